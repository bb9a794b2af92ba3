import { differences, readScenario } from "@coterie/kernel";
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

describe("what a scenario says about hints", () => {
  const scenario = {
    format: "coterie-scenario/1",
    game: "lanterns",
    name: "A hint",
    rules: [],
    setup: {},
    position: {},
    play: [],
  };
  const reading = (hint: unknown) => () => readScenario({ ...scenario, hint });

  test("which answers are right, and in what sense", () => {
    const hint = { kind: "avoid-loss", seat: 1, best: ["pass", "light:red-1"] };
    expect(readScenario({ ...scenario, hint }).hint).toEqual(hint);
    expect(reading({ kind: "win", best: ["pass"] })).not.toThrow();
  });

  test("every fault is named", () => {
    expect(reading("pass")).toThrow("hint: expected an object");
    expect(reading({ kind: "draw", seat: "me", best: [], worst: ["pass"] })).toThrow(
      /hint\.worst: unknown.*hint\.kind: expected win or avoid-loss.*hint\.seat.*hint\.best/s,
    );
    expect(reading({ kind: "win", best: [1] })).toThrow("hint.best: expected the keys");
    expect(reading({ kind: "win", best: "pass" })).toThrow("hint.best: expected the keys");
  });
});
