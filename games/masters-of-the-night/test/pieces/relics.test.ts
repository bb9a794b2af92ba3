import { describe, expect, test } from "vitest";
import { type Position, textOf } from "../../src/index.js";
import {
  expectBlood,
  expectCity,
  expectKills,
  expectNextAp,
  expectPlaces,
  expectRelics,
  liesAt,
} from "../support/pieces.js";
import { quietEvent, type TableOptions, type TestTable, table } from "../support/table.js";

const EMPTY_STATION = { "railway-station": { minions: 0 } };

/** Imre holds the relic and it is his turn. */
function holding(relic: string, position: Position = {}, options: TableOptions = {}): TestTable {
  const { vampires: { imre: sheet, ...vampires } = {}, districts, ...rest } = position;
  return table(
    {
      phase: "turn",
      active: "imre",
      ...rest,
      districts: { ...EMPTY_STATION, ...districts },
      vampires: { ...vampires, imre: { kills: 2, relics: [relic], ...sheet } },
    },
    options,
  );
}

/** Put down in his district it belongs to nobody and cannot be used again. */
function expectPlaced(t: TestTable, relic: string, place: string): void {
  t.expectPosition({ placedRelics: { [relic]: place } });
  expectRelics(t, { imre: [], mila: [] });
  expect(liesAt(t, relic)).toEqual([place]);
  expect(t.optionsOf("relic")).toEqual([]);
}

describe("relic umbral-cape", () => {
  const far = ["asylum", "cathedral", "hospital", "town-hall", "slaughterhouse", "printing-house"];

  test("relic umbral-cape: for 1 blood more a move reaches any district, with minions", () => {
    const t = holding("umbral-cape", { districts: { "railway-station": { minions: 1 } } });
    expect(t.optionsOf("leap")).toEqual(far.flatMap((id) => [`leap:${id}`, `leap:${id}+1`]).sort());
    t.answer("leap:printing-house+1");
    expectPlaces(t, { imre: "printing-house", mila: "railway-station" });
    expectCity(t, { "printing-house": { minions: 1 } });
    expectBlood(t, { imre: 3, mila: 4 });
    t.expectPosition({ ap: 1, veil: 6 });
  });

  test("relic umbral-cape: only its holder leaps", () => {
    const t = holding("umbral-cape", { active: "mila" });
    expect(t.whyNot("leap")).toBe("nothing-carries-so-far MN-5.1");
  });

  test("relic umbral-cape: with 1 blood it drains, and says so", () => {
    const t = holding("umbral-cape", { vampires: { imre: { blood: 1 } } });
    expect(t.warningOf("leap:asylum")).toBe("drains-the-user");
  });
});

describe("relic distortion-timepiece", () => {
  test("relic distortion-timepiece: 2 blood: another vampire has 2 AP more on its turn", () => {
    const t = holding("distortion-timepiece");
    t.answer("relic:distortion-timepiece").expectOptions("imre", "mila").answer("mila");
    expectBlood(t, { imre: 2, mila: 4 });
    expectNextAp(t, { imre: 0, mila: 2 });
    t.expectPosition({ ap: 2, veil: 6, used: ["distortion-timepiece"] });
    expect(t.whyNot("relic")).toBe("used-this-round MN-9.5");
    t.answer("end-turn").expectPosition({ active: "mila", ap: 4 });
  });

  test("relic distortion-timepiece: the holder has them at once", () => {
    const t = holding("distortion-timepiece");
    t.answer("relic:distortion-timepiece", "imre").expectPosition({ ap: 4 });
  });

  test("relic distortion-timepiece: one blood is too little", () => {
    const t = holding("distortion-timepiece", { vampires: { imre: { blood: 1 } } });
    expect(t.whyNot("relic")).toBe("too-little-blood MN-5.6");
  });
});

describe("relic funerary-urn", () => {
  test("relic funerary-urn: 1 AP puts it into the holder's district, for good", () => {
    const t = holding("funerary-urn", { vampires: { imre: { at: "asylum" } } });
    t.answer("relic:funerary-urn");
    expectPlaced(t, "funerary-urn", "asylum");
    t.expectPosition({ ap: 1, veil: 6 });
    expectBlood(t, { imre: 4, mila: 4 });
    expect(holding("funerary-urn", { ap: 0 }).whyNot("relic")).toBe("too-few-ap MN-4.1");
  });

  const pieces = [quietEvent("influx", 5, [6, 7])];
  const day = { phase: "event", eventTop: ["influx"], districts: EMPTY_STATION } satisfies Position;

  test("relic funerary-urn: agents that an event would add elsewhere may go to it", () => {
    const t = table({ ...day, placedRelics: { "funerary-urn": "asylum" } }, { pieces });
    t.expectOptions("hospital:0-to-asylum", "hospital:1-to-asylum", "hospital:2-to-asylum");
    t.answer("hospital:1-to-asylum");
    expectCity(t, { hospital: { hidden: 1 }, asylum: { hidden: 1 } });
  });

  test("relic funerary-urn: held it does nothing", () => {
    const t = table({ ...day, vampires: { imre: { relics: ["funerary-urn"] } } }, { pieces });
    expect(t.question).toBe("event.more-grey");
    expectCity(t, { hospital: { hidden: 2 } });
  });
});

describe("relic pristine-blood", () => {
  const hunter = (blood: number, active = "imre"): TestTable =>
    holding("pristine-blood", {
      active,
      vampires: { imre: { blood }, mila: { kills: 2, blood: active === "mila" ? blood : 3 } },
    });

  test("relic pristine-blood: its holder's blood may rise to 6", () => {
    const t = hunter(5).answer("hunt");
    expectBlood(t, { imre: 6, mila: 3 });
    expect(t.whyNot("hunt")).toBe("blood-full MN-5.13");
  });

  test("relic pristine-blood: nobody else's", () => {
    expect(hunter(4, "mila").whyNot("hunt")).toBe("blood-full MN-5.13");
  });

  test("relic pristine-blood: whoever gives it away drops to 4", () => {
    const t = hunter(6);
    t.answer("exchange:mila:give=pristine-blood");
    expectBlood(t, { imre: 4, mila: 3 });
  });
});

describe("relic borrowed-heart", () => {
  test("relic borrowed-heart: lends a blood ability of a vampire not in play, for its cost", () => {
    const t = holding("borrowed-heart", {
      vampires: { imre: { at: "museum", blood: 3 }, mila: { at: "museum" } },
      districts: { museum: { hidden: 3 } },
    });
    t.answer("relic:borrowed-heart");
    t.expectOptions("agnieszka", "ishtvan", "nevena").answer("ishtvan", "museum");
    expectCity(t, { museum: { hidden: 1 } });
    expectKills(t, { imre: 4, mila: 0 });
    expectBlood(t, { imre: 1, mila: 4 });
    t.expectPosition({ ap: 2, veil: 6, used: ["borrowed-heart"] });
    expect(t.whyNot("relic")).toBe("used-this-round MN-9.5");
  });

  test("relic borrowed-heart: only what can be paid and would change something is lent", () => {
    const position = { districts: { museum: { hidden: 1 } } };
    const t = holding("borrowed-heart", { ...position, vampires: { imre: { blood: 1 } } });
    t.answer("relic:borrowed-heart").expectOptions("agnieszka", "nevena");
    const last = holding("borrowed-heart", { eventDeck: [] });
    expect(last.whyNot("relic")).toBe("changes-nothing MN-5.13");
  });
});

describe("relic crooked-dice", () => {
  const city = { museum: { hidden: 3 }, hospital: { hidden: 1 }, asylum: { exposed: 1 } };

  test("relic crooked-dice: a die of 1 to 3 exposes one district, once a round", () => {
    const t = holding("crooked-dice", { dice: [1, 2, 3, 4], districts: city });
    t.answer("relic:crooked-dice").expectOptions("die:1", "die:2", "die:3").answer("die:3");
    t.expectOptions("museum", "hospital").answer("museum");
    expectCity(t, { ...city, museum: { exposed: 3 } });
    t.expectPosition({ ap: 2, veil: 6, dice: [1, 2, 4], aside: [3] });
    expectBlood(t, { imre: 4, mila: 4 });
    expect(t.whyNot("relic")).toBe("used-this-round MN-9.5");
  });

  test("relic crooked-dice: a 4 is too good for it", () => {
    const t = holding("crooked-dice", { dice: [4, 5, 6, 6], districts: city });
    expect(t.whyNot("relic")).toBe("no-such-die MN-5.5");
  });
});

describe("relic lunar-altar", () => {
  test("relic lunar-altar: 1 AP puts it into the holder's district", () => {
    const t = holding("lunar-altar", { vampires: { imre: { at: "asylum" } } });
    t.answer("relic:lunar-altar");
    expectPlaced(t, "lunar-altar", "asylum");
    t.expectPosition({ ap: 1 });
    expect(holding("lunar-altar", { ap: 0 }).whyNot("relic")).toBe("too-few-ap MN-4.1");
  });

  const dusk = {
    phase: "dusk",
    placedRelics: { "lunar-altar": "asylum" },
    districts: {
      "railway-station": { minions: 3 },
      hospital: { minions: 1, hidden: 1 },
      asylum: { minions: 1 },
    },
  } satisfies Position;

  test("relic lunar-altar: at dusk all minions of one other district may come to it", () => {
    const t = table(dusk);
    t.expectOptions("railway-station", "hospital", "decline").answer("railway-station");
    expectCity(t, { asylum: { minions: 4 }, hospital: { minions: 1, hidden: 1 } });
    expect(t.question).toBe("night.act");
  });

  test("relic lunar-altar: or none", () => {
    const t = table(dusk).answer("decline");
    expectCity(t, dusk.districts);
  });
});

describe("relic clockwork-gargoyle", () => {
  test("relic clockwork-gargoyle: 2 blood put it into the holder's district", () => {
    const t = holding("clockwork-gargoyle", { vampires: { imre: { at: "asylum", blood: 3 } } });
    t.answer("relic:clockwork-gargoyle");
    expectPlaced(t, "clockwork-gargoyle", "asylum");
    t.expectPosition({ ap: 2 });
    expectBlood(t, { imre: 1, mila: 4 });
    const poor = holding("clockwork-gargoyle", { vampires: { imre: { blood: 1 } } });
    expect(poor.whyNot("relic")).toBe("too-little-blood MN-5.6");
  });

  test.each([
    ["hospital", { hidden: 0, exposed: 3 }],
    ["asylum", { hidden: 0, exposed: 3 }],
    ["nightclub", { hidden: 3, exposed: 0 }],
  ])("relic clockwork-gargoyle: in the %s, agents enter the hospital", (place, hospital) => {
    const t = table(
      {
        phase: "event",
        eventTop: ["influx"],
        placedRelics: { "clockwork-gargoyle": place },
        districts: { ...EMPTY_STATION, hospital: { hidden: 1 }, asylum: { hidden: 1 } },
      },
      { pieces: [quietEvent("influx", 5, [6, 7])] },
    );
    t.expectPosition({ districts: { hospital, asylum: { hidden: 1, exposed: 0 } } });
  });
});

test("relic clockwork-gargoyle: every time that agents enter", () => {
  const t = table(
    {
      phase: "event",
      eventTop: ["influx"],
      placedRelics: { "clockwork-gargoyle": "asylum" },
      districts: EMPTY_STATION,
    },
    { pieces: [quietEvent("influx", 5, [1, 7])] },
  );
  t.answer("museum");
  expectCity(t, { hospital: { exposed: 2 }, museum: { exposed: 1 } });
});

describe("relic scapegoat-mask", () => {
  const wild = (holder: string, blood: number): TestTable =>
    table({
      phase: "turn",
      active: "imre",
      veil: 4,
      vampires: {
        imre: { kills: 5, blood: holder === "imre" ? blood : 1 },
        mila: { kills: 5, blood: holder === "mila" ? blood : 4 },
        [holder]: { kills: 5, blood, relics: ["scapegoat-mask"] },
      },
    });

  test("relic scapegoat-mask: when the veil falls its holder may lose 1 blood for 1 veil", () => {
    const t = wild("mila", 4).answer("wild-hunt");
    t.expectPosition({ veil: 3 });
    t.expectOptions("yes", "no").answer("yes");
    t.expectPosition({ veil: 4, used: ["scapegoat-mask"] });
    expectBlood(t, { imre: 4, mila: 3 });
    expect(t.question).toBe("night.act");
  });

  test("MN-9.3 relic scapegoat-mask: it is used by day too, and says so", () => {
    const t = table({
      phase: "districts",
      veil: 4,
      districts: { "printing-house": { hidden: 2 } },
      vampires: { mila: { kills: 5, relics: ["scapegoat-mask"] } },
    }).answer("printing-house");
    t.expectOptions("yes", "no").answer("yes").expectPosition({ veil: 4, night: false });
    const mask = t.game.content.pieces.find(({ id }) => id === "scapegoat-mask");
    expect(mask && textOf(mask)).toMatch(
      /^Held: By day or by night, once per round, when the veil/,
    );
  });

  test("relic scapegoat-mask: or bear it", () => {
    const t = wild("mila", 4).answer("wild-hunt", "no");
    t.expectPosition({ veil: 3 });
    expectBlood(t, { imre: 4, mila: 4 });
  });

  test("relic scapegoat-mask: a drained holder cannot", () => {
    const t = wild("mila", 0).answer("wild-hunt");
    expect(t.question).toBe("night.act");
    t.expectPosition({ veil: 3, used: [] });
  });

  test("relic scapegoat-mask: once a round", () => {
    const t = table({
      phase: "turn",
      active: "imre",
      veil: 4,
      used: ["scapegoat-mask"],
      vampires: { imre: { kills: 5, blood: 1, relics: ["scapegoat-mask"] } },
    });
    t.answer("wild-hunt").expectPosition({ veil: 3 });
    expect(t.question).toBe("night.act");
  });
});

describe("relic leaden-shutters", () => {
  test("relic leaden-shutters: 1 AP puts it into the holder's district", () => {
    const t = holding("leaden-shutters", { vampires: { imre: { at: "asylum" } } });
    t.answer("relic:leaden-shutters");
    expectPlaced(t, "leaden-shutters", "asylum");
    t.expectPosition({ ap: 1 });
    expect(holding("leaden-shutters", { ap: 0 }).whyNot("relic")).toBe("too-few-ap MN-4.1");
  });

  test.each([
    ["asylum", 4, false],
    ["asylum", 5, true],
    ["museum", 3, true],
    ["museum", 2, false],
  ])(
    "relic leaden-shutters, MN-3.11: in the %s %i agents start a day combat: %s",
    (at, hidden, fights) => {
      const t = table({
        phase: "hunt",
        dice: [6, 6, 6, 6],
        placedRelics: { "leaden-shutters": "asylum" },
        districts: { ...EMPTY_STATION, [at]: { hidden } },
        vampires: { imre: { at } },
      });
      expect(t.factsOf("fight-began")).toHaveLength(fights ? 1 : 0);
    },
  );

  test.each([
    ["asylum", 6],
    ["hospital", 5],
  ])("relic leaden-shutters, MN-3.7: in the %s, agents enter the asylum: veil %i", (at, veil) => {
    const t = table(
      {
        phase: "event",
        eventTop: ["influx"],
        placedRelics: { "leaden-shutters": at },
        districts: { ...EMPTY_STATION, asylum: { minions: 1 } },
      },
      { pieces: [quietEvent("influx", 2, [6, 7])] },
    );
    t.answer("town-hall").expectPosition({ veil });
  });
});

describe("relic silver-bell", () => {
  test("relic silver-bell: 1 AP calls another vampire, with minions", () => {
    const t = holding(
      "silver-bell",
      {
        vampires: { mila: { at: "hospital" }, nevena: { at: "asylum" } },
        districts: { hospital: { minions: 2 } },
      },
      { vampires: ["imre", "mila", "nevena"] },
    );
    t.answer("relic:silver-bell").expectOptions("mila", "nevena").answer("mila");
    t.expectOptions("minions:0", "minions:1", "minions:2").answer("minions:2");
    expectPlaces(t, { imre: "railway-station", mila: "railway-station", nevena: "asylum" });
    expectCity(t, { "railway-station": { minions: 2 } });
    t.expectPosition({ ap: 1, veil: 6 });
    expectBlood(t, { imre: 4, mila: 4, nevena: 4 });
  });

  test("relic silver-bell: nobody is called who is there, and not without AP", () => {
    expect(holding("silver-bell").whyNot("relic")).toBe("changes-nothing MN-5.13");
    const tired = holding("silver-bell", { ap: 0, vampires: { mila: { at: "asylum" } } });
    expect(tired.whyNot("relic")).toBe("too-few-ap MN-4.1");
  });
});

describe("relic corpse-candle", () => {
  const crypt = { museum: { exposed: 3, hidden: 1 }, asylum: { exposed: 1 } };
  const there = { imre: { at: "museum" } };

  test("relic corpse-candle: 1 AP and 1 veil remove all exposed agents here, as kills", () => {
    const t = holding("corpse-candle", { veil: 4, districts: crypt, vampires: there });
    t.answer("relic:corpse-candle");
    expectCity(t, { museum: { hidden: 1 }, asylum: { exposed: 1 } });
    expectKills(t, { imre: 5, mila: 0 });
    expectBlood(t, { imre: 4, mila: 4 });
    t.expectPosition({ ap: 1, veil: 3 });
  });

  test("relic corpse-candle: not for hidden agents, and not without AP", () => {
    const hidden = holding("corpse-candle", {
      districts: { museum: { hidden: 2 } },
      vampires: there,
    });
    expect(hidden.whyNot("relic")).toBe("changes-nothing MN-5.13");
    const tired = holding("corpse-candle", { ap: 0, districts: crypt, vampires: there });
    expect(tired.whyNot("relic")).toBe("too-few-ap MN-4.1");
    const last = holding("corpse-candle", { veil: 1, districts: crypt, vampires: there });
    expect(last.warningOf("relic:corpse-candle")).toBe("loses-the-game");
  });
});

describe("relic homunculus-jar", () => {
  test("relic homunculus-jar: 2 blood make one minion here", () => {
    const t = holding("homunculus-jar", {
      veil: 4,
      vampires: { imre: { at: "asylum", blood: 3 } },
    });
    t.answer("relic:homunculus-jar");
    expectCity(t, { asylum: { minions: 1 } });
    expectBlood(t, { imre: 1, mila: 4 });
    t.expectPosition({ ap: 2, veil: 4, minionReserve: 8 });
    expect(t.whyNot("relic")).toBe("too-little-blood MN-5.6");
  });

  test("relic homunculus-jar: with all nine in the city it stays empty", () => {
    const t = holding("homunculus-jar", { districts: { asylum: { minions: 9 } } });
    expect(t.whyNot("relic")).toBe("changes-nothing MN-5.13");
  });
});
