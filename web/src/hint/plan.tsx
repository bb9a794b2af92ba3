import words from "words:hint";
import type { JSX } from "preact";
import type { AdviceSheet, OptionSheet, StepSheet } from "../sheet/sheet.js";
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
  const { keys, steps } = advice;
  const step = steps[at];
  return (
    <li class={styles.plan} data-plan={at}>
      <Chance advice={advice} />
      <ul class={styles.rows}>
        {rowsOf(steps).map(({ key, words: told, about }) => (
          <li key={key}>
            {capital(told)} <small>({about})</small>
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

function stepWords({ words: told, about }: StepSheet): string {
  return about === null ? told : words.stepAbout({ about, words: told });
}

interface Row {
  readonly key: string;
  readonly words: string;
  readonly about: string;
}

/**
 * Steps that are answered alike stand together, in the words of the last of them: those know of all. What
 * is about nothing only confirms the plan.
 */
function rowsOf(steps: readonly StepSheet[]): Row[] {
  const telling = steps.filter(({ about }) => about !== null);
  return grouped(telling, ({ key }) => key).map(([key, same]) => ({
    key,
    words: same[same.length - 1].words,
    about: counted(same.flatMap(({ about }) => about ?? [])),
  }));
}

/** "Bleeder, 2 × Elder". */
function counted(names: readonly string[]): string {
  return grouped(names, (name) => name)
    .map(([what, { length: n }]) => (n === 1 ? what : words.times({ n, what })))
    .join(", ");
}

function grouped<T>(all: readonly T[], nameOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return [...groups];
}
