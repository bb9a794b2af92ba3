import type { JSX } from "preact";
import { classes } from "../table/classes.js";
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
          <div class={classes(styles.choices, choices.some(({ more }) => more) && styles.rows)}>
            {choices.map(({ value, words: said, more }, i) => (
              <label key={value} class={styles.choice}>
                <input type="radio" name={name} value={i} defaultChecked={value === usual} />
                <span>
                  {said()}
                  {more !== undefined && <small class={styles.more}>{more}</small>}
                </span>
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
