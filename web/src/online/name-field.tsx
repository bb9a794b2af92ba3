import words from "words:online";
import type { JSX } from "preact";
import styles from "./online.module.css";

export function NameField({ value }: { value: string }): JSX.Element {
  return (
    <label class={styles.label}>
      {words.yourName()}
      <input
        class={styles.link}
        name="name"
        required
        maxLength={24}
        autocomplete="nickname"
        defaultValue={value}
      />
    </label>
  );
}
