import { LIMITS } from "@coterie/protocol";
import { expect, test } from "vitest";
import { decide } from "../../src/thinking/decide.js";
import { shelf, someThought } from "./support/thoughts.js";

const game = shelf.usual("masters-of-the-night")!;

/** What a bot says at the beginning of a turn if this is what vampires are called. */
function saidBy(name: string): string | undefined {
  const vampires = game.content.vampires.map((one: { card: object }) => ({
    ...one,
    card: { ...one.card, name },
  }));
  const renamed = { ...game, content: { ...game.content, vampires } };
  return decide(renamed, someThought(game, "greedy")).plan?.says;
}

test("a bot says what it plans with its answer", () => {
  expect(saidBy("Dracula")).toMatch(/^Dracula means to .+\.$/);
});

test("what it says is never longer than a line may be", () => {
  expect(saidBy("X".repeat(LIMITS.says + 1))).toBe(`${"X".repeat(LIMITS.says - 1)}…`);
});
