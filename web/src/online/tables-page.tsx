import words from "words:online";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, type ListedTable } from "../net/api.js";
import { refusalWords } from "../net/refusal-words.js";
import { OPTIONS } from "../pages/options.js";
import pageStyles from "../pages/page.module.css";
import styles from "./online.module.css";

/** Tables that everybody may find: to join, or to watch. */
export default function TablesPage(): JSX.Element {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const [trouble, setTrouble] = useState("");
  const list = (): void => {
    setTrouble("");
    // Those that wait for somebody come first.
    Promise.all([api.listed("open"), api.listed("running")]).then(
      (found) => setTables(found.flat()),
      (error: unknown) => setTrouble(refusalWords(error)),
    );
  };
  useEffect(list, []);
  return (
    <main class={pageStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>{words.openTables()}</h1>
      {trouble !== "" && (
        <p role="alert">
          {trouble}{" "}
          <button type="button" class={styles.small} onClick={list}>
            {words.tryAgain()}
          </button>
        </p>
      )}
      {tables?.length === 0 && <p>{words.nobodyListed()}</p>}
      <ul class={styles.seats}>
        {tables?.map((table) => (
          <li key={table.table} class={styles.seat}>
            <span>
              <strong>{OPTIONS[table.game]?.title() ?? table.game}</strong>: {whoWords(table)}
            </span>
            <a class={pageStyles.other} href={`#/table/${table.table}`}>
              {table.status === "open" ? words.join() : words.look()}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function whoWords({ names, bots }: ListedTable): string {
  const people = names.flatMap((name, seat) => name ?? bots[seat] ?? []);
  const n = names.length - people.length;
  const who = people.join(", ");
  return n > 0 ? words.namesAndFree({ names: who, n }) : who;
}
