import { housePack } from "@coterie/masters-of-the-night";
import { CLOSE, PROTOCOL, type ServerMessage, type TableInfo } from "@coterie/protocol";
import { startServer } from "@coterie/server";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { Annex } from "../../src/annex/annex.js";
import { Resting } from "../../src/annex/resting.js";
import type { Reporter } from "../../src/core/parts.js";
import { call, hello, must, open, temporaryFolder, USUAL, wire } from "../net/support.js";

/** Tables in whose rules the thread of the annex hangs. */

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

describe("how long a table rests", () => {
  const SLOW = "took too long";
  const leftOf = (resting: Resting, table: string, now: number): number =>
    resting.pauseOf(table, now)?.left ?? 0;
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;

  test("a minute, and four times as long each time after that, up to a day", () => {
    const resting = new Resting();
    const lengths = [1, 2, 3, 4, 5, 6, 7].map((hour) => {
      resting.put("x", SLOW, hour);
      return leftOf(resting, "x", hour);
    });
    expect(lengths).toEqual([1, 4, 16, 64, 256, 1024, 1440].map((minutes) => minutes * MINUTE));
  });

  test("then it is served again, and others always were", () => {
    const resting = new Resting();
    resting.put("x", SLOW, 0);
    expect(leftOf(resting, "x", MINUTE - 1)).toBe(1);
    expect(leftOf(resting, "x", MINUTE)).toBe(0);
    expect(leftOf(resting, "y", 0)).toBe(0);
  });

  test("after a good day it begins anew", () => {
    const resting = new Resting();
    resting.put("x", SLOW, 0);
    resting.put("x", SLOW, MINUTE + DAY);
    expect(leftOf(resting, "x", MINUTE + DAY)).toBe(MINUTE);
  });
});

describe("a thread that hangs", () => {
  const file = new URL("stuck.mjs", import.meta.url);

  /** Longer than any failure of a thread takes, other than to be stuck. */
  const AMPLE_MS = 60_000;

  function annexWith(faults: unknown[], patienceMs = AMPLE_MS): Annex {
    const report: Reporter = {
      count: () => {},
      fault: (_where, error, table) => void faults.push([String(error), table]),
      warn: () => {},
    };
    const annex = new Annex({ settings: USUAL, build: "test" }, report, { file, patienceMs });
    ends.push(() => annex.close());
    return annex;
  }

  const infoOf = (annex: Annex, table: string): Promise<unknown> =>
    new Promise((resolve) => annex.info(table, (error, info) => resolve(error ?? info)));

  /** Says hello; gives back what it is told, and the code with which it is sent away. */
  function follow(annex: Annex, table: string): { told: ServerMessage[]; closed: Promise<number> } {
    const told: ServerMessage[] = [];
    const closed = new Promise<number>((resolve) => {
      const send = (text: string): void => void told.push(JSON.parse(text) as ServerMessage);
      annex.connect({ send, close: resolve }).receive({ t: "hello", protocol: PROTOCOL, table });
    });
    return { told, closed };
  }

  test("is ended: who waits is told to come again; its table rests and others go on", async () => {
    const faults: unknown[] = [];
    const annex = annexWith(faults, 1_500);
    const other = follow(annex, "other");
    const waiting = infoOf(annex, "stuck");
    await expect(waiting).resolves.toMatchObject({ code: "busy" });
    await expect(other.closed).resolves.toBe(CLOSE.again);
    expect(faults).toEqual([["Error: a table of the annex took too long", "stuck"]]);

    const words = "the rules of this table took too long; it is put aside for 1 minute";
    await expect(infoOf(annex, "stuck")).resolves.toMatchObject({
      code: "resting",
      message: words,
      retryAfterSeconds: 60,
    });
    const back = follow(annex, "stuck");
    await expect(back.closed).resolves.toBe(CLOSE.again);
    expect(back.told).toEqual([{ t: "bye", code: "again", message: words, retryAfterSeconds: 60 }]);
    await expect(infoOf(annex, "other")).resolves.toEqual({ id: "other" });
    expect(faults).toHaveLength(1);
  });

  test.each([
    ["hungry", "needed too much memory", "out of memory"],
    ["crashing", "crashed", "TypeError: of null"],
    ["leaving", "ended the thread", "exit code 3"],
  ])("that ends at the table %s: clients and the log are told why", async (table, why, fault) => {
    const faults: unknown[] = [];
    const annex = annexWith(faults);
    const other = follow(annex, "other");
    const message = `the rules of a table with a foreign pack ${why}; try again`;
    expect(await infoOf(annex, table)).toMatchObject({ code: "busy", message });
    expect(await other.closed).toBe(CLOSE.again);
    expect(other.told).toEqual([{ t: "bye", code: "again", message }]);
    expect(faults).toEqual([[expect.stringContaining(fault), table]]);
    expect(await infoOf(annex, table)).toMatchObject({
      code: "resting",
      message: expect.stringContaining(`the rules of this table ${why}; it is put aside`),
    });
  });

  test("because the server stops: it says so, and no table rests", async () => {
    const faults: unknown[] = [];
    const annex = annexWith(faults);
    const other = follow(annex, "other");
    await infoOf(annex, "other");
    await annex.close();
    const message = "this server stops; try again";
    expect(other.told).toEqual([{ t: "bye", code: "again", message }]);
    expect(faults).toEqual([]);
  });

  test("an error of the thread keeps its name, message and stack", async () => {
    const annex = annexWith([]);
    const error = (await infoOf(annex, "faulty")) as Error;
    expect([error.name, error.message, error.stack]).toEqual([
      "RangeError",
      "too far",
      "RangeError: too far\n    at rules",
    ]);
  });
});

const DISTRICTS = housePack.pieces.filter(({ kind }) => kind === "district").map(({ id }) => id);

/** To know whether its first day would change anything takes this city more than ten seconds. */
function endlessDay(): unknown {
  const always = { is: "at-least", n: 0, of: { count: "agent" } };
  const never = { is: "all", of: [...new Array(2_000).fill(always), { is: "not", that: always }] };
  const day = ["a", "b", "c", "d"].reduce<unknown>(
    (then, as) => [{ do: "each", of: { set: "districts" }, as, then }],
    [{ do: "if", when: never, then: [{ do: "gain", what: "veil", n: 1 }] }],
  );
  return {
    format: "coterie-pack/1",
    game: "masters-of-the-night",
    name: "An endless day",
    pieces: DISTRICTS.map((id) => ({ kind: "district", id, name: id, origin: "house", day })),
  };
}

const QUICK = { format: "coterie-pack/1", game: "masters-of-the-night", name: "Ours", pieces: [] };

test("on a real server: pieces that take too long hold others up once", async () => {
  const settings = { ...USUAL, rateFactor: 0, data: temporaryFolder() };
  const server = await startServer(settings, { log: pino({ level: "silent" }) });
  ends.push(() => server.close());
  const { address } = server;
  const opens = (pack: unknown) =>
    open(address, { game: "masters-of-the-night", setup: { vampires: 2, players: 1 }, pack });
  const slow = await opens(endlessDay());
  const quick = await opens(QUICK);
  const start = ({ table, pass }: typeof slow) =>
    call(address, "POST", `api/tables/${table}/do`, { pass, body: { do: "start" } });

  expect((await start(slow)).body.code).toBe("busy");
  const again = await start(slow);
  expect([again.status, again.body.code]).toEqual([503, "resting"]);
  expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(50);
  const line = await wire(address);
  line.say(hello(slow.table, slow.pass));
  expect((await line.hears("bye")).message).toMatch(/put aside for 1 minute$/);
  expect((await start(quick)).status).toBe(200);
  const { status } = await must<TableInfo>(address, "GET", `api/tables/${quick.table}`);
  expect(status).toBe("running");
}, 40_000);
