import { expect, test } from "vitest";
import { atDawn, type Effect, expectDone, probe } from "../support/probe.js";

/** The verbs for Fear dice and Night spaces. */

const one: Effect[number] = { do: "choose", from: { set: "quarters" }, as: "one" };
const other: Effect[number] = {
  do: "choose",
  from: { set: "quarters", not: "one" },
  as: "other",
};

test.each([
  { die: 2, by: 1, now: 3 },
  { die: 5, by: 5, now: 6 },
  { die: 6, by: 1, now: 6 },
  { die: 4, by: -2, now: 2 },
  { die: 3, by: -5, now: 1 },
  { die: 1, by: -1, now: 1 },
])("BO-1.6 shift by $by: a die of $die then shows $now", ({ die, by, now }) => {
  const t = probe([one, { do: "shift", at: "one", by }], { quarters: { south: { die } } });
  t.answer("south").expectQuarter("south", { die: now }).expectQuarter("north", { die: 2 });
  const rule = { fact: "die", rule: "BO-1.6", space: "south" };
  expect(t.factsOf("die")).toEqual(now === die ? [] : [{ ...rule, n: now - die, now }]);
});

test.each([
  { to: 0, now: 1 },
  { to: 1, now: 1 },
  { to: 5, now: 5 },
  { to: 9, now: 6 },
])("BO-1.6 set-die to $to: it shows $now", ({ to, now }) => {
  const t = probe([one, { do: "set-die", at: "one", to }]);
  t.answer("east").expectQuarter("east", { die: now });
});

test("set-die to what is counted", () => {
  const n = { count: "influence" } as const;
  const t = probe([one, { do: "set-die", at: "one", to: n }], { players: [{ influence: 4 }] });
  t.answer("north").expectQuarter("north", { die: 4 });
});

test("swap-dice: two Quarters exchange what their dice show, the rest stays", () => {
  const quarters = { north: { die: 5 }, east: { die: 1 } };
  const t = probe([one, other, { do: "swap-dice", a: "one", b: "other" }], { quarters });
  t.answer("north").expectOptions("south", "east").answer("east");
  t.expectQuarter("north", { die: 1, victim: "v1-1" }).expectQuarter("east", { die: 5 });
  t.expectQuarter("south", { die: 2 });
});

test("put: from the supply into a Night space", () => {
  const t = probe([
    one,
    { do: "put", what: "blood", at: "one" },
    { do: "put", what: "influence", n: 4, at: "one" },
  ]).answer("south");
  t.expectQuarter("south", { blood: 4, influence: 6 }).expectPlayer(0, { blood: 7, influence: 5 });
  expect(t.factsOf("night-space")).toEqual([
    { fact: "night-space", rule: "BO-1.2", space: "south", what: "blood", n: 1, now: 4 },
    { fact: "night-space", rule: "BO-1.2", space: "south", what: "influence", n: 4, now: 6 },
  ]);
});

test.each([
  { n: undefined, taken: 1 },
  { n: 2, taken: 2 },
  { n: 9, taken: 3 },
  { n: "all", taken: 3 },
] as const)("take $n of 3 Blood: $taken go to the user", ({ n, taken }) => {
  const t = probe([one, { do: "take", what: "blood", n, at: "one" }]).answer("north");
  t.expectQuarter("north", { blood: 3 - taken }).expectPlayer(0, { blood: 7 + taken });
});

test("take: for another player; nothing where nothing lies", () => {
  const effect: Effect = [
    { do: "choose", from: { set: "players" }, as: "rival" },
    one,
    { do: "take", what: "influence", n: "all", at: "one", who: "rival" },
    { do: "take", what: "blood", n: 2, at: "one" },
  ];
  const t = probe(effect, { quarters: { north: { blood: 0 } } });
  t.answer("seat-2", "north");
  expectDone(t).expectPlayer(1, { influence: 7 }).expectPlayer(0, { blood: 7, influence: 5 });
  t.expectQuarter("north", { blood: 0, influence: 0 });
  expect(t.factsOf("night-space")).toHaveLength(1);
});

test.each([
  { n: undefined, moved: 1 },
  { n: 2, moved: 2 },
  { n: 12, moved: 3 },
  { n: "all", moved: 3 },
] as const)("move $n of 3 Blood: $moved go to the other Quarter", ({ n, moved }) => {
  const t = probe([one, other, { do: "move", what: "blood", n, from: "one", to: "other" }]);
  t.answer("south", "north").expectQuarter("south", { blood: 3 - moved, influence: 2 });
  t.expectQuarter("north", { blood: 3 + moved, influence: 2 }).expectPlayer(0, { blood: 7 });
});

test("move: Influence; nothing from an empty space", () => {
  const effect: Effect = [
    one,
    other,
    { do: "move", what: "influence", n: 2, from: "one", to: "other" },
  ];
  probe(effect).answer("east", "north").expectQuarter("north", { influence: 4, blood: 3 });
  const t = probe(effect, { quarters: { east: { influence: 0 } } }).answer("east", "north");
  t.expectQuarter("north", { influence: 2 }).expectQuarter("east", { influence: 0 });
  expect(t.factsOf("night-space")).toEqual([]);
});

test("here: where the Location lies", () => {
  const t = atDawn([
    { do: "shift", at: "here", by: 3 },
    { do: "put", what: "influence", n: 2, at: "here" },
    { do: "choose", from: { set: "quarters", not: "here" }, as: "other" },
    { do: "swap-dice", a: "here", b: "other" },
    { do: "move", what: "blood", n: 2, from: "other", to: "here" },
  ]);
  t.expectOptions("south", "east").expectQuarter("north", { die: 4, influence: 4, blood: 3 });
  t.answer("south").expectQuarter("north", { die: 2, blood: 5, influence: 4 });
  t.expectQuarter("south", { die: 4, blood: 1 });
});
