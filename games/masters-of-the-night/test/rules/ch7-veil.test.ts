import { describe, expect, test } from "vitest";
import { type Effect, plainCity, type Standing } from "../support/city.js";
import { type TestTable, table } from "../support/table.js";

/** A night effect of the hospital changes the veil; two triggers count its falls and rises. */
function change(way: "gain" | "lose", n: number, veil: number): TestTable {
  const effect: Effect = [
    { do: way, what: "veil", n },
    { do: "place", what: "minion", at: "self" },
  ];
  const seen = (after: "veil-falls" | "veil-rises"): Standing => [
    { kind: "trigger", after, at: "anywhere", then: [{ do: "place", what: "minion", at: "here" }] },
  ];
  const pieces = plainCity({
    hospital: { night: { cost: { ap: 1 }, effect } },
    museum: { standing: seen("veil-falls") },
    asylum: { standing: seen("veil-rises") },
  });
  return table({ phase: "turn", veil, vampires: { imre: { at: "hospital" } } }, { pieces }).answer(
    "night-effect",
  );
}

/** Minions at the museum, one for each fall, and at the asylum, one for each rise. */
function counted(t: TestTable): (number | undefined)[] {
  const { museum, asylum } = t.position.districts ?? {};
  return [museum?.minions, asylum?.minions];
}

describe("gains", () => {
  test.each([
    { veil: 1, n: 1, now: 2 },
    { veil: 4, n: 2, now: 6 },
    { veil: 5, n: 1, now: 6 },
    { veil: 5, n: 3, now: 6 },
  ])("MN-7.1 at $veil, $n more make $now", ({ veil, n, now }) => {
    const t = change("gain", n, veil);
    t.expectPosition({ veil: now });
    expect(t.factsOf("veil-gained")).toEqual([
      { fact: "veil-gained", rule: "MN-7.1", n: now - veil, now },
    ]);
    expect(counted(t)).toEqual([0, 1]);
  });

  test("MN-7.1 above 6 they are lost, and nothing has happened", () => {
    const t = change("gain", 2, 6);
    t.expectPosition({ veil: 6 });
    expect(t.factsOf("veil-gained")).toEqual([]);
    expect(counted(t)).toEqual([0, 0]);
  });
});

describe("losses", () => {
  test.each([
    { veil: 6, n: 1, now: 5 },
    { veil: 3, n: 2, now: 1 },
    { veil: 2, n: 1, now: 1 },
  ])("MN-7.1 at $veil, $n fewer make $now", ({ veil, n, now }) => {
    const t = change("lose", n, veil);
    t.expectPosition({ veil: now });
    expect(t.outcome).toBeNull();
    expect(t.factsOf("veil-lost")).toEqual([{ fact: "veil-lost", rule: "MN-3.9", n, now }]);
    expect(counted(t)).toEqual([1, 0]);
  });

  test.each([
    { veil: 1, n: 1 },
    { veil: 2, n: 2 },
    { veil: 2, n: 5 },
  ])("MN-7.1 at $veil, $n fewer lose the game at once", ({ veil, n }) => {
    const t = change("lose", n, veil);
    expect(t.outcome).toBe("defeat-veil");
    t.expectPosition({ veil: 0, outcome: "defeat-veil" });
    expect(t.factsOf("veil-lost")).toEqual([
      { fact: "veil-lost", rule: "MN-3.9", n: veil, now: 0 },
    ]);
    expect(t.facts.at(-1)).toEqual({ fact: "defeat", rule: "MN-12.2", why: "defeat-veil" });
    // Neither the rest of the effect nor the trigger is done any more.
    expect(counted(t)).toEqual([0, 0]);
    t.expectPosition({ districts: { hospital: { minions: 0 } } });
    expect(t.question).toBeUndefined();
  });
});
