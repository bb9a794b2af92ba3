import words from "words:hint";
import type { JSX } from "preact";
import type { AdviceSheet } from "../sheet/sheet.js";
import { bringsWords } from "./figures.js";
import styles from "./hint.module.css";

/** Why an answer is good: what follows for certain, and what it brings on average. */
export function Reason({ advice }: { advice: AdviceSheet }): JSX.Element {
  const { certain } = advice;
  const brings = bringsWords(advice);
  return (
    <>
      {certain.length > 0 && (
        <small class={styles.reason}>
          <b>{words.forCertain()}</b> {certain.join(" ")}
        </small>
      )}
      {brings !== "" && (
        <small class={styles.reason}>
          <b>{words.onAverage({ within: advice.within })}</b> {brings}
        </small>
      )}
    </>
  );
}
