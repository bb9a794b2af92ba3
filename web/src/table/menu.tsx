import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { asksAgain, SPEEDS, type Speed, sound, speed } from "../keep/settings.js";
import barStyles from "./bar.module.css";
import type { Deed, Desk } from "./desk.js";
import styles from "./menu.module.css";
import { complained } from "./report.js";
import { ThemeButton } from "./theme-button.js";

const SPEED_NAMES: Readonly<Record<Speed, string>> = {
  off: "at once",
  fast: "fast",
  usual: "usual",
  slow: "slow",
};

/** What is rarely needed: settings, the record, a report. */
export function Menu({ desk }: { desk: Desk }): JSX.Element {
  return (
    <>
      <button type="button" class={barStyles.tool} popovertarget="menu">
        Menu
      </button>
      <div id="menu" popover="auto" class={styles.menu}>
        <p class={styles.ways}>
          <a href="#/">First page</a>
          <ThemeButton />
        </p>
        <h2>Settings</h2>
        <label class={styles.field}>
          Show what happens
          <select
            value={speed.value}
            onChange={({ currentTarget: { value } }) => {
              speed.value = value as Speed;
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {SPEED_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <Switch of={asksAgain} words="Ask again before what is dangerous" />
        <Switch of={sound} words="A sound when it is my turn" />
        <Notify />
        <h2>This table</h2>
        <div class={styles.deeds}>
          {desk.menu.map((deed) => (
            <DeedButton key={deed.words} deed={deed} class={styles.deed} />
          ))}
          <button
            type="button"
            class={styles.deed}
            onClick={() => {
              complained.value = desk.sheet.answers;
            }}
          >
            Report a problem
          </button>
        </div>
      </div>
    </>
  );
}

export function DeedButton({
  deed,
  class: name,
}: {
  deed: Deed;
  class?: string | undefined;
}): JSX.Element {
  const { words, act } = deed;
  if (typeof act === "string") {
    return (
      <a class={name} href={`#/${act}`}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" class={name} onClick={act}>
      {words}
    </button>
  );
}

function Switch({ of, words }: { of: typeof sound; words: string }): JSX.Element {
  return (
    <label class={styles.field}>
      {words}
      <input
        type="checkbox"
        checked={of.value === "on"}
        onChange={({ currentTarget: { checked } }) => {
          of.value = checked ? "on" : "off";
        }}
      />
    </label>
  );
}

/** Browsers ask before they let a page notify; they are asked only when somebody wants it. */
function Notify(): JSX.Element | null {
  const [allowed, setAllowed] = useState(
    typeof Notification === "undefined" ? "denied" : Notification.permission,
  );
  if (allowed === "denied") return null;
  if (allowed === "granted") return <p>This browser notifies you when it is your turn.</p>;
  return (
    <button
      type="button"
      class={styles.deed}
      onClick={() => void Notification.requestPermission().then(setAllowed)}
    >
      Notify me when it is my turn
    </button>
  );
}
