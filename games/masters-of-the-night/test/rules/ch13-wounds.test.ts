import { expect, test } from "vitest";
import { expectFight, museumFight } from "../support/combat.js";
import type { TableOptions } from "../support/table.js";

const summary: TableOptions = { reading: "summary" };

test("MN-13 losses beyond the fighter's blood go to the only other vampire there unasked", () => {
  const t = museumFight(
    {
      vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "museum", blood: 4 } },
      districts: { museum: { exposed: 3 } },
      dice: [1, 2, 3, 6],
    },
    summary,
  );
  t.answer("fight", "die:1", "die:2", "die:3");
  expect(t.factsOf("blood-lost")).toEqual([
    { fact: "blood-lost", rule: "MN-13", vampire: "imre", n: 1, now: 0 },
    { fact: "blood-lost", rule: "MN-13", vampire: "mila", n: 1, now: 3 },
    { fact: "blood-lost", rule: "MN-13", vampire: "mila", n: 1, now: 2 },
  ]);
  t.expectPosition({
    vampires: { imre: { blood: 0, kills: 1 }, mila: { blood: 2, kills: 0 } },
    districts: { museum: { exposed: 2 } },
  });
});

test("MN-13 what the others cannot bear is ignored, and a drained one bears nothing", () => {
  const t = museumFight(
    {
      leader: "mila",
      vampires: {
        imre: { at: "museum", blood: 1 },
        mila: { at: "museum", blood: 1 },
        nevena: { at: "museum", blood: 0 },
      },
      districts: { museum: { exposed: 4 } },
      dice: [1, 1, 1, 1, 6, 6],
    },
    { ...summary, vampires: ["imre", "mila", "nevena"] },
  );
  t.answer("fight", "die:1", "die:1", "die:1", "die:1");
  t.expectPosition({
    vampires: { imre: { blood: 0 }, mila: { blood: 0 }, nevena: { blood: 0 } },
    districts: { museum: { exposed: 4 } },
    dice: [6, 6],
  });
  expectFight(t, { at: null, wounds: 0 });
});

/** Imre (1 blood), mila and nevena stand in the museum; four wounds come. */
function spread(leader: string, control: number[]): ReturnType<typeof museumFight> {
  return museumFight(
    {
      leader,
      vampires: {
        imre: { at: "museum", blood: 1 },
        mila: { at: "museum", blood: 2 },
        nevena: { at: "museum", blood: 3 },
        laszlo: { at: "asylum" },
      },
      districts: { museum: { exposed: 4 } },
      dice: [1, 1, 1, 1],
      rolls: [6, 6, 6, 6, 6, 6, 6, 6],
    },
    {
      ...summary,
      vampires: ["imre", "mila", "nevena", "laszlo"],
      players: Math.max(...control) + 1,
      control,
    },
  ).answer("fight", "die:1", "die:1", "die:1", "die:1");
}

test("MN-13 the leader's player spreads the losses one by one over the others there", () => {
  const t = spread("laszlo", [0, 1, 2, 3]);
  expect([t.question, t.rule, t.seat]).toEqual(["combat.bear-wound", "MN-13", 3]);
  t.expectOptions("mila", "nevena");
  expectFight(t, { wounds: 3, picked: [], dice: 0 });
  t.answer("mila");
  expect(t.facts).toEqual([{ fact: "blood-lost", rule: "MN-13", vampire: "mila", n: 1, now: 1 }]);
  expectFight(t, { wounds: 2 });
  // The emptied reserve is rolled only when all wounds are borne.
  t.expectPosition({ dice: [] });
  expect(t.game.faults(t.state)).toEqual([]);
  t.answer("mila");
  // Mila is drained: nevena alone bears the last one.
  expect(t.facts.map(({ fact }) => fact).slice(0, 5)).toEqual([
    "blood-lost",
    "drained",
    "blood-lost",
    "dice-rolled",
    "fight-ended",
  ]);
  t.expectPosition({
    vampires: { imre: { blood: 0 }, nevena: { blood: 2 } },
    dice: [6, 6, 6, 6, 6, 6, 6, 6],
  });
});

test("MN-13 if the leader's player owns the fighter the next seat in turn order is asked", () => {
  expect(spread("imre", [0, 1, 2, 3]).seat).toBe(1);
  expect(spread("imre", [0, 0, 1, 2]).seat).toBe(1);
  expect(spread("laszlo", [1, 1, 0, 1]).seat).toBe(0);
  expect(spread("nevena", [1, 0, 1, 2]).seat).toBe(2);
});

test("MN-13 alone, the player spreads the losses", () => {
  expect(spread("imre", [0, 0, 0, 0]).seat).toBe(0);
});
