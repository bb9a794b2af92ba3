import words from "words:table";
import type { JSX } from "preact";
import styles from "./caption.module.css";
import type { Shown } from "./playback.js";
import { RuleMark } from "./rule-mark.js";

/** What is happening, over the board; it takes no room from it. */
export function Caption({ shown: { fact, skip } }: { shown: Shown }): JSX.Element | null {
  if (fact === null) return null;
  return (
    <p class={styles.caption} data-caption>
      {fact.words} {fact.rule !== "" && <RuleMark rule={fact.rule} />}
      <button type="button" class={styles.skip} onClick={skip}>
        {words.skip()}
      </button>
    </p>
  );
}
