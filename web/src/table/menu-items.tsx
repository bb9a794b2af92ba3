import words from "words:menu";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { asksAgain, SPEEDS, type Speed, sound, speed } from "../keep/settings.js";
import { levelWords } from "../pages/levels.js";
import type { Desk } from "./desk.js";
import { DeedButton } from "./menu.js";
import styles from "./menu.module.css";
import { complained } from "./report.js";
import { ThemeButton } from "./theme-button.js";

const SPEED_NAMES: Readonly<Record<Speed, () => string>> = {
  off: words.atOnce,
  fast: words.fast,
  usual: words.usual,
  slow: words.slow,
};

interface MenuProps {
  readonly desk: Desk;
  close(): void;
}

/** What is rarely needed: settings, the record, a report. */
export default function MenuItems({ desk, close }: MenuProps): JSX.Element {
  return (
    <>
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
      {desk.bots !== undefined && <p>{words.botsAre({ level: levelWords(desk.bots) })}</p>}
      <div class={styles.deeds}>
        {desk.menu.map((deed) => (
          <DeedButton key={deed.words} deed={deed} class={styles.deed} after={close} />
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
    </>
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
  const isAble = typeof Notification !== "undefined";
  const [allowed, setAllowed] = useState(isAble ? Notification.permission : "denied");
  if (allowed === "denied") return isAble ? <p>{words.notifyDenied()}</p> : null;
  if (allowed === "granted") return <p>{words.notifies()}</p>;
  return (
    <button
      type="button"
      class={styles.deed}
      onClick={() => Notification.requestPermission().then(setAllowed)}
    >
      {words.notifyMe()}
    </button>
  );
}
