import { describe, expect, test } from "vitest";
import type { Effect, Standing } from "../support/city.js";
import { nothing, raid, veilChanges } from "../support/raid.js";

describe("entry loss", () => {
  test("MN-3.7 an agent placed where a vampire is costs 1 veil", () => {
    const t = raid([1, 0, 0], nothing, { vampires: { imre: { at: "hospital", blood: 1 } } });
    expect(veilChanges(t)).toEqual([["veil-lost", 1, 5, "entry", "MN-3.7"]]);
    t.expectPosition({ veil: 5, entered: [0, 0, 0, 0, 0, 0, 0, 0, 0] });
  });

  test("MN-3.7 likewise where a minion is", () => {
    const t = raid([1, 0, 0], nothing, { districts: { hospital: { minions: 1 } } });
    expect(veilChanges(t)).toEqual([["veil-lost", 1, 5, "entry", "MN-3.7"]]);
  });

  test("MN-3.7 not where nobody is, nor where a drained vampire lies, nor next door", () => {
    expect(veilChanges(raid([1, 0, 0], nothing, {}))).toEqual([]);
    const drained = { vampires: { mila: { at: "hospital", blood: 0 } } };
    expect(veilChanges(raid([1, 0, 0], nothing, drained))).toEqual([]);
    const besides = { districts: { cathedral: { minions: 3 }, hospital: { exposed: 2 } } };
    expect(veilChanges(raid([1, 0, 0], nothing, besides))).toEqual([]);
  });

  test("MN-3.7 once per district, however many come, for grid and text together", () => {
    const text: Effect = [{ do: "place", what: "agent", n: 2, at: "leader" }];
    const t = raid([3, 0, 0], text, {
      vampires: { imre: { at: "hospital" } },
      dice: [6, 6, 6, 6],
    });
    expect(veilChanges(t)).toEqual([["veil-lost", 1, 5, "entry", "MN-3.7"]]);
  });

  test("MN-3.7 each district for itself", () => {
    const t = raid([1, 1, 1], nothing, {
      districts: { hospital: { minions: 1 }, asylum: { minions: 1 }, "town-hall": { minions: 2 } },
    });
    expect(veilChanges(t)).toEqual([["veil-lost", 3, 3, "entry", "MN-3.7"]]);
  });

  test("MN-3.7 an agent that is moved in enters; one that leaves does not", () => {
    const move: Effect = [
      { do: "choose", from: { set: "districts", with: ["agent"] }, as: "source" },
      { do: "move", what: "agent", n: "all", from: "source", to: "leader" },
    ];
    const t = raid([0, 0, 0], move, {
      districts: { museum: { hidden: 1, exposed: 1, minions: 1 } },
    }).answer("museum");
    expect(veilChanges(t)).toEqual([["veil-lost", 1, 5, "entry", "MN-3.7"]]);
    const faced: Effect = [
      { do: "choose", from: { set: "districts", with: ["agent"] }, as: "source" },
      { do: "move", what: "exposed", from: "source", to: "leader" },
    ];
    const u = raid([0, 0, 0], faced, { districts: { museum: { exposed: 1 } } }).answer("museum");
    expect(veilChanges(u)).toEqual([["veil-lost", 1, 5, "entry", "MN-3.7"]]);
  });

  test("MN-3.7 the test is made at the moment of entry: who comes later does not count", () => {
    const later: Effect = [{ do: "place", what: "minion", in: { set: "districts", where: "red" } }];
    expect(veilChanges(raid([1, 0, 0], later, {}))).toEqual([]);
  });

  test("MN-3.7 and who goes later does", () => {
    const later: Effect = [{ do: "lose", what: "blood", n: "all", who: "leader" }];
    const t = raid([1, 0, 0], later, {
      vampires: { imre: { at: "hospital", blood: 1 } },
      leader: "imre",
    });
    expect(veilChanges(t).slice(0, 1)).toEqual([["veil-lost", 1, 5, "entry", "MN-3.7"]]);
    const minions: Effect = [
      {
        do: "each",
        of: { set: "districts", where: "red" },
        as: "spot",
        then: [{ do: "remove", what: "minion", n: "all", at: "spot" }],
      },
    ];
    const u = raid([1, 0, 0], minions, { districts: { hospital: { minions: 1 } } });
    expect(veilChanges(u)).toEqual([["veil-lost", 1, 5, "entry", "MN-3.7"]]);
  });

  test("MN-3.7 how much it costs can be changed, down to nothing", () => {
    const add = (n: number): Standing => [
      { kind: "modifier", value: "entry-loss", add: n, at: "anywhere" },
    ];
    const two = { districts: { hospital: { minions: 1 }, asylum: { minions: 1 } } };
    const dear = raid([1, 1, 1], nothing, two, { standing: add(1) });
    expect(veilChanges(dear)).toEqual([["veil-lost", 4, 2, "entry", "MN-3.7"]]);
    expect(veilChanges(raid([1, 1, 1], nothing, two, { standing: add(-2) }))).toEqual([]);
  });

  test("MN-3.7 the summary sheet counts every agent that enters", () => {
    const text: Effect = [{ do: "place", what: "agent", n: 1, at: "leader" }];
    const position = {
      vampires: { imre: { at: "asylum" } },
      districts: { asylum: { minions: 0 }, hospital: { minions: 1 } },
    };
    const t = raid([2, 1, 1], text, position, { reading: "summary" });
    expect(veilChanges(t)).toEqual([["veil-lost", 4, 2, "entry", "MN-3.7"]]);
    const u = raid([2, 1, 1], text, position);
    expect(veilChanges(u)).toEqual([["veil-lost", 2, 4, "entry", "MN-3.7"]]);
  });
});
