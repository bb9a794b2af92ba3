import type { ISql, Sql } from "postgres";
import { CannotOpenStore } from "../faults.js";
import { SCHEMA_LOCK } from "./locks.js";
import { inTransaction } from "./transaction.js";

/**
 * A database knows how many of these steps it has seen. What a step does is never changed once it
 * was released; a change is a further step.
 */
const STEPS: readonly string[] = [
  `create table coterie.tables (
     id text collate "C" primary key,
     head integer not null,
     game text not null,
     status text not null,
     listed boolean not null,
     touched bigint not null,
     summary text not null,
     pack text not null
   );
   create index tables_listed on coterie.tables (touched desc) where listed;
   create table coterie.entries (
     table_id text collate "C" not null,
     n integer not null,
     body text not null,
     primary key (table_id, n)
   );
   create table coterie.positions (
     table_id text collate "C" primary key,
     n integer not null,
     body text not null
   );
   create table coterie.packs (
     hash text primary key,
     body text not null
   );
   create table coterie.leases (
     table_id text collate "C" primary key,
     holder text not null,
     until timestamptz not null
   );
   create unlogged table coterie.presence (
     table_id text collate "C" not null,
     holder text collate "C" not null,
     guests integer[] not null,
     until timestamptz not null,
     primary key (table_id, holder)
   );`,
];

/** Makes the tables or brings them up to date. Of several processes that start at once, one does it. */
export async function prepareSchema(sql: Sql): Promise<void> {
  await checkEncoding(sql);
  if ((await versionOf(sql)) === STEPS.length && (await isThere(sql, "health"))) return;
  await inTransaction(sql, async (own) => {
    await own`select pg_advisory_xact_lock(${SCHEMA_LOCK})`;
    const version = await versionOf(own);
    if (version > STEPS.length) throw newer(version);
    if (version === 0) await own.unsafe(FIRST);
    for (const step of STEPS.slice(version)) await own.unsafe(step);
    await own`update coterie.schema_version set version = ${STEPS.length}`;
    if (!(await isThere(own, "health"))) await own.unsafe(HEALTH);
  });
}

/** The host may have made the schema for us, if we may not. */
const FIRST = `
  do $$ begin
    if not exists (select from pg_namespace where nspname = 'coterie') then
      create schema coterie;
    end if;
  end $$;
  create table coterie.schema_version (version integer not null);
  insert into coterie.schema_version values (0);`;

/**
 * What a health check writes (health.ts). It is no step: processes of an older build, which refuse a
 * database with more steps than they know, may run beside ours.
 */
const HEALTH = `
  create table coterie.health (
    one integer primary key check (one = 1),
    at timestamptz not null
  );`;

/** Looks into the catalogue itself: to_regclass may still remember what was before the lock. */
async function isThere(sql: ISql, table: string): Promise<boolean> {
  const [found] = await sql<{ isThere: boolean }[]>`
    select exists (
      select from pg_tables where schemaname = 'coterie' and tablename = ${table}
    ) as "isThere"`;
  return found?.isThere === true;
}

async function versionOf(sql: ISql): Promise<number> {
  if (!(await isThere(sql, "schema_version"))) return 0;
  const [row] = await sql<{ version: number }[]>`select version from coterie.schema_version`;
  return row?.version ?? 0;
}

async function checkEncoding(sql: Sql): Promise<void> {
  const [row] = await sql<{ server_encoding: string }[]>`show server_encoding`;
  if (row?.server_encoding === "UTF8") return;
  throw new CannotOpenStore(`its encoding is ${row?.server_encoding}; expected UTF8`);
}

function newer(version: number): CannotOpenStore {
  return new CannotOpenStore(
    `a newer server wrote it (its form is ${version}); expected at most ${STEPS.length}`,
  );
}
