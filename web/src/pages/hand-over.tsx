import words from "words:play";
import type { JSX } from "preact";
import styles from "./hand-over.module.css";
import homeStyles from "./home.module.css";

/** Between two people who share a screen: nobody sees what is the other's. */
export function HandOver({ who, take }: { who: string; take: () => void }): JSX.Element {
  return (
    <main class={styles.page}>
      <h1>{words.isNext({ who })}</h1>
      <p>{words.handOver()}</p>
      <button type="button" class={homeStyles.main} onClick={take}>
        {words.iAm({ who })}
      </button>
    </main>
  );
}
