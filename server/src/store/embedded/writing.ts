import type Database from "libsql";
import { tableIsThere } from "../faults.js";
import type { Append, Expiry, NewTable, Summary } from "../store.js";
import type { Heads } from "./heads.js";
import { healthWriter } from "./health.js";
import { type InTransaction, transactionsOf } from "./transaction.js";

/** Tables that go at once when many have expired, so that others do not wait for long. */
const SWEPT_AT_ONCE = 20;

/** Everything that changes tables. Statements take their values as a list, which costs them less. */
export function tableWriter(db: Database.Database, heads: Heads) {
  const inTransaction = transactionsOf(db);
  return {
    create: creator(db, inTransaction),
    append: appender(db, inTransaction, heads),
    ...remover(db, inTransaction),
    ping: healthWriter(db, inTransaction),
  };
}

const ADD_ENTRY =
  "insert into entries (table_no, n, body) select no, ?, ? from tables where id = ?";

function creator(db: Database.Database, inTransaction: InTransaction) {
  const isThere = db.prepare("select 1 from tables where id = ?");
  const addPack = db.prepare("insert into packs (hash, body) values (?, ?) on conflict do nothing");
  const addTable = db.prepare(
    `insert into tables (id, game, status, listed, touched, summary, pack)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const addEntry = db.prepare(ADD_ENTRY);
  return ({ id, bodies, summary, pack }: NewTable): void =>
    inTransaction(() => {
      if (isThere.get(id) !== undefined) throw tableIsThere(id);
      addPack.run([pack.hash, pack.body]);
      addTable.run([id, ...columnsOf(summary), pack.hash]);
      for (const [i, body] of bodies.entries()) addEntry.run([i + 1, body, id]);
    });
}

function appender(db: Database.Database, inTransaction: InTransaction, heads: Heads) {
  const isHead = db.prepare(
    `select 1 from tables where id = ?1
     and ?2 = coalesce((select max(n) from entries where table_no = no), 0)`,
  );
  // Written if the entry before is there, unless the key says that this one is there, too.
  const addFirst = db.prepare(
    `insert into entries (table_no, n, body) select no, ?2 + 1, ?3 from tables where id = ?1
     and (?2 = 0 or exists (select 1 from entries where table_no = no and n = ?2))
     on conflict do nothing`,
  );
  // The same without the look at the entry before, which takes as long as writing this one.
  const addNext = db.prepare(`${ADD_ENTRY} on conflict do nothing`);
  const addEntry = db.prepare(ADD_ENTRY);
  const setSummary = db.prepare(
    "update tables set game = ?, status = ?, listed = ?, touched = ?, summary = ? where id = ?",
  );
  const setPosition = db.prepare(
    `insert into positions (table_no, n, body) select no, ?, ? from tables where id = ?
     on conflict do update set n = excluded.n, body = excluded.body where n <= excluded.n`,
  );

  function addAll(table: string, after: number, bodies: readonly string[]): boolean {
    if (bodies.length === 0) return isHead.get([table, after]) !== undefined;
    const first = heads.isHead(table, after)
      ? addNext.run([after + 1, bodies[0], table])
      : addFirst.run([table, after, bodies[0]]);
    if (first.changes === 0) return false;
    for (let i = 1; i < bodies.length; i++) addEntry.run([after + 1 + i, bodies[i], table]);
    return true;
  }

  function appendOne({ table, after, bodies, summary, position }: Append): boolean {
    if (!addAll(table, after, bodies)) return false;
    if (summary !== undefined) setSummary.run([...columnsOf(summary), table]);
    if (position !== undefined) setPosition.run([position.n, position.body, table]);
    return true;
  }

  return (appends: readonly Append[]): readonly boolean[] =>
    inTransaction(() => {
      // From here on nobody else can write.
      heads.lookUp();
      return appends.map(appendOne);
    });
}

function remover(db: Database.Database, inTransaction: InTransaction) {
  const deleteTable = db.prepare("delete from tables where id = ?");
  const [deleteEntries, deletePosition] = ["entries", "positions"].map((name) =>
    db.prepare(`delete from ${name} where table_no = (select no from tables where id = ?)`),
  ) as [Database.Statement, Database.Statement];
  const expired = db
    .prepare("select id from tables where status = ? and touched < ? limit ?")
    .raw();
  const deletePacks = db.prepare("delete from packs where hash not in (select pack from tables)");

  function removeOne(table: string): boolean {
    deleteEntries.run(table);
    deletePosition.run(table);
    return deleteTable.run(table).changes > 0;
  }

  return {
    remove: (table: string): boolean => inTransaction(() => removeOne(table)),

    /** Tells how many went; if none did, nothing more has expired. */
    sweepSome: (expiries: readonly Expiry[]): number =>
      inTransaction(() => {
        const rows = expiries.flatMap(
          ({ status, untouchedSince }) =>
            expired.all(status, untouchedSince, SWEPT_AT_ONCE) as [string][],
        );
        return rows.filter(([table]) => removeOne(table)).length;
      }),

    sweepPacks: (): void => inTransaction(() => void deletePacks.run()),
  };
}

/** In the order of the statements above. */
function columnsOf({ game, status, listed, touched, body }: Summary) {
  return [game, status, listed ? 1 : 0, touched, body] as const;
}
