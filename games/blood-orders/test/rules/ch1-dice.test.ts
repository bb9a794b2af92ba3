import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import { location, victim } from "../support/pieces.js";
import { plainCity } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

type Effect = Extract<Piece, { kind: "location" }>["effect"];

/** Somebody's Dawn in North with this effect, the die showing so much; enough Bleeders for any die. */
function dawn(effect: Effect, die: number, rest: { influence?: number } = {}): TestTable {
  const t = table(
    {
      phase: "reveal",
      quarters: plainCity({ north: { die }, east: { die: 5 } }),
      players: [{ ...rest, piles: { dawn: new Array<string>(6).fill("bleeder") } }],
      tokens: [{ seat: 0, space: "north", order: "dawn" }],
    },
    { pieces: [location("loc1-1", { effect })] },
  );
  return t.answer("dawn");
}

describe("BO-1.6 the sum of two cards", () => {
  test.each([
    { place: 0, victimFear: 0, die: 1 },
    { place: 0, victimFear: 1, die: 1 },
    { place: 2, victimFear: 1, die: 3 },
    { place: 1, victimFear: 5, die: 6 },
    { place: 3, victimFear: 5, die: 6 },
  ])("BO-1.6 BO-2.2 Fear $place and $victimFear make a die of $die", (one) => {
    const pieces = [
      location("loc1-1", { fear: one.place }),
      victim("v1-1", { fear: one.victimFear }),
    ];
    table({ phase: "orders" }, { pieces }).expectQuarter("north", { die: one.die });
  });
});

describe("BO-1.6 effects never take a die out of 1 to 6", () => {
  test.each([
    { from: 6, by: 2, to: 6 },
    { from: 5, by: 2, to: 6 },
    { from: 3, by: 2, to: 5 },
    { from: 2, by: -5, to: 1 },
    { from: 1, by: -1, to: 1 },
  ])("BO-1.6 $from shifted by $by is $to", ({ from, by, to }) => {
    const t = dawn([{ do: "shift", at: "here", by }], from).expectQuarter("north", { die: to });
    const told = { fact: "die", rule: "BO-1.6", space: "north", n: to - from, now: to };
    expect(t.factsOf("die")).toEqual(to === from ? [] : [told]);
  });

  test("BO-1.6 nothing is kept beyond the end: 5, up 3, down 1 is 5", () => {
    const t = dawn(
      [
        { do: "shift", at: "here", by: 3 },
        { do: "shift", at: "here", by: -1 },
      ],
      5,
    );
    expect(t.factsOf("die").map(({ now }) => now)).toEqual([6, 5]);
    t.expectQuarter("north", { die: 5 });
  });

  test("BO-1.6 a die is set to a counted number within 1 to 6", () => {
    const byVp: Effect = [{ do: "set-die", at: "here", to: { count: "vp" } }];
    dawn(byVp, 4).expectQuarter("north", { die: 1 });
    dawn([{ do: "set-die", at: "here", to: 9 }], 4).expectQuarter("north", { die: 6 });
    dawn([{ do: "set-die", at: "here", to: 3 }], 4).expectQuarter("north", { die: 3 });
  });

  test("BO-1.6 dice that are exchanged keep their numbers", () => {
    const t = dawn(
      [
        { do: "choose", from: { set: "quarters", not: "here" }, as: "other" },
        { do: "swap-dice", a: "here", b: "other" },
      ],
      4,
    );
    t.expectOptions("south", "east").answer("east");
    t.expectQuarter("north", { die: 5 }).expectQuarter("east", { die: 4 });
    t.expectQuarter("south", { die: 2 });
  });
});

describe("BO-1.6 a cost is paid even where the effect changes nothing", () => {
  const lowered: Effect = [
    { do: "pay", cost: { influence: 2 }, then: [{ do: "shift", at: "here", by: -1 }] },
  ];

  test("BO-1.6 a die that shows 1 can be paid for all the same", () => {
    const t = dawn(lowered, 1).expectOptions("pay", "decline").answer("pay");
    t.expectPlayer(0, { influence: 3 }).expectQuarter("north", { die: 1 });
    expect(t.factsOf("paid", "die")).toEqual([
      { fact: "paid", rule: "BO-1.6", seat: 0, what: "influence", n: 2, now: 3 },
    ]);
  });

  test("BO-1.6 declining costs nothing; without enough there is no question", () => {
    dawn(lowered, 3).answer("decline").expectPlayer(0, { influence: 5 });
    const poor = dawn(lowered, 3, { influence: 1 });
    expect(poor.question).not.toBe("effect.pay");
    poor.expectPlayer(0, { influence: 1 }).expectQuarter("north", { die: 3 });
  });

  test("BO-1.6 BO-5.6 a Dusk that would raise a die of 6 is paid into the Night space", () => {
    const t = table(
      {
        phase: "reveal",
        quarters: plainCity({ north: { die: 6 } }),
        players: [{ piles: { dusk: new Array<string>(6).fill("elder") } }],
        tokens: [{ seat: 0, space: "north", order: "dusk" }],
      },
      { pieces: [victim("v1-1", { effect: [{ do: "shift", at: "here", by: 1 }] })] },
    );
    t.answer("dusk").expectPlayer(0, { influence: 3 });
    t.expectQuarter("north", { die: 6, influence: 4 });
    expect(t.factsOf("die")).toEqual([]);
  });
});
