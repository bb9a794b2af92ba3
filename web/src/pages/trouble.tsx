import words from "words:play";
import type { ComponentChildren, JSX } from "preact";
import styles from "./page.module.css";

interface TroubleProps {
  readonly title: string;
  readonly words: string;
  /** Ways on, before the one that is always there. */
  readonly children?: ComponentChildren;
}

/** Something cannot go on: what, why, and what can be done. */
export function Trouble({ title, words: why, children }: TroubleProps): JSX.Element {
  return (
    <main class={styles.page}>
      <h1>{title}</h1>
      <p role="alert">{why}</p>
      <div class={styles.ways}>
        {children}
        <a class={styles.other} href="#/">
          {words.toFirstPage()}
        </a>
      </div>
    </main>
  );
}
