import { outcomeOf } from "@coterie/kernel";
import { expect, test } from "vitest";
import { directThinker } from "../../src/thinking/direct.js";
import type { Thought } from "../../src/thinking/thinker.js";
import { GAMES, newPlay, playOut, shelf, someThought } from "./support/thoughts.js";

const thinker = directThinker(shelf);
const masters = shelf.usual("masters-of-the-night")!;

/** What came of a thought by the time that `think` had returned. */
function atOnce(thought: Thought): string[] {
  const calls: string[] = [];
  thinker.think(thought, (error, { keys }) => {
    calls.push(error === null ? keys.join("+") : error.message);
  });
  return calls;
}

test("it is done when think returns, and a thought has one answer", () => {
  const thought = someThought(masters, "greedy");
  expect(atOnce(thought)).toHaveLength(1);
  expect(atOnce(thought)).toEqual(atOnce(thought));
});

test("the bot's chance comes from the thought's seed", () => {
  const thought = someThought(masters, "random");
  const given = Array.from({ length: 60 }, (_, i) => atOnce({ ...thought, seed: `${i}` })[0]);
  expect(new Set(given)).toEqual(new Set(thought.question.options.map(({ key }) => key)));
});

test("what cannot be thought is an error", () => {
  const thought = someThought(masters, "greedy");
  expect(atOnce({ ...thought, bot: "clever" })[0]).toContain('there is no bot "clever"');
  expect(atOnce({ ...thought, game: "chess" })[0]).toContain('there is no game "chess"');
  const pack = { hash: "broken", pieces: { pieces: [] } };
  expect(atOnce({ ...thought, pack })[0]).toContain("the pack cannot be used");
});

test("what is thrown in the callback is not taken for a thought that failed", () => {
  let calls = 0;
  const think = (): void =>
    thinker.think(someThought(masters, "random"), () => {
      calls++;
      throw new Error("dropped the answer");
    });
  expect(think).toThrow("dropped the answer");
  expect(calls).toBe(1);
});

test.each(GAMES)("greedy plays %s to its end", async (id) => {
  const play = newPlay(shelf.usual(id)!, "direct");
  await playOut(thinker, play, "greedy:1", "direct");
  expect(outcomeOf(play)).not.toBeNull();
});
