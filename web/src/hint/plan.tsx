import words from "words:hint";
import type { Row, Step } from "@coterie/bots";
import type { JSX } from "preact";
import type { AdviceSheet, OptionSheet } from "../sheet/sheet.js";
import { type Desk, pointAt, pointWith } from "../table/desk.js";
import { Chance, capital } from "./answer.js";
import styles from "./hint.module.css";
import { Reason } from "./reason.js";

interface PlanProps {
  readonly desk: Desk;
  readonly advice: AdviceSheet;
  /** How many steps of it are done. */
  readonly at: number;
  /** The option with which it goes on. */
  readonly option: OptionSheet;
  /** The next step is taken: the plan is to be followed. */
  follow(): void;
}

/** A whole plan: what goes where, to be done at once or step by step. */
export function Plan({ desk, advice, at, option, follow }: PlanProps): JSX.Element {
  const { keys, steps, rows } = advice;
  const step = steps[at];
  return (
    <li class={styles.plan} data-plan={at}>
      <Chance advice={advice} />
      <ul class={styles.rows}>
        {rows.map(({ key, words: told, about }) => (
          <li key={key}>
            {capital(told)} {about.length > 0 && <small>({about.map(counted).join(", ")})</small>}
          </li>
        ))}
      </ul>
      <Reason advice={advice} />
      <div class={styles.deeds}>
        <button
          type="button"
          data-advice={option.key}
          class={styles.step}
          onClick={() => {
            follow();
            desk.answer(option.key);
          }}
          onMouseMove={(event) => pointWith(event, option)}
          onMouseLeave={(event) => pointWith(event, null)}
          onFocus={() => pointAt(option)}
          onBlur={() => pointAt(null)}
        >
          <b>{words.step({ at: at + 1, of: keys.length })}</b>{" "}
          {step === undefined ? option.words : stepWords(step)}
        </button>
        <button type="button" class={styles.all} onClick={() => desk.answer(...keys.slice(at))}>
          {words.doAll()}
        </button>
      </div>
    </li>
  );
}

function stepWords({ words: told, about }: Step): string {
  return about === null ? told : words.stepAbout({ about, words: told });
}

/** "2 × Elder". */
function counted({ what, n }: Row["about"][number]): string {
  return n === 1 ? what : words.times({ n, what });
}
