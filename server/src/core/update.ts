import type { Json } from "@coterie/kernel";
import { differenceOf, isSame, type TableDocument } from "@coterie/protocol";
import { documentOf, isTheSameToAll, itemFor } from "./document.js";
import type { Table } from "./table.js";

/**
 * Writes the messages of one entry. It does once what is the same for several audiences: what
 * changed at the table, what happened, and, where audiences see the same, what changed in the game.
 * The texts are put together by hand for that reason; a test reads them as messages.
 */
export interface UpdateWriter {
  write(
    audience: number,
    before: TableDocument,
  ): { readonly document: TableDocument; readonly text: string };
}

/** A view before and after, and the text of what changed in it. */
interface Seen {
  readonly before: Json;
  readonly after: Json;
  readonly changes: string;
}

type Fields = { readonly [key: string]: Json };

export function updateWriter(table: Table): UpdateWriter {
  const logged = table.log[table.log.length - 1];
  const isShared = isTheSameToAll(table, logged);
  const known: Seen[] = [];
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
    write(audience, before) {
      const fresh = documentOf(table, audience);
      const view = viewSince(known, before.view, fresh.view);
      const document = view === undefined ? fresh : { ...fresh, view: view.after };
      const changes = [
        infoSince(before),
        view?.changes ?? changesUnder("view", before.view, fresh.view),
        changesUnder("question", before.question as never, fresh.question as never),
        changesUnder("undoMark", before.undoMark, fresh.undoMark),
      ].filter((text) => text !== "");
      const n = table.streams[audience + 1];
      const head = `{"t":"update","to":${audience},"n":${n},"log":${logFor(audience)}`;
      return { document, text: `${head},"d":[${changes.join(",")}]}` };
    },
  };
}

/** The changes of one field of a document, without the brackets of the list. */
function changesUnder(field: string, before: Json, after: Json): string {
  const changes = differenceOf({ [field]: before }, { [field]: after });
  return changes.length === 0 ? "" : JSON.stringify(changes).slice(1, -1);
}

/**
 * What changed in a view. If another audience saw the same before and sees the same now, its text
 * and its data are taken, so that the next comparison is one of references.
 */
function viewSince(known: Seen[], before: Json, after: Json): Seen | undefined {
  if (before === null || after === null) return undefined;
  const was = (before as Fields).seen;
  const is = (after as Fields).seen;
  const twin = known.find((one) => isSame(one.before, was) && isSame(one.after, is));
  const shared = twin ?? { before: was, after: is, changes: changesUnder("view", before, after) };
  if (twin === undefined) known.push(shared);
  return { ...shared, after: { ...(after as Fields), seen: shared.after } };
}
