import type { JSX } from "preact";
import { useId } from "preact/hooks";
import styles from "./rule-mark.module.css";
import { openRules, wordsOf } from "./rules.js";

/** The number of a rule, wherever one is named; pressed, it says the rule. */
export function RuleMark({ rule }: { rule: string }): JSX.Element {
  const id = useId();
  return (
    <>
      <button
        type="button"
        class={styles.rule}
        popovertarget={id}
        aria-label={`Rule ${rule}`}
        onClick={() => void openRules()}
      >
        {rule}
      </button>
      <span id={id} popover="auto" class={styles.words}>
        <strong>{rule}</strong> {wordsOf(rule)}
      </span>
    </>
  );
}
