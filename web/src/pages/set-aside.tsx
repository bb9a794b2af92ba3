import words from "words:stored";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { keep, nameBefore, textsSetAside } from "../keep/box.js";
import { DeleteStored, SaveStored } from "./delete-stored.js";
import { OPTIONS } from "./options.js";
import styles from "./page.module.css";

/** What this browser stored and cannot be read any more. */
export default function SetAside(): JSX.Element | null {
  const [names, setNames] = useState(textsSetAside());
  if (names.length === 0) return null;
  return (
    <section class={styles.setAside} role="alert">
      <h2>{words.setAsideTitle()}</h2>
      <p>{words.setAsideWhy()}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <p>{wordsOf(nameBefore(name))}</p>
            <div class={styles.ways}>
              <SaveStored name={name} />
              <DeleteStored
                name={name}
                label={words.deleteIt()}
                remove={() => {
                  keep(name, null);
                  setNames(textsSetAside());
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KINDS: Readonly<Record<string, typeof words.game>> = {
  game: words.game,
  lesson: words.lesson,
  record: words.record,
  tables: words.tables,
};

/** "Your game of Blood Orders". */
function wordsOf(name: string): string {
  const [kind, ...rest] = name.split(".");
  const title = OPTIONS[rest.find((part) => part in OPTIONS) ?? ""]?.title() ?? "";
  return (KINDS[kind] ?? words.other)({ game: title, name });
}
