import type { Json } from "@coterie/kernel";
import { differenceText, isSame, joined, type TableDocument } from "@coterie/protocol";

type Fields = { readonly [key: string]: Json };

/** The changes of one field of a document as text. */
export function changesUnder(
  field: "table" | "view" | "question" | "undoMark",
  before: Json,
  after: Json,
): string {
  return differenceText(before, after, `"${field}"`);
}

/** What stood in a field of a view before and after, and the text of what changed in it. */
interface Compared {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
  readonly changes: string;
}

/**
 * Compares the views of several audiences. Views share what lies open with the state, and a state
 * shares what did not change with the one before: what all see is the same object for all, is
 * compared once, and mostly need not be.
 */
export function viewComparer(): (before: TableDocument["view"], after: Json) => string {
  const known: Compared[] = [];

  function changesIn(field: string, before: Json, after: Json): string {
    for (const one of known) {
      if (one.field === field && one.before === before && one.after === after) return one.changes;
    }
    const changes = differenceText(before, after, `"view","seen",${JSON.stringify(field)}`);
    known.push({ field, before, after, changes });
    return changes;
  }

  return (before, after) => {
    const was = fieldsSeen(before);
    const is = fieldsSeen(after);
    if (was === undefined || is === undefined) return changesUnder("view", before, after);
    const fields = Object.keys(is);
    if (!isSame(Object.keys(was), fields)) return changesUnder("view", before, after);
    // Values in a row are read much faster than fields by name.
    const then = Object.values(was);
    const now = Object.values(is);
    let text = "";
    for (let i = 0; i < fields.length; i++) {
      if (then[i] !== now[i]) text = joined(text, changesIn(fields[i], then[i], now[i]));
    }
    return text;
  };
}

function fieldsSeen(view: Json): Fields | undefined {
  return view === null ? undefined : (view as { readonly seen: Fields }).seen;
}
