import words from "words:online";
import type { JSX } from "preact";
import { addChance, missingChance } from "./chance.js";
import styles from "./online.module.css";

/** Before the game: chance of this browser could not be added, and can be until the game begins. */
export function ChanceNotice({ table }: { table: string }): JSX.Element | null {
  const missing = missingChance.value;
  if (missing?.table !== table) return null;
  const { pass, seats } = missing;
  return (
    <p class={styles.notice} role="alert">
      {words.chanceMissing()}{" "}
      <button type="button" class={styles.small} onClick={() => addChance(table, pass, seats)}>
        {words.tryAgain()}
      </button>
    </p>
  );
}
