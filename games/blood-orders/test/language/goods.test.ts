import { expect, test } from "vitest";
import { type Effect, expectDone, probe } from "../support/probe.js";

/** The verbs for what players have: gain, lose, give, pay. */

const rival: Effect[number] = { do: "choose", from: { set: "players" }, as: "rival" };

test("BO-1.4 gain: 1 unless told otherwise, for the user unless told otherwise", () => {
  const t = probe([
    { do: "gain", what: "blood" },
    { do: "gain", what: "influence", n: 3 },
    { do: "gain", what: "vp", n: 2, who: "self" },
    rival,
    { do: "gain", what: "blood", n: 4, who: "rival" },
  ]).answer("seat-2");
  t.expectPlayer(0, { blood: 8, influence: 8, vp: 2, fear: 0 });
  t.expectPlayer(1, { blood: 11, influence: 5, vp: 0 });
});

test("BO-1.4 gain: nothing is told where nothing is gained", () => {
  const t = probe([
    { do: "gain", what: "blood", n: 0 },
    { do: "gain", what: "vp", n: 1 },
  ]);
  expect(t.factsOf("gained")).toEqual([
    { fact: "gained", rule: "BO-1.4", seat: 0, what: "vp", n: 1, now: 1 },
  ]);
});

test("BO-1.4 lose: as much as there is, never below nothing", () => {
  const t = probe([
    { do: "lose", what: "blood", n: 12 },
    { do: "lose", what: "influence" },
    { do: "lose", what: "vp", n: 1 },
    rival,
    { do: "lose", what: "influence", n: "all", who: "rival" },
  ]);
  expect(t.factsOf("lost")).toEqual([
    { fact: "lost", rule: "BO-1.4", seat: 0, what: "blood", n: 7, now: 0 },
    { fact: "lost", rule: "BO-1.4", seat: 0, what: "influence", n: 1, now: 4 },
  ]);
  t.answer("seat-2").expectPlayer(1, { influence: 0, blood: 7 });
  t.expectPlayer(0, { blood: 0, influence: 4, vp: 0 });
});

test.each([
  { fear: 22, effect: { do: "gain", what: "fear", n: 5 }, now: 24 },
  { fear: 24, effect: { do: "gain", what: "fear" }, now: 24 },
  { fear: 7, effect: { do: "gain", what: "fear", n: "all" }, now: 24 },
  { fear: 2, effect: { do: "lose", what: "fear", n: 5 }, now: 0 },
  { fear: 0, effect: { do: "lose", what: "fear" }, now: 0 },
  { fear: 9, effect: { do: "lose", what: "fear", n: "all" }, now: 0 },
  { fear: 9, effect: { do: "lose", what: "fear", n: 3 }, now: 6 },
] as const)("BO-1.5 fear $fear, $effect: it ends at $now", ({ fear, effect, now }) => {
  const t = probe([effect], { players: [{ fear }] });
  t.expectPlayer(0, { fear: now, blood: 7 });
  expect(t.factsOf("fear").map(({ n, rule }) => [n, rule])).toEqual(
    now === fear ? [] : [[now - fear, "BO-1.5"]],
  );
});

test.each([
  { n: 2, given: 2 },
  { n: 12, given: 5 },
  { n: "all", given: 5 },
  { n: undefined, given: 1 },
] as const)("BO-1.4 give $n of 5 Influence: $given change hands", ({ n, given }) => {
  const t = probe([rival, { do: "give", what: "influence", n, from: "rival", to: "self" }]);
  t.answer("seat-2").expectPlayer(0, { influence: 5 + given });
  t.expectPlayer(1, { influence: 5 - given });
  expect(t.factsOf("given")).toEqual([
    { fact: "given", rule: "BO-1.4", seat: 1, other: 0, what: "influence", n: given },
  ]);
});

test("BO-1.4 give: Blood and VP too, to another, and nothing where there is nothing", () => {
  const players = [{ vp: 3 }, { blood: 0 }];
  const t = probe(
    [
      rival,
      { do: "give", what: "vp", n: 2, from: "self", to: "rival" },
      { do: "give", what: "blood", n: 2, from: "rival", to: "self" },
    ],
    { players },
  ).answer("seat-2");
  t.expectPlayer(0, { vp: 1, blood: 7 }).expectPlayer(1, { vp: 2, blood: 0 });
  expect(t.factsOf("given")).toHaveLength(1);
});

const pay: Effect = [
  {
    do: "pay",
    cost: { blood: 2, influence: 1, vp: 1, fear: 3 },
    then: [{ do: "gain", what: "vp", n: 4 }],
    else: [{ do: "gain", what: "blood" }],
  },
];
const able = { blood: 2, influence: 1, vp: 1, fear: 21 };

test("BO-1.6 pay: everything is paid, Fear upward, and then comes the effect", () => {
  const t = probe(pay, { players: [able] });
  expect([t.question, t.about, t.seat]).toEqual(["effect.pay", "probe", 0]);
  t.expectOptions("pay", "decline").answer("pay");
  expectDone(t).expectPlayer(0, { blood: 0, influence: 0, vp: 4, fear: 24 });
});

test("BO-1.6 pay: who declines pays nothing and gets the other effect", () => {
  const t = probe(pay, { players: [able] }).answer("decline");
  expectDone(t).expectPlayer(0, { ...able, blood: 3 });
});

test.each([
  { fear: 22, was: "two spaces of room" },
  { fear: 24, was: "no room at all" },
])("BO-1.5 pay: three Fear with $was move to the end, and the effect happens", ({ fear }) => {
  const t = probe(pay, { players: [{ ...able, fear }] }).expectOptions("pay", "decline");
  expectDone(t.answer("pay")).expectPlayer(0, { blood: 0, influence: 0, vp: 4, fear: 24 });
});

test.each([{ blood: 1 }, { influence: 0 }, { vp: 0 }])(
  "BO-1.6 pay: with %o it cannot be paid; nobody is asked",
  (poor) => {
    const had = { ...able, ...poor };
    expectDone(probe(pay, { players: [had] })).expectPlayer(0, { ...had, blood: had.blood + 1 });
  },
);

test("BO-1.6 pay without else: who cannot goes on with what follows", () => {
  const effect: Effect = [
    { do: "pay", cost: { vp: 1 }, then: [{ do: "gain", what: "blood", n: 5 }] },
    { do: "gain", what: "influence" },
  ];
  expectDone(probe(effect)).expectPlayer(0, { blood: 7, influence: 6 });
  const t = probe(effect, { players: [{ vp: 1 }] });
  t.answer("decline").expectPlayer(0, { blood: 7, influence: 6, vp: 1 });
  const paid = probe(effect, { players: [{ vp: 1 }] });
  paid.answer("pay").expectPlayer(0, { blood: 12, influence: 6, vp: 0 });
});

test("BO-1.6 a price is paid even where the effect then changes nothing", () => {
  const t = probe([{ do: "pay", cost: { blood: 3 }, then: [{ do: "lose", what: "fear" }] }]);
  expectDone(t.answer("pay")).expectPlayer(0, { blood: 4, fear: 0 });
});

test("pay: names chosen before hold in what is done, whether paid or not", () => {
  const effect: Effect = [
    rival,
    { do: "choose", from: { set: "numbers", from: 2, to: 3 }, as: "many" },
    {
      do: "pay",
      cost: { influence: 1 },
      then: [{ do: "lose", what: "blood", n: "many", who: "rival" }],
      else: [{ do: "gain", what: "blood", n: "many", who: "rival" }],
    },
  ];
  probe(effect).answer("seat-2", "3", "pay").expectPlayer(1, { blood: 4 });
  probe(effect).answer("seat-2", "2", "decline").expectPlayer(1, { blood: 9 });
});
