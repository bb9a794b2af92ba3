import { Piscina } from "piscina";
import { afterAll, afterEach, expect, expectTypeOf, test, vi } from "vitest";
import type { Message } from "../../src/thinking/message.js";
import { type PooledThinker, pooledThinker } from "../../src/thinking/pooled.js";
import type { Thought } from "../../src/thinking/thinker.js";
import { ponder, renamed, shelf, someThought } from "./support/thoughts.js";

const AMPLE = 60_000;
const run = vi.spyOn(Piscina.prototype, "run");

let open: PooledThinker | undefined;
afterEach(async () => {
  await open?.close();
  run.mockClear();
});
afterAll(() => run.mockRestore());

function pooled(threads = 1, budgetMs = AMPLE): PooledThinker {
  open = pooledThinker({ threads, budgetMs });
  return open;
}

/** What was posted to workers so far, but for the call that wakes them. */
function posted(): Message[] {
  return run.mock.calls.map(([message]) => message).filter((message) => message !== undefined);
}

/** Which packs were sent with their pieces. */
function sent(): string[] {
  return posted().flatMap(({ pack }) => (pack.pieces === undefined ? [] : [pack.hash]));
}

const house = shelf.usual("blood-orders")!;

test("a thought has no room for a state", () => {
  expectTypeOf<keyof Thought>().toEqualTypeOf<
    "game" | "pack" | "view" | "question" | "bot" | "seed" | "told" | "table"
  >();
  expectTypeOf<keyof Message>().toEqualTypeOf<Exclude<keyof Thought, "table"> | "wants">();
});

test("a worker gets the thought and nothing else that the object carries", async () => {
  const thinker = pooled();
  const thought = someThought(renamed("blood-orders", "Messages"), "random");
  const told = { seen: { round: 3 }, left: ["pass"] };
  const carrying = {
    ...thought,
    pack: { ...thought.pack, secret: "spare pieces" },
    told: { ...told, at: 12 },
    state: "the whole position",
  };
  await ponder(thinker, carrying);
  const { hash, pieces } = thought.pack;
  expect(posted()).toEqual([
    { ...thought, told, wants: "decision", pack: { hash } },
    { ...thought, told, wants: "decision", pack: { hash, pieces } },
  ]);
});

test("the pieces of the house are never sent", async () => {
  const thinker = pooled();
  await ponder(thinker, someThought(house, "random"));
  expect(posted()).toHaveLength(1);
  expect(sent()).toEqual([]);
});

test("pieces are sent once to a worker, for each pack", async () => {
  const thinker = pooled();
  const packs = ["One", "Two"].map((name) => someThought(renamed("blood-orders", name), "random"));
  for (let i = 0; i < 3; i++) for (const thought of packs) await ponder(thinker, thought);
  expect(sent()).toEqual(packs.map(({ pack }) => pack.hash));
});

test("each of two workers is sent the pieces once", async () => {
  const thinker = pooled(2);
  const thought = someThought(renamed("blood-orders", "Shared"), "random");
  for (let i = 0; i < 3; i++) {
    await Promise.all([ponder(thinker, thought), ponder(thinker, thought)]);
  }
  expect(sent()).toEqual([thought.pack.hash, thought.pack.hash]);
});

test("a worker that took the place of a stopped one is sent them again", async () => {
  const thinker = pooled(1, 2_000);
  const thought = someThought(renamed("blood-orders", "Again"), "random");
  await ponder(thinker, thought);
  await ponder(thinker, someThought(house, "greedy:999999"));
  await ponder(thinker, thought);
  expect(thinker.stats().fallbacks).toBe(1);
  expect(sent()).toEqual([thought.pack.hash, thought.pack.hash]);
});

test("a worker forgets the pack that it used least of late, and asks for it again", async () => {
  const thinker = pooled();
  const named = (name: string): Thought =>
    someThought(renamed("masters-of-the-night", name), "random");
  const first = named("first");
  const others = Array.from({ length: 8 }, (_, i) => named(`other ${i}`));
  for (const thought of [first, ...others.slice(0, 7), first, others[7], first, others[0]]) {
    await ponder(thinker, thought);
  }
  const hashes = [first, ...others, others[0]].map(({ pack }) => pack.hash);
  expect(sent()).toEqual(hashes);
});
