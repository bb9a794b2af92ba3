import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { type Effect, event, plainCity, quietTracker } from "../support/city.js";
import { type TestTable, table } from "../support/table.js";

/** An event replaces tokens of the museum, where no vampire is. */
function byEvent(what: "minion" | "agent" | "hidden" | "exposed", n: number, position: Position) {
  const text: Effect = [
    { do: "choose", from: { set: "districts", where: "adjacent", of: "leader" }, as: "spot" },
    { do: "replace", what, n, at: "spot" },
  ];
  const pieces = [...plainCity(), quietTracker(2), event("turn", [5, 2, 6], text)];
  return table({ phase: "event", eventTop: ["turn"], veil: 6, ...position }, { pieces }).answer(
    "museum",
  );
}

/** A district does the same at its own place, for the vampire there. */
function byDistrict(what: "minion" | "agent", n: number, position: Position): TestTable {
  const effect: Effect = [{ do: "replace", what, n, at: "here" }];
  const pieces = plainCity({ museum: { night: { cost: { ap: 1 }, effect } } });
  return table(
    { phase: "turn", veil: 6, vampires: { imre: { at: "museum" } }, ...position },
    { pieces },
  ).answer("night-effect");
}

function told(t: TestTable): unknown[] {
  const some = t.facts.filter(({ fact }) => /^(agents|minions|veil|kills)-/.test(fact as string));
  return some.map(({ fact, n, rule }) => [fact, n, rule]);
}

describe("a minion replaced by an agent", () => {
  test("MN-3.10 the minion is removed first, then the agent comes, hidden", () => {
    const t = byEvent("minion", 1, { districts: { museum: { minions: 1 } } });
    t.expectPosition({
      districts: { museum: { minions: 0, hidden: 1, exposed: 0 } },
      agentReserve: 9,
      minionReserve: 7,
      veil: 6,
    });
    expect(told(t)).toEqual([
      ["minions-removed", 1, "MN-3.10"],
      ["agents-placed", 1, "MN-3.10"],
    ]);
  });

  test("MN-3.10 so it is an entry only if another minion or a vampire is there", () => {
    const another = byEvent("minion", 1, { districts: { museum: { minions: 2 } } });
    another.expectPosition({ veil: 5, districts: { museum: { minions: 1, hidden: 1 } } });
    const both = byEvent("minion", 2, { districts: { museum: { minions: 2 } } });
    both.expectPosition({ veil: 5, districts: { museum: { minions: 0, hidden: 2 } } });
    const watched = byEvent("minion", 1, {
      districts: { museum: { minions: 1 } },
      vampires: { mila: { at: "museum" } },
    });
    watched.expectPosition({ veil: 5 });
  });

  test("MN-3.10 with no agent in reserve it is only removed: by an event, a shortage", () => {
    const t = byEvent("minion", 1, { districts: { museum: { minions: 2 } }, agentReserve: 0 });
    t.expectPosition({ districts: { museum: { minions: 1, hidden: 0 } }, veil: 5 });
    expect(told(t)).toEqual([
      ["minions-removed", 1, "MN-3.10"],
      ["agents-missing", 1, "MN-3.5"],
      ["veil-lost", 1, "MN-3.5"],
    ]);
  });

  test("MN-3.10 the last agent in reserve is still used, and each one missing counts", () => {
    const t = byEvent("minion", 3, {
      districts: { museum: { minions: 3 }, "railway-station": { minions: 0 } },
      vampires: { imre: { at: "railway-station" } },
      agentReserve: 1,
    });
    // The first comes while two minions are left: an entry; two are missing.
    t.expectPosition({ districts: { museum: { minions: 0, hidden: 1 } }, veil: 3 });
  });

  test("MN-3.10 never more than there are", () => {
    const t = byEvent("minion", 3, { districts: { museum: { minions: 1 } } });
    t.expectPosition({ districts: { museum: { hidden: 1 } }, agentReserve: 9, veil: 6 });
    const none = byEvent("minion", 1, { districts: { museum: { minions: 0 } } });
    expect(told(none)).toEqual([]);
  });

  test("MN-3.9 by a district it costs no veil, with or without an agent in reserve", () => {
    const t = byDistrict("minion", 1, { districts: { museum: { minions: 2 } } });
    t.expectPosition({ districts: { museum: { minions: 1, hidden: 1 } }, veil: 6 });
    const u = byDistrict("minion", 1, { districts: { museum: { minions: 2 } }, agentReserve: 0 });
    u.expectPosition({ districts: { museum: { minions: 1, hidden: 0 } }, veil: 6 });
    expect(told(u)).toEqual([["minions-removed", 1, "MN-3.10"]]);
  });
});

describe("an agent replaced by a minion", () => {
  test("MN-3.10 the agent goes to the reserve and a minion comes", () => {
    const t = byEvent("agent", 1, { districts: { museum: { hidden: 2 } } });
    t.expectPosition({
      districts: { museum: { hidden: 1, minions: 1 } },
      agentReserve: 9,
      minionReserve: 6,
      veil: 6,
    });
    expect(told(t)).toEqual([
      ["agents-removed", 1, "MN-3.10"],
      ["minions-placed", 1, "MN-3.10"],
    ]);
  });

  test("MN-3.10 with no minion in reserve it is only removed, and costs nothing", () => {
    const t = byEvent("agent", 1, { districts: { museum: { hidden: 1 } }, minionReserve: 0 });
    t.expectPosition({ districts: { museum: { hidden: 0, minions: 0 } }, veil: 6 });
    expect(told(t)).toEqual([["agents-removed", 1, "MN-3.10"]]);
  });

  test.each(["hidden", "exposed"] as const)("MN-3.10 those of one face only: %s", (face) => {
    const t = byEvent(face, 2, {
      districts: { museum: { hidden: 2, exposed: 2 } },
      minionReserve: 1,
    });
    t.expectPosition({
      districts: { museum: { hidden: 2, exposed: 2, [face]: 0, minions: 1 } },
      minionReserve: 0,
    });
    expect(told(t)).toEqual([
      ["agents-removed", 2, "MN-3.10"],
      ["minions-placed", 1, "MN-3.10"],
    ]);
  });

  test("MN-5.7 by a district it is nobody's kill", () => {
    const t = byDistrict("agent", 1, { districts: { museum: { exposed: 1 } } });
    t.expectPosition({ vampires: { imre: { kills: 0 } }, districts: { museum: { minions: 1 } } });
  });

  test("MN-5.7 by a blood ability it is its user's", () => {
    const t = table({
      phase: "turn",
      active: "mila",
      vampires: { mila: { at: "museum" } },
      districts: { museum: { hidden: 1 }, cathedral: { hidden: 0 } },
      veil: 3,
    }).answer("blood-ability");
    t.expectPosition({
      vampires: { mila: { kills: 1, blood: 1 } },
      districts: { museum: { hidden: 0, minions: 1 } },
      veil: 3,
    });
  });
});
