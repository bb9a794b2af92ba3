import { PROTOCOL, type ServerMessage } from "@coterie/protocol";
import { memoryStore, type Store } from "@coterie/server/stores";
import { expect, test } from "vitest";
import { doorsOf } from "../../src/annex/doors.js";
import type { Connection, SummaryBody, Tables } from "../../src/core/index.js";
import { create, summary } from "../store/support.js";

/** Which thread serves a table: the main thread, or the sandbox thread (annex) for foreign packs. */

interface Call {
  readonly side: string;
  readonly table: string;
}

function sideNamed(side: string, calls: Call[]): Tables {
  const info: Tables["info"] = (table, reply) => {
    calls.push({ side, table });
    reply(null, null);
  };
  const connect: Tables["connect"] = () => ({
    receive: (message) => {
      if (message.t === "hello") calls.push({ side, table: message.table });
    },
    closed: () => {},
  });
  return { info, connect } as Partial<Tables> as Tables;
}

interface Doors {
  readonly tables: Tables;
  /** What each side was asked, in order. */
  readonly calls: readonly Call[];
  readonly faults: readonly string[];
}

function doorsWith(store: Store): Doors {
  const calls: Call[] = [];
  const faults: string[] = [];
  const fault = (where: string, error: unknown, table?: string): void => {
    faults.push(`${where}, ${table}: ${error}`);
  };
  const hall = sideNamed("main", calls);
  const annex = sideNamed("sandbox", calls);
  return {
    tables: doorsOf(hall, annex, store, { count: () => {}, fault, warn: () => {} }),
    calls,
    faults,
  };
}

const ask = ({ tables }: Doors, table: string): Promise<unknown> =>
  new Promise((resolve) => tables.info(table, resolve));

function summaryBody(foreign: boolean): string {
  const lists = { names: [], guests: [], passes: [], bots: [], waiting: [] };
  const body: SummaryBody = { ...lists, outcome: null, foreign };
  return JSON.stringify(body);
}

/** A store with a foreign table "theirs" and a table "ours", and whose summaries fail when told to. */
async function storeWithBoth(): Promise<Store & { isFailing: boolean }> {
  const store = memoryStore();
  await create(store, "theirs", { summary: summary({ body: summaryBody(true) }) });
  await create(store, "ours", { summary: summary({ body: summaryBody(false) }) });
  const summaries: Store["summaries"] = (ids, done) => {
    if (failing.isFailing) done(new Error("connection lost"), []);
    else store.summaries(ids, done);
  };
  const failing = { ...store, summaries, isFailing: true };
  return failing;
}

test("while the store fails, a table is served by no thread, and later by its own", async () => {
  const store = await storeWithBoth();
  const doors = doorsWith(store);
  expect(await ask(doors, "theirs")).toMatchObject({ code: "storage-unavailable" });
  expect(doors.calls).toEqual([]);
  expect(doors.faults).toEqual(["store-read, theirs: Error: connection lost"]);
  store.isFailing = false;
  for (const table of ["theirs", "ours", "none"]) expect(await ask(doors, table)).toBeNull();
  expect(doors.calls).toEqual([
    { side: "sandbox", table: "theirs" },
    { side: "main", table: "ours" },
    { side: "main", table: "none" },
  ]);
});

test("while the store fails, a connection that says hello is told to come again", async () => {
  const store = await storeWithBoth();
  const doors = doorsWith(store);
  const told: ServerMessage[] = [];
  const closed: string[] = [];
  const connection: Connection = {
    send: (text) => told.push(JSON.parse(text) as ServerMessage),
    close: (_code, reason) => closed.push(reason),
  };
  doors.tables.connect(connection).receive({ t: "hello", protocol: PROTOCOL, table: "theirs" });
  const message = "the store did not answer; nothing was changed, try again";
  expect(told).toEqual([{ t: "bye", code: "again", message }]);
  expect(closed).toEqual(["again"]);
  expect(doors.calls).toEqual([]);
});

test.each([
  ["{", "Expected property name or '}' in JSON at position 1"],
  ["null", "Invalid input: expected object, received null"],
  [
    "{}",
    /^names: Invalid input: expected array, .*; foreign: Invalid input: expected boolean, received undefined$/,
  ],
  ['{"foreign":"no"}', /^names: .*; foreign: Invalid input: expected boolean, received string$/],
])(
  "a table whose summary is damaged (%s) is served in the sandbox, and reported once",
  async (body, why) => {
    const store = memoryStore();
    await create(store, "theirs", { summary: summary({ body }) });
    const doors = doorsWith(store);
    for (let i = 0; i < 2; i++) expect(await ask(doors, "theirs")).toBeNull();
    expect(doors.calls).toEqual(new Array(2).fill({ side: "sandbox", table: "theirs" }));
    expect(doors.faults).toHaveLength(1);
    const [where, reason] = doors.faults[0].split(" is damaged: ");
    expect(where).toBe("summary, theirs: Error: the summary of table theirs");
    expect(reason).toMatch(why);
    expect(reason).not.toContain("\n");
  },
);
