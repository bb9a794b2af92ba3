import { joined, type TableInfo } from "@coterie/protocol";
import { changesUnder, viewComparer } from "./changes.js";
import { isTheSameToAll, itemFor, type Seen } from "./document.js";
import type { Table } from "./table.js";

/**
 * Writes the messages of one entry. It does once what is the same for several audiences: what
 * changed at the table, what happened, and what changed in the game before everybody's eyes.
 * The texts are put together by hand for that reason; a test reads them as messages.
 */
export type UpdateWriter = (audience: number, before: Seen, after: Seen) => string;

export function updateWriter(table: Table): UpdateWriter {
  const logged = table.log[table.log.length - 1];
  const isShared = isTheSameToAll(table, logged);
  const changesOfView = viewComparer(table.game);
  let log: string | undefined;
  let info: { readonly before: TableInfo; readonly changes: string } | undefined;

  function logFor(audience: number): string {
    if (!isShared) return JSON.stringify(itemFor(table, logged, audience));
    log ??= JSON.stringify(itemFor(table, logged, audience));
    return log;
  }

  function infoSince(before: TableInfo): string {
    if (info?.before !== before) {
      info = { before, changes: changesUnder("table", before as never, table.info as never) };
    }
    return info.changes;
  }

  return (audience, before, after) => {
    const changes = [
      infoSince(before.info),
      changesOfView(audience, before.state, after.state),
      changesUnder("question", before.question as never, after.question as never),
      changesUnder("undoMark", before.undoMark, after.undoMark),
    ].reduce(joined);
    const n = table.streams[audience + 1];
    const head = `{"t":"update","to":${audience},"n":${n},"log":${logFor(audience)}`;
    return `${head},"d":[${changes}]}`;
  };
}
