import words from "words:options";
import type { JSX } from "preact";
import { goTo } from "../keep/route.js";
import { wish } from "../keep/wish.js";
import { chosenIn, Fields } from "./fields.js";
import styles from "./new-game.module.css";
import { OPTIONS } from "./options.js";
import pageStyles from "./page.module.css";

/** What is to be agreed before a game; whoever changes nothing gets the usual one. */
export default function NewGame({ game }: { game: string }): JSX.Element {
  const options = OPTIONS[game];
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    wish(game, options.wishOf(chosenIn(options.fields, data)));
    // The unfinished game stays until the new one has begun.
    goTo(`play/${game}`);
  };
  return (
    <main class={pageStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>{words.newGameOf({ game: options.title() })}</h1>
      <form class={styles.form} onSubmit={begin}>
        <Fields fields={options.fields} />
        <button type="submit" class={`${pageStyles.main} ${styles.begin}`}>
          {words.begin()}
        </button>
      </form>
    </main>
  );
}
