import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { type Effect, event, plainCity, relic, tracker } from "../support/city.js";
import { type TestTable, table } from "../support/table.js";

/** Nobody and nothing is where the agents come: all veil that is lost is lost by shortage. */
function reveal(
  [red, one, two]: [number, number, number],
  text: Effect,
  position: Position,
): TestTable {
  const pieces = [
    ...plainCity(),
    tracker(2, 10, { red, grey: [one, two] }),
    event("muster", [5, 2, 6], text),
    relic("test-urn", [{ kind: "redirect" }], true),
  ];
  return table(
    { phase: "event", eventTop: ["muster"], leader: "mila", ...position },
    { pieces, players: 2, control: [0, 1] },
  );
}

const nothing: Effect = [{ do: "if", when: { is: "day" }, then: [] }];
/** One agent into each district next to the slaughterhouse, where the leader is. */
const three: Effect = [
  {
    do: "place",
    what: "agent",
    n: 1,
    in: { set: "districts", where: "adjacent", of: "leader" },
  },
];
const atSlaughterhouse = { vampires: { mila: { at: "slaughterhouse" } } };

function missing(t: TestTable): unknown[] {
  return t.factsOf("agents-missing").map(({ n }) => n);
}

function veilLost(t: TestTable): unknown[] {
  return t.factsOf("veil-lost").map(({ n, why, rule, now }) => [n, why, rule, now]);
}

describe("red", () => {
  test("MN-3.5 the reserve runs out: what can be placed is placed, the rest costs veil", () => {
    const t = reveal([3, 0, 0], nothing, { agentReserve: 1, veil: 6 });
    expect(t.question).toBe("night.act");
    t.expectPosition({ districts: { hospital: { hidden: 1 } }, agentReserve: 0, veil: 4 });
    expect(t.factsOf("agents-missing")).toEqual([{ fact: "agents-missing", rule: "MN-3.5", n: 2 }]);
    expect(veilLost(t)).toEqual([[2, "shortage", "MN-3.5", 4]]);
  });

  test("MN-3.5 just enough is no shortage", () => {
    const t = reveal([3, 0, 0], nothing, { agentReserve: 3, veil: 6 });
    t.expectPosition({ districts: { hospital: { hidden: 3 } }, agentReserve: 0, veil: 6 });
    expect(missing(t)).toEqual([]);
  });

  test("MN-3.5 each later step that finds nothing costs too", () => {
    const t = reveal([2, 1, 1], nothing, { agentReserve: 1, veil: 6 });
    t.expectPosition({
      districts: { hospital: { hidden: 1 }, asylum: { hidden: 0 }, "town-hall": { hidden: 0 } },
      veil: 3,
      eventVeil: { gain: 0, loss: 0, shortage: 0 },
    });
    expect(missing(t)).toEqual([1, 2]);
    expect(veilLost(t)).toEqual([[3, "shortage", "MN-3.5", 3]]);
  });

  test("MN-3.5 an empty reserve: nothing is placed, nothing is asked", () => {
    const t = reveal([2, 1, 1], nothing, { agentReserve: 0, veil: 6 });
    expect(t.question).toBe("night.act");
    expect(t.factsOf("agents-placed")).toEqual([]);
    t.expectPosition({ veil: 2, agentReserve: 0 });
  });
});

describe("grey", () => {
  test("MN-3.5 the leader's player says where the last agent goes", () => {
    const t = reveal([1, 1, 1], nothing, { agentReserve: 2, veil: 6 });
    expect([t.question, t.seat, t.rule]).toEqual(["fill.last-agent", 1, "MN-3.5"]);
    t.expectOptions("asylum", "town-hall");
    t.expectPosition({ districts: { hospital: { hidden: 1 }, asylum: { hidden: 0 } } });
    t.answer("town-hall").expectPosition({
      districts: { asylum: { hidden: 0 }, "town-hall": { hidden: 1 } },
      veil: 5,
    });
  });

  test("MN-3.5 unequal numbers are allotted before that", () => {
    const t = reveal([0, 3, 1], nothing, { agentReserve: 3, veil: 6 });
    expect(t.question).toBe("event.more-grey");
    t.answer("asylum");
    expect(t.question).toBe("fill.last-agent");
    t.expectOptions("asylum", "town-hall").answer("town-hall");
    // The town hall has its one now; the two that are left can only go to the asylum.
    t.expectPosition({
      districts: { asylum: { hidden: 2 }, "town-hall": { hidden: 1 } },
      agentReserve: 0,
      veil: 5,
    });
    expect(missing(t)).toEqual([]);
  });

  test("MN-3.5 one by one, as long as there is a choice", () => {
    const t = reveal([0, 2, 2], nothing, { agentReserve: 3, veil: 6 });
    t.expectOptions("asylum", "town-hall").answer("asylum");
    t.expectOptions("asylum", "town-hall").answer("asylum");
    t.expectPosition({
      districts: { asylum: { hidden: 2 }, "town-hall": { hidden: 1 } },
      veil: 5,
      allotted: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(t.question).toBe("night.act");
  });
});

describe("text", () => {
  test("MN-3.5 one agent for three districts", () => {
    const t = reveal([1, 0, 0], three, { ...atSlaughterhouse, agentReserve: 2, veil: 6 });
    expect(t.question).toBe("fill.last-agent");
    t.expectOptions("cathedral", "town-hall", "printing-house").answer("printing-house");
    t.expectPosition({
      districts: {
        hospital: { hidden: 1 },
        "printing-house": { hidden: 1 },
        cathedral: { hidden: 0 },
        "town-hall": { hidden: 0 },
      },
      veil: 4,
    });
    expect(veilLost(t)).toEqual([[2, "shortage", "MN-3.5", 4]]);
  });

  test("MN-3.5 two agents for three districts: asked twice, each district once", () => {
    const t = reveal([0, 0, 0], three, { ...atSlaughterhouse, agentReserve: 2, veil: 6 });
    t.answer("town-hall").expectOptions("cathedral", "printing-house");
    t.answer("cathedral").expectPosition({
      districts: { cathedral: { hidden: 1 }, "town-hall": { hidden: 1 } },
      veil: 5,
    });
  });

  test("MN-3.5 what the text placed before is not given back", () => {
    const t = reveal([0, 0, 0], [...three, ...three], {
      ...atSlaughterhouse,
      agentReserve: 4,
      veil: 6,
    });
    t.answer("cathedral").expectPosition({
      districts: {
        cathedral: { hidden: 2 },
        "town-hall": { hidden: 1 },
        "printing-house": { hidden: 1 },
      },
      veil: 4,
    });
  });

  test("MN-3.5 exposed agents run out likewise", () => {
    const text: Effect = [
      { do: "place", what: "exposed", n: 3, in: { set: "districts", where: "center" } },
    ];
    const t = reveal([0, 0, 0], text, { agentReserve: 2, veil: 6 });
    t.expectPosition({ districts: { cathedral: { exposed: 2, hidden: 0 } }, veil: 5 });
  });

  test("MN-3.5 at veil 1 one missing agent is the end", () => {
    const t = reveal([2, 0, 0], nothing, { agentReserve: 1, veil: 1 });
    expect(t.outcome).toBe("defeat-veil");
  });
});

describe("a relic that draws agents to itself", () => {
  const urn = { placedRelics: { "test-urn": "cathedral" } };

  test("MN-9.3 any number of an event's agents may be added there instead", () => {
    const t = reveal([2, 0, 0], nothing, urn);
    expect([t.question, t.seat, t.rule]).toEqual(["fill.redirect-agents", 1, "MN-9.3"]);
    t.expectOptions(
      "hospital:0-to-cathedral",
      "hospital:1-to-cathedral",
      "hospital:2-to-cathedral",
    );
    t.answer("hospital:1-to-cathedral").expectPosition({
      districts: { hospital: { hidden: 1 }, cathedral: { hidden: 1 } },
      agentReserve: 8,
    });
  });

  test("MN-9.3 asked for each district in turn; none and all are possible", () => {
    const t = reveal([2, 1, 1], nothing, urn);
    t.answer("hospital:0-to-cathedral");
    t.expectOptions("asylum:0-to-cathedral", "asylum:1-to-cathedral");
    t.answer("asylum:1-to-cathedral");
    t.expectOptions("town-hall:0-to-cathedral", "town-hall:1-to-cathedral");
    t.answer("town-hall:1-to-cathedral").expectPosition({
      districts: {
        hospital: { hidden: 2 },
        asylum: { hidden: 0 },
        "town-hall": { hidden: 0 },
        cathedral: { hidden: 2 },
      },
    });
  });

  test("MN-9.3 agents that come to its own district anyway are not asked for", () => {
    const t = reveal([2, 0, 0], nothing, { placedRelics: { "test-urn": "hospital" } });
    expect(t.question).toBe("night.act");
    t.expectPosition({ districts: { hospital: { hidden: 2 } } });
  });

  test("MN-9.3 the reserve is counted before, and the last agents chosen before", () => {
    const t = reveal([1, 1, 1], nothing, { ...urn, agentReserve: 2, veil: 6 });
    t.answer("hospital:0-to-cathedral");
    expect(t.question).toBe("fill.last-agent");
    t.answer("asylum").expectOptions("asylum:0-to-cathedral", "asylum:1-to-cathedral");
    t.answer("asylum:1-to-cathedral").expectPosition({
      districts: { cathedral: { hidden: 1 }, asylum: { hidden: 0 }, "town-hall": { hidden: 0 } },
      veil: 5,
    });
  });

  test("MN-3.7 the entry is where the agent really appears", () => {
    const watched = { vampires: { imre: { at: "hospital" } }, veil: 6 };
    const there = reveal([1, 0, 0], nothing, { ...urn, ...watched });
    there.answer("hospital:0-to-cathedral").expectPosition({ veil: 5 });
    const away = reveal([1, 0, 0], nothing, { ...urn, ...watched });
    away.answer("hospital:1-to-cathedral").expectPosition({ veil: 6 });
    const into = reveal([1, 0, 0], nothing, {
      ...urn,
      veil: 6,
      districts: { cathedral: { minions: 1 } },
    });
    into.answer("hospital:1-to-cathedral").expectPosition({ veil: 5 });
  });

  test("MN-9.3 agents of a text can be drawn too, but not those that are moved", () => {
    const t = reveal([0, 0, 0], three, { ...urn, ...atSlaughterhouse });
    // Its own district is one of the three.
    t.answer("town-hall:1-to-cathedral", "printing-house:0-to-cathedral").expectPosition({
      districts: { cathedral: { hidden: 2 }, "printing-house": { hidden: 1 } },
    });
    const moved: Effect = [
      { do: "choose", from: { set: "districts", with: ["agent"] }, as: "source" },
      { do: "move", what: "agent", from: "source", to: "leader" },
    ];
    const u = reveal([0, 0, 0], moved, {
      ...urn,
      ...atSlaughterhouse,
      districts: { museum: { hidden: 1 } },
    }).answer("museum");
    expect(u.question).toBe("night.act");
    u.expectPosition({ districts: { slaughterhouse: { hidden: 1 } } });
  });

  test("MN-9.3 agents of the station, the first district, are asked for too", () => {
    const text: Effect = [{ do: "place", what: "agent", n: 1, at: "leader" }];
    const t = reveal([0, 0, 0], text, urn);
    t.expectOptions("railway-station:0-to-cathedral", "railway-station:1-to-cathedral");
  });

  test("MN-3.10 an agent that takes a minion's place is added, so it may be drawn too", () => {
    const text: Effect = [{ do: "replace", what: "minion", n: 1, at: "leader" }];
    const t = reveal([0, 0, 0], text, urn);
    t.answer("railway-station:1-to-cathedral").expectPosition({
      districts: { "railway-station": { minions: 1, hidden: 0 }, cathedral: { hidden: 1 } },
      veil: 6,
    });
  });

  test("MN-9.3 only events: what a district places stays where it was placed", () => {
    const night = {
      cost: { ap: 1 },
      effect: [{ do: "place", what: "agent", n: 1, at: "here" }] as Effect,
    };
    const t = table(
      { phase: "turn", vampires: { imre: { at: "museum" } }, ...urn },
      {
        pieces: [
          ...plainCity({ museum: { night } }),
          relic("test-urn", [{ kind: "redirect" }], true),
        ],
      },
    ).answer("night-effect");
    expect(t.question).toBe("night.act");
    t.expectPosition({ districts: { museum: { hidden: 1 } } });
  });
});
