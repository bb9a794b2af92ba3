import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import { expectFight, museumFight } from "../support/combat.js";
import { city } from "../support/probe.js";
import { type TableOptions, table } from "../support/table.js";

const summary: TableOptions = { reading: "summary" };

test("MN-13 all dice are picked first and then applied together", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 3, hidden: 1 } },
      dice: [2, 3, 6, 6],
    },
    summary,
  );
  t.answer("fight").expectOptions("die:2", "die:3", "die:6");
  expect([t.question, t.rule, t.seat]).toEqual(["combat.pick-one-of-all", "MN-13", 0]);
  expectFight(t, { fighter: "imre", dice: 3, picked: [] });
  t.answer("die:2");
  expect(t.facts).toEqual([{ fact: "die-picked", rule: "MN-13", vampire: "imre", face: 2 }]);
  t.expectOptions("die:3", "die:6");
  t.answer("die:6");
  // Nothing has happened yet.
  t.expectPosition({
    districts: { museum: { exposed: 3 } },
    vampires: { imre: { blood: 4, kills: 0 } },
    dice: [3, 6],
    aside: [2, 6],
  });
  expectFight(t, { dice: 3, picked: [2, 6] });
  t.answer("die:3");
  expect(t.facts).toEqual([
    { fact: "die-picked", rule: "MN-13", vampire: "imre", face: 3 },
    { fact: "agents-removed", rule: "MN-13", district: "museum", n: 2, side: "exposed" },
    { fact: "kills-gained", rule: "MN-13", vampire: "imre", n: 2, now: 2 },
    { fact: "blood-lost", rule: "MN-13", vampire: "imre", n: 2, now: 2 },
    { fact: "fight-ended", rule: "MN-6.7", district: "museum", n: 1 },
  ]);
  t.expectPosition({
    districts: { museum: { exposed: 1, hidden: 1 } },
    dice: [6],
    aside: [2, 3, 6],
    fight: { at: null, fighter: null, byDay: false, dice: 0, die: 0, picked: [], wounds: 0 },
  });
  expect(t.question).toBe("night.act");
});

test("MN-13 MN-6.2 minions are given up before the dice are counted; with no agent left none is used", () => {
  const position = {
    vampires: { imre: { at: "museum" } },
    districts: { museum: { exposed: 2, minions: 2 } },
    dice: [1, 1],
  };
  const t = museumFight(position, summary).answer("fight");
  t.expectOptions("minions:0", "minions:1", "minions:2");
  t.answer("minions:1");
  expectFight(t, { dice: 1, kills: 1 });
  const none = museumFight(position, summary).answer("fight", "minions:2");
  none.expectPosition({ dice: [1, 1], vampires: { imre: { kills: 2, blood: 4 } } });
  expect(none.question).toBe("night.act");
});

test("MN-13 MN-6.2 agents that minions took along count with the others, after the last die", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 3, minions: 2 } },
      dice: [6, 1],
    },
    summary,
  );
  t.answer("fight", "minions:2");
  expect(t.factsOf("kills-gained")).toEqual([]);
  expectFight(t, { kills: 2 });
  t.answer("die:6");
  expect(t.factsOf("kills-gained")).toEqual([
    { fact: "kills-gained", rule: "MN-13", vampire: "imre", n: 3, now: 3 },
  ]);
  expectFight(t, { kills: 0 });
});

test("MN-13 when the reserve runs out the values are remembered, all are rolled, the rest picked", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 4 } },
      dice: [5, 2],
      rolls: [1, 1, 6, 6],
    },
    summary,
  );
  t.answer("fight", "die:5", "die:2");
  expect(t.factsOf("dice-rolled")).toEqual([
    { fact: "dice-rolled", rule: "MN-13", dice: [1, 1, 6, 6] },
  ]);
  expectFight(t, { picked: [2, 5] });
  t.expectPosition({ dice: [1, 1, 6, 6], aside: [], vampires: { imre: { blood: 4, kills: 0 } } });
  t.answer("die:6", "die:1");
  t.expectPosition({
    vampires: { imre: { blood: 2, kills: 2 } },
    districts: { museum: { exposed: 2 } },
    dice: [1, 6],
    aside: [1, 6],
  });
});

test("MN-13 a reserve emptied by the last pick is rolled after the dice have been applied", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 2 } },
      dice: [3, 6],
      rolls: [1, 2, 3, 4],
    },
    summary,
  );
  t.answer("fight", "die:3", "die:6");
  expect(t.facts.map(({ fact, rule }) => `${fact} ${rule}`)).toEqual([
    "die-picked MN-13",
    "agents-removed MN-13",
    "kills-gained MN-13",
    "blood-lost MN-13",
    "dice-rolled MN-6.5",
    "fight-ended MN-6.7",
  ]);
  t.expectPosition({ dice: [1, 2, 3, 4], aside: [] });
});

test("MN-13 by day the lowest dice are picked, each looked at afresh", () => {
  const t = table(
    {
      phase: "hunt",
      vampires: { imre: { at: "museum" } },
      districts: { museum: { hidden: 3 } },
      dice: [6, 4],
      rolls: [5, 5, 2, 6],
    },
    summary,
  );
  expect(t.factsOf("die-picked").map(({ face }) => face)).toEqual([4, 6, 2]);
  t.expectPosition({
    vampires: { imre: { blood: 2, kills: 2 } },
    districts: { museum: { exposed: 1, hidden: 0 } },
    dice: [5, 5, 6],
    aside: [2],
  });
});

test("MN-13 all kills go to the one fighter, and every die counts, also when it is drained", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "asylum" } },
      districts: { museum: { exposed: 3 } },
      dice: [3, 4, 5, 6],
    },
    summary,
  );
  t.answer("fight", "die:3", "die:4", "die:5");
  // The second wound is borne by nobody: it is ignored.
  t.expectPosition({
    vampires: { imre: { blood: 0, kills: 3 }, mila: { blood: 4, kills: 0 } },
    districts: { museum: { exposed: 0 } },
    active: "mila",
  });
  expectFight(t, { wounds: 0 });
});

test("MN-13 what a piece adds to wounds counts for every die by its face", () => {
  const standing: Standing[] = [{ kind: "modifier", value: "wound", add: 1, faces: [5] }];
  const t = museumFight(
    {
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 3 } },
      dice: [5, 5, 6, 6],
    },
    { ...summary, pieces: city({ museum: { standing } }) },
  );
  t.answer("fight", "die:5", "die:5", "die:6").expectPosition({
    vampires: { imre: { blood: 2, kills: 3 } },
  });
});

test("MN-13 two rolls in the middle of one long combat are possible", () => {
  const t = table(
    {
      phase: "hunt",
      vampires: { imre: { at: "museum" } },
      districts: { museum: { hidden: 9 } },
      dice: [6, 6, 6, 6],
      rolls: [5, 5, 5, 5, 6, 6, 6, 2],
    },
    summary,
  );
  expect(t.factsOf("die-picked").map(({ face }) => face)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 2]);
  t.expectPosition({
    vampires: { imre: { blood: 3, kills: 8 } },
    dice: [6, 6, 6],
    districts: { museum: { exposed: 1 } },
  });
});
