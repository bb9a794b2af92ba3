import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { victim } from "../support/pieces.js";
import { atDawn, type Condition, type Effect, holds, probe } from "../support/probe.js";

/** Every condition, where it holds and where it just does not. */

const blood = { count: "blood" } as const;

test("at-least and at-most: what there is, compared with a number", () => {
  const players = [{ blood: 5 }];
  const found = (is: "at-least" | "at-most", n: number): boolean =>
    holds({ is, n, of: blood }, { players });
  expect([4, 5, 6].map((n) => found("at-least", n))).toEqual([true, true, false]);
  expect([4, 5, 6].map((n) => found("at-most", n))).toEqual([false, true, true]);
});

test("at-least and at-most: two counts, and a number chosen before", () => {
  const when: Condition = { is: "at-least", n: { count: "influence" }, of: blood };
  expect(holds(when, { players: [{ blood: 5, influence: 5 }] })).toBe(true);
  expect(holds(when, { players: [{ blood: 4, influence: 5 }] })).toBe(false);
  const effect: Effect = [
    { do: "choose", from: { set: "numbers", from: 6, to: 8 }, as: "many" },
    { do: "if", when: { is: "at-most", n: "many", of: blood }, then: [{ do: "gain", what: "vp" }] },
  ];
  probe(effect).answer("7").expectPlayer(0, { vp: 1 });
  probe(effect).answer("6").expectPlayer(0, { vp: 0 });
});

test("victim: any, or of a class; none where there is none", () => {
  const pieces = [victim("v1-1", { class: "noble" })];
  const here = (rest: object, victimHere: string | null = "v1-1"): boolean =>
    holds(
      { is: "victim", at: "here", ...rest },
      { quarters: { north: { victim: victimHere } }, gone: victimHere === null ? ["v1-1"] : [] },
      { pieces },
      atDawn,
    );
  expect([here({}), here({ class: "noble" }), here({ class: "cleric" })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([here({}, null), here({ class: "noble" }, null)]).toEqual([false, false]);
});

test("victim: in a Quarter chosen before", () => {
  const effect: Effect = [
    { do: "choose", from: { set: "quarters" }, as: "spot" },
    {
      do: "if",
      when: { is: "victim", at: "spot" },
      then: [{ do: "gain", what: "vp" }],
    },
  ];
  const position = { quarters: { east: { victim: null } }, gone: ["v1-3"] };
  probe(effect, position).answer("south").expectPlayer(0, { vp: 1 });
  probe(effect, position).answer("east").expectPlayer(0, { vp: 0 });
});

describe("most and least", () => {
  const of = (mine: object, ...others: object[]) => ({ players: [mine, ...others] });

  test("most: nobody else has as much; a tie is not the most", () => {
    const when: Condition = { is: "most", what: "blood" };
    expect(holds(when, of({ blood: 5 }, { blood: 4 }))).toBe(true);
    expect(holds(when, of({ blood: 5 }, { blood: 5 }))).toBe(false);
    expect(holds(when, of({ blood: 5 }, { blood: 6 }))).toBe(false);
    const three = { players: 3 };
    expect(holds(when, of({ blood: 5 }, { blood: 1 }, { blood: 5 }), three)).toBe(false);
    expect(holds(when, of({ blood: 5 }, { blood: 1 }, { blood: 4 }), three)).toBe(true);
  });

  test("least: nobody else has as little; a tie is not the least", () => {
    const when: Condition = { is: "least", what: "influence" };
    expect(holds(when, of({ influence: 4 }, { influence: 5 }))).toBe(true);
    expect(holds(when, of({ influence: 5 }, { influence: 5 }))).toBe(false);
    expect(holds(when, of({ influence: 6 }, { influence: 5 }))).toBe(false);
  });

  test.each([
    { what: "vp", more: { vp: 2 }, less: { vp: 1 } },
    { what: "fear", more: { fear: 2 }, less: { fear: 1 } },
    { what: "torpor", more: { torpor: ["elder"] }, less: { torpor: [] } },
    { what: "cards", more: { hand: ["elder", "elder"] }, less: { hand: ["elder"] } },
  ] as const)("most and least $what", ({ what, more, less }) => {
    const position = (mine: object, theirs: object): Position => ({ players: [mine, theirs] });
    expect(holds({ is: "most", what }, position(more, less))).toBe(true);
    expect(holds({ is: "most", what }, position(less, more))).toBe(false);
    expect(holds({ is: "least", what }, position(less, more))).toBe(true);
    expect(holds({ is: "least", what }, position(more, less))).toBe(false);
  });

  test("most Rituals, the one in use included", () => {
    const when: Condition = { is: "most", what: "rituals" };
    expect(holds(when)).toBe(true);
    expect(holds(when, of({}, { rituals: ["r1-5"] }))).toBe(false);
  });

  test("most of another player, chosen before", () => {
    const effect: Effect = [
      { do: "choose", from: { set: "players" }, as: "rival" },
      {
        do: "if",
        when: { is: "most", what: "blood", who: "rival" },
        then: [{ do: "gain", what: "vp" }],
      },
    ];
    const position = of({ blood: 5 }, { blood: 6 }, { blood: 5 });
    probe(effect, position, { players: 3 }).answer("seat-2").expectPlayer(0, { vp: 1 });
    probe(effect, position, { players: 3 }).answer("seat-3").expectPlayer(0, { vp: 0 });
    const behind = of({ blood: 9 }, { blood: 6 }, { blood: 5 });
    probe(effect, behind, { players: 3 }).answer("seat-2").expectPlayer(0, { vp: 0 });
  });
});

test("alone: no token of another stands here; own ones and other Quarters do not matter", () => {
  const when: Condition = { is: "alone", at: "here" };
  const own = { seat: 0, space: "north", order: "night" } as const;
  const south = { seat: 1, space: "south", order: "night" } as const;
  expect(holds(when, { tokens: [own, south] }, {}, atDawn)).toBe(true);
  const north = { seat: 1, space: "north", order: "dusk" } as const;
  expect(holds(when, { tokens: [own, north] }, {}, atDawn)).toBe(false);
});

test("start-player: the user, or another", () => {
  expect(holds({ is: "start-player" })).toBe(true);
  expect(holds({ is: "start-player", who: "self" })).toBe(true);
  const late = { startPlayer: 1, tokens: [{ seat: 1, space: "north", order: "dawn" } as const] };
  expect(holds({ is: "start-player" }, late)).toBe(false);
});

describe("not, all, any", () => {
  const yes: Condition = { is: "at-least", n: 1, of: 1 };
  const no: Condition = { is: "at-least", n: 2, of: 1 };

  test.each([
    [{ is: "not", that: no }, true],
    [{ is: "not", that: yes }, false],
    [{ is: "all", of: [yes, yes, yes] }, true],
    [{ is: "all", of: [yes, yes, no] }, false],
    [{ is: "all", of: [no, yes] }, false],
    [{ is: "any", of: [no, no, yes] }, true],
    [{ is: "any", of: [yes, no] }, true],
    [{ is: "any", of: [no, no] }, false],
    [{ is: "any", of: [no, { is: "not", that: { is: "all", of: [yes, no] } }] }, true],
  ] as [Condition, boolean][])("%o is %s", (when, expected) => {
    expect(holds(when)).toBe(expected);
  });
});
