import type { JSX } from "preact";
import styles from "./rule-mark.module.css";

/** The number of a rule, wherever one is named. */
export function RuleMark({ rule }: { rule: string }): JSX.Element {
  return <span class={styles.rule}>{rule}</span>;
}
