import { type Listed, memoryStore } from "@coterie/server/stores";
import { type Logger, pino } from "pino";
import { describe, expect, test } from "vitest";
import { directThinker } from "../../src/thinking/direct.js";
import type { Thinker } from "../../src/thinking/thinker.js";
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

describe("a fault of the server", () => {
  test("is answered with 500, and reported once", async () => {
    const advise: Thinker["advise"] = (_, done) =>
      done(new Error("the worker did not start"), null);
    const { log, lines } = keptLog();
    const { base } = await serve({}, { thinker: { ...directThinker(), advise }, log });
    const { host } = await running2(base);
    const { table, pass } = host;
    const path = `api/tables/${table}/sheets`;
    const [sheet] = await must<{ document: { question: { id: string } } }[]>(base, "GET", path, {
      pass,
    });
    const body = { do: "hint", seat: host.seats[0], question: sheet.document.question.id };
    const answer = await call(base, "POST", `api/tables/${table}/do`, { pass, body });
    expect([answer.status, answer.body.code]).toEqual([500, "fault"]);
    const metrics = await must<string>(base, "GET", "metrics");
    expect(metrics.match(/coterie_faults_total\{.*/g)).toEqual([
      'coterie_faults_total{where="hint"} 1',
    ]);
    expect(lines().filter(({ level }) => level >= 50)).toMatchObject([{ where: "hint", table }]);
  });

  test("that comes up while the store is closed is in the log", async () => {
    const store = memoryStore();
    const close: typeof store.close = (done) => done(new Error("the disk is gone"));
    const { log, lines } = keptLog();
    const server = await serve({}, { store: { ...store, close }, log });
    await server.close();
    expect(lines()).toContainEqual(expect.objectContaining({ where: "store-close", level: 50 }));
  });
});

interface Line {
  readonly level: number;
  readonly where?: string;
}

/** A log whose lines can be read. */
function keptLog(): { log: Logger; lines: () => Line[] } {
  const written: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void written.push(line) });
  return { log, lines: () => written.map((line) => JSON.parse(line) as Line) };
}

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
