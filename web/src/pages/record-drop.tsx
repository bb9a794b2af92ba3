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
      trouble(`${file.name} is no record: it cannot be read as JSON.`);
    }
  };
  const kept = Object.keys(OPTIONS).filter((game) => keptRecord(game) !== undefined);
  return (
    <main class={styles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>Replays</h1>
      <p class={styles.facts}>
        A record holds a whole game. It is played again here, and everything that it claims is
        checked.
      </p>
      {kept.length > 0 && (
        <div class={styles.ways}>
          {kept.map((game) => (
            <a key={game} class={styles.other} href={`#/replay/last/${game}`}>
              The last game of {OPTIONS[game].title}
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
        Drop the file of a record here, or choose it:
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
    </main>
  );
}
