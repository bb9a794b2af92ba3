import words from "words:table";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { asksAgain, SPEEDS, type Speed, sound, speed } from "../keep/settings.js";
import barStyles from "./bar.module.css";
import type { Deed, Desk } from "./desk.js";
import styles from "./menu.module.css";
import { complained } from "./report.js";
import { ThemeButton } from "./theme-button.js";

const SPEED_NAMES: Readonly<Record<Speed, () => string>> = {
  off: words.atOnce,
  fast: words.fast,
  usual: words.usual,
  slow: words.slow,
};

/** What is rarely needed: settings, the record, a report. */
export function Menu({ desk }: { desk: Desk }): JSX.Element {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" class={barStyles.tool} popovertarget="menu">
        {words.menu()}
      </button>
      <div id="menu" popover="auto" class={styles.menu} ref={menu}>
        <p class={styles.ways}>
          <a href="#/">{words.firstPage()}</a>
          <ThemeButton />
        </p>
        <h2>{words.settings()}</h2>
        <label class={styles.field}>
          {words.showWhatHappens()}
          <select
            value={speed.value}
            onChange={({ currentTarget: { value } }) => {
              speed.value = value as Speed;
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {SPEED_NAMES[one]()}
              </option>
            ))}
          </select>
        </label>
        <Switch of={asksAgain} label={words.askAgain()} />
        <Switch of={sound} label={words.soundOnTurn()} />
        <Notify />
        <h2>{words.thisTable()}</h2>
        {desk.bots !== undefined && <p>{words.botsAre({ level: desk.bots })}</p>}
        <div class={styles.deeds}>
          {desk.menu.map((deed) => (
            <DeedButton
              key={deed.words}
              deed={deed}
              class={styles.deed}
              after={() => menu.current?.hidePopover()}
            />
          ))}
          <button
            type="button"
            class={styles.deed}
            onClick={() => {
              complained.value = desk.sheet.answers;
            }}
          >
            {words.reportProblem()}
          </button>
        </div>
      </div>
    </>
  );
}

interface DeedProps {
  readonly deed: Deed;
  readonly class?: string | undefined;
  /** What follows when it is done. */
  after?(): void;
}

export function DeedButton({ deed, class: name, after }: DeedProps): JSX.Element {
  const { words: label, act } = deed;
  if (typeof act === "string") {
    return (
      <a class={name} href={`#/${act}`}>
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      class={name}
      onClick={() => {
        act();
        after?.();
      }}
    >
      {label}
    </button>
  );
}

function Switch({ of, label }: { of: typeof sound; label: string }): JSX.Element {
  return (
    <label class={styles.field}>
      {label}
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
  if (allowed === "granted") return <p>{words.notifies()}</p>;
  return (
    <button
      type="button"
      class={styles.deed}
      onClick={() => void Notification.requestPermission().then(setAllowed)}
    >
      {words.notifyMe()}
    </button>
  );
}
