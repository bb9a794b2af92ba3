import { joined, type TableDocument } from "@coterie/protocol";
import { changesUnder, viewComparer } from "./changes.js";
import { documentOf, isTheSameToAll, itemFor, type Seen } from "./document.js";
import type { Table } from "./table.js";

/**
 * Writes the messages of one entry. It does once what is the same for several audiences: what
 * changed at the table, what happened, and what changed in the game before everybody's eyes.
 * The texts are put together by hand for that reason; a test reads them as messages.
 */
export interface UpdateWriter {
  write(
    audience: number,
    before: Seen,
  ): { readonly document: TableDocument; readonly text: string };
}

export function updateWriter(table: Table): UpdateWriter {
  const logged = table.log[table.log.length - 1];
  const isShared = isTheSameToAll(table, logged);
  const changesOfView = viewComparer();
  let log: string | undefined;
  let info: { readonly before: unknown; readonly changes: string } | undefined;

  function logFor(audience: number): string {
    if (!isShared) return JSON.stringify(itemFor(table, logged, audience));
    log ??= JSON.stringify(itemFor(table, logged, audience));
    return log;
  }

  function infoSince(before: TableDocument): string {
    if (info?.before !== before.table) {
      const changes = changesUnder("table", before.table as never, table.info as never);
      info = { before: before.table, changes };
    }
    return info.changes;
  }

  return {
    write(audience, earlier) {
      const before = earlier.document;
      const document = documentOf(table, audience, earlier);
      const changes = [
        infoSince(before),
        changesOfView(before.view, document.view),
        changesUnder("question", before.question as never, document.question as never),
        changesUnder("undoMark", before.undoMark, document.undoMark),
      ].reduce(joined);
      const n = table.streams[audience + 1];
      const head = `{"t":"update","to":${audience},"n":${n},"log":${logFor(audience)}`;
      return { document, text: `${head},"d":[${changes}]}` };
    },
  };
}
