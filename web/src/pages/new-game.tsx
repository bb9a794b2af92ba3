import type { JSX } from "preact";
import { goTo } from "../keep/route.js";
import { forgetGame } from "../keep/saved.js";
import homeStyles from "./home.module.css";
import styles from "./new-game.module.css";
import { type Field, type GameOptions, wish } from "./options.js";

/** What is to be agreed before a game; whoever changes nothing gets the usual one. */
export function NewGame({ game, options }: { game: string; options: GameOptions }): JSX.Element {
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const chosen = options.fields.map((field) => [field.name, chosenIn(field, data)] as const);
    wish(game, { ...options.fixed, ...Object.fromEntries(chosen) });
    forgetGame(game);
    goTo(`play/${game}`);
  };
  return (
    <main class={homeStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>New game of {options.title}</h1>
      <form class={styles.form} onSubmit={begin}>
        {options.fields.map(({ name, words, help, choices }) => (
          <fieldset key={name} class={styles.field}>
            <legend>{words}</legend>
            <p class={homeStyles.facts}>{help}</p>
            {choices.map((choice, i) => (
              <label key={choice.value} class={styles.choice}>
                <input type="radio" name={name} value={i} checked={i === 0} /> {choice.words}
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit" class={`${homeStyles.main} ${styles.begin}`}>
          Begin
        </button>
      </form>
    </main>
  );
}

function chosenIn({ name, choices }: Field, data: FormData): string | number {
  return choices[Number(data.get(name) ?? 0)].value;
}
