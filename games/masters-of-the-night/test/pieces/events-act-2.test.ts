import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import {
  endNight,
  expectBlood,
  expectCity,
  expectGone,
  expectKills,
  expectRelics,
  expectStays,
  reveal,
} from "../support/pieces.js";
import { quietEvent, type TestTable, table } from "../support/table.js";

const EMPTY_STATION = { "railway-station": { minions: 0 } };

/** The text of the card is over and the night has come. */
function expectNight(t: TestTable): void {
  expect(t.question).toBe("night.act");
}

describe("event blessed-innocence", () => {
  const id = "blessed-innocence";
  const sixes = [5, 6, 6, 6];

  test("event blessed-innocence: an agent of another district comes to one vampire, and a combat", () => {
    const t = reveal(id, {
      dice: sixes,
      districts: { ...EMPTY_STATION, museum: { hidden: 1 }, asylum: { hidden: 1, exposed: 1 } },
      vampires: { imre: { at: "museum" }, mila: { at: "hospital" } },
    });
    t.expectOptions("imre", "mila").answer("imre");
    t.expectOptions("asylum").answer("asylum");
    t.expectOptions("hidden", "exposed").answer("exposed");
    expectNight(t);
    expect(t.factsOf("agents-exposed")).toMatchObject([{ district: "museum", n: 1 }]);
    expect(t.factsOf("fight-began")).toEqual([
      { fact: "fight-began", rule: "MN-6.1", district: "museum" },
    ]);
    expectCity(t, { asylum: { hidden: 1 } });
    expectKills(t, { imre: 2, mila: 0 });
    t.expectPosition({ veil: 5, dice: [6, 6], aside: [5, 6] });
  });

  test("event blessed-innocence: no agent elsewhere: no move and no shortage, but a combat", () => {
    const t = reveal(id, {
      dice: sixes,
      districts: { ...EMPTY_STATION, museum: { hidden: 1 } },
      vampires: { imre: { at: "museum" }, mila: { at: "hospital" } },
    });
    t.answer("imre");
    expectNight(t);
    expectCity(t, {});
    expectKills(t, { imre: 1, mila: 0 });
    t.expectPosition({ veil: 6 });
  });

  test("event blessed-innocence: a drained vampire: agents are exposed, nobody fights", () => {
    const t = reveal(id, {
      districts: { ...EMPTY_STATION, hospital: { hidden: 2 }, asylum: { hidden: 1 } },
      vampires: { mila: { at: "hospital", blood: 0 } },
    });
    t.answer("mila").expectOptions("asylum").answer("asylum");
    expectNight(t);
    expect(t.factsOf("fight-began")).toEqual([]);
    expectCity(t, { hospital: { exposed: 3 } });
    t.expectPosition({ veil: 6 });
  });
});

describe("event house-to-house-search", () => {
  const id = "house-to-house-search";

  test("event house-to-house-search: a minion where the most are becomes an agent", () => {
    const city = { asylum: { minions: 2 }, museum: { minions: 1 } };
    const t = reveal(id, { districts: city });
    t.expectOptions("railway-station", "asylum").answer("asylum");
    expectCity(t, {
      "railway-station": { minions: 2 },
      asylum: { minions: 1, hidden: 1 },
      museum: { minions: 1 },
    });
    t.expectPosition({ veil: 5 });
  });

  test("event house-to-house-search: the last one goes unseen", () => {
    const t = reveal(id, { districts: { ...EMPTY_STATION, asylum: { minions: 1 } } });
    t.answer("asylum");
    expectCity(t, { asylum: { hidden: 1 } });
    t.expectPosition({ veil: 6 });
  });
});

describe("event house-to-house-search, event informer-in-the-cellar", () => {
  test.each(["house-to-house-search", "informer-in-the-cellar"])(
    "event %s: in a city without minions it finds nobody",
    (id) => {
      const t = reveal(id, { districts: EMPTY_STATION });
      expectNight(t);
      expectGone(t, id);
    },
  );
});

describe("event informer-in-the-cellar", () => {
  const id = "informer-in-the-cellar";

  test("event informer-in-the-cellar: it lies where the most minions are", () => {
    const t = reveal(id, { districts: { asylum: { minions: 2 }, museum: { minions: 1 } } });
    t.expectOptions("railway-station", "asylum").answer("asylum");
    expectStays(t, id, "asylum");
    t.expectPosition({ veil: 6 });
  });

  test.each([
    ["asylum", 4],
    ["hospital", 5],
  ])("event informer-in-the-cellar: in the %s, agents enter the asylum: veil %i", (at, veil) => {
    const t = table(
      {
        phase: "event",
        eventTop: ["influx"],
        eventsInPlay: { [id]: { at } },
        districts: { ...EMPTY_STATION, asylum: { minions: 1 }, hospital: { minions: 1 } },
      },
      { pieces: [quietEvent("influx", 2, [6, 7])] },
    );
    t.answer("town-hall").expectPosition({ veil });
    expectStays(t, id, at);
  });

  test("event informer-in-the-cellar: it ends when no minion is there", () => {
    const start = { phase: "dusk", eventsInPlay: { [id]: { at: "asylum" } } } satisfies Position;
    expectStays(table({ ...start, districts: { asylum: { minions: 1 } } }), id, "asylum");
    expectGone(table(start), id);
  });
});

describe("event curfew", () => {
  const id = "curfew";

  test("event curfew: once a round, where a turn ends without a minion, an agent comes", () => {
    const t = reveal(id, { districts: { ...EMPTY_STATION, asylum: { hidden: 5 } } });
    expectStays(t, id, "city");
    t.answer("end-turn");
    expectCity(t, { "railway-station": { hidden: 1 }, asylum: { hidden: 5 } });
    t.answer("end-turn");
    expectCity(t, { "railway-station": { hidden: 1 }, asylum: { hidden: 5 } });
    t.expectPosition({ veil: 6, round: 2 });
  });

  test("event curfew: a minion keeps the street quiet", () => {
    const t = reveal(id, {
      districts: { "railway-station": { minions: 1 }, asylum: { hidden: 5 } },
      vampires: { mila: { at: "museum" } },
    });
    t.answer("end-turn");
    expectCity(t, { "railway-station": { minions: 1 }, asylum: { hidden: 5 } });
    t.answer("end-turn");
    t.expectPosition({ districts: { museum: { hidden: 1 } } });
  });

  test("event curfew: it ends with six agents in the reserve", () => {
    expectGone(reveal(id, { districts: { asylum: { hidden: 4 } } }), id);
  });
});

describe("event silver-splinter", () => {
  const id = "silver-splinter";

  test("event silver-splinter: whoever has the most blood has 1 AP less", () => {
    const t = reveal(
      id,
      { vampires: { imre: { blood: 2 }, mila: { blood: 3 }, nevena: { blood: 3 } } },
      { vampires: ["imre", "mila", "nevena"] },
    );
    t.expectOptions("mila", "nevena").answer("mila");
    expectStays(t, id, "mila");
    t.expectPosition({ active: "imre", ap: 2 });
    t.answer("end-turn").expectPosition({ active: "mila", ap: 1 });
    t.answer("end-turn").expectPosition({ active: "nevena", ap: 2 });
  });

  test("event silver-splinter: it ends with at most 1 blood", () => {
    const start = { phase: "dusk", eventsInPlay: { [id]: { with: "mila" } } } satisfies Position;
    expectStays(table({ ...start, vampires: { mila: { blood: 2 } } }), id, "mila");
    expectGone(table({ ...start, vampires: { mila: { blood: 1 } } }), id);
  });

  test("event silver-splinter: all drained: it strikes nobody", () => {
    const t = reveal(id, { vampires: { imre: { blood: 0 }, mila: { blood: 0 } } });
    expectGone(t, id);
  });
});

describe("event estate-auction", () => {
  const start = {
    leader: "mila",
    relicTop: ["silver-bell"],
    vampires: { imre: { kills: 2 }, mila: { blood: 0 } },
  };

  test("event estate-auction: 2 blood buy a relic", () => {
    const t = reveal("estate-auction", start);
    t.expectOptions("imre", "decline").answer("imre");
    expectBlood(t, { imre: 2, mila: 0 });
    t.expectOptions("imre").answer("imre");
    expectRelics(t, { imre: ["silver-bell"], mila: [] });
  });

  test("event estate-auction: or nobody bids", () => {
    const t = reveal("estate-auction", start).answer("decline");
    expect(t.factsOf("blood-lost")).toEqual([]);
    expect(t.position.relicDeck?.[0]).toBe("silver-bell");
  });
});

describe("event customs-seizure", () => {
  const id = "customs-seizure";
  const start = {
    vampires: {
      imre: { kills: 5, relics: ["silver-bell", "corpse-candle"] },
      mila: { kills: 2 },
      nevena: { kills: 2, relics: ["crooked-dice"] },
    },
  };
  const three = { vampires: ["imre", "mila", "nevena"] };

  test("event customs-seizure: a relic is discarded", () => {
    const t = reveal(id, start, three);
    t.expectOptions("imre", "nevena").answer("imre");
    t.expectOptions("silver-bell", "corpse-candle").answer("silver-bell");
    t.expectOptions("hand-it-over", "smuggle-it").answer("hand-it-over");
    expectRelics(t, { imre: ["corpse-candle"], mila: [], nevena: ["crooked-dice"] });
    t.expectPosition({ goneRelics: ["silver-bell"] });
    expectBlood(t, { imre: 4, mila: 4, nevena: 4 });
  });

  test("event customs-seizure: or another with room takes it and loses 2 blood", () => {
    const t = reveal(id, start, three).answer("imre", "corpse-candle", "smuggle-it");
    t.expectOptions("mila").answer("mila");
    expectRelics(t, { imre: ["silver-bell"], mila: ["corpse-candle"], nevena: ["crooked-dice"] });
    expectBlood(t, { imre: 4, mila: 2, nevena: 4 });
    t.expectPosition({ goneRelics: [] });
  });

  test("event customs-seizure: with no room anywhere it must be handed over", () => {
    const t = reveal(id, { vampires: { imre: { kills: 2, relics: ["silver-bell"] } } });
    t.answer("imre", "silver-bell").expectOptions("hand-it-over");
    const owner = { kills: 5, relics: ["silver-bell"] };
    const roomy = reveal(id, { vampires: { imre: owner, mila: { kills: 2 } } });
    roomy.answer("imre", "silver-bell", "smuggle-it").expectOptions("mila");
  });

  test("event customs-seizure: without relics nothing is seized", () => {
    expectNight(reveal(id));
  });
});

describe("event deep-snow", () => {
  const id = "deep-snow";

  test("event deep-snow: until dawn moving costs 1 AP more", () => {
    const t = reveal(id, { districts: EMPTY_STATION });
    expectStays(t, id, "city");
    t.answer("move:museum").expectPosition({ ap: 0, vampires: { imre: { at: "museum" } } });
    expect(table({ phase: "turn", ap: 1, eventsInPlay: { [id]: {} } }).whyNot("move")).toBe(
      "too-few-ap MN-4.1",
    );
    endNight(t);
    expectGone(t, id);
  });

  test.each([
    [3, 0],
    [4, 1],
  ])("event deep-snow: %i agents start %i day combats", (hidden, fights) => {
    const t = reveal(id, {
      dice: [6, 6, 6, 6],
      rolls: [6, 6, 6, 6],
      districts: { ...EMPTY_STATION, museum: { hidden } },
      vampires: { imre: { at: "museum" } },
    });
    expect(t.factsOf("fight-began")).toHaveLength(fights);
  });
});

describe("event dogs-on-the-scent", () => {
  const id = "dogs-on-the-scent";

  test("event dogs-on-the-scent: they find no drained vampire", () => {
    const drained = { imre: { blood: 0 }, mila: { blood: 0 } };
    const t = reveal(id, { vampires: drained, districts: { museum: { hidden: 1 } } });
    expectNight(t);
    t.expectPosition({ districts: { museum: { hidden: 1 } } });
  });

  test("event dogs-on-the-scent: one agent of each district next to the strongest comes", () => {
    const t = reveal(id, {
      leader: "mila",
      districts: {
        ...EMPTY_STATION,
        museum: { hidden: 2 },
        hospital: { exposed: 1 },
        asylum: { hidden: 1 },
      },
      vampires: { imre: { at: "cathedral", blood: 3 }, mila: { blood: 2 } },
    });
    t.expectOptions("imre").answer("imre");
    expectCity(t, {
      museum: { hidden: 1 },
      cathedral: { hidden: 1, exposed: 1 },
      asylum: { hidden: 1 },
    });
    t.expectPosition({ veil: 5 });
    expectNight(t);
  });
});
