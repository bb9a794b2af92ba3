import words from "words:home";
import type { Mine, Vote } from "@coterie/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api.js";
import { OPTIONS } from "./options.js";
import styles from "./page.module.css";

/** The tables on the server that somebody at this device sits at; those that wait come first. */
export default function MyTables(): JSX.Element | null {
  const [tables, setTables] = useState<readonly Mine[]>([]);
  const [isAway, setAway] = useState(false);
  const load = (): void => {
    setAway(false);
    api.mine().then(setTables, (error: unknown) => {
      console.warn("the tables could not be listed:", error);
      setAway(true);
    });
  };
  useEffect(load, []);
  if (isAway) {
    return (
      <p class={styles.facts}>
        {words.serverAway()}{" "}
        <button type="button" class={styles.other} onClick={load}>
          {words.tryAgain()}
        </button>
      </p>
    );
  }
  if (tables.length === 0) return null;
  const sorted = [...tables].sort(
    (a, b) => Number(isWaiting(b)) - Number(isWaiting(a)) || b.touched - a.touched,
  );
  return (
    <section>
      <h2>{words.myTables()}</h2>
      <ul class={styles.tables}>
        {sorted.map((table) => (
          <li key={table.table}>
            <a href={`#/table/${table.table}`}>{titleOf(table)}</a>{" "}
            <span class={styles.facts}>{stateOf(table)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An older server beside the one that gave out this page says nothing of votes. */
const isWaiting = ({ waiting, votes = [] }: Mine): boolean => waiting.length + votes.length > 0;

function titleOf({ game, names }: Mine): string {
  return words.tableWith({ game: OPTIONS[game]?.title() ?? game, names: names.join(", ") });
}

const STATES: Readonly<Record<string, () => string>> = {
  open: words.open,
  running: words.running,
  finished: words.finished,
  abandoned: words.abandoned,
  closed: words.closed,
};

const ASKED: Readonly<Record<Vote, () => string>> = {
  undo: words.askedUndo,
  bot: words.askedBot,
  end: words.askedEnd,
};

function stateOf({ status, waiting, votes = [] }: Mine): string {
  const all = [
    ...(waiting.length > 0 ? [words.myTurn()] : []),
    ...votes.map((vote) => ASKED[vote]()),
  ];
  return all.length > 0 ? all.join(" · ") : (STATES[status]?.() ?? "");
}
