import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { ritual, victim } from "../support/pieces.js";
import { cards, reveal } from "../support/reveal.js";
import type { TestTable } from "../support/table.js";

type Player = NonNullable<Position["players"]>[number];

const pieces = ["a", "b", "c", "d", "e"].map((id) => ritual(id, { vp: 0 }));

/** Everybody has 2 points from Fear 5 and nothing else but what is said. */
function tied(...players: readonly Player[]): TestTable {
  return reveal(
    players.map((player) => ({ blood: 0, influence: 0, fear: 5, ...player })),
    [],
    { phase: "scoring", day: 9 },
    { pieces: [...pieces, victim("v3-8", { act: 3, vp: 0 })] },
  );
}

/** The levels at which there was a tie, with those who were still in it. */
function levels(t: TestTable): unknown[] {
  return t.factsOf("tie").map(({ what, seats }) => [what, seats]);
}

describe("BO-7.2 ties", () => {
  test("BO-7.2 most cards in hand, Bleeders and Elders too", () => {
    const t = tied({ hand: cards("BBBBBBB") }, { hand: cards("BBBBBEEE") });
    expect(t.outcome).toBe("win-seat-2");
    expect(levels(t)).toEqual([["cards", [0, 1]]]);
    expect(t.factsOf("won")).toMatchObject([{ seats: [1] }]);
    expect(tied({ hand: ["v3-8", "bleeder"] }, { hand: cards("E") }).outcome).toBe("win-seat-1");
  });

  test("BO-7.2 cards come before Rituals and Blood", () => {
    const t = tied({ hand: cards("BB") }, { hand: cards("B"), rituals: ["a", "b"], blood: 20 });
    expect(t.outcome).toBe("win-seat-1");
  });

  test("BO-7.2 then most Rituals, before Blood", () => {
    const hand = cards("BB");
    const t = tied({ hand, rituals: ["a"], blood: 9 }, { hand, rituals: ["b", "c"] });
    expect(t.outcome).toBe("win-seat-2");
    expect(levels(t)).toEqual([
      ["cards", [0, 1]],
      ["rituals", [0, 1]],
    ]);
  });

  test("BO-7.2 then most Blood", () => {
    const t = tied({ rituals: ["a"], blood: 5 }, { rituals: ["b"], blood: 4 });
    expect(t.outcome).toBe("win-seat-1");
    expect(levels(t).map((level) => (level as string[])[0])).toEqual(["cards", "rituals", "blood"]);
  });

  test("BO-7.2 then a shared victory", () => {
    const t = tied({ blood: 4 }, { blood: 4 });
    expect(t.outcome).toBe("shared");
    expect(t.factsOf("won")).toEqual([{ fact: "won", rule: "BO-7.2", seats: [0, 1] }]);
  });

  test("BO-7.2 who is out at one level does not come back at the next", () => {
    const eight = cards("BBBBEEEE");
    const t = tied(
      { hand: eight, rituals: ["a"] },
      { hand: eight, rituals: ["b", "c"] },
      { hand: cards("BBBBB"), rituals: ["d", "e"], blood: 30 },
    );
    expect(t.outcome).toBe("win-seat-2");
    expect(levels(t)).toEqual([
      ["cards", [0, 1, 2]],
      ["rituals", [0, 1]],
    ]);
    const shared = tied({ hand: eight }, { hand: eight }, { hand: cards("BB"), blood: 30 });
    expect(shared.factsOf("won")).toMatchObject([{ seats: [0, 1] }]);
  });

  test("BO-7.2 only those with the most points are compared", () => {
    const t = tied({ vp: 1 }, { hand: cards("BBBB"), blood: 20 }, { vp: 1, blood: 1 });
    expect(levels(t)).toEqual([
      ["cards", [0, 2]],
      ["rituals", [0, 2]],
      ["blood", [0, 2]],
    ]);
    expect(t.outcome).toBe("win-seat-3");
  });

  test("BO-7.2 the same total from other sources is a tie all the same", () => {
    const t = tied({ vp: 2, blood: 1 }, { influence: 4 });
    expect(t.outcome).toBe("win-seat-1");
    expect(levels(t)).toHaveLength(3);
  });

  test("BO-7.2 a tie of negative totals", () => {
    const t = tied({ fear: 13 }, { fear: 17, vp: 3, hand: cards("B") });
    expect(t.factsOf("scored")).toMatchObject([{ score: { total: -3 } }, { score: { total: -3 } }]);
    expect(t.outcome).toBe("win-seat-2");
  });

  test.each([3, 4])("BO-7.2 %i equal in everything: all of them win", (players) => {
    const t = tied(...new Array<Player>(players).fill({}));
    expect(t.outcome).toBe("shared");
    expect(t.factsOf("won")).toMatchObject([{ seats: [0, 1, 2, 3].slice(0, players) }]);
  });
});
