import words from "words:online";
import type { TableInfo } from "@coterie/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { goTo } from "../keep/route.js";
import { forgetTable, keepTable, passFor } from "../keep/seats.js";
import { type Away, api } from "../net/api.js";
import { refusalWords } from "../net/refusal-words.js";
import pageStyles from "../pages/page.module.css";
import { Trouble } from "../pages/trouble.js";
import { AtTable } from "./at-table.js";
import { Join } from "./join.js";

interface OnlineProps {
  readonly table: string;
  readonly code?: string | undefined;
  /** A line of the log that a link named. */
  readonly at?: number | undefined;
}

/** A table on the server: whoever has no seat there yet is asked for a name first. */
export default function OnlinePage({ table, code, at }: OnlineProps): JSX.Element {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [trouble, setTrouble] = useState<Away | null>(null);
  const [isWatching, setWatching] = useState(false);
  const [pass, setPass] = useState(passFor(table));
  const [attempt, setAttempt] = useState(0);
  const isIn = (pass !== undefined && code === undefined) || isWatching;
  useEffect(() => {
    if (isIn) return;
    api.info(table, pass).then((known) => {
      setInfo(known);
      setTrouble(null);
    }, setTrouble);
  }, [table, isIn, attempt]);
  if (isIn) return <AtTable key={pass} table={table} pass={pass} at={at} />;
  if (trouble !== null) {
    return (
      <NotThere table={table} trouble={trouble} again={() => setAttempt((count) => count + 1)} />
    );
  }
  if (info === null) return <p class={pageStyles.page}>{words.looking()}</p>;
  const joined = (mine: string): void => {
    keepTable(table, mine);
    setPass(mine);
    // A code works once: it leaves the address.
    goTo(`table/${table}`);
  };
  return (
    <Join info={info} code={code} pass={pass} joined={joined} watch={() => setWatching(true)} />
  );
}

/** So long until a server that was away is looked for again. */
const AGAIN_MS = 3000;

/** There is none, or nothing of this name could be one. */
const NO_TABLE = ["no-such-table", "malformed", "not-found"];

interface NotThereProps {
  readonly table: string;
  readonly trouble: Away;
  readonly again: () => void;
}

function NotThere({ table, trouble, again }: NotThereProps): JSX.Element {
  const isGone = NO_TABLE.includes(trouble.code);
  useEffect(() => {
    if (isGone) return;
    const timer = setTimeout(again, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [trouble]);
  if (!isGone) {
    return (
      <Trouble title={words.unreachable()} words={refusalWords(trouble)}>
        <button type="button" class={pageStyles.main} onClick={again}>
          {words.tryAgain()}
        </button>
      </Trouble>
    );
  }
  // A server with other data, or another one behind the same address, must not cost a seat.
  const forget = (): void => {
    forgetTable(table);
    goTo("");
  };
  return (
    <Trouble title={words.notThereTitle()} words={words.notThereWhy()}>
      {passFor(table) !== undefined && (
        <button type="button" class={pageStyles.other} onClick={forget}>
          {words.forgetTable()}
        </button>
      )}
    </Trouble>
  );
}
