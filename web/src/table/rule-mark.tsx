import type { JSX } from "preact";
import { useId } from "preact/hooks";
import styles from "./rule-mark.module.css";
import { wordsOf } from "./rules.js";

/** The number of a rule, wherever one is named; pressed, it says the rule. */
export function RuleMark({ rule }: { rule: string }): JSX.Element {
  const id = useId();
  const words = wordsOf(rule);
  if (words === undefined) return <span class={styles.rule}>{rule}</span>;
  return (
    <>
      <button type="button" class={styles.rule} popovertarget={id} aria-label={`Rule ${rule}`}>
        {rule}
      </button>
      <span id={id} popover="auto" class={styles.words}>
        <strong>{rule}</strong> {words}
      </span>
    </>
  );
}
