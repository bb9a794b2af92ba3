import { describe, expect, test } from "vitest";
import { table } from "../../support/table.js";
import { ended, pictured, told } from "./says.js";

/** How a game ends, in words. */

const scored = (a: object, b: object) =>
  table({ phase: "scoring", day: 9, players: [a, b] }, { house: true });

describe("the end", () => {
  test("BO-7.1: who is ahead, and which source made the difference", () => {
    const t = scored(
      { vp: 3, influence: 5, fear: 14, hand: ["the-occultist", "elder"], rituals: [] },
      { vp: 9, influence: 0, fear: 0, hand: [], rituals: ["the-drained-cup"] },
    );
    const { vp } = t.game.content.victims[t.state.hands[0][0]].card;
    expect(ended(t)).toEqual([
      `Player 2 has 14 VP, ${14 - vp - 2} more than Player 1.`,
      "Fear made the difference to Player 1: 4 to −3.",
    ]);
    expect(told(t, 1, "scored", "won")).toEqual([
      `Player 1 has ${vp + 2} VP: cards ${vp}, Rituals 0, VP tokens 3, Influence 2, Fear −3; in hand: The Occultist, 1 Elder.`,
      "Player 2 has 14 VP: cards 0, Rituals 1, VP tokens 9, Influence 0, Fear 4; in hand: none.",
      "Player 2 wins.",
    ]);
    expect(pictured(t, 1, /^title$/)[0]).toContain("the game is over");
  });

  test("BO-7.1: sources that gave equally much, and several who are behind", () => {
    const behind = { vp: 3, influence: 0, fear: 0, hand: [], rituals: [] };
    const t = table(
      { phase: "scoring", day: 9, players: [behind, { ...behind, vp: 5, influence: 4 }, behind] },
      { house: true, players: 3 },
    );
    expect(ended(t)).toEqual([
      "Player 2 has 11 VP, 4 more than Player 1 and Player 3.",
      "VP tokens and Influence made the difference to Player 1: 5 to 3 and 2 to 0.",
      "VP tokens and Influence made the difference to Player 3: 5 to 3 and 2 to 0.",
    ]);
  });

  test("BO-7.2: what broke a tie", () => {
    const even = { vp: 3, influence: 0, fear: 0, hand: ["elder"], rituals: [] };
    const t = scored(even, { ...even, hand: ["elder", "elder"] });
    expect(ended(t)[0]).toBe(
      "Player 1 and Player 2 are tied at 7 VP. Player 2 has the most cards in hand (2 to 1).",
    );
    expect(told(t, 0, "tie")).toEqual([
      "Player 1 and Player 2 are tied: the most cards in hand decide.",
    ]);
  });

  test("BO-7.2: a shared victory", () => {
    const even = { vp: 3, influence: 0, fear: 0, blood: 2, hand: ["elder"], rituals: [] };
    const t = scored(even, even);
    expect(ended(t)[0]).toBe(
      "Player 1 and Player 2 are tied at 7 VP. Player 1 and Player 2 are equal in cards, Rituals and Blood, too, and win together.",
    );
    expect(told(t, 0, "won")).toEqual(["Player 1 and Player 2 share the victory."]);
  });

  test("a game that is not over has no winner", () => {
    expect(ended(table({ phase: "day" }, { house: true }))).toEqual([
      "The game stopped on Day 1 of 9.",
    ]);
  });
});
