import { fileURLToPath } from "node:url";
import { openQuestions, type ToldHint } from "@coterie/kernel";
import { afterEach, describe, expect, test } from "vitest";
import { directThinker } from "../../src/thinking/direct.js";
import {
  type PooledThinker,
  pooledThinker,
  type ThinkingOptions,
} from "../../src/thinking/pooled.js";
import type { Thinker, Thought } from "../../src/thinking/thinker.js";
import { keysOf, newPlay, ponder, shelf, someThought } from "./support/thoughts.js";

/** No thought of a sound bot takes so much longer than it should, on however slow a machine. */
const AMPLE = 60_000;
/** What a host has who sets nothing. */
const USUAL = 2_000;

const masters = shelf.usual("masters-of-the-night")!;

let open: PooledThinker | undefined;
afterEach(() => open?.close());

function pooled(options: Partial<ThinkingOptions> = {}): PooledThinker {
  open = pooledThinker({ threads: 1, budgetMs: AMPLE, ...options });
  return open;
}

/** One whose thread is awake: a machine that is busy with tests takes long to wake it. */
async function awake(): Promise<PooledThinker> {
  const thinker = pooled();
  await ponder(thinker, someThought(masters, "random"));
  return thinker;
}

const worker = (name: string): string => fileURLToPath(new URL(`support/${name}`, import.meta.url));

function advised(thinker: Thinker, thought: Thought): Promise<ToldHint | null> {
  return new Promise((resolve, reject) => {
    thinker.advise(thought, (error, hint) => (error === null ? resolve(hint) : reject(error)));
  });
}

describe("a hint", () => {
  test("of a worker weighs answers that can be given", async () => {
    const thought = someThought(masters, "search:100ms");
    const { answers, sure, playouts } = (await advised(await awake(), thought)) as ToldHint;
    expect(["certain", "likely", "close"]).toContain(sure);
    expect(playouts).toBeGreaterThanOrEqual(answers.length);
    for (const { keys, does } of answers) {
      expect(keysOf(thought)).toContain(keys[0]);
      expect(does).toHaveLength(1);
    }
  });

  test("where it waits for nobody is the same each time", async () => {
    const thought = someThought(masters, "search:100ms");
    const direct = directThinker(shelf);
    expect(await advised(direct, thought)).toEqual(await advised(direct, thought));
  });

  test("that takes too long is refused, and others think as before", async () => {
    const thinker = pooled({ budgetMs: 10, worker: worker("sleeping-worker.mjs") });
    const thought = someThought(masters, "search:10ms");
    await expect(advised(thinker, thought)).rejects.toThrow("it took too long; ask again");
    expect(thinker.stats()).toMatchObject({ thoughts: 1, fallbacks: 1, waiting: 0 });
    expect(keysOf(thought)).toContain((await ponder(thinker, thought))[0]);
  });

  test("of which the worker dies is refused too", async () => {
    const thinker = pooled({ worker: worker("dying-worker.mjs") });
    const thought = someThought(masters, "search:10ms");
    for (let i = 0; i < 2; i++) {
      await expect(advised(thinker, thought)).rejects.toThrow("it took too long; ask again");
    }
  });

  test("that would come long after somebody asked is refused", async () => {
    const thinker = pooled({ budgetMs: 2_500, worker: worker("sleeping-worker.mjs") });
    const thought = someThought(masters, "search:10ms");
    const first = ponder(thinker, thought);
    await Promise.resolve();
    const ended: string[] = [];
    const refused = expect(advised(thinker, thought)).rejects.toThrow("too many are thinking");
    await Promise.all([
      refused.then(() => ended.push("hint")),
      first.then(() => ended.push("bot")),
    ]);
    expect(ended, "the hint does not wait for the bot").toEqual(["hint", "bot"]);
    expect(thinker.stats()).toMatchObject({ waiting: 0 });
  });

  test("that is not there after two seconds is refused, however much time a bot may take", async () => {
    // The worker sleeps for an hour, and its budget is longer than this test may take.
    const thinker = pooled({ budgetMs: 600_000, worker: worker("sleeping-worker.mjs") });
    const hint = advised(thinker, someThought(masters, "search:1500ms"));
    await expect(hint).rejects.toThrow(/it took too long|too many are thinking/);
  });

  test("comes before the decisions of bots that wait", async () => {
    const thinker = await awake();
    const order: string[] = [];
    const note = (what: string) => () => void order.push(what);
    const thought = someThought(masters, "search:20ms");
    const all = [
      ponder(thinker, thought).then(note("bot")),
      ponder(thinker, thought).then(note("bot")),
      advised(thinker, thought).then(note("hint")),
    ];
    await Promise.all(all);
    expect(order).toEqual(["hint", "bot", "bot"]);
  });

  test("there is none for a game that cannot be foreseen, and no error", async () => {
    const play = newPlay(masters, "unforeseen");
    const [question] = openQuestions(play);
    const { pack, view } = someThought(masters, "search:10ms");
    const game = { ...masters, id: "unheard-of" };
    const unforeseen = { withExactly: () => game };
    const thought = { game: game.id, pack, view, question, bot: "search:10ms", seed: "some" };
    expect(await advised(directThinker(unforeseen), thought)).toBeNull();
  });
});

describe("a bot that searches for a time", () => {
  test("never answers just anything because others wait", async () => {
    const thinker = pooled({ budgetMs: USUAL });
    const thought = someThought(masters, "search:300ms");
    const seeds = ["one", "two", "three", "four"];
    const found = await Promise.all(seeds.map((seed) => ponder(thinker, { ...thought, seed })));
    for (const keys of found) expect(keysOf(thought)).toContain(keys[0]);
    expect(thinker.stats()).toMatchObject({ thoughts: 4, fallbacks: 0 });
  });

  test("has its own time beside the budget, however small that is", async () => {
    const thinker = pooled({ budgetMs: 400, worker: worker("pondering-worker.mjs") });
    const thought = someThought(masters, "search:1000ms");
    // A worker that is just waking takes part of the time; the next one has all of it.
    await ponder(thinker, thought);
    expect(await ponder(thinker, thought)).toEqual(["pondered"]);
  });

  test("is given less time by name when it had to wait", async () => {
    const thinker = pooled({ worker: worker("naming-worker.mjs") });
    const thought = someThought(masters, "search:1000ms");
    const alone = await ponder(thinker, thought);
    const shared = await Promise.all([ponder(thinker, thought), ponder(thinker, thought)]);
    const times = [...alone, ...shared.flat()].map((name) => Number(/\d+/.exec(name)?.[0]));
    // The first woke the worker; of two that came together the first leaves half to the other.
    expect(times[0]).toBeLessThanOrEqual(1000);
    expect(times[1]).toBeLessThanOrEqual(500);
    for (const time of times) expect(time).toBeGreaterThanOrEqual(200);
  });
});
