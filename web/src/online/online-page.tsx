import type { TableInfo } from "@coterie/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { goTo } from "../keep/route.js";
import { forgetTable, keepTable, passFor } from "../keep/seats.js";
import { type Away, api } from "../net/api.js";
import homeStyles from "../pages/home.module.css";
import { Trouble } from "../pages/trouble.js";
import { AtTable } from "./at-table.js";
import { Join } from "./join.js";

interface OnlineProps {
  readonly table: string;
  readonly code?: string | undefined;
}

/** A table on the server: whoever has no seat there yet is asked for a name first. */
export default function OnlinePage({ table, code }: OnlineProps): JSX.Element {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [trouble, setTrouble] = useState<Away | null>(null);
  const [isWatching, setWatching] = useState(false);
  const [pass, setPass] = useState(passFor(table));
  const isIn = (pass !== undefined && code === undefined) || isWatching;
  useEffect(() => {
    if (isIn) return;
    api.info(table, pass).then(setInfo, setTrouble);
  }, [table, isIn]);
  if (isIn) return <AtTable key={pass} table={table} pass={pass} />;
  if (trouble !== null) return <NotThere table={table} trouble={trouble} />;
  if (info === null) return <p class={homeStyles.page}>Looking for the table …</p>;
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

function NotThere({ table, trouble }: { table: string; trouble: Away }): JSX.Element {
  if (trouble.code !== "no-such-table") {
    return (
      <Trouble title="This table cannot be reached" words={trouble.message}>
        <button type="button" class={homeStyles.main} onClick={() => location.reload()}>
          Try again
        </button>
      </Trouble>
    );
  }
  forgetTable(table);
  const words = "It was deleted, or the link is not complete. Ask whoever sent it for another one.";
  return <Trouble title="This table is not there" words={words} />;
}
