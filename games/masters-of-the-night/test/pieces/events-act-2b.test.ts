import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import {
  expectBlood,
  expectCity,
  expectGone,
  expectKills,
  expectStays,
  reveal,
} from "../support/pieces.js";
import { type TestTable, table } from "../support/table.js";

const EMPTY_STATION = { "railway-station": { minions: 0 } };

/** The text of the card is over and the night has come. */
function expectNight(t: TestTable): void {
  expect(t.question).toBe("night.act");
}

describe("event debts-come-due", () => {
  const id = "debts-come-due";

  test("event debts-come-due: two dice of 5 or 6 fall by 3", () => {
    const t = reveal(id, { dice: [1, 4, 5, 6] });
    t.expectOptions("pay-in-luck", "pay-in-blood").answer("pay-in-luck");
    t.expectOptions("die:5", "die:6").answer("die:5");
    t.expectOptions("die:6").answer("die:6");
    t.expectPosition({ dice: [1, 2, 3, 4], aside: [] });
    expectBlood(t, { imre: 4, mila: 4 });
    expectNight(t);
  });

  test("event debts-come-due: two, not three; of one only one", () => {
    const t = reveal(id, { dice: [6, 6, 6, 1] }).answer("pay-in-luck", "die:6", "die:6");
    t.expectPosition({ dice: [1, 3, 3, 6] });
    expectNight(t);
    const poor = reveal(id, { dice: [6, 1, 1, 1] }).answer("pay-in-luck", "die:6");
    poor.expectPosition({ dice: [1, 1, 1, 3] });
    expectNight(poor);
  });

  test("event debts-come-due: or whoever has the most blood loses 2", () => {
    const t = reveal(id, { dice: [1, 2, 3, 4], vampires: { imre: { blood: 3 } } });
    t.expectOptions("pay-in-blood").answer("pay-in-blood");
    t.expectOptions("mila").answer("mila");
    expectBlood(t, { imre: 3, mila: 2 });
    t.expectPosition({ dice: [1, 2, 3, 4] });
  });
});

describe("event the-night-surgeon", () => {
  const start = { dice: [2, 3, 5, 6], vampires: { mila: { blood: 1 }, imre: { blood: 4 } } };

  test("event the-night-surgeon: a die is used up for as much blood, and 1 AP", () => {
    const t = reveal("the-night-surgeon", start);
    t.expectOptions("mila", "decline").answer("mila");
    t.expectOptions("die:2", "die:3", "die:5", "die:6").answer("die:2");
    expectBlood(t, { imre: 4, mila: 3 });
    t.expectPosition({ dice: [3, 5, 6], aside: [2], ap: 2 });
    t.answer("end-turn").expectPosition({ active: "mila", ap: 1 });
  });

  test("event the-night-surgeon: never above the limit; or not at all", () => {
    const t = reveal("the-night-surgeon", start).answer("mila", "die:6");
    expectBlood(t, { imre: 4, mila: 4 });
    const none = reveal("the-night-surgeon", start).answer("decline");
    expectBlood(none, { imre: 4, mila: 1 });
    none.expectPosition({ dice: [2, 3, 5, 6] });
    none.answer("end-turn").expectPosition({ ap: 2 });
  });
});

describe("event rooftop-sniper", () => {
  const id = "rooftop-sniper";

  test("event rooftop-sniper: an agent in the red district, where the card lies", () => {
    const t = reveal(id, { districts: EMPTY_STATION });
    t.expectOptions("cathedral").answer("cathedral");
    expectCity(t, { cathedral: { hidden: 1 } });
    expectStays(t, id, "cathedral");
    t.expectPosition({ veil: 6 });
  });

  const roof = {
    phase: "turn",
    active: "imre",
    eventsInPlay: { [id]: { at: "cathedral" } },
    districts: { ...EMPTY_STATION, cathedral: { hidden: 1 } },
  } satisfies Position;

  test("event rooftop-sniper: the first turn of a round that ends near costs 1 blood", () => {
    const t = table(
      { ...roof, vampires: { mila: { at: "museum" }, nevena: { at: "cathedral" } } },
      { vampires: ["imre", "mila", "nevena"] },
    );
    t.answer("end-turn");
    expectBlood(t, { imre: 4, mila: 4, nevena: 4 });
    t.answer("end-turn");
    expectBlood(t, { imre: 4, mila: 3, nevena: 4 });
    t.answer("end-turn");
    expectBlood(t, { imre: 4, mila: 3, nevena: 4 });
    expectStays(t, id, "cathedral");
  });

  test.each([
    ["nobody, no agent", {}, {}, false],
    ["an undrained vampire, an agent", { imre: { at: "cathedral" } }, { exposed: 1 }, false],
    ["a drained vampire, no agent", { mila: { at: "cathedral", blood: 0 } }, {}, false],
    ["an undrained vampire, no agent", { imre: { at: "cathedral" } }, {}, true],
  ])("event rooftop-sniper: %s: it ends: %s", (_name, vampires, cathedral, ends) => {
    const t = table({ ...roof, vampires, districts: { cathedral } });
    if (ends) expectGone(t, id);
    else expectStays(t, id, "cathedral");
  });
});

describe("event emergency-session", () => {
  const id = "emergency-session";
  const away = { imre: { at: "museum" }, mila: { at: "museum" } };

  test("event emergency-session: all agents where the most are go, for 1 veil", () => {
    const t = reveal(id, {
      vampires: away,
      districts: { ...EMPTY_STATION, asylum: { hidden: 2, exposed: 1 }, hospital: { hidden: 2 } },
    });
    t.expectOptions("bribe-the-chair", "let-them-vote").answer("bribe-the-chair");
    t.expectOptions("asylum").answer("asylum");
    expectCity(t, { hospital: { hidden: 2 } });
    expectKills(t, { imre: 0, mila: 0 });
    t.expectPosition({ veil: 5 });
  });

  test("event emergency-session: or an agent comes into every grey district", () => {
    const t = reveal(id, { vampires: away, districts: EMPTY_STATION });
    t.expectOptions("let-them-vote").answer("let-them-vote");
    expectCity(t, { "railway-station": { hidden: 1 }, cathedral: { hidden: 1 } });
    t.expectPosition({ veil: 6 });
  });

  test("event emergency-session: voting with an empty reserve costs veil for each", () => {
    const t = reveal(id, {
      vampires: away,
      districts: { ...EMPTY_STATION, asylum: { hidden: 10 } },
    });
    t.expectOptions("bribe-the-chair", "let-them-vote").answer("let-them-vote");
    expectCity(t, { asylum: { hidden: 10 } });
    t.expectPosition({ veil: 4 });
  });
});

describe("event the-turncoat-sergeant", () => {
  const id = "the-turncoat-sergeant";
  const start = {
    districts: {
      ...EMPTY_STATION,
      museum: { hidden: 1, exposed: 1 },
      hospital: { hidden: 1 },
      asylum: { hidden: 1 },
    },
    vampires: {
      imre: { at: "museum" },
      mila: { at: "museum", blood: 2 },
      nevena: { at: "hospital", blood: 0 },
      laszlo: { at: "nightclub" },
    },
  };
  const four = { vampires: ["imre", "mila", "nevena", "laszlo"] };

  test("event the-turncoat-sergeant: an agent becomes a minion; each awake vampire there pays", () => {
    const t = reveal(id, start, four);
    t.expectOptions("museum", "decline").answer("museum");
    t.expectOptions("hidden", "exposed").answer("exposed");
    expectCity(t, {
      museum: { hidden: 1, minions: 1 },
      hospital: { hidden: 1 },
      asylum: { hidden: 1 },
    });
    expectBlood(t, { imre: 3, mila: 1, nevena: 0, laszlo: 4 });
    expectKills(t, { imre: 0, mila: 0, nevena: 0, laszlo: 0 });
    t.expectPosition({ veil: 6 });
  });

  test("event the-turncoat-sergeant: or nobody is paid", () => {
    const t = reveal(id, start, four).answer("decline");
    expectBlood(t, { imre: 4, mila: 2, nevena: 0, laszlo: 4 });
    t.expectPosition({ districts: { museum: { hidden: 1, exposed: 1, minions: 0 } } });
  });
});

describe("event press-conference", () => {
  test("event press-conference: each three agents nobody awake looks after cost 1 veil", () => {
    const t = reveal("press-conference", {
      veil: 4,
      districts: {
        ...EMPTY_STATION,
        asylum: { hidden: 4 },
        museum: { hidden: 2, exposed: 1 },
        hospital: { hidden: 2 },
      },
      vampires: { imre: { at: "nightclub" }, mila: { at: "museum", blood: 0 } },
    });
    t.expectPosition({ veil: 2 });
    expectCity(t, { asylum: { exposed: 4 }, museum: { exposed: 3 }, hospital: { hidden: 2 } });
  });

  test("event press-conference: an undrained vampire there keeps it quiet", () => {
    const t = reveal("press-conference", {
      veil: 4,
      dice: [6, 6, 6, 6],
      districts: { ...EMPTY_STATION, nightclub: { hidden: 3 } },
      vampires: { imre: { at: "nightclub" } },
    });
    t.expectPosition({ veil: 4 });
  });
});

describe("event the-mayor-resigns", () => {
  test("event the-mayor-resigns: veil 3 rises by 2", () => {
    const t = reveal("the-mayor-resigns", { veil: 3, districts: EMPTY_STATION });
    t.expectPosition({ veil: 5 });
    expectCity(t, {});
  });

  test("event the-mayor-resigns: at veil 4 an agent comes to the centre", () => {
    const t = reveal("the-mayor-resigns", { veil: 4, districts: EMPTY_STATION });
    t.expectPosition({ veil: 4 });
    expectCity(t, { cathedral: { hidden: 1 } });
  });
});

describe("event a-price-on-the-head", () => {
  const id = "a-price-on-the-head";
  const start = {
    districts: {
      ...EMPTY_STATION,
      museum: { hidden: 1, exposed: 1 },
      asylum: { hidden: 1 },
      nightclub: { hidden: 1 },
    },
    vampires: { imre: { kills: 2 }, mila: { kills: 3, at: "asylum" } },
  };

  test("event a-price-on-the-head: at dusk an agent next to the one with most kills comes", () => {
    const t = reveal(id, start);
    t.expectOptions("mila").answer("mila");
    expectStays(t, id, "mila");
    t.expectOptions("museum").answer("museum");
    t.expectOptions("hidden", "exposed").answer("exposed");
    expectCity(t, {
      museum: { hidden: 1 },
      asylum: { hidden: 1, exposed: 1 },
      nightclub: { hidden: 1 },
    });
    t.expectPosition({ veil: 6 });
    expectNight(t);
  });

  test("event a-price-on-the-head: it ends when no agent is within one step", () => {
    const play = {
      phase: "turn",
      active: "imre",
      eventsInPlay: { [id]: { with: "mila" } },
    } satisfies Position;
    const far = { ...EMPTY_STATION, nightclub: { hidden: 1 } };
    const here = { ...EMPTY_STATION, asylum: { hidden: 1 } };
    expectGone(table({ ...play, districts: far, vampires: { mila: { at: "asylum" } } }), id);
    const t = table({ ...play, districts: here, vampires: { mila: { at: "asylum" } } });
    expectStays(t, id, "mila");
  });
});

describe("event unpaid-wages", () => {
  test("event unpaid-wages: unwatched minions: of two or more one goes", () => {
    const t = reveal("unpaid-wages", {
      districts: {
        asylum: { minions: 2 },
        museum: { minions: 1 },
        hospital: { minions: 3, hidden: 1 },
      },
      vampires: { mila: { at: "hospital", blood: 0 } },
    });
    expectCity(t, {
      "railway-station": { minions: 2 },
      asylum: { minions: 1 },
      museum: { minions: 1 },
      hospital: { minions: 2, hidden: 1 },
    });
    t.expectPosition({ veil: 6, minionReserve: 3 });
  });
});
