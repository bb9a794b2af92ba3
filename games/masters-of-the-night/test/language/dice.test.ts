import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { changes, did, rite, turn, vampire, wield } from "../support/probe.js";

const choose: Effect[number] = { do: "choose", from: { set: "dice" }, as: "die" };

test("spend-die: one die of the reserve is set aside, its value bound", () => {
  const t = did(
    [
      { do: "spend-die", as: "value" },
      { do: "place", what: "minion", n: "value", at: "here" },
    ],
    { dice: [2, 4, 4], aside: [1] },
  );
  t.expectOptions("die:2", "die:4");
  t.answer("die:4").expectPosition({
    dice: [2, 4],
    aside: [1, 4],
    districts: { cathedral: { minions: 4 } },
  });
  expect(t.factsOf("die-used")).toEqual([{ fact: "die-used", rule: "MN-6.5", face: 4 }]);
});

test("spend-die: only of the faces named; without one the rest of the list is skipped", () => {
  const effect: Effect = [
    { do: "spend-die", faces: [1, 6] },
    { do: "gain", what: "kills" },
  ];
  did(effect, { dice: [1, 3, 6] }).expectOptions("die:1", "die:6");
  expect(changes(effect, { dice: [2, 3] })).toBe(false);
  expect(changes([{ do: "spend-die", faces: [3] }], { dice: [2, 3] })).toBe(true);
});

test("MN-6.5 spend-die: when the reserve is empty all dice are rolled", () => {
  const t = did([{ do: "spend-die" }], { dice: [5], rolls: [1, 2, 3, 4] }).answer("die:5");
  t.expectPosition({ dice: [1, 2, 3, 4], aside: [], rolls: [] });
  expect(t.factsOf("dice-rolled")).toEqual([
    { fact: "dice-rolled", rule: "MN-6.5", dice: [1, 2, 3, 4] },
  ]);
});

test("the cost `die` is a die that is spent first, its value called face", () => {
  const t = rite(
    [{ do: "place", what: "minion", n: "face", at: "here" }],
    { dice: [2, 3] },
    { cost: { ap: 1, die: [2, 3] } },
  );
  t.answer("night-effect", "die:3").expectPosition({
    dice: [2],
    districts: { cathedral: { minions: 3 } },
  });
});

test("reroll: the whole reserve, not what is set aside", () => {
  const t = did([{ do: "reroll" }], { dice: [1, 1, 2], aside: [6], rolls: [5, 4, 5] });
  t.expectPosition({ dice: [4, 5, 5], aside: [6], rolls: [] });
  expect(t.factsOf("dice-rolled")).toEqual([
    { fact: "dice-rolled", rule: "MN-6.5", n: 3, dice: [4, 5, 5] },
  ]);
});

test("reroll: one die that shows the chosen face", () => {
  const effect: Effect = [choose, { do: "reroll", face: "die" }];
  const t = did(effect, { dice: [1, 1, 2], rolls: [6] }).answer("die:1");
  t.expectPosition({ dice: [1, 2, 6] });
  expect(t.factsOf("die-changed")).toEqual([
    { fact: "die-changed", rule: "MN-6.5", face: 1, now: 6 },
  ]);
});

test("reroll: a die that is no longer there is not rolled", () => {
  const twice: Effect = [choose, { do: "reroll", face: "die" }, { do: "reroll", face: "die" }];
  did(twice, { dice: [1, 2], rolls: [6] })
    .answer("die:1")
    .expectPosition({ dice: [2, 6], rolls: [] });
  did(twice, { dice: [1, 1], rolls: [6, 5] })
    .answer("die:1")
    .expectPosition({ dice: [5, 6], rolls: [] });
});

test("MN-6.7 turn-die: by some, never leaving 1–6", () => {
  const by = (n: number): Effect => [choose, { do: "turn-die", face: "die", by: n }];
  const t = did(by(2), { dice: [3, 3, 5] }).answer("die:3");
  t.expectPosition({ dice: [3, 5, 5] });
  expect(t.factsOf("die-changed")).toEqual([
    { fact: "die-changed", rule: "MN-6.7", face: 3, now: 5 },
  ]);
  did(by(2), { dice: [3, 5] })
    .answer("die:5")
    .expectPosition({ dice: [3, 6] });
  did(by(-2), { dice: [2, 5] })
    .answer("die:2")
    .expectPosition({ dice: [1, 5] });
  expect(changes(by(1), { dice: [6] })).toBe(false);
  expect(changes(by(1), { dice: [5] })).toBe(true);
  expect(changes(by(-1), { dice: [1] })).toBe(false);
});

test("turn-die: to a value", () => {
  const effect: Effect = [choose, { do: "turn-die", face: "die", to: 4 }];
  did(effect, { dice: [1, 6] })
    .answer("die:6")
    .expectPosition({ dice: [1, 4] });
  expect(changes(effect, { dice: [4] })).toBe(false);
});

test("turn-die: a die that is no longer there is not turned", () => {
  const twice: Effect = [
    choose,
    { do: "turn-die", face: "die", to: 6 },
    { do: "turn-die", face: "die", to: 5 },
  ];
  did(twice, { dice: [1, 2] })
    .answer("die:1")
    .expectPosition({ dice: [2, 6] });
  expect(
    changes([
      { do: "spend-die", as: "die" },
      { do: "turn-die", face: "die", to: 1 },
    ]),
  ).toBe(true);
});

test("return-die: a set-aside die of that face comes back; with none the rest is skipped", () => {
  const effect: Effect = [{ do: "return-die", face: 3 }];
  const t = did(effect, { dice: [1], aside: [3, 3, 5] });
  t.expectOptions("die:3").answer("die:3");
  t.expectPosition({ dice: [1, 3], aside: [3, 5] });
  expect(t.factsOf("die-returned")).toEqual([{ fact: "die-returned", rule: "MN-6.5", face: 3 }]);
  expect(changes(effect, { dice: [1, 3], aside: [5, 5] })).toBe(false);
  const also: Effect = [...effect, { do: "gain", what: "kills" }];
  expect(changes(also, { dice: [1, 3], aside: [5, 5] })).toBe(false);
});

test("return-die: without a face the one that is chosen", () => {
  const effect: Effect = [{ do: "return-die" }];
  const t = did(effect, { dice: [1], aside: [1, 4, 6] });
  t.expectOptions("die:1", "die:4", "die:6").answer("die:4");
  t.expectPosition({ dice: [1, 4], aside: [1, 6] });
  expect(changes(effect, { dice: [1, 2, 3, 4], aside: [] })).toBe(false);
  const also: Effect = [...effect, { do: "gain", what: "kills" }];
  expect(changes(also, { dice: [1, 2, 3, 4], aside: [] })).toBe(false);
});

/** A fight in which Imre's blood ability does this to the picked die. */
function duel(effect: Effect, dice: number[], rest: Position = {}, reading?: "summary") {
  const pieces = [vampire("imre", { blood: { timing: "die", cost: {}, effect } })];
  const position = { ...rest, dice, districts: { cathedral: { exposed: 1 } } };
  return turn(position, reading === undefined ? { pieces } : { pieces, reading }).answer("fight");
}

test("MN-5.6 MN-6.7 change-die: the picked die, by some or to a value, within 1–6", () => {
  const t = duel([{ do: "change-die", by: 3 }], [2, 4]).answer("die:4");
  t.expectOptions("blood-ability:die:4", "done");
  t.answer("blood-ability:die:4");
  expect(t.factsOf("die-changed")).toEqual([
    { fact: "die-changed", rule: "MN-5.6", face: 4, now: 6 },
  ]);
  t.expectPosition({ aside: [1, 1, 6], dice: [2], vampires: { imre: { blood: 4, kills: 1 } } });
});

test("MN-5.6 change-die: not offered for a die that it would not change", () => {
  const t = duel([{ do: "change-die", to: 6 }], [6, 2]).answer("die:6");
  expect(t.question).toBe("night.act");
  t.expectPosition({ vampires: { imre: { kills: 1 } } });
});

test("MN-5.6 change-die: in the summary reading for any of the picked dice", () => {
  const t = duel([{ do: "change-die", to: 5 }], [2, 5], {}, "summary").answer("die:2");
  t.expectOptions("blood-ability:die:2", "done");
  t.answer("blood-ability:die:2").expectPosition({ vampires: { imre: { blood: 4, kills: 1 } } });
});

test("a die is turned either by or to something", () => {
  const message = "a die is turned either `by` or `to` something: expected exactly one of them";
  expect(() => wield([choose, { do: "turn-die", face: "die" }])).toThrow(message);
  expect(() => wield([choose, { do: "turn-die", face: "die", by: 1, to: 2 }])).toThrow(message);
  expect(() => duel([{ do: "change-die" }], [1])).toThrow(message);
});

test("change-die needs the timing of a die", () => {
  expect(() => wield([{ do: "change-die", by: 1 }])).toThrow("`change-die` needs the timing `die`");
  expect(() =>
    duel(
      [
        { do: "change-die", by: 1 },
        { do: "fight", at: "here", by: "night" },
      ],
      [1],
    ),
  ).toThrow("what is used on a picked die may not start a fight");
});
