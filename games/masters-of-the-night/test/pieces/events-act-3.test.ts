import { describe, expect, test } from "vitest";
import {
  endNight,
  expectBlood,
  expectCity,
  expectGone,
  expectKills,
  expectStays,
  reveal,
} from "../support/pieces.js";
import { table } from "../support/table.js";

const EMPTY_STATION = { "railway-station": { minions: 0 } };

describe("event last-crusade", () => {
  const id = "last-crusade";
  const start = {
    districts: { ...EMPTY_STATION, nightclub: { minions: 1 }, cathedral: { exposed: 1 } },
    vampires: { laszlo: { sigil: "asylum" }, ishtvan: { at: "museum", blood: 0 } },
  };
  const vampires = ["laszlo", "ishtvan"];

  test("event last-crusade: one agent into every district that is free of all", () => {
    const t = reveal(id, start, { vampires });
    expectCity(t, {
      nightclub: { minions: 1 },
      cathedral: { exposed: 1 },
      hospital: { hidden: 1 },
      "town-hall": { hidden: 1 },
      slaughterhouse: { hidden: 1 },
      "printing-house": { hidden: 1 },
    });
    t.expectPosition({ veil: 6 });
    expectGone(t, id);
  });

  test("event last-crusade: where the reserve runs out the players choose, and pay", () => {
    const t = reveal(
      id,
      { ...start, districts: { ...start.districts, cathedral: { exposed: 9 } } },
      { vampires },
    );
    t.expectOptions("hospital", "town-hall", "slaughterhouse", "printing-house");
    t.answer("town-hall").expectPosition({ veil: 3, districts: { "town-hall": { hidden: 1 } } });
  });

  test("event last-crusade: MN-15.2 the worked example of the rulebook", () => {
    const t = table(
      {
        phase: "event",
        eventTop: [id],
        veil: 4,
        dice: [6, 6, 6, 6, 6, 6],
        districts: {
          "railway-station": { minions: 0 },
          "town-hall": { hidden: 1 },
          museum: { hidden: 3 },
          asylum: { hidden: 3 },
          cathedral: { minions: 1 },
        },
        vampires: {
          imre: { at: "town-hall" },
          mila: { at: "town-hall" },
          nevena: { at: "nightclub" },
        },
      },
      { vampires: ["imre", "mila", "nevena"] },
    );
    t.expectPosition({ agentReserve: 2, districts: { "town-hall": { hidden: 3 } } });
    t.expectOptions("railway-station", "nightclub").answer("railway-station");
    t.expectOptions("hospital", "slaughterhouse", "printing-house").answer("hospital");
    t.expectPosition({ veil: 1, agentReserve: 0 });
    t.expectOptions("imre", "mila");
    expect(t.question).toBe("combat.first-fighter");
    expect(t.factsOf("fight-began")).toEqual([
      { fact: "fight-began", rule: "MN-3.11", district: "town-hall" },
    ]);
  });
});

describe("event desecrated-seals", () => {
  test("event desecrated-seals: each sigil lets an agent in or loses a minion", () => {
    const t = reveal(
      "desecrated-seals",
      {
        districts: { ...EMPTY_STATION, asylum: { minions: 2 }, museum: { hidden: 1 } },
        vampires: { laszlo: { sigil: "museum" }, ishtvan: { sigil: "asylum" } },
      },
      { vampires: ["laszlo", "ishtvan"] },
    );
    t.expectOptions("let-them-in").answer("let-them-in");
    expectCity(t, { museum: { hidden: 2 }, asylum: { minions: 2 } });
    t.expectOptions("let-them-in", "lose-the-guard").answer("lose-the-guard");
    expectCity(t, { museum: { hidden: 2 }, asylum: { minions: 1 } });
    t.expectPosition({ veil: 4 });
  });
});

describe("event dawn-raid", () => {
  test("event dawn-raid: two agents come to whoever has the most blood, and a day combat", () => {
    const t = reveal("dawn-raid", {
      dice: [5, 5, 6, 6],
      districts: EMPTY_STATION,
      vampires: { imre: { at: "museum", blood: 3 }, mila: { at: "asylum", blood: 4 } },
    });
    t.expectOptions("mila").answer("mila");
    expect(t.factsOf("agents-placed")).toMatchObject([{ district: "asylum", n: 2 }]);
    expect(t.factsOf("agents-exposed")).toEqual([
      { fact: "agents-exposed", rule: "MN-6.1", district: "asylum", n: 2 },
    ]);
    expect(t.factsOf("fight-began")).toEqual([
      { fact: "fight-began", rule: "MN-6.1", district: "asylum" },
    ]);
    expectKills(t, { imre: 0, mila: 2 });
    expectCity(t, {});
    t.expectPosition({ veil: 3, dice: [6, 6] });
  });
});

test("event dawn-raid: the drained are not worth it", () => {
  const t = reveal("dawn-raid", { vampires: { imre: { blood: 0 }, mila: { blood: 0 } } });
  expect(t.question).toBe("night.act");
  expectCity(t, { "railway-station": { minions: 2 } });
});

describe("event martial-law", () => {
  const id = "martial-law";

  test("event martial-law: nobody hunts, neither tame nor wild", () => {
    const t = reveal(id, {
      districts: { asylum: { hidden: 4 }, museum: { hidden: 1 } },
      vampires: { imre: { kills: 5, blood: 1 } },
    });
    expectStays(t, id, "city");
    expect(t.whyNot("hunt")).toBe("forbidden MN-11.1");
    expect(t.whyNot("wild-hunt")).toBe("forbidden MN-11.1");
  });

  test.each([
    [1, 0],
    [2, 1],
  ])("event martial-law: %i agents start %i day combats", (hidden, fights) => {
    const t = reveal(id, {
      dice: [1, 1, 1, 1],
      districts: { ...EMPTY_STATION, asylum: { hidden: 5 }, museum: { hidden } },
      vampires: { imre: { at: "museum" } },
    });
    expect(t.factsOf("fight-began")).toHaveLength(fights);
    expectStays(t, id, "city");
  });

  test("event martial-law: it ends with four agents in the city", () => {
    expectGone(reveal(id, { districts: { asylum: { hidden: 3 }, museum: { exposed: 1 } } }), id);
  });
});

describe("event consecrated-ground", () => {
  const id = "consecrated-ground";

  test("event consecrated-ground: it lies where the most minions are, not on a sigil", () => {
    const t = reveal(
      id,
      {
        districts: {
          "railway-station": { minions: 1 },
          asylum: { minions: 3 },
          museum: { minions: 2 },
        },
        vampires: { laszlo: { sigil: "asylum" } },
      },
      { vampires: ["laszlo", "mila"] },
    );
    t.expectOptions("museum").answer("museum");
    expectStays(t, id, "museum");
  });

  test("event consecrated-ground: without minions no ground is hallowed", () => {
    const t = reveal(id, { districts: EMPTY_STATION });
    expect(t.question).toBe("night.act");
    expectGone(t, id);
  });

  test.each([
    ["museum", "forbidden MN-11.1"],
    ["asylum", undefined],
  ])("event consecrated-ground: sigil, recruiting and dark ability in the %s: %s", (at, why) => {
    const t = table({
      phase: "turn",
      active: "imre",
      eventsInPlay: { [id]: { at: "museum" } },
      districts: { ...EMPTY_STATION, [at]: { minions: 1 } },
      vampires: { imre: { at, kills: 9, blood: 1 } },
    });
    expect(t.whyNot("sigillate")).toBe(why);
    expect(t.whyNot("recruit")).toBe(why);
    expect(t.whyNot("dark-ability")).toBe(why);
    expect(t.options).toContain("hunt");
  });

  test.each([
    ["three minions", { museum: { minions: 3 } }, {}, false],
    ["four minions", { museum: { minions: 4 } }, {}, true],
    ["a drained vampire", {}, { mila: { at: "museum", blood: 0 } }, true],
    ["a drained vampire elsewhere", {}, { mila: { at: "asylum", blood: 0 } }, false],
  ])("event consecrated-ground: %s", (_name, districts, vampires, ends) => {
    const eventsInPlay = { [id]: { at: "museum" } };
    const t = table({ phase: "dusk", eventsInPlay, districts, vampires });
    if (ends) expectGone(t, id);
    else expectStays(t, id, "museum");
  });
});

describe("event silver-rounds", () => {
  const id = "silver-rounds";

  test("event silver-rounds: it waits for the next combat", () => {
    const t = reveal(id);
    expectStays(t, id, "city");
    endNight(t);
    expectStays(t, id, "city");
  });

  test.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 1],
    [5, 0],
  ])("event silver-rounds: a %i costs %i blood; after the combat it ends", (die, wound) => {
    const t = table({
      phase: "turn",
      active: "imre",
      dice: [die],
      rolls: [6, 6, 6, 6],
      eventsInPlay: { [id]: {} },
      districts: { museum: { exposed: 1 } },
      vampires: { imre: { at: "museum" } },
    });
    t.answer("fight", `die:${die}`);
    expectBlood(t, { imre: 4 - wound, mila: 4 });
    expectGone(t, id);
  });
});

describe("event excommunication", () => {
  const id = "excommunication";

  test("event excommunication: one with the most kills uses no ability and no relic", () => {
    const t = reveal(id, {
      districts: { ...EMPTY_STATION, museum: { exposed: 1 } },
      vampires: {
        imre: { kills: 7 },
        mila: { at: "museum", kills: 8, blood: 4, relics: ["silver-bell"] },
      },
    });
    t.expectOptions("mila").answer("mila");
    expectStays(t, id, "mila");
    expect(t.whyNot("dark-ability")).toBe("changes-nothing MN-5.13");
    t.answer("end-turn");
    expect(t.whyNot("blood-ability")).toBe("forbidden MN-11.1");
    expect(t.whyNot("dark-ability")).toBe("forbidden MN-11.1");
    expect(t.whyNot("relic")).toBe("forbidden MN-11.1");
    t.answer("move:railway-station");
    expectGone(t, id);
  });

  test("event excommunication: two of three together are not all", () => {
    const eventsInPlay = { [id]: { with: "mila" } };
    const t = table(
      { phase: "dusk", eventsInPlay, vampires: { nevena: { at: "asylum" } } },
      { vampires: ["imre", "mila", "nevena"] },
    );
    expectStays(t, id, "mila");
  });
});
