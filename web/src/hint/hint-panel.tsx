import words from "words:hint";
import type { Sureness } from "@coterie/kernel";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { named } from "../engine/named.js";
import { PartFault } from "../errors/part-fault.js";
import type { Problem } from "../errors/problem.js";
import { sentenceOf } from "../errors/sentences.js";
import { ReportButton } from "../errors/ways.js";
import type { AdviceSheet, HintSheet, QuestionSheet } from "../sheet/sheet.js";
import { type Desk, hinted, isHintOpen } from "../table/desk.js";
import { askHint } from "../thinking/ask-hint.js";
import type { Mind } from "../thinking/mind.js";
import { Answer } from "./answer.js";
import { chanceWords, marksAt } from "./figures.js";
import { held } from "./held.js";
import styles from "./hint.module.css";
import { Plan } from "./plan.js";

interface HintProps {
  readonly desk: Desk;
  readonly question: QuestionSheet;
  readonly mind: Mind;
}

/** A plan that somebody follows, and how many of its steps are done. */
interface Followed {
  readonly advice: AdviceSheet;
  readonly at: number;
}

const NOTHING_YET: HintSheet = { answers: [], sure: "close", isThinking: true };
const NOTHING: HintSheet = { ...NOTHING_YET, isThinking: false };

/** The best answers to the question and why, while they are being thought about and after. */
export function HintPanel({ desk, question, mind }: HintProps): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  const stop = useRef(() => {});
  const [hint, setHint] = useState<HintSheet>(NOTHING_YET);
  /** Why there is no hint. */
  const [failure, setFailure] = useState<Problem | null>(null);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const first = useRef(question.id);

  useEffect(() => {
    if (question.id !== first.current) {
      // What was advised was about another question; a plan goes on as long as its next step is offered.
      if (nextOf(followed, question) === undefined) isHintOpen.value = false;
      return;
    }
    const isHeld = (): boolean => panel.current?.querySelector(":hover, :focus") != null;
    stop.current = askHint(
      mind,
      desk.hintTask(),
      (told) => setHint((before) => held(before, named(told, desk.names ?? []), isHeld())),
      (error) => {
        setHint(NOTHING);
        setFailure({
          what: whatFailed(error),
          error,
          report: (note) => desk.report(desk.sheet.answers, note),
        });
      },
    );
    return () => stop.current();
  }, [question.id]);
  const answers = followed === null ? hint.answers : [followed.advice];
  const at = followed?.at ?? 0;
  useMarks(answers, at);

  const halt = (): void => {
    stop.current();
    setHint((now) => ({ ...now, isThinking: false }));
  };
  return (
    <section id="hint" class={styles.panel} aria-label={words.hint()} ref={panel}>
      <header class={styles.bar}>
        <h3>{words.hint()}</h3>
        <Status hint={hint} />
        {hint.isThinking && (
          <button type="button" class={styles.tool} onClick={halt}>
            {words.stop()}
          </button>
        )}
        <button type="button" class={styles.tool} aria-label={words.closeHint()} onClick={close}>
          ×
        </button>
      </header>
      {failure !== null && (
        <>
          <p role="alert">{sentenceOf(failure)}</p>
          <ReportButton problem={failure} label={words.report()} />
        </>
      )}
      {answers.length > 0 && <p class={styles.legend}>{words.chances()}</p>}
      <ol class={styles.answers}>
        {answers.map((advice) => {
          const option = question.options.find(({ key }) => key === advice.keys[at]);
          if (option === undefined) return null;
          const name = advice.keys.join();
          return advice.keys.length === 1 ? (
            <Answer key={name} {...{ desk, advice, option }} />
          ) : (
            <Plan
              key={name}
              {...{ desk, advice, at, option }}
              follow={() => setFollowed({ advice, at: at + 1 })}
            />
          );
        })}
      </ol>
      <p class="quiet" aria-live="polite">
        {spoken(hint)}
      </p>
    </section>
  );
}

function whatFailed(error: unknown): Problem["what"] {
  if (!(error instanceof PartFault)) return "hintFailed";
  return error.isLoaded ? "thinkerStopped" : "thinkerAway";
}

/** The key of the next step of a plan, if the question offers it. */
function nextOf(followed: Followed | null, { options }: QuestionSheet): string | undefined {
  const next = followed?.advice.keys[followed.at];
  return options.find(({ key }) => key === next)?.key;
}

/** The options of the list that are advised bear a mark. */
function useMarks(answers: readonly AdviceSheet[], at: number): void {
  useEffect(() => {
    hinted.value = marksAt(answers, at);
  });
  useEffect(
    () => () => {
      hinted.value = new Map();
      isHintOpen.value = false;
    },
    [],
  );
}

/** Whoever closes it goes on from where it was opened. */
function close(): void {
  isHintOpen.value = false;
  document.querySelector<HTMLElement>('[aria-controls="hint"]')?.focus();
}

function Status({ hint }: { hint: HintSheet }): JSX.Element {
  return <span class={styles.status}>{statusWords(hint)}</span>;
}

const SURE: Readonly<Record<Sureness, () => string>> = {
  certain: words.certain,
  likely: words.likely,
  close: words.close,
  "by-rule": words.byRule,
};

function statusWords(hint: HintSheet): string {
  if (hint.isThinking) return words.thinking();
  if (hint.answers.length === 0) return words.nothing();
  return SURE[hint.sure]();
}

/** Read aloud: that it is thought about, and then what came of it; not each thought on the way. */
function spoken(hint: HintSheet): string {
  const [best] = hint.answers;
  const sure = statusWords(hint);
  if (hint.isThinking || best === undefined) return sure;
  const told = best.steps.map((step) => step.words).join("; ");
  return words.bestIs({ words: `${told}.`, chance: chanceWords(best), sure });
}
