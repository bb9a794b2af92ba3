import type { JSX } from "preact";
import styles from "./hand-over.module.css";
import homeStyles from "./home.module.css";

/** Between two people who share a screen: nobody sees what is the other's. */
export function HandOver({ who, take }: { who: string; take: () => void }): JSX.Element {
  return (
    <main class={styles.page}>
      <h1>{who} is next</h1>
      <p>Hand the screen over. What was to be seen is covered; the others look away now.</p>
      <button type="button" class={homeStyles.main} onClick={take}>
        I am {who}
      </button>
    </main>
  );
}
