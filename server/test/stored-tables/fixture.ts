import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** Stored tables as earlier servers wrote them; `npm run stored-tables` makes them. */

const FIXTURE = new URL("fixture/", import.meta.url);

export const fixtureFile = (name: string): URL => new URL(name, FIXTURE);

/** The files of a data folder. */
export const DATABASES = ["coterie.db", "coterie-live.db"] as const;
export const DUMP = "postgres.sql";

export interface FixtureGuest {
  readonly guest: number;
  readonly name: string;
  readonly pass: string;
  readonly seats: readonly number[];
}

/** What is known of a table beside what the store holds of it. */
export interface FixtureTable {
  readonly name: string;
  /** The state of the table in a sentence. */
  readonly what: string;
  readonly game: string;
  readonly id: string;
  /** Every guest whose pass is good. */
  readonly guests: readonly FixtureGuest[];
  /** Codes that were not redeemed: Grace's for another device, and one for seat 0. */
  readonly codes?: { readonly device: string; readonly seat: string };
  /** Passes that were good once and are not any more. */
  readonly revoked?: readonly string[];
}

export interface Fixture {
  /** The clock of the server that made it, at the end; milliseconds since 1970. */
  readonly now: number;
  readonly tables: readonly FixtureTable[];
}

export const readFixture = (): Fixture => readJson<Fixture>("tables.json");

export function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(fixtureFile(name), "utf8")) as T;
}

export const unpackFixture = (name: string): Buffer =>
  gunzipSync(readFileSync(fixtureFile(`${name}.gz`)));

export const packFixture = (name: string, content: Buffer | string): void =>
  writeFileSync(fixtureFile(`${name}.gz`), gzipSync(content, { level: 9 }));

/** A copy of the data folder, which is removed when the process ends. */
export function copyOfFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "coterie-stored-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const name of DATABASES) writeFileSync(join(folder, name), unpackFixture(name));
  return folder;
}
