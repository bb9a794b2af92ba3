import type Database from "libsql";
import { transactionsOf } from "./transaction.js";

/**
 * A file knows its version (PRAGMA user_version): how many of its steps it has seen. What a step
 * does is never changed once it was released; a change is a further step.
 */
export type Steps = readonly string[];

/**
 * What must not be lost. An entry's key is its table and its number; it lies where the last one of
 * any table was written, so that entries of many tables that are written together fill few pages.
 */
export const TABLES: Steps = [
  `create table tables (
     no integer primary key,
     id text unique not null,
     game text not null,
     status text not null,
     listed integer not null,
     touched integer not null,
     summary text not null,
     pack text not null
   ) strict;
   create index tables_listed on tables (touched desc, id) where listed = 1;
   create table entries (
     table_no integer not null,
     n integer not null,
     body text not null,
     primary key (table_no, n)
   ) strict;
   create table positions (
     table_no integer primary key,
     n integer not null,
     body text not null
   ) strict;
   create table packs (
     hash text primary key not null,
     body text not null
   ) strict;`,
];

/**
 * What a health check writes (health.ts). It is no step: a server of an older build refuses a file with
 * more steps than it knows, and such a server must be able to start again on this file.
 */
export const HEALTH = `
  create table if not exists health (
    one integer primary key check (one = 1),
    at integer not null,
    body blob not null
  ) strict`;

/** What holds for seconds only. */
export const LIVE: Steps = [
  `create table leases (
     table_id text primary key not null,
     holder text not null,
     until integer not null
   ) strict, without rowid;
   create table presence (
     table_id text not null,
     holder text not null,
     guests text not null,
     until integer not null,
     primary key (table_id, holder)
   ) strict, without rowid;`,
];

/**
 * Brings a file up to date; gives back its version, which is greater than ours in a newer file. What is
 * beside the steps is run at each opening.
 */
export function upgrade(db: Database.Database, steps: Steps, beside = ""): number {
  return transactionsOf(db)(() => {
    const [version] = db.prepare("pragma user_version").raw().get() as [number];
    if (version > steps.length) return version;
    for (const step of steps.slice(version)) db.exec(step);
    if (version < steps.length) db.exec(`pragma user_version = ${steps.length}`);
    db.exec(beside);
    return steps.length;
  });
}
