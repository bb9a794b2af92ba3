import { describe, expect, test } from "vitest";
import type { ScoreLines } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { ritual, victim } from "../support/pieces.js";
import { cards, reveal } from "../support/reveal.js";
import type { TableOptions, TestTable } from "../support/table.js";

type Player = NonNullable<Position["players"]>[number];

/** The end of the game, with nothing that scores but what is said. */
function scoring(players: readonly Player[], options: TableOptions = {}): TestTable {
  return reveal(
    players.map((player) => ({ blood: 0, influence: 0, fear: 9, ...player })),
    [],
    { phase: "scoring", day: 9 },
    options,
  );
}

function scoreOf(player: Player, options: TableOptions = {}): ScoreLines {
  return scoring([player, {}], options).factsOf("scored")[0].score as ScoreLines;
}

const nothing = { cards: 0, rituals: 0, tokens: 0, influence: 0, fear: 0, total: 0 };

const pieces = [
  victim("v3-6", { act: 3, vp: 3 }),
  victim("v3-7", { act: 3, vp: 2 }),
  victim("v3-8", { act: 3, vp: 0 }),
  ritual("crown", { vp: 4 }),
  ritual("chalice", { vp: 3 }),
  ritual("hoard", {
    vp: 1,
    standing: [{ kind: "score", add: { count: "influence", per: 3 } }],
  }),
];

describe("BO-7.1 the score by its sources", () => {
  test("BO-7.1 all of them together", () => {
    const player = {
      hand: ["v3-6", "v3-7", ...cards("BE")],
      rituals: ["crown"],
      vp: 2,
      influence: 5,
      fear: 9,
    };
    const found = { cards: 5, rituals: 4, tokens: 2, influence: 2, fear: 0, total: 13 };
    expect(scoreOf(player, { pieces })).toEqual(found);
  });

  test("BO-7.1 nothing at all: 0", () => {
    expect(scoreOf({})).toEqual(nothing);
  });

  test("BO-7.1 cards in hand: Victims by their VP, Bleeders and Elders nothing", () => {
    expect(scoreOf({ hand: ["v3-6", "v3-7", "v3-8"] }, { pieces })).toMatchObject({ cards: 5 });
    expect(scoreOf({ hand: cards("BBBEEE") })).toEqual(nothing);
    // v1-1 shows 1 VP: the Act does not matter.
    expect(scoreOf({ hand: ["v1-1"] })).toMatchObject({ cards: 1, total: 1 });
  });

  test("BO-7.1 Rituals: what they show, and what they add at the end, once", () => {
    const rituals = ["crown", "chalice"];
    expect(scoreOf({ rituals }, { pieces })).toMatchObject({ rituals: 7, total: 7 });
    const hoard = { rituals: ["hoard"], influence: 7 };
    expect(scoreOf(hoard, { pieces })).toMatchObject({ rituals: 3, influence: 3, total: 6 });
  });

  test("BO-7.1 what one player's Ritual adds is not the other's", () => {
    const t = scoring([{ influence: 6 }, { rituals: ["hoard"], influence: 6 }], { pieces });
    expect(t.factsOf("scored").map(({ score }) => (score as ScoreLines).rituals)).toEqual([0, 3]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [11, 5],
  ])("BO-7.1 Influence %i scores %i", (influence, vp) => {
    expect(scoreOf({ influence })).toEqual({ ...nothing, influence: vp, total: vp });
  });

  test("BO-7.1 VP tokens count one each, Blood nothing", () => {
    expect(scoreOf({ vp: 7, blood: 50 })).toEqual({ ...nothing, tokens: 7, total: 7 });
  });

  test("BO-7.1 the Fear track adds or subtracts what its mark says (BO-1.5)", () => {
    expect(scoreOf({ fear: 5 })).toEqual({ ...nothing, fear: 2, total: 2 });
    expect(scoreOf({ fear: 24 })).toEqual({ ...nothing, fear: -15, total: -15 });
  });

  test("BO-7.1 cards in Torpor or under a token score nothing", () => {
    const torpor = { torpor: ["v3-6"], piles: { dawn: ["v3-7"] } };
    expect(scoreOf(torpor, { pieces })).toEqual(nothing);
  });

  test("BO-7.1 a VP token that comes after feeding on Day 9 scores too", () => {
    const feast = ritual("feast", {
      vp: 0,
      standing: [{ kind: "trigger", after: "fed", then: [{ do: "gain", what: "vp", n: 3 }] }],
    });
    const t = reveal(
      [{ influence: 0, fear: 9, rituals: ["feast"] }, {}],
      [],
      { day: 9 },
      { pieces: [...pieces, feast] },
    ).feedAll();
    expect(t.factsOf("scored")[0]).toMatchObject({ score: { tokens: 3, total: 3 } });
  });
});

describe("BO-7.1 the highest total wins", () => {
  test.each([
    { totals: [3, 2], wins: 1 },
    { totals: [2, 3, 1], wins: 2 },
    { totals: [0, 2, 3, 4], wins: 4 },
  ])("BO-7.1 VP $totals: seat $wins of those counted from 1", ({ totals, wins }) => {
    const t = scoring(totals.map((vp) => ({ vp })));
    expect(t.outcome).toBe(`win-seat-${wins}`);
    expect(t.factsOf("won")).toEqual([{ fact: "won", rule: "BO-7.1", seats: [wins - 1] }]);
    expect(t.factsOf("tie")).toEqual([]);
  });

  test("BO-7.1 totals may be negative: -3 beats -6", () => {
    const t = scoring([{ fear: 17 }, { fear: 13 }]);
    expect(t.factsOf("scored").map(({ score }) => (score as ScoreLines).total)).toEqual([-6, -3]);
    expect(t.outcome).toBe("win-seat-2");
  });

  test("BO-7.1 more cards, Rituals and Blood do not help who has fewer points", () => {
    const t = scoring([{ vp: 1 }, { hand: cards("BBBBBBBBBB"), blood: 30 }]);
    expect(t.outcome).toBe("win-seat-1");
  });

  test("BO-7.1 everybody's hand is shown with the score", () => {
    const t = scoring([{ hand: cards("BE") }, { vp: 1, hand: ["v3-6"] }], { pieces });
    expect(t.factsOf("scored").map(({ seat, cards: hand }) => [seat, hand])).toEqual([
      [0, cards("BE")],
      [1, ["v3-6"]],
    ]);
  });
});
