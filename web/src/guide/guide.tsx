import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import type { TableSheet } from "../sheet/sheet.js";
import { RuleMark } from "../table/rule-mark.js";
import styles from "./guide.module.css";
import { guideStep, introductionIds, isClosing } from "./steps.js";

interface GuideProps {
  readonly game: string;
  readonly sheet: TableSheet;
  /** Nothing more is to be told. */
  readonly end: () => void;
}

/** A few words beside each question of the first round, for somebody who has never played. */
export default function Guide({ game, sheet, end }: GuideProps): JSX.Element | null {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isUnderWay = useHasAnswered(sheet);
  const seen = isUnderWay ? new Set([...closed, ...introductionIds(game)]) : closed;
  const step = guideStep(game, sheet, seen);
  if (step === null) return null;
  const isLast = isClosing(game, step);
  const close = isLast ? end : () => setClosed(new Set([...closed, step.id]));
  return (
    <section class={styles.guide} aria-label="Guide" data-guide>
      <h2 class={styles.title}>
        {step.title} {step.rule !== undefined && <RuleMark rule={step.rule} />}
      </h2>
      {/* The key: a new step is read from its beginning, wherever the one before was left. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div key={step.id} class={styles.words} tabIndex={0}>
        {step.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div class={styles.deeds}>
        <button type="button" class={styles.main} onClick={close}>
          Got it
        </button>
        {isLast ? (
          <a href={`#/rules/${game}`}>All the rules</a>
        ) : (
          <button type="button" class={styles.other} onClick={end}>
            End the guide
          </button>
        )}
      </div>
    </section>
  );
}

/** Whether the first question that was seen here has been answered. */
function useHasAnswered({ question }: TableSheet): boolean {
  const first = useRef<string | null>(null);
  first.current ??= question?.id ?? null;
  return first.current !== null && question?.id !== first.current;
}
