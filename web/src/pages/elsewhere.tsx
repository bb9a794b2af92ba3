import words from "words:stored";
import type { JSX } from "preact";
import styles from "./page.module.css";
import { Trouble } from "./trouble.js";

/** Another tab goes on with the game of this one. */
export default function Elsewhere(): JSX.Element {
  return (
    <Trouble title={words.elsewhere()} words={words.elsewhereWhy()}>
      <button type="button" class={styles.main} onClick={() => location.reload()}>
        {words.goOnHere()}
      </button>
    </Trouble>
  );
}
