import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import { duel, duellist, expectFight } from "../support/combat.js";
import { city } from "../support/probe.js";
import { type TestTable, table } from "../support/table.js";

type Laszlo = { blood?: number; kills?: number };

/** Laszlo fights in the museum on his own turn, by the summary. */
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
    { ...duel, reading: "summary" },
  ).answer("fight");
}

test("MN-13 MN-5.6 Laszlo's window opens once, after the last die is picked, for any of them", () => {
  const t = alone({ blood: 4, kills: 6 }, 3, [1, 1, 3, 4]);
  t.answer("die:1", "die:3");
  expect(t.question).toBe("combat.pick-one-of-all");
  t.answer("die:1");
  expect([t.question, t.seat]).toEqual(["combat.window", 1]);
  t.expectOptions(
    "blood-ability:die:1",
    "blood-ability:die:3",
    "dark-ability:die:1",
    "dark-ability:die:3",
    "done",
  );
  t.answer("blood-ability:die:1");
  expect(t.factsOf("die-changed")).toEqual([
    { fact: "die-changed", rule: "MN-5.6", face: 1, now: 3 },
  ]);
  expectFight(t, { picked: [1, 3, 3], die: 0 });
  t.answer("dark-ability:die:3");
  expectFight(t, { picked: [1, 3, 6], die: 0 });
  t.expectPosition({ veil: 4, vampires: { laszlo: { blood: 3, kills: 6 } } });
  t.answer("done").expectPosition({
    vampires: { laszlo: { blood: 1, kills: 8 } },
    districts: { museum: { exposed: 1 } },
    dice: [4],
  });
});

test("MN-13 MN-5.13 an ability is offered only for dice that it would change", () => {
  const t = alone({ blood: 4, kills: 6 }, 3, [5, 6, 6, 4]);
  t.answer("die:5", "die:6", "die:6");
  t.expectOptions("blood-ability:die:5", "dark-ability:die:5", "done");
  const done = alone({ blood: 4, kills: 6 }, 2, [6, 6, 4]).answer("die:6", "die:6");
  expect(done.question).toBe("night.act");
});

test("MN-13 both abilities, repeatedly, on the same die", () => {
  const t = alone({ blood: 4, kills: 6 }, 1, [1, 2]);
  t.answer("die:1", "blood-ability:die:1", "blood-ability:die:3");
  t.expectOptions("blood-ability:die:5", "dark-ability:die:5", "done");
  t.answer("dark-ability:die:5").expectPosition({
    vampires: { laszlo: { blood: 2, kills: 7 } },
    veil: 4,
  });
});

test("MN-13 a kill by a die that Laszlo changed is combat and counts", () => {
  alone({ blood: 3 }, 1, [1, 2])
    .answer("die:1", "blood-ability:die:1", "done")
    .expectPosition({ vampires: { laszlo: { blood: 1, kills: 1 } } });
});

test("MN-13 MN-5.6 a cost that drains Laszlo leaves his dice and kills to him", () => {
  const t = alone({ blood: 1 }, 2, [1, 5, 6, 6]).answer("die:1", "die:5");
  expect(t.warningOf("blood-ability:die:5")).toBe("drains-the-user");
  t.answer("blood-ability:die:5").expectPosition({
    vampires: { laszlo: { blood: 0, kills: 1 } },
    districts: { museum: { exposed: 1 } },
    active: null,
  });
});

test("MN-13 MN-5.6 a dark cost to veil 0 loses at once", () => {
  const t = alone({ kills: 6 }, 2, [1, 5, 6, 6], 2).answer("die:1", "die:5");
  expect(t.warningOf("dark-ability:die:5")).toBe("loses-the-game");
  expect(t.warningOf("done")).toBeUndefined();
  t.answer("dark-ability:die:5");
  expect(t.outcome).toBe("defeat-veil");
  t.expectPosition({ districts: { museum: { exposed: 2 } } });
});

test("MN-13 by day the window opens once too", () => {
  const t = table(
    {
      phase: "hunt",
      vampires: { laszlo: { at: "museum", blood: 4 } },
      districts: { museum: { hidden: 3 } },
      dice: [2, 5, 6, 6],
    },
    { ...duel, reading: "summary" },
  );
  expect([t.question, t.seat]).toEqual(["combat.window", 1]);
  t.expectOptions("blood-ability:die:2", "blood-ability:die:5", "done");
  t.answer("done").expectPosition({
    vampires: { laszlo: { blood: 3, kills: 2 } },
    night: true,
    dice: [6],
  });
});

test("MN-13 with nothing picked there is no window", () => {
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      vampires: { laszlo: { at: "museum", kills: 9 } },
      districts: { museum: { exposed: 1, minions: 1 } },
    },
    { ...duel, reading: "summary" },
  );
  expect(t.answer("fight", "minions:1").question).toBe("night.act");
});

test("MN-13 MN-11.1 a ban closes the window", () => {
  const standing: Standing[] = [{ kind: "ban", actions: ["blood-ability", "dark-ability"] }];
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      vampires: { laszlo: { at: "museum", kills: 9 } },
      districts: { museum: { exposed: 1 } },
      dice: [1, 2],
    },
    {
      ...duel,
      reading: "summary",
      pieces: [...city({ museum: { standing } }), duellist],
    },
  );
  expect(t.answer("fight", "die:1").question).toBe("night.act");
});
