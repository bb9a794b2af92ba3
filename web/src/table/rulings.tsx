import words from "words:table";
import type { JSX } from "preact";
import styles from "./rulings.module.css";

/** How a rule is read where the rulebook is unclear, below its words. */
export function Rulings({ of }: { of: readonly string[] }): JSX.Element | null {
  if (of.length === 0) return null;
  return (
    <ul class={styles.rulings}>
      {of.map((ruling) => (
        <li key={ruling}>
          <b>{words.ruling()}</b> {ruling}
        </li>
      ))}
    </ul>
  );
}
