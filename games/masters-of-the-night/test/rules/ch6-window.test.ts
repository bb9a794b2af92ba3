import { expect, test } from "vitest";
import { duel, duellist, expectFight } from "../support/combat.js";
import { city, vampire } from "../support/probe.js";
import { type TableOptions, type TestTable, table } from "../support/table.js";

type Laszlo = { blood?: number; kills?: number };

/** Laszlo fights in the museum on his own turn. */
function alone(laszlo: Laszlo, exposed: number, dice: number[], veil = 6): TestTable {
  return table(
    {
      phase: "turn",
      active: "laszlo",
      veil,
      vampires: { laszlo: { at: "museum", ...laszlo } },
      districts: { museum: { exposed } },
      dice,
    },
    duel,
  ).answer("fight");
}

test("MN-5.6 right after a die is picked and before it is applied Laszlo may change it", () => {
  const t = alone({ blood: 3, kills: 6 }, 1, [1, 2, 4]);
  t.answer("die:1");
  expect(t.facts).toEqual([{ fact: "die-picked", rule: "MN-6.3", vampire: "laszlo", face: 1 }]);
  expect([t.question, t.rule, t.seat]).toEqual(["combat.window", "MN-5.6", 1]);
  t.expectOptions("blood-ability:die:1", "dark-ability:die:1", "done");
  expectFight(t, { die: 1, dice: 1 });
  t.expectPosition({ dice: [2, 4], aside: [1], districts: { museum: { exposed: 1 } } });
  t.answer("blood-ability:die:1");
  expect(t.facts).toEqual([
    { fact: "ability-used", rule: "MN-5.6", vampire: "laszlo", piece: "laszlo", ability: "blood" },
    { fact: "blood-lost", rule: "MN-5.6", vampire: "laszlo", n: 1, now: 2 },
    { fact: "die-changed", rule: "MN-5.6", face: 1, now: 3 },
  ]);
  t.expectOptions("blood-ability:die:3", "dark-ability:die:3", "done");
  t.answer("done");
  expect(t.facts[0]).toEqual({ fact: "die-used", rule: "MN-6.3", vampire: "laszlo", face: 3 });
  t.expectPosition({
    vampires: { laszlo: { blood: 1, kills: 7 } },
    districts: { museum: { exposed: 0 } },
    aside: [1, 3],
    ap: 1,
  });
});

test("MN-5.6 both abilities, and repeatedly, on one die, until they change nothing more", () => {
  const t = alone({ blood: 4, kills: 6 }, 1, [1, 4, 4, 4]);
  t.answer("die:1", "blood-ability:die:1", "blood-ability:die:3");
  t.expectOptions("blood-ability:die:5", "dark-ability:die:5", "done");
  t.answer("dark-ability:die:5");
  expect(t.facts).toContainEqual({
    fact: "veil-lost",
    rule: "MN-5.6",
    n: 2,
    now: 4,
    why: "cost",
  });
  // A 6 cannot be changed by either: the window is closed and the die applied.
  expect(t.factsOf("die-used")).toEqual([
    { fact: "die-used", rule: "MN-6.3", vampire: "laszlo", face: 6 },
  ]);
  t.expectPosition({ vampires: { laszlo: { blood: 2, kills: 7 } }, veil: 4 });
});

test("MN-5.6 MN-6.7 a die is never turned above 6", () => {
  const t = alone({ blood: 4 }, 1, [5, 4]);
  t.answer("die:5", "blood-ability:die:5");
  expect(t.factsOf("die-changed")).toEqual([
    { fact: "die-changed", rule: "MN-5.6", face: 5, now: 6 },
  ]);
  t.expectPosition({ vampires: { laszlo: { blood: 3, kills: 1 } } });
});

test("MN-6.7 a die is never turned below 1", () => {
  const clumsy = vampire("laszlo", {
    blood: { timing: "die", cost: { blood: 1 }, effect: [{ do: "change-die", by: -5 }] },
  });
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      vampires: { laszlo: { at: "museum" } },
      districts: { museum: { exposed: 1 } },
      dice: [3, 4],
    },
    { ...duel, pieces: [clumsy] },
  );
  t.answer("fight", "die:3", "blood-ability:die:3");
  expect(t.factsOf("die-changed")).toEqual([
    { fact: "die-changed", rule: "MN-5.6", face: 3, now: 1 },
  ]);
});

test("MN-5.6 the dark ability needs a kill count of 6 and enough veil", () => {
  alone({ blood: 2, kills: 5 }, 1, [1, 4])
    .answer("die:1")
    .expectOptions("blood-ability:die:1", "done");
  alone({ blood: 2, kills: 6 }, 1, [1, 4], 1)
    .answer("die:1")
    .expectOptions("blood-ability:die:1", "done");
  alone({ blood: 2, kills: 6 }, 1, [1, 4], 2)
    .answer("die:1")
    .expectOptions("blood-ability:die:1", "dark-ability:die:1", "done");
});

test("MN-5.6 MN-5.14 a kill in the same combat unlocks the dark ability for the next die", () => {
  const t = alone({ blood: 4, kills: 5 }, 2, [5, 1, 4, 4]);
  t.answer("die:5").expectOptions("blood-ability:die:5", "done");
  t.answer("done", "die:1").expectOptions("blood-ability:die:1", "dark-ability:die:1", "done");
});

test("MN-5.6 no window where no ability would change the die", () => {
  const t = alone({ blood: 4, kills: 6 }, 1, [6, 4]);
  t.answer("die:6").expectPosition({ vampires: { laszlo: { kills: 7 } } });
  expect(t.question).toBe("night.act");
});

test("MN-5.6 a cost that drains Laszlo: the kill is his, the wound is void, then MN-6.6", () => {
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      vampires: { laszlo: { at: "museum", blood: 1 }, imre: { at: "museum", blood: 3 } },
      districts: { museum: { exposed: 2 } },
      dice: [1, 6, 6, 6],
    },
    duel,
  );
  t.answer("fight", "die:1");
  expect(t.warningOf("blood-ability:die:1")).toBe("drains-the-user");
  expect(t.warningOf("done")).toBeUndefined();
  t.answer("blood-ability:die:1");
  expect(t.facts.map(({ fact, rule }) => `${fact} ${rule}`)).toEqual([
    "ability-used MN-5.6",
    "blood-lost MN-5.6",
    "drained MN-8.1",
    "die-changed MN-5.6",
    "die-used MN-6.3",
    "agents-removed MN-6.4",
    "kills-gained MN-6.4",
    "fighter-changed MN-6.6",
  ]);
  t.expectPosition({
    ap: 0,
    vampires: { laszlo: { blood: 0, kills: 1 }, imre: { blood: 3, kills: 0 } },
    dice: [6, 6, 6],
    aside: [3],
  });
  // Imre fights on, on Laszlo's turn: Imre's player picks, and there is no window for Imre.
  expect([t.question, t.seat]).toEqual(["combat.pick-die", 0]);
  t.answer("die:6").expectPosition({ vampires: { imre: { kills: 1 }, laszlo: { kills: 1 } } });
  expectFight(t, { at: null });
});

test("MN-5.6 a dark cost that brings the veil to 0 loses at once; the die is not changed", () => {
  const t = alone({ blood: 4, kills: 9 }, 1, [1, 4], 2);
  t.answer("die:1");
  expect(t.warningOf("dark-ability:die:1")).toBe("loses-the-game");
  expect(t.warningOf("blood-ability:die:1")).toBeUndefined();
  t.answer("dark-ability:die:1");
  expect(t.outcome).toBe("defeat-veil");
  expect(t.factsOf("die-changed")).toEqual([]);
  t.expectPosition({ veil: 0, districts: { museum: { exposed: 1 } } });
});

test("MN-5.6 by day too, for the lowest die, and Laszlo's player is asked", () => {
  const t = table(
    {
      phase: "hunt",
      vampires: { laszlo: { at: "museum", blood: 4 } },
      districts: { museum: { hidden: 3 } },
      dice: [2, 5, 6, 6],
    },
    duel,
  );
  expect([t.question, t.seat]).toEqual(["combat.window", 1]);
  t.expectOptions("blood-ability:die:2", "done");
  t.answer("blood-ability:die:2", "done");
  expectFight(t, { byDay: true, die: 5, dice: 2 });
  t.expectOptions("blood-ability:die:5", "done");
  t.answer("done").expectPosition({
    vampires: { laszlo: { blood: 2, kills: 3 } },
    dice: [6],
    aside: [4, 5, 6],
    night: true,
  });
});

test("MN-5.6 Laszlo's window also opens when he succeeds another on that one's turn", () => {
  const t = table(
    {
      phase: "turn",
      active: "imre",
      vampires: { imre: { at: "museum", blood: 1 }, laszlo: { at: "museum", blood: 4 } },
      districts: { museum: { exposed: 2 } },
      dice: [1, 2, 6, 6],
    },
    duel,
  );
  t.answer("fight", "die:1");
  expect([t.question, t.seat]).toEqual(["combat.pick-die", 1]);
  t.answer("die:2");
  expect([t.question, t.seat]).toEqual(["combat.window", 1]);
  t.answer("blood-ability:die:2", "done").expectPosition({
    vampires: { laszlo: { blood: 2, kills: 1 }, imre: { kills: 0 } },
  });
});

test("MN-5.6 no window while another fights beside Laszlo", () => {
  const t = table(
    {
      phase: "turn",
      active: "imre",
      vampires: { imre: { at: "museum" }, laszlo: { at: "museum", kills: 9 } },
      districts: { museum: { exposed: 1 } },
      dice: [1, 6, 6, 6],
    },
    duel,
  );
  t.answer("fight", "die:1");
  expect(t.question).toBe("night.act");
});

test("MN-5.6 on his turn, outside a combat, Laszlo's abilities are not offered", () => {
  const t = table({ phase: "turn", active: "laszlo", vampires: { laszlo: { kills: 9 } } }, duel);
  expect(t.whyNot("blood-ability")).toBe("only-in-combat MN-5.6");
  expect(t.whyNot("dark-ability")).toBe("only-in-combat MN-5.6");
});

test("MN-5.6 an ability of one's own turn has no window", () => {
  const slow = vampire("laszlo", {
    blood: { cost: { blood: 1 }, effect: [{ do: "gain", what: "ap", n: 1, who: "self" }] },
  });
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      vampires: { laszlo: { at: "museum" } },
      districts: { museum: { exposed: 1 } },
      dice: [1, 6],
    },
    { ...duel, pieces: [slow] },
  );
  t.answer("fight", "die:1");
  expect(t.question).toBe("night.act");
});

/** The museum forbids abilities while it has more agents than minions. */
function underBan(actions: ("blood-ability" | "dark-ability")[]): TableOptions {
  const when = { is: "more", what: "agents", at: "here" } as const;
  const standing = [{ kind: "ban" as const, actions, at: "anywhere" as const, when }];
  return { ...duel, pieces: [...city({ museum: { standing } }), duellist] };
}

test("MN-5.6 MN-11.1 where one ability is forbidden from afar the other can be used", () => {
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      vampires: { laszlo: { at: "asylum", kills: 6 } },
      districts: { asylum: { exposed: 2 }, museum: { hidden: 1, minions: 0 } },
      dice: [1, 2, 5, 5],
    },
    underBan(["blood-ability"]),
  );
  t.answer("fight", "die:1").expectOptions("dark-ability:die:1", "done");
});

test("MN-11.1 a fight in the banning district opens the window when enough agents are gone", () => {
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      vampires: { laszlo: { at: "museum", kills: 6 } },
      districts: { museum: { exposed: 2, minions: 1 }, "railway-station": { minions: 0 } },
      dice: [1, 5, 6, 6],
    },
    underBan(["blood-ability", "dark-ability"]),
  );
  t.answer("fight", "minions:0", "die:5");
  expect(t.question).toBe("combat.pick-die");
  t.answer("die:1").expectOptions("blood-ability:die:1", "dark-ability:die:1", "done");
});
