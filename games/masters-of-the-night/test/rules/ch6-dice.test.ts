import { expect, test } from "vitest";
import type { Effect, Standing } from "../../src/content/language.js";
import { museumFight } from "../support/combat.js";
import { city, rite } from "../support/probe.js";
import type { TestTable } from "../support/table.js";

test("MN-6.5 the reserve is rolled as soon as its last die is applied, also in mid-combat", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum" } },
    districts: { museum: { exposed: 3 } },
    dice: [1, 2],
    rolls: [3, 6, 6, 1],
  });
  t.answer("fight", "die:2");
  expect(t.factsOf("dice-rolled")).toEqual([]);
  t.expectPosition({ dice: [1], aside: [1, 1, 2] });
  t.answer("die:1");
  expect(t.facts).toEqual([
    { fact: "die-picked", rule: "MN-6.3", vampire: "imre", face: 1 },
    { fact: "die-used", rule: "MN-6.3", vampire: "imre", face: 1 },
    { fact: "blood-lost", rule: "MN-6.3", vampire: "imre", n: 1, now: 2 },
    { fact: "dice-rolled", rule: "MN-6.5", dice: [1, 3, 6, 6] },
  ]);
  t.expectOptions("die:1", "die:3", "die:6");
  t.expectPosition({ dice: [1, 3, 6, 6], aside: [], rolls: [] });
});

test("MN-6.5 after the last die of a combat too, two dice for each vampire in play", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 1 } },
      dice: [6],
      rolls: [2, 2, 3, 4, 5, 6],
    },
    { vampires: ["imre", "mila", "nevena"] },
  );
  t.answer("fight", "die:6");
  t.expectPosition({ dice: [2, 2, 3, 4, 5, 6], aside: [] });
  expect(t.facts.map(({ fact }) => fact).slice(-2)).toEqual(["dice-rolled", "fight-ended"]);
});

test("MN-6.5 while one die is left in the reserve nothing is rolled", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum" } },
    districts: { museum: { exposed: 1 } },
    dice: [6, 1],
  });
  t.answer("fight", "die:6").expectPosition({ dice: [1], aside: [1, 1, 6] });
  expect(t.factsOf("dice-rolled")).toEqual([]);
});

test("MN-6.5 what waits for the dice to be rolled happens", () => {
  const standing: Standing[] = [
    {
      kind: "trigger",
      after: "dice-rolled",
      then: [{ do: "place", what: "minion", at: "here" }],
    },
  ];
  const t = museumFight(
    {
      vampires: { imre: { at: "asylum" } },
      districts: { asylum: { exposed: 1 } },
      dice: [6],
      rolls: [1, 1, 1, 1],
    },
    { pieces: city({ museum: { standing } }) },
  );
  t.answer("fight", "die:6").expectPosition({ districts: { museum: { minions: 1 } } });
});

/** Imre uses a night effect with these dice in the reserve. */
function used(effect: Effect, dice: number[], rolls: number[] = [], aside?: number[]): TestTable {
  const all = aside === undefined ? { dice, rolls } : { dice, rolls, aside };
  return rite(effect, all).answer("night-effect");
}

test("MN-6.5 a die used up for something else is set aside", () => {
  const t = used([{ do: "spend-die", faces: [1, 2] }], [1, 2, 2, 3]);
  t.expectOptions("die:1", "die:2");
  t.answer("die:2");
  expect(t.facts).toEqual([{ fact: "die-used", rule: "MN-6.5", face: 2 }]);
  t.expectPosition({ dice: [1, 2, 3], aside: [2] });
});

test("MN-6.5 the last die of the reserve used up for something else rolls all", () => {
  const t = used([{ do: "spend-die" }], [4], [1, 2, 5, 6]);
  t.answer("die:4");
  expect(t.facts).toEqual([
    { fact: "die-used", rule: "MN-6.5", face: 4 },
    { fact: "dice-rolled", rule: "MN-6.5", dice: [1, 2, 5, 6] },
  ]);
  t.expectPosition({ dice: [1, 2, 5, 6], aside: [] });
});

test("MN-6.5 rolling the reserve again leaves the dice that are set aside", () => {
  const t = used([{ do: "reroll" }], [1, 1], [5, 6], [2, 3]);
  expect(t.factsOf("dice-rolled")).toEqual([
    { fact: "dice-rolled", rule: "MN-6.5", n: 2, dice: [5, 6] },
  ]);
  t.expectPosition({ dice: [5, 6], aside: [2, 3], rolls: [] });
});

const chooseDie = { do: "choose", from: { set: "dice" }, as: "one" } as const;

test("MN-6.5 one die is rolled again, even to the same value", () => {
  const t = used([chooseDie, { do: "reroll", face: "one" }], [1, 1, 3], [6]);
  t.expectOptions("die:1", "die:3");
  t.answer("die:1");
  expect(t.facts).toEqual([{ fact: "die-changed", rule: "MN-6.5", face: 1, now: 6 }]);
  t.expectPosition({ dice: [1, 3, 6] });
});

test("MN-6.7 a die of the reserve is turned, and never leaves 1 to 6", () => {
  const up: Effect = [chooseDie, { do: "turn-die", face: "one", by: 2 }];
  used(up, [1, 1, 3])
    .answer("die:1")
    .expectPosition({ dice: [1, 3, 3] });
  const t = used(up, [5, 1]).answer("die:5");
  expect(t.facts).toEqual([{ fact: "die-changed", rule: "MN-6.7", face: 5, now: 6 }]);
  t.expectPosition({ dice: [1, 6] });
  const down: Effect = [chooseDie, { do: "turn-die", face: "one", by: -4 }];
  used(down, [3, 6])
    .answer("die:3")
    .expectPosition({ dice: [1, 6] });
  const to: Effect = [chooseDie, { do: "turn-die", face: "one", to: 4 }];
  used(to, [2, 6])
    .answer("die:2")
    .expectPosition({ dice: [4, 6] });
});

test("MN-6.7 MN-5.13 a die that is turned to what it shows already is no change", () => {
  const up: Effect = [chooseDie, { do: "turn-die", face: "one", by: 2 }];
  expect(rite(up, { dice: [6, 6] }).whyNot("night-effect")).toBe("changes-nothing MN-5.13");
  const t = used(up, [6, 5]).answer("die:6");
  expect(t.factsOf("die-changed")).toEqual([]);
  t.expectPosition({ dice: [5, 6] });
});

test("MN-6.5 MN-1.7 a die that was set aside comes back: any, or one that is named", () => {
  const t = used([{ do: "return-die" }], [1], [], [2, 2, 5]);
  t.expectOptions("die:2", "die:5");
  t.answer("die:5");
  expect(t.facts).toEqual([{ fact: "die-returned", rule: "MN-6.5", face: 5 }]);
  t.expectPosition({ dice: [1, 5], aside: [2, 2] });
  const named = used([{ do: "return-die", face: 2 }], [1], [], [2, 2, 5]);
  named.expectOptions("die:2");
  named.answer("die:2").expectPosition({ dice: [1, 2], aside: [2, 5] });
});

test("MN-6.5 MN-5.13 without such a die set aside none can come back", () => {
  const blocked = "changes-nothing MN-5.13";
  const none = rite([{ do: "return-die" }], { dice: [1, 1, 1, 1], aside: [] });
  expect(none.whyNot("night-effect")).toBe(blocked);
  const other = rite([{ do: "return-die", face: 4 }], { dice: [1], aside: [2, 2, 5] });
  expect(other.whyNot("night-effect")).toBe(blocked);
  const both: Effect = [
    { do: "place", what: "minion", at: "here" },
    { do: "return-die", face: 4 },
    { do: "return-die", face: 3 },
  ];
  used(both, [1], [], [2, 2, 5]).expectPosition({ dice: [1], aside: [2, 2, 5] });
  const empty: Effect = [{ do: "place", what: "minion", at: "here" }, { do: "return-die" }];
  used(empty, [1, 1, 1, 1], [], []).expectPosition({ dice: [1, 1, 1, 1], aside: [] });
});

test("MN-6.5 MN-6.7 a die that has left the reserve meanwhile is neither rolled nor turned", () => {
  const spend = { do: "spend-die" as const, faces: [1] };
  const rolled = used([chooseDie, spend, { do: "reroll", face: "one" }], [1, 3, 3], [6]);
  rolled.answer("die:1", "die:1").expectPosition({ dice: [3, 3], rolls: [6], aside: [1, 1] });
  expect(rolled.factsOf("die-changed")).toEqual([]);
  const turned = used([chooseDie, spend, { do: "turn-die", face: "one", to: 5 }], [1, 3, 3]);
  turned.answer("die:1", "die:1").expectPosition({ dice: [3, 3], aside: [1, 1] });
  expect(turned.factsOf("die-changed")).toEqual([]);
});
