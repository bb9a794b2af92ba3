import words from "words:play";
import type { JSX } from "preact";
import styles from "./page.module.css";

export function NotFound(): JSX.Element {
  return (
    <main class={styles.page}>
      <h1>{words.nothingHere()}</h1>
      <p>{words.mistyped()}</p>
      <p>
        <a href="#/">{words.toFirstPage()}</a>
      </p>
    </main>
  );
}
