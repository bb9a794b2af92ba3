import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import { expectFight, museumFight } from "../support/combat.js";
import { city } from "../support/probe.js";

test("MN-6.1 by night the vampire who acted fights, and only the exposed agents", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum" }, mila: { at: "museum" } },
    districts: { museum: { hidden: 2, exposed: 1 }, asylum: { exposed: 3 } },
    dice: [5, 5, 5, 5],
  });
  t.answer("fight");
  expect(t.facts).toEqual([{ fact: "fight-began", rule: "MN-5.3", district: "museum" }]);
  t.expectPosition({
    ap: 1,
    districts: { museum: { hidden: 2, exposed: 1 } },
    fight: { at: "museum", fighter: "imre", byDay: false, dice: 1, die: 0, picked: [], wounds: 0 },
  });
  t.answer("die:5");
  expect(t.facts).toEqual([
    { fact: "die-picked", rule: "MN-6.3", vampire: "imre", face: 5 },
    { fact: "die-used", rule: "MN-6.3", vampire: "imre", face: 5 },
    { fact: "agents-removed", rule: "MN-6.4", district: "museum", n: 1, side: "exposed" },
    { fact: "kills-gained", rule: "MN-6.4", vampire: "imre", n: 1, now: 1 },
    { fact: "fight-ended", rule: "MN-6.7", district: "museum", n: 0 },
  ]);
  t.expectPosition({
    districts: { museum: { hidden: 2, exposed: 0 }, asylum: { hidden: 0, exposed: 3 } },
    agentReserve: 5,
    vampires: { imre: { kills: 1, blood: 4 }, mila: { kills: 0, blood: 4 } },
    fight: { at: null, fighter: null, byDay: false, dice: 0, die: 0, picked: [], wounds: 0 },
    dice: [5, 5, 5],
    aside: [5],
    ap: 1,
  });
  expect(t.question).toBe("night.act");
});

const outcomes: [number, number, number][] = [
  [1, 1, 3],
  [2, 1, 3],
  [3, 0, 3],
  [4, 0, 3],
  [5, 0, 4],
  [6, 0, 4],
];

test.each(outcomes)(
  "MN-6.3 a die that shows %i leaves %i agent and %i blood",
  (face, left, blood) => {
    const t = museumFight({
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 1 } },
      dice: [face],
      rolls: [1, 1, 1, 1],
    });
    t.answer("fight", `die:${face}`).expectPosition({
      districts: { museum: { exposed: left } },
      vampires: { imre: { blood, kills: 1 - left } },
      bloodSupply: 6 - blood,
    });
    expect(t.factsOf("blood-lost")).toEqual(
      blood === 4 ? [] : [{ fact: "blood-lost", rule: "MN-6.3", vampire: "imre", n: 1, now: 3 }],
    );
  },
);

test("MN-6.3 MN-6.7 as many dice as exposed agents, any of the reserve, one at a time", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum" } },
    districts: { museum: { exposed: 3, hidden: 1 } },
    dice: [1, 3, 3, 6],
  });
  t.answer("fight").expectOptions("die:1", "die:3", "die:6");
  expect([t.question, t.rule]).toEqual(["combat.pick-die", "MN-6.3"]);
  t.answer("die:6").expectOptions("die:1", "die:3");
  expectFight(t, { dice: 2 });
  t.expectPosition({ districts: { museum: { exposed: 2 } } });
  t.answer("die:1").expectOptions("die:3");
  t.expectPosition({ districts: { museum: { exposed: 2 } }, vampires: { imre: { blood: 3 } } });
  t.answer("die:3");
  expect(t.factsOf("fight-ended")).toEqual([
    { fact: "fight-ended", rule: "MN-6.7", district: "museum", n: 1 },
  ]);
  t.expectPosition({
    districts: { museum: { exposed: 1, hidden: 1 } },
    vampires: { imre: { blood: 2, kills: 2 } },
    dice: [3],
    aside: [1, 3, 6],
  });
  expect(t.question).toBe("night.act");
});

test("MN-6.2 the fighter may give up minions, at most as many as there are exposed agents", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum", kills: 3 } },
    districts: { museum: { exposed: 2, hidden: 2, minions: 3 }, "railway-station": { minions: 0 } },
    dice: [6, 6],
  });
  t.answer("fight").expectOptions("minions:0", "minions:1", "minions:2");
  expect([t.question, t.rule]).toEqual(["combat.give-up-minions", "MN-6.2"]);
  t.answer("minions:1");
  expect(t.facts).toEqual([
    { fact: "minions-sacrificed", rule: "MN-6.2", vampire: "imre", n: 1 },
    { fact: "minions-removed", rule: "MN-6.2", district: "museum", n: 1 },
    { fact: "agents-removed", rule: "MN-6.2", district: "museum", n: 1, side: "exposed" },
    { fact: "kills-gained", rule: "MN-6.2", vampire: "imre", n: 1, now: 4 },
  ]);
  t.expectPosition({
    districts: { museum: { exposed: 1, hidden: 2, minions: 2 } },
    minionReserve: 7,
    agentReserve: 7,
    vampires: { imre: { kills: 4 } },
  });
  expectFight(t, { dice: 1 });
  t.expectOptions("die:6");
});

test("MN-6.2 with fewer minions than agents all minions may go", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum" } },
    districts: { museum: { exposed: 3, minions: 2 } },
  });
  t.answer("fight").expectOptions("minions:0", "minions:1", "minions:2");
});

test("MN-6.2 giving up nobody changes nothing", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum" } },
    districts: { museum: { exposed: 2, minions: 1 } },
  });
  t.answer("fight", "minions:0");
  expect(t.facts).toEqual([]);
  t.expectPosition({ districts: { museum: { exposed: 2, minions: 1 } } });
  expectFight(t, { dice: 2 });
});

test("MN-6.2 with no exposed agent left no die is used", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum" } },
    districts: { museum: { exposed: 2, hidden: 1, minions: 2 } },
    dice: [1, 1, 1],
  });
  t.answer("fight", "minions:2");
  expect(t.factsOf("fight-ended")).toEqual([
    { fact: "fight-ended", rule: "MN-6.7", district: "museum", n: 0 },
  ]);
  t.expectPosition({
    districts: { museum: { exposed: 0, hidden: 1, minions: 0 } },
    vampires: { imre: { blood: 4, kills: 2 } },
    dice: [1, 1, 1],
  });
  expect(t.question).toBe("night.act");
});

test("MN-6.2 minions elsewhere cannot be given up: nothing is asked", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum" } },
    districts: { museum: { exposed: 1 }, asylum: { minions: 3 } },
  });
  expect(t.answer("fight").question).toBe("combat.pick-die");
});

test("MN-6.2 where a piece forbids it, no minion is given up", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 1, minions: 2 } },
    },
    { pieces: city({ museum: { standing: [{ kind: "ban", actions: ["sacrifice"] }] } }) },
  );
  expect(t.answer("fight").question).toBe("combat.pick-die");
});

test("MN-6.4 the kill counts for the fighter also when the same die drains it", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum", blood: 1 } },
    districts: { museum: { exposed: 1 } },
    dice: [3, 3],
  });
  t.answer("fight", "die:3");
  expect(t.facts.map(({ fact }) => fact)).toEqual([
    "die-picked",
    "die-used",
    "agents-removed",
    "kills-gained",
    "blood-lost",
    "drained",
    "fight-ended",
    "turn-ended",
    "turn-began",
  ]);
  t.expectPosition({ vampires: { imre: { blood: 0, kills: 1 } }, active: "mila", ap: 2 });
});

test("MN-6.3 what a piece adds to wounds counts by the face, and never heals", () => {
  const play = (face: number, add: number, faces?: number[]): number => {
    const standing = { kind: "modifier", value: "wound", add, ...(faces && { faces }) } as const;
    const t = museumFight(
      {
        vampires: { imre: { at: "museum", blood: 3 } },
        districts: { museum: { exposed: 1 } },
        dice: [face, 6],
      },
      { pieces: city({ museum: { standing: [standing] } }) },
    );
    t.answer("fight", `die:${face}`);
    return t.position.vampires!.imre.blood!;
  };
  expect(play(3, 1)).toBe(1);
  expect(play(5, 1)).toBe(2);
  expect(play(3, -1)).toBe(3);
  expect(play(5, -1)).toBe(3);
  expect(play(1, -1, [1])).toBe(3);
  expect(play(2, -1, [1])).toBe(2);
  expect(play(6, 2, [6])).toBe(1);
  expect(play(5, 2, [6])).toBe(3);
});

test("MN-6.1 what waits for a fight happens at its beginning and at its end", () => {
  const standing: Standing[] = [
    { kind: "trigger", after: "fight-begins", then: [{ do: "expose", n: 1, at: "here" }] },
    { kind: "trigger", after: "fight-ends", then: [{ do: "gain", what: "blood", who: "them" }] },
  ];
  const t = museumFight(
    {
      vampires: { imre: { at: "museum", blood: 2 } },
      districts: { museum: { exposed: 1, hidden: 2 } },
      dice: [6, 5, 1],
    },
    { pieces: city({ museum: { standing } }) },
  );
  t.answer("fight").expectPosition({ districts: { museum: { exposed: 2, hidden: 1 } } });
  expectFight(t, { dice: 2 });
  t.answer("die:6");
  expect(t.factsOf("blood-gained")).toEqual([]);
  t.answer("die:5");
  expect(t.facts.map(({ fact }) => fact).slice(-3)).toEqual([
    "fight-ended",
    "trigger",
    "blood-gained",
  ]);
  t.expectPosition({ vampires: { imre: { blood: 3 } } });
  expectFight(t, { at: null });
});

test("MN-6.3 dice end early when something else has taken the last exposed agent", () => {
  const standing: Standing[] = [
    { kind: "trigger", after: "agents-removed", then: [{ do: "hide", n: "all", at: "here" }] },
  ];
  const t = museumFight(
    {
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 3 } },
      dice: [6, 5, 4],
    },
    { pieces: city({ museum: { standing } }) },
  );
  t.answer("fight", "die:6");
  t.expectPosition({ districts: { museum: { exposed: 0, hidden: 2 } }, dice: [4, 5] });
  expect(t.question).toBe("night.act");
});
