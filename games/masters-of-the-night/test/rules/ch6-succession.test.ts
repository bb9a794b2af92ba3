import { expect, test } from "vitest";
import { expectFight, museumFight } from "../support/combat.js";
import { city } from "../support/probe.js";
import { table } from "../support/table.js";

const three = { vampires: ["imre", "mila", "nevena"], players: 3, control: [0, 1, 2] };

test("MN-6.3 MN-6.6 by night a drained fighter is succeeded; the player whose turn it is chooses, whose player picks the die", () => {
  const t = museumFight(
    {
      leader: "mila",
      active: "imre",
      vampires: {
        imre: { at: "museum", blood: 1 },
        mila: { at: "museum", blood: 2 },
        nevena: { at: "museum", blood: 3 },
      },
      districts: { museum: { exposed: 3, minions: 1 } },
      dice: [1, 3, 5, 5, 5, 5],
      ap: 2,
    },
    three,
  );
  t.answer("fight", "minions:0", "die:1");
  expect([t.question, t.rule, t.seat]).toEqual(["combat.successor", "MN-6.6", 0]);
  t.expectOptions("mila", "nevena");
  t.expectPosition({ ap: 0 });
  expectFight(t, { fighter: "imre", dice: 2 });
  t.answer("nevena");
  expect(t.facts).toEqual([{ fact: "fighter-changed", rule: "MN-6.6", vampire: "nevena" }]);
  // No new sacrifice; the successor's player picks the die.
  expect([t.question, t.seat]).toEqual(["combat.pick-die", 2]);
  t.answer("die:3", "die:5");
  t.expectPosition({
    vampires: {
      imre: { blood: 0, kills: 0 },
      mila: { blood: 2, kills: 0 },
      nevena: { blood: 2, kills: 2 },
    },
    districts: { museum: { exposed: 1, minions: 1 } },
    active: null,
  });
});

test("MN-6.6 a single successor takes over unasked", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "museum" } },
    districts: { museum: { exposed: 2 } },
    dice: [4, 6],
  });
  t.answer("fight", "die:4");
  expect(t.factsOf("fighter-changed")).toEqual([
    { fact: "fighter-changed", rule: "MN-6.6", vampire: "mila" },
  ]);
  expect(t.question).toBe("combat.pick-die");
  t.answer("die:6");
  t.expectPosition({ vampires: { imre: { kills: 1 }, mila: { kills: 1, blood: 4 } } });
});

test("MN-6.6 with no successor the combat ends and its dice stay unused", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "asylum" } },
    districts: { museum: { exposed: 3 } },
    dice: [2, 5, 6],
  });
  t.answer("fight", "die:2");
  expect(t.factsOf("fighter-changed")).toEqual([]);
  expect(t.factsOf("fight-ended")).toEqual([
    { fact: "fight-ended", rule: "MN-6.7", district: "museum", n: 3 },
  ]);
  t.expectPosition({
    districts: { museum: { exposed: 3 } },
    dice: [5, 6],
    aside: [1, 2],
    active: "mila",
    vampires: { mila: { blood: 4, kills: 0 } },
  });
  expectFight(t, { at: null, fighter: null, dice: 0 });
});

test("MN-6.6 a drained vampire of the district does not succeed", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "museum", blood: 0 } },
    districts: { museum: { exposed: 2 } },
    dice: [1, 6],
  });
  t.answer("fight", "die:1");
  expect(t.factsOf("fight-ended")).toHaveLength(1);
});

test("MN-6.6 nobody succeeds when the last die drained the fighter", () => {
  const t = museumFight({
    vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "museum" } },
    districts: { museum: { exposed: 1 } },
    dice: [1, 6],
  });
  t.answer("fight", "die:1");
  expect(t.factsOf("fighter-changed")).toEqual([]);
  t.expectPosition({ districts: { museum: { exposed: 1 } }, active: "mila" });
});

test("MN-6.6 by day the leader's player chooses the successor, and again after that one", () => {
  const t = table(
    {
      phase: "hunt",
      leader: "laszlo",
      vampires: {
        imre: { at: "museum", blood: 1 },
        mila: { at: "museum", blood: 1 },
        nevena: { at: "museum", blood: 1 },
        laszlo: { at: "asylum" },
      },
      districts: { museum: { hidden: 4, minions: 2 } },
      dice: [1, 3, 4, 5, 6, 6, 6, 6],
    },
    {
      vampires: ["imre", "mila", "nevena", "laszlo"],
      players: 4,
      control: [0, 1, 2, 3],
    },
  );
  expect([t.question, t.seat]).toEqual(["combat.first-fighter", 3]);
  t.answer("mila");
  expect(t.seat).toBe(1);
  t.answer("minions:0");
  expect([t.question, t.seat]).toEqual(["combat.successor", 3]);
  t.expectOptions("imre", "nevena");
  t.answer("nevena");
  // The 3 drains nevena too; imre is the only one left and uses the 4, which drains him.
  t.expectPosition({
    vampires: {
      imre: { blood: 0, kills: 1 },
      mila: { blood: 0, kills: 0 },
      nevena: { blood: 0, kills: 1 },
    },
    districts: { museum: { exposed: 2, minions: 2 } },
    dice: [5, 6, 6, 6, 6],
    night: true,
  });
});

test("MN-6.6 who is raised again before the next die fights on", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "museum" } },
      districts: { museum: { exposed: 2 } },
      dice: [3, 5],
    },
    {
      pieces: city({
        museum: {
          standing: [
            {
              kind: "trigger",
              after: "drained",
              then: [{ do: "gain", what: "blood", who: "them" }],
            },
          ],
        },
      }),
    },
  );
  t.answer("fight", "die:3");
  expect(t.factsOf("fighter-changed")).toEqual([]);
  t.answer("die:5").expectPosition({
    vampires: { imre: { blood: 1, kills: 2 }, mila: { kills: 0 } },
    active: "mila",
  });
});

test("MN-6.4 MN-6.5 MN-6.6 worked example 15.3: Ishtvan falls, Mila goes on with dice rolled anew", () => {
  const t = museumFight(
    {
      active: "ishtvan",
      vampires: {
        ishtvan: { at: "museum", blood: 1 },
        mila: { at: "museum", blood: 4 },
        nevena: { at: "asylum" },
      },
      districts: { museum: { exposed: 4, minions: 1 }, "railway-station": { minions: 0 } },
      dice: [6, 2],
      rolls: [1, 1, 3, 4, 4, 4],
    },
    { vampires: ["ishtvan", "mila", "nevena"] },
  );
  t.answer("fight", "minions:1", "die:6", "die:2");
  expect(t.factsOf("dice-rolled")).toEqual([
    { fact: "dice-rolled", rule: "MN-6.5", dice: [1, 1, 3, 4, 4, 4] },
  ]);
  t.expectPosition({ dice: [1, 1, 3, 4, 4, 4], aside: [], ap: 0, active: "ishtvan" });
  t.expectOptions("die:1", "die:3", "die:4");
  t.answer("die:4");
  t.expectPosition({
    districts: { museum: { exposed: 1, hidden: 0, minions: 0 } },
    vampires: { ishtvan: { blood: 0, kills: 2 }, mila: { blood: 3, kills: 1 } },
    dice: [1, 1, 3, 4, 4],
    active: "mila",
    ap: 2,
  });
});
