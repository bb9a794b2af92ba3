import words from "words:table";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { FactSheet, OptionSheet, QuestionSheet } from "../sheet/sheet.js";
import {
  choose,
  chosenPlace,
  type Desk,
  doubted,
  hinted,
  isDoubtful,
  pointAt,
  pointed,
  pointWith,
} from "./desk.js";
import { EndPanel } from "./end.js";
import { optionGroups } from "./option-groups.js";
import styles from "./question.module.css";
import { RuleMark } from "./rule-mark.js";

interface PanelProps {
  readonly desk: Desk;
  /** What is being shown: the question waits for it. */
  readonly fact: FactSheet | null;
  readonly waiting: string;
}

/** Who decides, what, why now, and every option as a button. */
export function QuestionPanel({ desk, fact, waiting }: PanelProps): JSX.Element {
  const { question, end } = desk.sheet;
  if (fact !== null) return <Playing fact={fact} />;
  if (end !== null) return <EndPanel deeds={desk.ends} end={end} />;
  if (question === null) {
    return (
      <section class={styles.panel} aria-label={words.question()}>
        <p class={styles.why} aria-live="polite">
          {waiting}
        </p>
      </section>
    );
  }
  return <Asked desk={desk} question={question} />;
}

/** On a phone the board may be out of sight: what happens is said here, too. */
function Playing({ fact }: { fact: FactSheet }): JSX.Element {
  return (
    <section class={styles.panel} aria-label={words.question()}>
      <p class={styles.fact}>{fact.words}</p>
      <p class={styles.why}>{words.anyKeySkips()}</p>
    </section>
  );
}

function Asked({ desk, question }: { desk: Desk; question: QuestionSheet }): JSX.Element {
  const place = chosenPlace.value;
  const here = question.options.filter(({ places }) => place !== null && places.includes(place));
  const shown = here.length > 0 ? here : question.options;
  const ask = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: whoever uses the keyboard goes on from the new question.
  useEffect(() => {
    if (document.activeElement === document.body) ask.current?.focus({ preventScroll: true });
  }, [question.id]);
  return (
    <section class={styles.panel} aria-labelledby="ask">
      <p class={styles.who}>{question.who}</p>
      <h2 id="ask" class={styles.ask} ref={ask} tabIndex={-1}>
        {question.ask} <RuleMark rule={question.rule} />
      </h2>
      {question.why !== "" && <p class={styles.why}>{question.why}</p>}
      {here.length > 0 && here.length < question.options.length && (
        <button
          type="button"
          class={styles.all}
          onClick={() => {
            chosenPlace.value = null;
          }}
        >
          {words.showAll({ n: question.options.length })}
        </button>
      )}
      <fieldset class={styles.options} aria-labelledby="ask">
        {optionGroups(shown).map(({ name, options }) => (
          <div key={name} class={styles.group}>
            {name !== "" && <h3 class={styles.groupName}>{name}</h3>}
            {options.map(({ option, number }) => (
              <OptionButton key={option.key} option={option} number={number} desk={desk} />
            ))}
          </div>
        ))}
      </fieldset>
      {question.blocked.length > 0 && <WhyNot question={question} />}
    </section>
  );
}

interface ButtonProps {
  readonly option: OptionSheet;
  readonly number: number;
  readonly desk: Desk;
}

const NUMBER_KEYS = 9;

function OptionButton({ option, number, desk }: ButtonProps): JSX.Element {
  const { warning } = option;
  const isPointed = pointed.value.key === option.key;
  const mark = hinted.value.get(option.key);
  const remark = desk.remarks?.get(option.key);
  return (
    <button
      type="button"
      data-key={option.key}
      data-number={number}
      data-places={option.places.join(" ")}
      data-warned={isDoubtful(option)}
      class={`${styles.option} ${isPointed ? styles.pointed : ""}`}
      onClick={() => choose(desk, option)}
      onMouseMove={(event) => pointWith(event, option)}
      onMouseLeave={(event) => pointWith(event, null)}
      onFocus={() => pointAt(option)}
      onBlur={() => pointAt(null)}
    >
      <span class={styles.number} aria-hidden="true">
        {number <= NUMBER_KEYS ? number : ""}
      </span>
      <span>
        {capital(option.words)}
        {mark !== undefined && <small class={styles.mark}>{mark}</small>}
        {remark !== undefined && <small class={styles.mark}>{remark}</small>}
        {option.more !== undefined && <small class={styles.more}>{option.more}</small>}
        {warning !== undefined && (
          <small class={styles.warning}>
            {words.careful({ warning: warning.words, rule: warning.rule })}
          </small>
        )}
        {doubted.value === option.key && (
          <small class={styles.warning}>
            {option.doubt} {words.pressAgain()}
          </small>
        )}
      </span>
    </button>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function WhyNot({ question }: { question: QuestionSheet }): JSX.Element {
  return (
    <details class={styles.whyNot}>
      <summary>{words.whyNot({ n: question.blocked.length })}</summary>
      <ul>
        {question.blocked.map(({ action, why, rule }) => (
          <li key={action}>
            <strong>{capital(action)}</strong>: {why} <RuleMark rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
