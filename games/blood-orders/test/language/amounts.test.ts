import { describe, expect, test } from "vitest";
import { victim } from "../support/pieces.js";
import { type Amount, atDawn, type Effect, probe, worth } from "../support/probe.js";

/** Every amount, by how many VP it brings to seat 0. */

type Count = Exclude<Amount, string | number>;

describe("what players have", () => {
  const players = [
    {
      blood: 8,
      influence: 3,
      vp: 4,
      fear: 6,
      hand: ["bleeder", "elder"],
      piles: { dawn: ["elder"], night: ["bleeder", "bleeder"] },
      torpor: ["elder", "elder", "bleeder", "v1-5", "v1-6"],
      rituals: ["r1-5"],
    },
    { blood: 1, influence: 9, vp: 2, fear: 11, hand: ["elder"], torpor: ["v1-7"] },
  ];
  const pieces = [victim("v1-5", { class: "noble" }), victim("v1-7", { class: "noble" })];

  const counts: [Count, number][] = [
    [{ count: "blood" }, 8],
    [{ count: "influence" }, 3],
    [{ count: "vp" }, 4],
    [{ count: "fear" }, 6],
    [{ count: "rituals" }, 2],
    [{ count: "cards" }, 5],
    [{ count: "torpor" }, 5],
    [{ count: "torpor", kind: "elder" }, 2],
    [{ count: "torpor", kind: "bleeder" }, 1],
    [{ count: "torpor", kind: "victim" }, 2],
    [{ count: "torpor", class: "noble" }, 1],
    [{ count: "torpor", class: "cleric" }, 0],
    [{ count: "blood", who: "self" }, 8],
    [{ count: "blood", per: 3 }, 2],
    [{ count: "blood", per: 2 }, 4],
    [{ count: "influence", times: 2 }, 6],
    [{ count: "influence", times: 4 }, 12],
    [{ count: "blood", most: 5 }, 5],
    [{ count: "blood", most: 9 }, 8],
    [{ count: "blood", per: 3, times: 4 }, 8],
    [{ count: "blood", per: 3, times: 4, most: 7 }, 7],
    [{ count: "influence", per: 4 }, 0],
  ];
  test.each(counts)("%o is %i", (count, n) => {
    expect(worth(count, { players }, { pieces })).toBe(n);
  });

  test("of a player chosen before", () => {
    const rival: Effect[number] = { do: "choose", from: { set: "players" }, as: "rival" };
    const of = (count: Count["count"], rest: object = {}): number => {
      const n = { count, who: "rival", ...rest } as Count;
      const t = probe([rival, { do: "gain", what: "vp", n }], { players }, { pieces });
      return t.answer("seat-2").position.players[0].vp - 4;
    };
    expect([of("blood"), of("influence"), of("vp"), of("fear")]).toEqual([1, 9, 2, 11]);
    expect([of("rituals"), of("cards"), of("torpor")]).toEqual([0, 1, 1]);
    expect(of("torpor", { class: "noble" })).toBe(1);
  });

  test("a written number, and a number chosen before", () => {
    expect([worth(0), worth(12)]).toEqual([0, 12]);
    const t = probe([
      { do: "choose", from: { set: "numbers", from: 3, to: 5 }, as: "many" },
      { do: "gain", what: "vp", n: "many" },
    ]);
    t.answer("4").expectPlayer(0, { vp: 4 });
  });
});

describe("what lies in a Quarter", () => {
  const pieces = [victim("v1-1", { cost: 5, fear: 3, vp: 7 }), victim("v1-2", { vp: -2 })];
  const quarters = {
    north: { die: 1, blood: 4, influence: 6 },
    south: { die: 5, blood: 0, influence: 1 },
    east: { victim: null, die: 3 },
  };
  const at = (count: Count["count"], key: string): number => {
    const spot: Effect[number] = { do: "choose", from: { set: "quarters" }, as: "spot" };
    const n = { count, at: "spot" } as Count;
    const t = probe(
      [spot, { do: "gain", what: "vp", n }],
      { quarters, gone: ["v1-3"] },
      { pieces },
    );
    return t.answer(key).position.players[0].vp;
  };

  test("the Night space and the die", () => {
    expect(["north", "south"].map((key) => at("night-blood", key))).toEqual([4, 0]);
    expect(["north", "south"].map((key) => at("night-influence", key))).toEqual([6, 1]);
    expect(["north", "south", "east"].map((key) => at("die", key))).toEqual([1, 5, 3]);
  });

  test("what the Victim shows; nothing where there is none, never less than nothing", () => {
    expect(["north", "south", "east"].map((key) => at("victim-cost", key))).toEqual([5, 2, 0]);
    expect(["north", "south", "east"].map((key) => at("victim-fear", key))).toEqual([3, 1, 0]);
    expect(["north", "south", "east"].map((key) => at("victim-vp", key))).toEqual([7, 0, 0]);
  });

  test("here: where the Location lies", () => {
    const n = { count: "night-influence", at: "here" } as const;
    expect(worth(n, { quarters, gone: ["v1-3"] }, { pieces }, atDawn)).toBe(6);
  });

  test("tokens: all that stand in the Quarter, also the one that acts", () => {
    const n = { count: "tokens", at: "here" } as const;
    expect(worth(n, {}, {}, atDawn)).toBe(1);
    const tokens = [
      { seat: 1, space: "north", order: "dusk" },
      { seat: 0, space: "north", order: "night" },
      { seat: 1, space: "south", order: "night" },
      { seat: 1, space: "altar", order: "dawn" },
    ] as const;
    expect(worth(n, { tokens: [...tokens] }, {}, atDawn)).toBe(3);
  });
});

describe("the table as a whole", () => {
  test.each([
    { day: 1, act: 1 },
    { day: 3, act: 1 },
    { day: 4, act: 2 },
    { day: 9, act: 3 },
  ])("day $day is of act $act", ({ day, act }) => {
    const quarters = {
      north: { location: `loc${act}-1`, victim: `v${act}-1` },
      south: { location: `loc${act}-2`, victim: `v${act}-2` },
      east: { location: `loc${act}-3`, victim: `v${act}-3` },
    };
    const victimTop = [`v${act}-4`];
    expect(worth({ count: "day" }, { day, quarters, victimTop })).toBe(day);
    expect(worth({ count: "act" }, { day, quarters, victimTop })).toBe(act);
  });

  test("discards: all, or of a class", () => {
    const pieces = [victim("v1-5", { class: "noble" })];
    const discards = ["v1-5", "v1-6", "v1-7"];
    expect(worth({ count: "discards" }, { discards }, { pieces })).toBe(3);
    expect(worth({ count: "discards", class: "noble" }, { discards }, { pieces })).toBe(1);
    expect(worth({ count: "discards" })).toBe(0);
  });

  test("quarters and players: of the set that is given, all Quarters or all others without one", () => {
    const quarters = { north: { die: 4 } };
    expect(worth({ count: "quarters" })).toBe(3);
    expect(worth({ count: "quarters" }, {}, { players: 4 })).toBe(4);
    const high = { set: "quarters", dieAtLeast: 3 } as const;
    expect(worth({ count: "quarters", in: high }, { quarters })).toBe(1);
    expect(worth({ count: "quarters", in: high })).toBe(0);
    expect(worth({ count: "players" }, {}, { players: 4 })).toBe(3);
    const rich = { set: "players", who: "all", with: "vp" } as const;
    const players = [{ vp: 1 }, {}, { vp: 2 }];
    expect(worth({ count: "players", in: rich, times: 2 }, { players }, { players: 3 })).toBe(4);
  });
});
