import { readFileSync } from "node:fs";
import { openPostgres, type Store } from "@coterie/server/stores";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningPostgres, startPostgres } from "../support/postgres.js";
import { openGate } from "./gate.js";
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

test("a connection that is lost while it is being made fails its query, and nothing else", async () => {
  const unhandled: unknown[] = [];
  const keep = (error: unknown): unknown => unhandled.push(error);
  process.on("unhandledRejection", keep);
  const gate = await openGate(new URL(url));
  const gated = await openPostgres(gate.url);
  const read = (): Promise<unknown> => told((done) => gated.read("none", 0, done)).catch(String);
  // The client sends its name, its proofs, its first query: the connection can end after each of them.
  for (const chunks of [0, 1, 2, 3, 4, 5]) {
    let isShut = false;
    const shutting = gate.shutAfter(chunks, "synchronous_commit\0on").then(() => {
      isShut = true;
    });
    while (!isShut) await read();
    await shutting;
    await gate.reopen();
    await expect.poll(read).toBe(null);
  }
  await told<void>((done) => gated.close(done));
  await gate.shut();
  process.off("unhandledRejection", keep);
  expect(unhandled).toEqual([]);
});
