import { readFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { openPostgres, type Store } from "@coterie/server/stores";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SCHEMA_LOCK } from "../../src/store/postgres/locks.js";
import { type RunningPostgres, startPostgres } from "../support/postgres.js";
import { openGate } from "./gate.js";
import { create, pause, told } from "./support.js";

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

/** In a server each of them ends the process. */
function unhandledRejections(): { end(): readonly unknown[] } {
  const found: unknown[] = [];
  const keep = (error: unknown): unknown => found.push(error);
  process.on("unhandledRejection", keep);
  return {
    end() {
      process.off("unhandledRejection", keep);
      return found;
    },
  };
}

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

test("a health check writes a row, which a full disk would refuse", async () => {
  const sql = postgres(url, { max: 1 });
  const written = (): Promise<unknown> => sql`select at::text from coterie.health`;
  await told<void>(store.ping);
  const before = await written();
  await told<void>(store.ping);
  const after = await written();
  expect([before, after]).toMatchObject([
    [{ at: expect.any(String) }],
    [{ at: expect.any(String) }],
  ]);
  expect(after).not.toEqual(before);
  await sql.end();
});

test("a listener that throws is reported, and ends nothing", async () => {
  const unhandled = unhandledRejections();
  const faults: string[] = [];
  const fault = (where: string, error: unknown): void => void faults.push(`${where}: ${error}`);
  const other = await openPostgres(url, { count: () => {}, fault, warn: () => {} });
  const listener = (): void => {
    throw new Error("of the listener");
  };
  other.onAnnounced(listener);
  store.announce(["a table"], "entries");
  other.read("none", 0, listener);
  await expect
    .poll(() => faults)
    .toEqual(new Array(2).fill("store-callback: Error: of the listener"));
  await told<void>((done) => other.close(done));
  expect(unhandled.end()).toEqual([]);
});

test("an address without a route is reported, and the store is not waited for", async () => {
  // Every system refuses a TCP connection to a multicast address at once, each by its own code.
  const opening = openPostgres("postgres://224.0.0.1/coterie");
  await expect(opening).rejects.toThrow(
    /^cannot open the database 224\.0\.0\.1\/coterie: (there is no route to its address|connect E)/,
  );
});

test("a connection that is lost while the tables are being made fails the opening, and nothing else", async () => {
  const fresh = await server.freshDatabase();
  const gate = await openGate(new URL(fresh));
  const other = postgres(fresh, { max: 1 });
  const uncaught: unknown[] = [];
  const keep = (error: unknown): unknown => uncaught.push(error);
  process.on("uncaughtException", keep);
  await other.begin(async (own) => {
    await own`select pg_advisory_xact_lock(${SCHEMA_LOCK})`;
    const opening = openPostgres(gate.url).catch(String);
    const isWaiting = (): Promise<unknown> =>
      own`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => ((await isWaiting()) as unknown[]).length).toBe(1);
    gate.cut("in order");
    expect(await opening).toContain("cannot open the database");
  });
  await nextTurn();
  process.off("uncaughtException", keep);
  expect(uncaught).toEqual([]);
  await other.end();
  await gate.shut();
});

test("notices that cannot be sent are counted, and the host is warned when that goes on", async () => {
  const gate = await openGate(new URL(url));
  const counted: string[] = [];
  const warnings: string[] = [];
  const gated = await openPostgres(gate.url, {
    count: (what) => void counted.push(what),
    fault: () => {},
    warn: (message) => void warnings.push(message),
  });
  await gate.shut();
  for (let lost = 1; lost <= 10; lost++) {
    expect(warnings).toEqual([]);
    gated.announce(["a"], "entries");
    await expect.poll(() => counted.length, { timeout: 20_000 }).toBe(lost);
  }
  expect(counted).toEqual(new Array(10).fill("unannounced"));
  expect(warnings).toEqual(["other processes on this database are not notified of new entries"]);
  await told<void>((done) => gated.close(done));
});

test("connections that are lost while much is asked are soon as good as new, and give no false answers", async () => {
  const unhandled = unhandledRejections();
  const gate = await openGate(new URL(url));
  const gated = await openPostgres(gate.url);
  await create(gated, "lasting");
  /** True if the table is there, a text if the store failed. */
  const read = (): Promise<unknown> =>
    told((done) => gated.read("lasting", 0, done)).then((found) => found !== null, String);
  const presence = (): Promise<unknown> => told((done) => gated.presence("a", done)).catch(String);
  for (let cuts = 0; cuts < 10; cuts++) {
    const asked: Promise<unknown>[] = [];
    gate.cut(cuts % 2 === 0 ? "reset" : "in order");
    // In each turn of the event loop: some are asked between the end of a socket and its last event.
    for (let turns = 0; turns < 50; turns++) {
      await nextTurn();
      asked.push(read(), presence());
    }
    // The driver gives up a connection that does not come about after ten seconds.
    const late = pause(5_000).then(() => "late");
    const answers = await Promise.race([Promise.all(asked), late]);
    expect(answers, `cut ${cuts}`).not.toBe("late");
    expect(answers, `cut ${cuts}: a table is there, and the store says it is not`).not.toContain(
      false,
    );
  }
  await told<void>((done) => gated.close(done));
  await gate.shut();
  expect(unhandled.end()).toEqual([]);
});

test("a connection that is lost while it is being made fails its query, and nothing else", async () => {
  const unhandled = unhandledRejections();
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
  expect(unhandled.end()).toEqual([]);
});
