import { describe, expect, test } from "vitest";
import { type Effect, plainCity } from "../support/city.js";
import { happening } from "../support/deed.js";
import { table } from "../support/table.js";

describe("agents", () => {
  test("MN-1.5 leave the reserve hidden", () => {
    const t = happening([{ do: "place", what: "agent", n: 2, at: "spot" }]);
    t.expectPosition({ districts: { museum: { hidden: 2, exposed: 0 } }, agentReserve: 8 });
    expect(t.factsOf("agents-placed")).toEqual([
      { fact: "agents-placed", rule: "MN-1.5", district: "museum", n: 2, side: "hidden" },
    ]);
  });

  test("MN-1.5 or exposed, where something says so", () => {
    const t = happening([{ do: "place", what: "exposed", n: 2, at: "spot" }]);
    t.expectPosition({ districts: { museum: { hidden: 0, exposed: 2 } }, agentReserve: 8 });
    expect(t.factsOf("agents-placed")).toMatchObject([{ n: 2, side: "exposed" }]);
  });

  test("MN-1.5 placed by a district they come by this rule, and only as many as there are", () => {
    const night = {
      cost: { ap: 1 },
      effect: [{ do: "place", what: "agent", n: 3, at: "here" }] as Effect,
    };
    const t = table(
      {
        phase: "turn",
        vampires: { imre: { at: "museum" } },
        districts: { asylum: { hidden: 8 } },
        veil: 5,
      },
      { pieces: plainCity({ museum: { night } }) },
    );
    t.answer("night-effect");
    expect(t.factsOf("agents-placed")).toEqual([
      { fact: "agents-placed", rule: "MN-1.5", district: "museum", n: 2, side: "hidden" },
    ]);
    t.expectPosition({ agentReserve: 0, veil: 5, districts: { museum: { hidden: 2 } } });
    expect(t.factsOf("agents-missing")).toEqual([]);
  });

  test.each([
    {
      what: "hidden" as const,
      n: 1,
      hidden: 1,
      exposed: 1,
      moved: { hidden: 1, exposed: 0 },
      facts: [[1, "hidden"]],
    },
    {
      what: "exposed" as const,
      n: 1,
      hidden: 2,
      exposed: 0,
      moved: { hidden: 0, exposed: 1 },
      facts: [[1, "exposed"]],
    },
    {
      what: "hidden" as const,
      n: 5,
      hidden: 0,
      exposed: 1,
      moved: { hidden: 2, exposed: 0 },
      facts: [[2, "hidden"]],
    },
    {
      what: "agent" as const,
      n: 3,
      hidden: 0,
      exposed: 0,
      moved: { hidden: 2, exposed: 1 },
      facts: [
        [1, "hidden"],
        [1, "hidden"],
        [1, "exposed"],
      ],
    },
  ])(
    "MN-1.5 a moved agent keeps its face: $n $what",
    ({ what, n, hidden, exposed, moved, facts }) => {
      const t = happening(
        [
          { do: "choose", from: { set: "districts", where: "center" }, as: "goal" },
          { do: "move", what, n, from: "spot", to: "goal" },
        ],
        { districts: { museum: { hidden: 2, exposed: 1 } } },
      ).answer("cathedral");
      t.expectPosition({ districts: { museum: { hidden, exposed }, cathedral: moved } });
      t.expectPosition({ agentReserve: 7 });
      const path = { fact: "agents-moved", rule: "MN-1.5", from: "museum", to: "cathedral" };
      const told = t.factsOf("agents-moved");
      expect(told.map(({ n: count, side }) => [count, side])).toEqual(facts);
      for (const fact of told) expect(fact).toMatchObject(path);
    },
  );

  test("MN-1.5 a removed agent goes back to the reserve", () => {
    const t = happening([{ do: "remove", what: "exposed", n: 2, at: "spot" }], {
      districts: { museum: { hidden: 1, exposed: 3 } },
    });
    t.expectPosition({ districts: { museum: { hidden: 1, exposed: 1 } }, agentReserve: 8 });
    expect(t.factsOf("agents-removed")).toEqual([
      { fact: "agents-removed", rule: "MN-1.5", district: "museum", n: 2, side: "exposed" },
    ]);
    expect(t.factsOf("kills-gained")).toEqual([]);
  });

  test("MN-1.5 are turned over and back", () => {
    const city = { museum: { hidden: 2, exposed: 2 } };
    const exposed = happening([{ do: "expose", n: 1, at: "spot" }], { districts: city });
    exposed.expectPosition({ districts: { museum: { hidden: 1, exposed: 3 } } });
    expect(exposed.factsOf("agents-exposed")).toEqual([
      { fact: "agents-exposed", rule: "MN-1.5", district: "museum", n: 1 },
    ]);
    const hidden = happening([{ do: "hide", n: 5, at: "spot" }], { districts: city });
    hidden.expectPosition({ districts: { museum: { hidden: 4, exposed: 0 } } });
    expect(hidden.factsOf("agents-hidden")).toEqual([
      { fact: "agents-hidden", rule: "MN-1.5", district: "museum", n: 2 },
    ]);
  });

  test("MN-1.5 nothing is told where nothing is there", () => {
    const t = happening([
      { do: "choose", from: { set: "districts", where: "center" }, as: "goal" },
      { do: "remove", what: "exposed", at: "spot" },
      { do: "remove", what: "agent", at: "spot" },
      { do: "remove", what: "minion", at: "spot" },
      { do: "move", what: "hidden", from: "spot", to: "goal" },
      { do: "move", what: "minion", from: "spot", to: "goal" },
      { do: "replace", what: "minion", at: "spot" },
      { do: "replace", what: "exposed", at: "spot" },
      { do: "expose", at: "spot" },
      { do: "hide", at: "spot" },
    ]).answer("cathedral");
    const told = t.facts.map(({ fact }) => fact as string);
    expect(told.filter((fact) => /^(agents|minions)-/.test(fact))).toEqual([]);
    t.expectPosition({ agentReserve: 10, minionReserve: 9 });
  });
});

describe("which face", () => {
  const remove: Effect = [{ do: "remove", what: "agent", n: 2, at: "spot" }];

  test("MN-1.7 where both are there and not all are meant, the leader's player says", () => {
    const t = happening(remove, { districts: { museum: { hidden: 2, exposed: 2 } } });
    expect([t.question, t.seat, t.rule]).toEqual(["tokens.face", 1, "MN-1.7"]);
    t.expectOptions("hidden", "exposed").answer("exposed");
    t.expectPosition({ districts: { museum: { hidden: 2, exposed: 1 } } });
    t.expectOptions("hidden", "exposed").answer("hidden");
    t.expectPosition({ districts: { museum: { hidden: 1, exposed: 1 } }, agentReserve: 8 });
    expect(t.question).toBe("night.act");
  });

  test("MN-1.7 once one face is gone nobody is asked any more", () => {
    const t = happening([{ do: "remove", what: "agent", n: 3, at: "spot" }], {
      districts: { museum: { hidden: 1, exposed: 3 } },
    });
    t.answer("hidden").expectPosition({ districts: { museum: { hidden: 0, exposed: 1 } } });
    expect(t.question).toBe("night.act");
  });

  test.each([
    { hidden: 1, exposed: 1 },
    { hidden: 3, exposed: 0 },
    { hidden: 0, exposed: 3 },
    { hidden: 1, exposed: 0 },
  ])("MN-1.7 no choice with $hidden hidden and $exposed exposed", ({ hidden, exposed }) => {
    const t = happening(remove, { districts: { museum: { hidden, exposed } } });
    expect(t.question).toBe("night.act");
    expect(t.position.agentReserve).toBe(10 - Math.max(0, hidden + exposed - 2));
  });

  test("MN-1.5 as many are moved as are meant", () => {
    const move: Effect = [
      { do: "choose", from: { set: "districts", where: "center" }, as: "goal" },
      { do: "move", what: "agent", n: 1, from: "spot", to: "goal" },
    ];
    const t = happening(move, { districts: { museum: { exposed: 3 } } }).answer("cathedral");
    t.expectPosition({ districts: { museum: { exposed: 2 }, cathedral: { exposed: 1 } } });
  });

  test("MN-1.7 a replaced agent of either face makes room for a minion", () => {
    const t = happening([{ do: "replace", what: "agent", n: 1, at: "spot" }], {
      districts: { museum: { hidden: 1, exposed: 1 } },
    });
    t.expectOptions("hidden", "exposed").answer("exposed");
    t.expectPosition({
      districts: { museum: { hidden: 1, exposed: 0, minions: 1 } },
      agentReserve: 9,
      minionReserve: 8,
    });
  });
});

describe("minions", () => {
  test("MN-1.5 come from the reserve, move, and go back to it", () => {
    const t = happening(
      [
        { do: "choose", from: { set: "districts", where: "center" }, as: "goal" },
        { do: "place", what: "minion", n: 3, at: "spot" },
        { do: "move", what: "minion", n: 2, from: "spot", to: "goal" },
        { do: "remove", what: "minion", n: "all", at: "goal" },
      ],
      { districts: { museum: { minions: 1 } } },
    ).answer("cathedral");
    t.expectPosition({
      districts: { museum: { minions: 2 }, cathedral: { minions: 0 } },
      minionReserve: 7,
    });
    expect(t.facts.filter(({ fact }) => /^minions/.test(fact as string))).toEqual([
      { fact: "minions-placed", rule: "MN-1.5", district: "museum", n: 3 },
      { fact: "minions-moved", rule: "MN-1.5", from: "museum", to: "cathedral", n: 2 },
      { fact: "minions-removed", rule: "MN-1.5", district: "cathedral", n: 2 },
    ]);
  });

  test("MN-1.2 there are only nine of them", () => {
    const t = happening([{ do: "place", what: "minion", n: 3, at: "spot" }], {
      districts: { asylum: { minions: 7 } },
    });
    t.expectPosition({ districts: { museum: { minions: 2 } }, minionReserve: 0 });
  });

  test("MN-1.5 belong to nobody: every vampire may take them along", () => {
    const t = table({
      phase: "turn",
      districts: { "railway-station": { minions: 1 }, museum: { minions: 3 } },
      vampires: { mila: { at: "museum" } },
    });
    expect(t.optionsOf("move").filter((key) => key.includes("museum"))).toEqual([
      "move:museum",
      "move:museum+1",
    ]);
    t.answer("move:museum+1");
    t.expectPosition({ districts: { "railway-station": { minions: 0 }, museum: { minions: 4 } } });
  });
});
