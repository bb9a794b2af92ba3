import type Database from "libsql";
import type { Append } from "../store.js";

/**
 * The numbers of the last entries, remembered as long as no other connection has written anything. A
 * server asks for those of all its tables every few seconds, only to hear that there are none that it
 * does not know of, and mostly writes on after what it wrote itself.
 */
export type Heads = ReturnType<typeof headKeeper>;

export function headKeeper(db: Database.Database) {
  const version = db.prepare("pragma data_version").raw();
  // The largest number is found at once in a query of its own; in a join all entries are gone through.
  const head = db
    .prepare("select (select max(n) from entries where table_no = no) from tables where id = ?")
    .raw();
  let known = new Map<string, number>();
  let asOf = Number.NaN;

  const headOf = (table: string): number =>
    (head.get(table) as [number | null] | undefined)?.[0] ?? 0;

  /** Forgets what others may have changed. */
  function lookUp(): void {
    const [now] = version.get() as [number];
    if (now !== asOf) known.clear();
    asOf = now;
  }

  return {
    headOf,
    lookUp,

    /** Whether this is surely the last entry, as of when it was looked up. */
    isHead: (table: string, n: number): boolean => known.get(table) === n,

    headsOf(tables: readonly string[]): readonly number[] {
      lookUp();
      const before = known;
      known = new Map(tables.map((table) => [table, before.get(table) ?? headOf(table)]));
      return tables.map((table) => known.get(table) as number);
    },

    /** We have written these ourselves, as far as it is said. */
    written(appends: readonly Append[], isWritten: readonly boolean[]): void {
      appends.forEach(({ table, after, bodies }, i) => {
        if (isWritten[i]) known.set(table, after + bodies.length);
      });
    },

    /** Tables have gone, or nobody knows. */
    forget(): void {
      known.clear();
    },
  };
}
