/**
 * At which table the annex is, in memory that both threads see: one that hangs in the rules of a table
 * cannot say so any more.
 */

/** Longer than the id of any table. */
const BYTES = 64;

export function newWhereabouts(): SharedArrayBuffer {
  return new SharedArrayBuffer(BYTES);
}

/** An empty text says that the annex is at no table. */
export function beAt(whereabouts: SharedArrayBuffer, table: string): void {
  const bytes = Buffer.from(whereabouts);
  bytes.fill(0);
  bytes.write(table, "latin1");
}

export function tableAt(whereabouts: SharedArrayBuffer): string {
  const text = Buffer.from(whereabouts).toString("latin1");
  return text.slice(0, text.indexOf("\0"));
}
