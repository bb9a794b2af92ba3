import words from "words:replay";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { keptRecord } from "../keep/saved.js";
import styles from "./home.module.css";
import { OPTIONS } from "./options.js";
import dropStyles from "./record-drop.module.css";

interface DropProps {
  open(record: unknown): void;
  trouble(words: string): void;
}

/** Where a record is dropped, chosen, or taken from what this device has. */
export function RecordDrop({ open, trouble }: DropProps): JSX.Element {
  const [isOver, setOver] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      open(JSON.parse(await file.text()));
    } catch {
      trouble(words.notJson({ file: file.name }));
    }
  };
  const kept = Object.keys(OPTIONS).filter((game) => keptRecord(game) !== undefined);
  return (
    <main class={styles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>{words.replays()}</h1>
      <p class={styles.facts}>{words.whatRecordIs()}</p>
      {kept.length > 0 && (
        <div class={styles.ways}>
          {kept.map((game) => (
            <a key={game} class={styles.other} href={`#/replay/last/${game}`}>
              {words.lastGameOf({ game: OPTIONS[game].title() })}
            </a>
          ))}
        </div>
      )}
      <label
        class={`${dropStyles.drop} ${isOver ? dropStyles.over : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          void read(event.dataTransfer?.files[0]);
        }}
      >
        {words.dropHere()}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
    </main>
  );
}
