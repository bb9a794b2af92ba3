import { readFileSync } from "node:fs";
import { openPostgres, type Store } from "@coterie/server/stores";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningPostgres, startPostgres } from "../support/postgres.js";
import { told } from "./support.js";

let server: RunningPostgres;
let store: Store;
let url: string;

beforeAll(async () => {
  server = await startPostgres();
  url = await server.freshDatabase();
  store = await openPostgres(url);
});

afterAll(async () => {
  if (store !== undefined) await told<void>((done) => store.close(done));
  await server?.stop();
});

async function connections(): Promise<number> {
  const sql = postgres(url, { max: 1, connection: { application_name: "counting" } });
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'coterie'`;
  await sql.end();
  return count;
}

test("a store with much to do has as many connections as docs/hosting.md says", async () => {
  const much = Array.from({ length: 60 }, (_, i) => `${i}`);
  await Promise.all(
    much.flatMap((table) => [
      told((done) => store.read(table, 0, done)),
      told((done) => store.presence(table, done)),
    ]),
  );
  const found = await connections();
  const guide = readFileSync(new URL("../../../docs/hosting.md", import.meta.url), "utf8");
  expect(found).toBe(9);
  expect(guide).toContain("Each process keeps up to nine connections");
  // The annex opens the store once more.
  expect(guide).toContain(`up to ${2 * found} for a process in all`);
});
