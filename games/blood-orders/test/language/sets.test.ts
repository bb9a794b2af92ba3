import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { ritual, victim } from "../support/pieces.js";
import { atDawn, type Effect, members, membersAfter, probe, type SetOf } from "../support/probe.js";

/** Every set, by what `choose` offers; an empty one offers nothing. */

type Quarters = Omit<Extract<SetOf, { set: "quarters" }>, "set">;
type Players = Omit<Extract<SetOf, { set: "players" }>, "set">;

describe("quarters", () => {
  const city: Position["quarters"] = {
    north: { victim: "v1-1", die: 1, blood: 0, influence: 4 },
    south: { victim: null, die: 4, blood: 2, influence: 0 },
    east: { victim: "v1-3", die: 6, blood: 2, influence: 1 },
    west: { victim: "v1-4", die: 4, blood: 1, influence: 4 },
  };
  const pieces = [victim("v1-1", { class: "noble" }), victim("v1-4", { class: "noble" })];
  const quarters = (set: Quarters): string[] =>
    members(
      { set: "quarters", ...set },
      { quarters: city, gone: ["v1-2"] },
      { players: 4, pieces },
    );

  const sets: [Quarters, string[]][] = [
    [{}, ["north", "south", "east", "west"]],
    [{ with: ["victim"] }, ["north", "east", "west"]],
    [{ with: ["blood"] }, ["south", "east", "west"]],
    [{ with: ["influence"] }, ["north", "east", "west"]],
    [{ with: ["blood", "influence"] }, ["east", "west"]],
    [{ without: ["victim"] }, ["south"]],
    [{ without: ["blood"] }, ["north"]],
    [{ without: ["influence"] }, ["south"]],
    [{ without: ["victim", "blood"] }, []],
    [{ with: ["blood"], without: ["victim"] }, ["south"]],
    [{ class: "noble" }, ["north", "west"]],
    [{ class: "cleric" }, []],
    [{ dieAtLeast: 4 }, ["south", "east", "west"]],
    [{ dieAtLeast: 5 }, ["east"]],
    [{ dieAtMost: 4 }, ["north", "south", "west"]],
    [{ dieAtMost: 3 }, ["north"]],
    [{ dieAtLeast: 2, dieAtMost: 5 }, ["south", "west"]],
    [{ most: "blood" }, ["south", "east"]],
    [{ most: "influence" }, ["north", "west"]],
    [{ most: "die" }, ["east"]],
    [{ least: "blood" }, ["north"]],
    [{ least: "influence" }, ["south"]],
    [{ least: "die" }, ["north"]],
    [{ with: ["victim"], least: "influence" }, ["east"]],
    [{ with: ["victim"], most: "blood" }, ["east"]],
    [{ class: "cleric", most: "die" }, []],
  ];
  test.each(sets)("quarters %o: exactly %o", (set, keys) => {
    expect(quarters(set)).toEqual(keys);
  });

  test("quarters but one: `here`, or one chosen before", () => {
    const t = atDawn([{ do: "choose", from: { set: "quarters", not: "here" }, as: "spot" }]);
    t.expectOptions("south", "east");
    const spot: Effect[number] = { do: "choose", from: { set: "quarters" }, as: "spot" };
    const but: Effect[number] = {
      do: "choose",
      from: { set: "quarters", not: "spot", most: "die" },
      as: "other",
    };
    const chosen = probe([spot, but], { quarters: { north: { die: 5 } } }).answer("north");
    expect(membersAfter(chosen)).toEqual(["south", "east"]);
  });
});

describe("players", () => {
  const seats = [
    { blood: 3, influence: 4, vp: 0, fear: 6, torpor: ["elder"], hand: ["bleeder", "bleeder"] },
    { blood: 5, influence: 4, vp: 2, fear: 0, torpor: [], rituals: ["r1-5", "r1-6"] },
    { blood: 0, influence: 9, vp: 2, fear: 6, torpor: ["elder", "v1-5"], hand: [] },
    { blood: 3, influence: 0, vp: 1, fear: 9, hand: ["bleeder", "elder", "elder"] },
  ];
  const players = (set: Players): string[] =>
    members({ set: "players", ...set }, { players: seats }, { players: 4 });

  const sets: [Players, string[]][] = [
    [{}, ["seat-2", "seat-3", "seat-4"]],
    [{ who: "others" }, ["seat-2", "seat-3", "seat-4"]],
    [{ who: "all" }, ["seat-1", "seat-2", "seat-3", "seat-4"]],
    [{ with: "blood" }, ["seat-2", "seat-4"]],
    [{ with: "torpor" }, ["seat-3"]],
    [{ with: "rituals" }, ["seat-2"]],
    [{ with: "fear", who: "all" }, ["seat-1", "seat-3", "seat-4"]],
    [{ more: "blood" }, ["seat-2"]],
    [{ less: "blood" }, ["seat-3"]],
    [{ more: "influence" }, ["seat-3"]],
    [{ less: "influence" }, ["seat-4"]],
    [{ more: "fear" }, ["seat-4"]],
    [{ less: "vp" }, []],
    [{ more: "vp" }, ["seat-2", "seat-3", "seat-4"]],
    [{ more: "rituals" }, ["seat-2"]],
    [{ less: "rituals" }, ["seat-3", "seat-4"]],
    [{ more: "cards" }, ["seat-2", "seat-4"]],
    [{ less: "cards" }, ["seat-3"]],
    [{ more: "torpor" }, ["seat-3"]],
    [{ most: "vp" }, ["seat-2", "seat-3"]],
    [{ most: "fear", who: "all" }, ["seat-4"]],
    [{ most: "blood", who: "all" }, ["seat-2"]],
    [{ least: "blood" }, ["seat-3"]],
    [{ least: "vp", who: "all" }, ["seat-1"]],
    [{ least: "vp" }, ["seat-4"]],
    [{ more: "fear", less: "influence" }, ["seat-4"]],
    [{ more: "fear", less: "vp" }, []],
    [{ less: "vp", most: "blood" }, []],
  ];
  test.each(sets)("players %o: exactly %o", (set, keys) => {
    expect(players(set)).toEqual(keys);
  });

  test("players by cards: hand and piles together, so that nothing secret is told (BO-8.2)", () => {
    const set: SetOf = { set: "players", more: "cards" };
    const more = (piles: object, hand: string[]): string[] =>
      members(set, { players: [{ hand: ["elder"] }, { hand, piles }] });
    expect(more({ dawn: ["elder", "elder"] }, [])).toEqual(["seat-2"]);
    expect(more({ dawn: ["elder"] }, ["elder"])).toEqual(["seat-2"]);
    expect(more({ dawn: ["elder"] }, [])).toEqual([]);
  });
});

describe("cards and Rituals", () => {
  const pieces = [victim("v1-4", { class: "noble" }), victim("v1-5", { class: "cleric" })];
  const players = [{ torpor: ["elder", "elder", "bleeder", "v1-4", "v1-6"] }, { torpor: ["v1-5"] }];
  const torpor = (set: object): string[] =>
    members({ set: "torpor", ...set } as SetOf, { players }, { pieces });

  test("torpor: all, by kind, by class; cards alike are one option", () => {
    expect(torpor({})).toEqual(["v1-4", "v1-6", "bleeder", "elder"]);
    expect(torpor({ of: "self" })).toEqual(["v1-4", "v1-6", "bleeder", "elder"]);
    expect(torpor({ kind: "victim" })).toEqual(["v1-4", "v1-6"]);
    expect(torpor({ kind: "elder" })).toEqual(["elder"]);
    expect(torpor({ kind: "bleeder" })).toEqual(["bleeder"]);
    expect(torpor({ class: "noble" })).toEqual(["v1-4"]);
    expect(torpor({ class: "cleric" })).toEqual([]);
  });

  test("discards: all, or of a class", () => {
    const discards = ["v1-4", "v1-5", "v1-7"];
    expect(members({ set: "discards" }, { discards }, { pieces })).toEqual(discards);
    expect(members({ set: "discards", class: "cleric" }, { discards }, { pieces })).toEqual([
      "v1-5",
    ]);
    expect(members({ set: "discards", class: "soldier" }, { discards }, { pieces })).toEqual([]);
    expect(members({ set: "discards" })).toEqual([]);
  });

  test("used: the own that can be used and have been, in the order in which they were gained", () => {
    const effect: Effect = [{ do: "gain", what: "blood" }];
    const rites = ["lamp", "bell"].map((id) => ritual(id, { daily: { effect } }));
    const owners = [{ rituals: ["bell", "lamp", "r1-5"] }];
    const used = ["lamp", "bell"];
    const found = members({ set: "used" }, { players: owners, used }, { pieces: rites });
    expect(found).toEqual(["probe", "bell", "lamp"]);
    const some = members({ set: "used" }, { players: owners, used: [] }, { pieces: rites });
    expect(some).toEqual(["probe"]);
  });
});

describe("numbers", () => {
  test.each([
    { from: 1, to: 3, keys: ["1", "2", "3"] },
    { from: 0, to: 0, keys: ["0"] },
    { from: 3, to: 2, keys: [] },
  ])("numbers from $from to $to: exactly $keys", ({ from, to, keys }) => {
    expect(members({ set: "numbers", from, to })).toEqual(keys);
  });

  test("numbers up to what is counted, or to a number chosen before", () => {
    const to = { count: "blood", most: 3 } as const;
    const up = (blood: number): string[] =>
      members({ set: "numbers", from: 1, to }, { players: [{ blood }] });
    expect(up(9)).toEqual(["1", "2", "3"]);
    expect(up(2)).toEqual(["1", "2"]);
    expect(up(0)).toEqual([]);
    const t = probe([
      { do: "choose", from: { set: "numbers", from: 1, to: 5 }, as: "top" },
      { do: "choose", from: { set: "numbers", from: 2, to: "top" }, as: "low" },
    ]).answer("4");
    t.expectOptions("2", "3", "4");
  });
});
