import words from "words:errors";
import type { JSX } from "preact";
import styles from "./page.module.css";

export default function NotFound(): JSX.Element {
  return (
    <main class={styles.page}>
      <h1>{words.nothingHere()}</h1>
      <p>{words.mistyped()}</p>
      <p>
        <a href="#/">{words.home()}</a>
      </p>
    </main>
  );
}
