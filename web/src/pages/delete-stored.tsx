import words from "words:stored";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { kept } from "../keep/box.js";
import { saveFile } from "../keep/files.js";
import styles from "./page.module.css";

interface StoredProps {
  /** The name of a stored text. */
  readonly name: string;
}

/** Saves a stored text as a file, as it is. */
export function SaveStored({ name }: StoredProps): JSX.Element {
  return (
    <button
      type="button"
      class={styles.other}
      onClick={() => saveFile(`coterie.${name}.json`, kept(name) ?? "")}
    >
      {words.saveFile()}
    </button>
  );
}

interface DeleteProps extends StoredProps {
  readonly label: string;
  remove(): void;
}

/** Asks again before a stored text is deleted, and offers its file then. */
export function DeleteStored({ name, label, remove }: DeleteProps): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" class={styles.other} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    <div class={styles.sure} role="group" aria-label={label}>
      <p>{words.sure()}</p>
      <div class={styles.ways}>
        <SaveStored name={name} />
        <button type="button" class={styles.main} onClick={remove}>
          {words.deleteForGood()}
        </button>
        <button type="button" class={styles.other} onClick={() => setAsked(false)}>
          {words.keepIt()}
        </button>
      </div>
    </div>
  );
}
