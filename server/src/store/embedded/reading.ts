import type Database from "libsql";
import type { Listed, ListQuery, StoredPosition, Stretch } from "../store.js";

type ListedRow = [
  id: string,
  game: string,
  status: string,
  listed: number,
  touched: number,
  summary: string,
];

const LISTED = "id, game, status, listed, touched, summary";

/** Everything that only looks at tables. */
export function tableReader(db: Database.Database, headOf: (table: string) => number) {
  const stretch = db
    .prepare(
      `select n, body from tables left join entries on table_no = no and n > ?
       where id = ? order by n`,
    )
    .raw();
  const position = db
    .prepare("select n, body from positions join tables on no = table_no where id = ?")
    .raw();
  const pack = db.prepare("select body from packs where hash = ?").raw();
  const summary = db.prepare(`select ${LISTED} from tables where id = ?`).raw();
  // A page never ends between tables of the same millisecond: the next one begins before it.
  const page = db
    .prepare(
      `select ${LISTED} from tables
       where listed = 1 and status = coalesce(?3, status) and touched < ?1 and touched >= coalesce(
         (select touched from tables
          where listed = 1 and status = coalesce(?3, status) and touched < ?1
          order by touched desc limit 1 offset ?2 - 1), 0)
       order by touched desc, id`,
    )
    .raw();
  const ids = db.prepare("select id from tables where id > ? order by id limit ?").raw();

  return {
    read(table: string, after: number): Stretch | null {
      const rows = stretch.all(after, table) as [number, string][] | [[null, null]];
      const last = rows.at(-1);
      if (last === undefined) return null;
      // What somebody else writes between the two looks is not there yet.
      if (last[0] === null) return { head: Math.min(after, headOf(table)), bodies: [] };
      return { head: last[0], bodies: rows.map(([, body]) => body as string) };
    },

    readPosition(table: string): StoredPosition | null {
      const row = position.get(table) as [number, string] | undefined;
      return row === undefined ? null : { n: row[0], body: row[1] };
    },

    readPack(hash: string): string | null {
      return (pack.get(hash) as [string] | undefined)?.[0] ?? null;
    },

    list({ limit, before = Number.MAX_SAFE_INTEGER, status }: ListQuery): readonly Listed[] {
      return (page.all(before, limit, status ?? null) as ListedRow[]).map(listed);
    },

    summaries(tables: readonly string[]): readonly Listed[] {
      const rows = tables.map((table) => summary.get(table) as ListedRow | undefined);
      return rows.flatMap((row) => (row === undefined ? [] : [listed(row)]));
    },

    ids: (after: string, limit: number): readonly string[] => texts(ids.all(after, limit)),
  };
}

function texts(rows: readonly unknown[]): string[] {
  return (rows as [string][]).map(([text]) => text);
}

function listed([id, game, status, isListed, touched, body]: ListedRow): Listed {
  return { id, game, status, listed: isListed === 1, touched, body };
}
