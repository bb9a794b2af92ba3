import words from "words:hint";
import type { JSX } from "preact";
import type { AdviceSheet, OptionSheet } from "../sheet/sheet.js";
import { classes } from "../table/classes.js";
import { choose, type Desk, doubted, pointAt, pointed, pointWith } from "../table/desk.js";
import { chanceWords } from "./figures.js";
import styles from "./hint.module.css";
import { Reason } from "./reason.js";

interface AnswerProps {
  readonly desk: Desk;
  readonly advice: AdviceSheet;
  readonly option: OptionSheet;
}

/** An answer that is advised: pointing at it lights up where it is given, pressing it gives it. */
export function Answer({ desk, advice, option }: AnswerProps): JSX.Element {
  const { key } = option;
  const isDoubted = doubted.value === key;
  return (
    <li>
      <button
        type="button"
        data-advice={key}
        class={classes(styles.answer, pointed.value.key === key && styles.pointed)}
        onClick={() => choose(desk, option)}
        onMouseMove={(event) => pointWith(event, option)}
        onMouseLeave={(event) => pointWith(event, null)}
        onFocus={() => pointAt(option)}
        onBlur={() => pointAt(null)}
      >
        <span class={styles.head}>
          <strong>{capital(advice.steps[0]?.words ?? option.words)}</strong>
          <Chance advice={advice} />
        </span>
        {isDoubted ? (
          <small class={styles.warning}>
            {option.warning?.words ?? option.doubt} {words.pressAgain()}
          </small>
        ) : (
          <Reason advice={advice} />
        )}
      </button>
    </li>
  );
}

/** In figures, and as a line that is as long as the chance is good. */
export function Chance({ advice }: { advice: AdviceSheet }): JSX.Element {
  return (
    <span class={styles.chance}>
      {chanceWords(advice)}
      <i aria-hidden="true" style={{ "--part": `${advice.chance * 100}%` }} />
    </span>
  );
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
