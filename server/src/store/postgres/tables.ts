import type { Sql } from "postgres";
import type { Reporter } from "../../core/parts.js";
import { tableIsThere } from "../faults.js";
import type { Expiry, Listed, ListQuery, NewTable, StoredPosition, Stretch } from "../store.js";
import { PACKS_LOCK } from "./locks.js";
import { retried } from "./retry.js";
import { inTransaction } from "./transaction.js";

const UNIQUE_VIOLATION = "23505";

export async function createTable(sql: Sql, table: NewTable): Promise<void> {
  const { id, bodies, pack } = table;
  const { game, status, listed, touched, body: summary } = table.summary;
  try {
    await inTransaction(sql, (own) =>
      Promise.all([
        own`select pg_advisory_xact_lock_shared(${PACKS_LOCK})`,
        own`insert into coterie.packs (hash, body) values (${pack.hash}, ${pack.body})
          on conflict do nothing`,
        own`insert into coterie.tables (id, head, game, status, listed, touched, summary, pack)
          values (${id}, ${bodies.length}, ${game}, ${status}, ${listed}, ${touched},
                  ${summary}, ${pack.hash})`,
        own`insert into coterie.entries (table_id, n, body)
          select ${id}, n, body from unnest(${bodies}::text[]) with ordinality as e (body, n)`,
      ]),
    );
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw tableIsThere(id);
    throw error;
  }
}

/** In one statement, because somebody may write between two. */
export async function readEntries(sql: Sql, table: string, after: number): Promise<Stretch | null> {
  const rows = await sql<{ head: number; body: string | null }[]>`
    select head, body from coterie.tables
    left join coterie.entries on table_id = id and n > ${after}
    where id = ${table} order by n`;
  if (rows[0] === undefined) return null;
  return { head: rows[0].head, bodies: rows.flatMap(({ body }) => body ?? []) };
}

export async function readPosition(sql: Sql, table: string): Promise<StoredPosition | null> {
  const [row] = await sql<{ n: number; body: string }[]>`
    select n, body from coterie.positions where table_id = ${table}`;
  return row === undefined ? null : { n: row.n, body: row.body };
}

export async function readPack(sql: Sql, hash: string): Promise<string | null> {
  const [row] = await sql<{ body: string }[]>`
    select body from coterie.packs where hash = ${hash}`;
  return row?.body ?? null;
}

export async function readHeads(sql: Sql, tables: readonly string[]): Promise<readonly number[]> {
  const rows = await sql<{ id: string; head: number }[]>`
    select id, head from coterie.tables where id = any(${tables}::text[])`;
  const heads = new Map(rows.map(({ id, head }) => [id, head]));
  return tables.map((table) => heads.get(table) ?? 0);
}

/** A page never ends between tables of the same millisecond: the next one begins before it. */
export async function listTables(
  sql: Sql,
  { limit, before = Number.MAX_SAFE_INTEGER, status }: ListQuery,
): Promise<readonly Listed[]> {
  const rows = await sql<Listed[]>`
    select * from (
      select id, game, status, listed, touched::float8 as touched, summary as body
      from coterie.tables where listed and tables.touched < ${before}
        and coalesce(tables.status = ${status ?? null}::text, true)
      order by tables.touched desc fetch first ${limit} rows with ties
    ) as page order by touched desc, id`;
  return [...rows];
}

export async function readSummaries(
  sql: Sql,
  tables: readonly string[],
): Promise<readonly Listed[]> {
  const rows = await sql<Listed[]>`
    select id, game, status, listed, touched::float8 as touched, summary as body
    from coterie.tables where id = any(${tables}::text[])`;
  const found = new Map(rows.map((row) => [row.id, row]));
  return tables.flatMap((table) => found.get(table) ?? []);
}

export async function readIds(sql: Sql, after: string, limit: number): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from coterie.tables where id > ${after} order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** The table goes first: then nobody writes to it, and all of its entries can be seen. */
export function removeTable(sql: Sql, report: Reporter, table: string): Promise<boolean> {
  return retried(report, () =>
    inTransaction(sql, async (own) => {
      const [gone] = await Promise.all([
        own`delete from coterie.tables where id = ${table}`,
        own`delete from coterie.entries where table_id = ${table}`,
        own`delete from coterie.positions where table_id = ${table}`,
      ]);
      return gone.count > 0;
    }),
  );
}

export async function sweepTables(
  sql: Sql,
  report: Reporter,
  expiries: readonly Expiry[],
): Promise<number> {
  let swept = 0;
  for (const expiry of expiries) swept += await retried(report, () => sweepOne(sql, expiry));
  await inTransaction(sql, (own) =>
    Promise.all([
      // A statement sees what was there when it began, so the lock comes before it.
      own`select pg_advisory_xact_lock(${PACKS_LOCK})`,
      own`delete from coterie.packs
        where not exists (select from coterie.tables where pack = hash)`,
    ]),
  );
  return swept;
}

/** A table that somebody writes to at this moment has not expired. */
function sweepOne(sql: Sql, { status, untouchedSince }: Expiry): Promise<number> {
  return inTransaction(sql, async (own) => {
    const rows = await own<{ id: string }[]>`
      delete from coterie.tables where id in (
        select id from coterie.tables
        where status = ${status} and touched < ${untouchedSince} for update skip locked
      ) returning id`;
    const ids = rows.map(({ id }) => id);
    await own`delete from coterie.entries where table_id = any(${ids}::text[])`;
    await own`delete from coterie.positions where table_id = any(${ids}::text[])`;
    return ids.length;
  });
}
