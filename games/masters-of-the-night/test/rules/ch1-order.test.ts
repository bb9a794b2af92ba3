import { describe, expect, test } from "vitest";
import { type Effect, event, plainCity, quietTracker, type Standing } from "../support/city.js";
import { type TestTable, table } from "../support/table.js";

/** MN-1.7: the order of what happens together. Each trigger adds minions to its own district. */

const add = { do: "place", what: "minion", at: "here" } as const;

function onDusk(...then: Extract<Standing[number], { kind: "trigger" }>["then"]): Standing {
  return [{ kind: "trigger", after: "dusk", at: "anywhere", then }];
}

/** The districts to which minions came since the last answer, in order. */
function placed(t: TestTable): unknown[] {
  return t.factsOf("minions-placed").map(({ district }) => district);
}

describe("triggers of one happening", () => {
  const pieces = plainCity({
    museum: { standing: onDusk(add) },
    hospital: { standing: onDusk(add) },
    asylum: { standing: onDusk(add) },
  });
  const begin = (): TestTable =>
    table({ phase: "dusk", leader: "mila" }, { pieces, players: 2, control: [0, 1] });

  test("MN-1.7 are asked for, each one finished before the next", () => {
    const t = begin();
    expect([t.question, t.seat, t.rule]).toEqual(["standing.order", 1, "MN-1.7"]);
    t.expectOptions("resolve:museum:1", "resolve:asylum:2", "resolve:hospital:3");
    expect(placed(t)).toEqual([]);
    t.answer("resolve:hospital:3");
    expect(placed(t)).toEqual(["hospital"]);
    t.expectOptions("resolve:museum:1", "resolve:asylum:2");
    t.answer("resolve:asylum:2");
    expect(placed(t)).toEqual(["asylum", "museum"]);
    expect(t.question).toBe("night.act");
    t.expectPosition({ waiting: [], active: "mila" });
  });

  test("MN-1.7 any order is possible", () => {
    const t = begin().answer("resolve:museum:1");
    expect(placed(t)).toEqual(["museum"]);
    t.answer("resolve:asylum:1");
    expect(placed(t)).toEqual(["asylum", "hospital"]);
  });

  test("MN-1.7 every resolved trigger is told, with its piece", () => {
    const t = begin().answer("resolve:asylum:2");
    expect(t.factsOf("trigger")).toEqual([
      { fact: "trigger", rule: "MN-3.2", piece: "asylum", district: null },
    ]);
  });

  test("MN-1.7 one alone is not asked for", () => {
    const t = table(
      { phase: "dusk" },
      { pieces: plainCity({ museum: { standing: onDusk(add) } }) },
    );
    expect(t.question).toBe("night.act");
    t.expectPosition({ districts: { museum: { minions: 1 } } });
  });
});

describe("what happens while a trigger is resolved", () => {
  const onPlaced = (at: "here" | "anywhere", n: number): Standing => [
    {
      kind: "trigger",
      after: "minions-placed",
      at,
      then: [{ do: "gain", what: "kills", n, who: "self" }],
    },
  ];
  const kills = (t: TestTable): unknown => t.state.kills[0];

  test("MN-1.7 comes at once, before the others that wait", () => {
    const pieces = plainCity({
      museum: { standing: onDusk(add, { do: "lose", what: "blood", n: 1, who: "leader" }) },
      hospital: { standing: onDusk({ do: "lose", what: "blood", n: 2, who: "leader" }) },
      cathedral: { standing: onPlaced("anywhere", 1) },
    });
    const t = table({ phase: "dusk" }, { pieces }).answer("resolve:museum:1");
    const told = t.facts.map(({ fact }) => fact);
    expect(told.slice(0, 7)).toEqual([
      "trigger",
      "minions-placed",
      "trigger",
      "kills-gained",
      "blood-lost",
      "trigger",
      "blood-lost",
    ]);
    expect(kills(t)).toBe(1);
    t.expectPosition({ vampires: { imre: { blood: 1 } }, waiting: [] });
  });

  test("MN-1.7 several of it are ordered among themselves", () => {
    const pieces = plainCity({
      museum: { standing: onDusk(add) },
      hospital: { standing: onDusk(add) },
      cathedral: { standing: onPlaced("anywhere", 1) },
      asylum: { standing: onPlaced("anywhere", 2) },
    });
    const t = table({ phase: "dusk" }, { pieces });
    t.expectOptions("resolve:museum:1", "resolve:hospital:2").answer("resolve:hospital:2");
    t.expectOptions("resolve:asylum:1", "resolve:cathedral:2").answer("resolve:cathedral:2");
    expect(kills(t)).toBe(3);
    expect(placed(t)).toEqual(["museum"]);
    t.expectOptions("resolve:asylum:1", "resolve:cathedral:2").answer("resolve:asylum:1");
    expect(kills(t)).toBe(6);
    expect(t.question).toBe("night.act");
  });

  const onEnter = (n: number): Standing => [
    {
      kind: "trigger",
      after: "agents-enter",
      at: "anywhere",
      then: [{ do: "gain", what: "kills", n, who: "self" }],
    },
  ];
  const onFall = (n: number): Standing => [
    {
      kind: "trigger",
      after: "veil-falls",
      at: "anywhere",
      then: [{ do: "gain", what: "kills", n, who: "self" }],
    },
  ];
  /** The veil falls twice at the end of this card: for its text and for a shortage (MN-3.8). */
  const rumour = (standing: Parameters<typeof plainCity>[0]): TestTable => {
    const text: Effect = [
      { do: "lose", what: "veil", n: 1 },
      { do: "place", what: "agent", n: 1, at: "leader" },
    ];
    const pieces = [...plainCity(standing), quietTracker(2), event("rumour", [0, 1, 2], text)];
    return table({ phase: "event", eventTop: ["rumour"], agentReserve: 0 }, { pieces });
  };

  test("MN-1.7 the same thing twice needs no order", () => {
    const t = rumour({ cathedral: { standing: onFall(2) } });
    expect(t.question).toBe("night.act");
    expect(kills(t)).toBe(4);
    t.expectPosition({ waiting: [], veil: 4 });
  });

  test("MN-1.7 but two things twice do", () => {
    const t = rumour({ cathedral: { standing: onFall(2) }, asylum: { standing: onFall(1) } });
    t.expectOptions(
      "resolve:asylum:1",
      "resolve:cathedral:2",
      "resolve:asylum:3",
      "resolve:cathedral:4",
    );
    t.answer("resolve:asylum:3");
    expect(kills(t)).toBe(1);
    // What is left of the first two: the same again, after the other two.
    t.answer("resolve:asylum:1");
    expect(kills(t)).toBe(6);
    expect(t.question).toBe("night.act");
  });

  test("MN-1.7 and the same in two places does", () => {
    const pieces = [
      ...plainCity({ cathedral: { standing: onEnter(1) } }),
      quietTracker(2),
      event(
        "patrol",
        [0, 1, 2],
        [{ do: "place", what: "agent", in: { set: "districts", where: "row" } }],
      ),
    ];
    const t = table({ phase: "event", eventTop: ["patrol"] }, { pieces });
    t.expectOptions("resolve:cathedral:1", "resolve:cathedral:2", "resolve:cathedral:3");
    t.answer("resolve:cathedral:2");
    expect(t.factsOf("trigger").map(({ district }) => district)).toEqual(["museum"]);
    t.answer("resolve:cathedral:2");
    expect(t.factsOf("trigger").map(({ district }) => district)).toEqual([
      "asylum",
      "railway-station",
    ]);
  });
});

describe("triggers that come once per round", () => {
  const once = (): Standing => [
    {
      kind: "trigger",
      after: "minions-placed",
      once: "round",
      at: "anywhere",
      then: [{ do: "gain", what: "veil", n: 1 }],
    },
  ];
  const pieces = plainCity({
    museum: { standing: once() },
    "town-hall": { night: { cost: { ap: 1 }, effect: [{ ...add, n: 1 }] } },
  });

  test("MN-9.5 do not come again until the next", () => {
    const t = table(
      { phase: "turn", veil: 2, vampires: { imre: { at: "town-hall" } } },
      { pieces },
    );
    t.answer("night-effect").expectPosition({ veil: 3, used: ["museum"] });
    t.answer("night-effect").expectPosition({
      veil: 3,
      districts: { "town-hall": { minions: 2 } },
    });
    expect(t.factsOf("trigger")).toEqual([]);
  });
});
