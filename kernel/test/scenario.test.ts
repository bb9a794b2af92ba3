import { differences } from "@coterie/kernel";
import { describe, expect, test } from "vitest";

describe("what a scenario expects of a position", () => {
  const found = {
    day: 3,
    players: [
      { blood: 2, hand: ["a", "b"] },
      { blood: 5, hand: [] },
    ],
    market: ["x", null],
  };
  const faults = (wanted: Parameters<typeof differences>[1]): string[] =>
    differences(found, wanted, "position");

  test("the part that is given must be so, of objects in a list, too", () => {
    expect(faults({ day: 3 })).toEqual([]);
    expect(faults({ players: [{ blood: 2 }, {}] })).toEqual([]);
    expect(faults({ players: [{ blood: 2 }, { blood: 4 }] })).toEqual([
      "position.players[1].blood: expected 4, found 5",
    ]);
  });

  test("a list of plain values is one value", () => {
    expect(faults({ players: [{ hand: ["a"] }, {}] })).toEqual([
      'position.players[0].hand: expected ["a"], found ["a","b"]',
    ]);
    expect(faults({ market: ["x"] })).toEqual([
      'position.market: expected ["x"], found ["x",null]',
    ]);
  });

  test("as many objects as there are", () => {
    expect(faults({ players: [{ blood: 2 }] })).toHaveLength(1);
  });
});
