import type { JSX } from "preact";
import styles from "./home.module.css";

export function NotFound(): JSX.Element {
  return (
    <main class={styles.page}>
      <h1>There is nothing here</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <p>
        <a href="#/">To the first page</a>
      </p>
    </main>
  );
}
