import type { JSX } from "preact";
import styles from "./new-game.module.css";
import type { Chosen, Field } from "./options.js";
import pageStyles from "./page.module.css";

/** Choices in plain words. */
export function Fields({ fields }: { fields: readonly Field[] }): JSX.Element {
  return (
    <>
      {fields.map(({ name, words, help, choices, usual = choices[0].value }) => (
        <fieldset key={name} class={styles.field} data-field={name}>
          <legend>{words()}</legend>
          <p class={pageStyles.facts}>{help()}</p>
          <div class={styles.choices}>
            {choices.map((choice, i) => (
              <label key={choice.value} class={styles.choice}>
                <input type="radio" name={name} value={i} defaultChecked={choice.value === usual} />
                {choice.words()}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

export function chosenIn(fields: readonly Field[], data: FormData): Chosen {
  const chosen = fields.map(({ name, choices }) => {
    const { value } = choices[Number(data.get(name) ?? 0)];
    return [name, value] as const;
  });
  return Object.fromEntries(chosen);
}
