import { fileURLToPath } from "node:url";
import { toRecord } from "@coterie/kernel";
import { afterEach, describe, expect, inject, test } from "vitest";
import type { Reporter } from "../../src/core/parts.js";
import { directThinker } from "../../src/thinking/direct.js";
import { fallback } from "../../src/thinking/fallback.js";
import {
  type PooledThinker,
  pooledThinker,
  type ThinkingOptions,
} from "../../src/thinking/pooled.js";
import { GAMES, keysOf, newPlay, playOut, ponder, shelf, someThought } from "./support/thoughts.js";

/** No thought of a sound bot takes so long, on however slow a machine. */
const AMPLE = 60_000;
/** A bot that would think for hours. */
const SLOW = "greedy:999999";

const direct = directThinker(shelf);
const masters = shelf.usual("masters-of-the-night")!;

let open: PooledThinker | undefined;
afterEach(() => open?.close());

function pooled(options: Partial<ThinkingOptions> = {}): PooledThinker {
  open = pooledThinker({ threads: 1, budgetMs: AMPLE, ...options });
  return open;
}

/** Greedy bots take half a minute for a whole game of Blood Orders. */
const MOST_ANSWERS = inject("isNightly") ? Number.POSITIVE_INFINITY : 40;

test.each(GAMES)("games of %s are the same directly and pooled", async (id) => {
  const thinker = pooled({ threads: 2 });
  const seeds = ["pool/1", "pool/2"];
  const games = seeds.map(async (seed) => {
    const [here, there] = [newPlay(shelf.usual(id)!, seed), newPlay(shelf.usual(id)!, seed)];
    const keys = await playOut(thinker, there, "greedy:1", seed, MOST_ANSWERS);
    await playOut(direct, here, "greedy:1", seed, MOST_ANSWERS);
    expect(keys.length, seed).toBeGreaterThanOrEqual(40);
    expect(toRecord(there), seed).toEqual(toRecord(here));
  });
  await Promise.all(games);
  expect(thinker.stats()).toMatchObject({ fallbacks: 0, waiting: 0 });
});

test("thoughts wait for their turn, and each is answered", async () => {
  const thinker = pooled();
  const thought = someThought(masters, "random");
  const seeds = Array.from({ length: 20 }, (_, i) => `turn ${i}`);
  const answers = seeds.map((seed) => ponder(thinker, { ...thought, seed }));
  expect(thinker.stats()).toMatchObject({ thoughts: 0, waiting: 20 });
  const expected = seeds.map((seed) => ponder(direct, { ...thought, seed }));
  expect(await Promise.all(answers)).toEqual(await Promise.all(expected));
  expect(thinker.stats()).toMatchObject({ thoughts: 20, fallbacks: 0, waiting: 0 });
  expect(thinker.stats().ms).toBeGreaterThan(0);
});

test("a bot that takes too long is stopped, named in the log, and any option is taken for it", async () => {
  const warnings: unknown[] = [];
  const warn: Reporter["warn"] = (message, details) => void warnings.push({ message, ...details });
  const thinker = pooled({ budgetMs: 1, report: { count: () => {}, fault: () => {}, warn } });
  for (const id of GAMES) {
    const thought = { ...someThought(shelf.usual(id)!, SLOW), table: "some table" };
    const keys = await ponder(thinker, thought);
    expect(keys).toEqual(fallback(thought));
    expect(keysOf(thought)).toContain(keys[0]);
  }
  expect(thinker.stats()).toMatchObject({ thoughts: 2, fallbacks: 2 });
  const message = "a bot was stopped because it took too long";
  const ms = expect.any(Number);
  expect(warnings).toEqual(
    GAMES.map((game) => ({ message, bot: SLOW, game, table: "some table", ms })),
  );
});

test("a worker thread that dies of a thought is reported with its bot, game and table", async () => {
  const worker = fileURLToPath(new URL("support/dying-worker.mjs", import.meta.url));
  const faults: string[] = [];
  const fault: Reporter["fault"] = (where, error, table) =>
    void faults.push(`${where}, ${table}: ${error}`);
  const thinker = pooled({ worker, report: { count: () => {}, fault, warn: () => {} } });
  const thought = { ...someThought(masters, "random"), table: "some table" };
  expect(await ponder(thinker, thought)).toEqual(fallback(thought));
  expect(faults).toEqual([
    expect.stringMatching(
      /^bot-thread, some table: .*bot "random" in game "masters-of-the-night" died: .*code: 1$/,
    ),
  ]);
});

test("a callback that throws is reported, and others think as before", async () => {
  const faults: string[] = [];
  const fault: Reporter["fault"] = (where, error, table) =>
    void faults.push(`${where}, ${table}: ${error}`);
  const thinker = pooled({ report: { count: () => {}, fault, warn: () => {} } });
  const thought = { ...someThought(masters, "random"), table: "some table" };
  thinker.think(thought, () => {
    throw new Error("of the callback");
  });
  expect(await ponder(thinker, thought)).toEqual(await ponder(direct, thought));
  expect(faults).toEqual(["bot-task, some table: Error: of the callback"]);
});

test("after a bot was stopped others think as before", async () => {
  const thinker = pooled({ budgetMs: 2_000 });
  const slow = ponder(thinker, someThought(masters, SLOW));
  const thought = someThought(masters, "random");
  expect(await ponder(thinker, thought)).toEqual(await ponder(direct, thought));
  await slow;
  expect(thinker.stats()).toMatchObject({ thoughts: 2, fallbacks: 1 });
});

test("what cannot be thought is an error, and the worker goes on", async () => {
  const thinker = pooled();
  const thought = someThought(masters, "greedy");
  const failing = [
    [{ bot: "clever" }, 'there is no bot "clever"; expected random, greedy, search'],
    [{ game: "chess" }, 'there is no game "chess"; expected one of: masters-of-the-night'],
    [{ pack: { hash: "broken", pieces: { pieces: [] } } }, "the pack cannot be used"],
    [{ view: null }, "as it is null"],
  ] as const;
  for (const [change, message] of failing) {
    await expect(ponder(thinker, { ...thought, ...change })).rejects.toThrow(message);
  }
  expect(await ponder(thinker, thought)).toEqual(await ponder(direct, thought));
  expect(thinker.stats()).toMatchObject({ thoughts: 1, fallbacks: 0 });
});

test("closing ends every thought with an error, once", async () => {
  const thinker = pooled({ threads: 2 });
  const told: string[] = [];
  const ask = (name: string): void =>
    thinker.think(someThought(masters, SLOW), (error, { keys }) => {
      told.push(`${name}: ${error?.message ?? keys}`);
    });
  for (const name of ["first", "second", "third"]) ask(name);
  await thinker.close();
  ask("late");
  const closed = "the thinker is closed; expected no more thoughts";
  expect(told.sort()).toEqual(
    ["first", "late", "second", "third"].map((name) => `${name}: ${closed}`),
  );
});

describe("a thought that is called off", () => {
  const worker = fileURLToPath(new URL("support/pondering-worker.mjs", import.meta.url));
  const LONG = someThought(masters, "search:50000ms");
  const SHORT = someThought(masters, "search:10ms");

  /** Thinks it until it is called off; what it was answered with is told. */
  function begin(thinker: PooledThinker, told: unknown[]): AbortController {
    const off = new AbortController();
    thinker.think(LONG, (...of) => told.push(of), off.signal);
    return off;
  }

  test("is dropped while it waits", async () => {
    const thinker = pooled({ worker });
    const told: unknown[] = [];
    const first = ponder(thinker, SHORT);
    const off = begin(thinker, told);
    await Promise.resolve();
    expect(thinker.stats().waiting, "the thread is busy with the first").toBe(1);
    off.abort();
    expect(thinker.stats().waiting).toBe(0);
    expect(await first).toEqual(["pondered"]);
    expect(await ponder(thinker, SHORT)).toEqual(["pondered"]);
    expect(told).toEqual([]);
  });

  test.each(["before", "after"])("ends for somebody who asked %s that", async (when) => {
    const thinker = pooled({ worker });
    const told: unknown[] = [];
    await ponder(thinker, SHORT);
    const off = begin(thinker, told);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (when === "after") off.abort();
    const other = ponder(thinker, SHORT);
    if (when === "before") off.abort();
    expect(await other).toEqual(["pondered"]);
    expect(told).toEqual([]);
    expect(thinker.stats()).toMatchObject({ thoughts: 2, fallbacks: 0, waiting: 0 });
  });
});
