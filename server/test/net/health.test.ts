import { type Listed, memoryStore } from "@coterie/server/stores";
import { describe, expect, test } from "vitest";
import { call, must, open, running2, serve } from "./support.js";

describe("health", () => {
  test("is good while the store can be written to", async () => {
    const { base } = await serve();
    const { status, body } = await call(base, "GET", "healthz");
    expect([status, body]).toEqual([200, { status: "ok", build: "test" }]);
  });

  test("is bad when the store fails", async () => {
    const store = {
      ...memoryStore(),
      ping: (done: (error: Error) => void) => done(new Error("no")),
    };
    const { base } = await serve({}, { store });
    const { status, body } = await call(base, "GET", "healthz");
    expect([status, body]).toEqual([503, { status: "the store fails", build: "test" }]);
  });
});

describe("a store that fails", () => {
  test("loses nothing that was acknowledged, and what was not is told", async () => {
    const store = memoryStore();
    let isBroken = false;
    const append: typeof store.append = (appends, done) => {
      if (isBroken) done(new Error("the disk is gone"), []);
      else store.append(appends, done);
    };
    const { base } = await serve({}, { store: { ...store, append } });
    const { table, pass } = await open(base);
    isBroken = true;
    const sent = { pass, body: { do: "ready", ready: true } };
    const failed = await call(base, "POST", `api/tables/${table}/do`, sent);
    expect(failed).toMatchObject({ status: 503, body: { code: "not-saved" } });
    isBroken = false;
    const info = await must<{ guests: { ready: boolean }[] }>(base, "GET", `api/tables/${table}`);
    expect(info.guests[0].ready).toBe(false);
    expect((await call(base, "POST", `api/tables/${table}/do`, sent)).status).toBe(200);
  });

  test("is told as such if it cannot even list, and nobody is told why", async () => {
    const list = (_: unknown, done: (error: Error, found: never[]) => void): void =>
      done(new Error("password=hunter2"), []);
    const { base } = await serve({}, { store: { ...memoryStore(), list } });
    const answer = await call(base, "GET", "api/tables");
    expect(answer).toMatchObject({ status: 503, body: { code: "storage-unavailable" } });
    expect(answer.body.message).not.toContain("hunter2");
    expect(await must(base, "GET", "metrics")).toContain(
      'coterie_faults_total{where="store-read"} 1',
    );
  });
});

test("a damaged summary hides no other table, and the host is told", async () => {
  const store = memoryStore();
  const damaged: string[] = [];
  const damage = (found: readonly Listed[]): Listed[] =>
    found.map((one) => (damaged.includes(one.id) ? { ...one, body: "{" } : one));
  const { base } = await serve(
    {},
    {
      store: {
        ...store,
        list: (query, done) => store.list(query, (error, found) => done(error, damage(found))),
        summaries: (ids, done) =>
          store.summaries(ids, (error, found) => done(error, damage(found))),
      },
    },
  );
  const held = [await open(base, { listed: true }), await open(base, { listed: true })];
  const tables = held.map(({ table, pass }) => ({ table, pass }));
  damaged.push(tables[0].table);
  const good = [expect.objectContaining({ table: tables[1].table })];
  expect(await must(base, "POST", "api/mine", { body: { tables } })).toEqual(good);
  expect(await must(base, "GET", "api/tables")).toEqual(good);
  expect(await must(base, "GET", "metrics")).toContain('coterie_faults_total{where="summary"} 2');
});

test("metrics count what happens", async () => {
  const { base } = await serve();
  await running2(base);
  await call(base, "GET", "api/nothing");
  const text = await must<string>(base, "GET", "metrics");
  for (const line of [
    "coterie_opened_total 1",
    "coterie_tables_in_memory 1",
    "coterie_sockets 0",
    "coterie_bot_decisions_total 0",
    "# TYPE coterie_bot_decisions_total counter",
    "# TYPE coterie_bot_waiting gauge",
    'coterie_http_requests_total{status="404"} 1',
    'coterie_http_requests_total{status="201"} 2',
    "# TYPE process_cpu_seconds_total counter",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});
