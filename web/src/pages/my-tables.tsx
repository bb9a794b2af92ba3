import type { Mine } from "@coterie/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { keptTables } from "../keep/seats.js";
import { api } from "../net/api.js";
import styles from "./home.module.css";
import { OPTIONS } from "./options.js";

/** The tables on the server that somebody at this device sits at; those that wait come first. */
export function MyTables(): JSX.Element | null {
  const [tables, setTables] = useState<readonly Mine[]>([]);
  const [isAway, setAway] = useState(false);
  const count = keptTables().length;
  useEffect(() => {
    if (count > 0) api.mine().then(setTables, () => setAway(true));
  }, [count]);
  if (isAway)
    return <p class={styles.facts}>Your tables are on the server, which is away just now.</p>;
  if (tables.length === 0) return null;
  const sorted = [...tables].sort(
    (a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.touched - a.touched,
  );
  return (
    <section>
      <h2>Your tables</h2>
      <ul class={styles.tables}>
        {sorted.map((table) => (
          <li key={table.table}>
            <a href={`#/table/${table.table}`}>
              {OPTIONS[table.game]?.title ?? table.game} with {table.names.join(", ")}
            </a>{" "}
            <span class={styles.facts}>
              {isMyTurn(table) ? "it is your turn" : STATES[table.status]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isMyTurn = ({ waiting }: Mine): boolean => waiting.length > 0;

const STATES: Readonly<Record<string, string>> = {
  open: "has not begun",
  running: "others are thinking",
  finished: "is over",
  abandoned: "was ended",
  closed: "was closed",
};
