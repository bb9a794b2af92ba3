import { describe, expect, test } from "vitest";
import {
  endNight,
  expectBlood,
  expectCity,
  expectGone,
  expectKills,
  expectPlaces,
  expectRelics,
  expectStays,
  reveal,
} from "../support/pieces.js";
import { LAYOUT, quietEvent, table } from "../support/table.js";

const EMPTY_STATION = { "railway-station": { minions: 0 } };

describe("event ultimatum-on-every-channel", () => {
  const id = "ultimatum-on-every-channel";

  test("event ultimatum-on-every-channel: an agent where the most are; a crowd at dawn costs veil", () => {
    const t = reveal(id, {
      districts: { ...EMPTY_STATION, asylum: { hidden: 2 }, museum: { hidden: 1 } },
    });
    t.expectOptions("asylum").answer("asylum");
    expectCity(t, { asylum: { hidden: 3 }, museum: { hidden: 1 } });
    expectStays(t, id, "city");
    t.expectPosition({ veil: 4 });
    endNight(t);
    t.expectPosition({ veil: 3, round: 2 });
    expectStays(t, id, "city");
  });

  test("event ultimatum-on-every-channel: without a crowd at dawn it ends", () => {
    const t = reveal(id, { districts: { ...EMPTY_STATION, asylum: { hidden: 1 } } });
    t.answer("asylum");
    endNight(t);
    t.expectPosition({ veil: 4, round: 2 });
    expectGone(t, id);
  });

  test("event ultimatum-on-every-channel: in an empty city it stays until dawn", () => {
    const t = reveal(id);
    expectStays(t, id, "city");
    expectGone(endNight(t), id);
    t.expectPosition({ veil: 4, round: 2 });
  });
});

describe("event the-great-tithe", () => {
  const id = "the-great-tithe";
  const start = {
    dice: [1, 2, 4, 4, 5, 6],
    districts: { "railway-station": { minions: 2 } },
    vampires: { mila: { at: "asylum" }, nevena: { blood: 0 } },
  };
  const three = { vampires: ["imre", "mila", "nevena"] };

  test("event the-great-tithe: each undrained vampire pays in blood, servants or fortune", () => {
    const t = reveal(id, start, three);
    t.expectOptions("blood", "servant", "fortune").answer("servant");
    t.expectOptions("blood", "fortune").answer("fortune");
    t.expectOptions("die:5", "die:6").answer("die:5");
    expect(t.question).toBe("night.act");
    expectCity(t, { "railway-station": { minions: 1 } });
    expectBlood(t, { imre: 4, mila: 4, nevena: 0 });
    t.expectPosition({ dice: [1, 2, 4, 4, 6], aside: [5], veil: 4 });
  });

  test("event the-great-tithe: in blood it is 1", () => {
    const t = reveal(id, { ...start, dice: [1, 2, 3, 4, 4, 4] }, three);
    t.expectOptions("blood", "servant").answer("blood");
    t.expectOptions("blood").answer("blood");
    expectBlood(t, { imre: 3, mila: 3, nevena: 0 });
    expectCity(t, { "railway-station": { minions: 2 } });
  });
});

describe("event live-from-the-helicopter", () => {
  const id = "live-from-the-helicopter";

  test("event live-from-the-helicopter: who arrives where an agent is costs 1 veil, until dawn", () => {
    const t = reveal(id, {
      districts: { ...EMPTY_STATION, museum: { hidden: 1 }, cathedral: { hidden: 1 } },
      vampires: { mila: { at: "asylum" } },
    });
    expectStays(t, id, "city");
    t.answer("move:nightclub").expectPosition({ veil: 4 });
    t.answer("end-turn", "move:museum").expectPosition({ veil: 3 });
    t.answer("move:cathedral").expectPosition({ veil: 2 });
    t.answer("end-turn");
    expectGone(t, id);
    t.expectPosition({ veil: 2, round: 2 });
  });
});

describe("event panic-in-the-cellars", () => {
  const id = "panic-in-the-cellars";
  const start = {
    districts: { asylum: { minions: 1 } },
    vampires: { imre: { at: "hospital" }, mila: { at: "hospital" } },
  };

  test("event panic-in-the-cellars: nobody stays, however full it is next door", () => {
    const full = { museum: { minions: 2 }, nightclub: { minions: 2 } };
    const t = reveal(id, { districts: { "railway-station": { minions: 3 }, ...full } });
    t.answer("railway-station", "let-them-run", "museum");
    t.expectOptions("nightclub").answer("nightclub");
    t.expectOptions("museum", "nightclub").answer("museum");
    expectCity(t, { museum: { minions: 4 }, nightclub: { minions: 3 } });
  });

  test("event panic-in-the-cellars: all minions of the fullest run next door, where few are", () => {
    const t = reveal(id, start);
    t.expectOptions("railway-station").answer("railway-station");
    t.expectOptions("let-them-run", "silence-them").answer("let-them-run");
    t.expectOptions("museum", "nightclub").answer("nightclub");
    t.expectOptions("museum").answer("museum");
    expect(t.question).toBe("night.act");
    expectCity(t, { museum: { minions: 1 }, nightclub: { minions: 1 }, asylum: { minions: 1 } });
    t.expectPosition({ veil: 6 });
  });

  test("event panic-in-the-cellars: or they are silenced for 1 veil", () => {
    const t = reveal(id, start).answer("railway-station", "silence-them");
    expectCity(t, { "railway-station": { minions: 2 }, asylum: { minions: 1 } });
    t.expectPosition({ veil: 5 });
  });

  test("event panic-in-the-cellars: without minions nobody panics", () => {
    expect(reveal(id, { districts: EMPTY_STATION }).question).toBe("night.act");
  });
});

describe("event an-hour-of-eclipse", () => {
  const id = "an-hour-of-eclipse";
  const city = {
    ...EMPTY_STATION,
    hospital: { hidden: 2, exposed: 1 },
    "town-hall": { exposed: 1 },
    cathedral: { hidden: 1 },
  };
  const start = { eventTop: [id, "shade"], districts: city };
  const pieces = [quietEvent("shade", 5, [6, 7])];

  test("event an-hour-of-eclipse: the next event goes, and all agents where it points", () => {
    const t = reveal(id, start, { pieces });
    t.expectOptions("yes", "no").answer("yes");
    expectCity(t, { cathedral: { hidden: 1 } });
    expectKills(t, { imre: 0, mila: 0 });
    t.expectPosition({ veil: 6, goneEvents: ["shade", id] });
  });

  test("event an-hour-of-eclipse: or it passes", () => {
    const t = reveal(id, start, { pieces }).answer("no");
    expectCity(t, {
      hospital: { hidden: 2, exposed: 1 },
      "town-hall": { exposed: 1 },
      cathedral: { hidden: 1 },
    });
    expect(t.position.eventDeck?.[0]).toBe("shade");
  });

  test("event an-hour-of-eclipse: with no event left there is no shade", () => {
    const t = reveal(id, { eventDeck: [id], districts: city });
    expect(t.question).toBe("night.act");
    const last = reveal(id, { eventDeck: [id, "curfew"], districts: city });
    expect(last.question).toBe("effect.may");
  });
});

describe("event reservists-called-up", () => {
  const id = "reservists-called-up";

  test("event reservists-called-up: with three in the reserve the veil falls by 1 more", () => {
    const t = reveal(id, { districts: { ...EMPTY_STATION, asylum: { hidden: 7 } } });
    expectCity(t, { asylum: { hidden: 7 } });
    t.expectPosition({ veil: 3 });
  });

  test("event reservists-called-up: with four, two come into the red district", () => {
    const t = reveal(id, { districts: { ...EMPTY_STATION, asylum: { hidden: 6 } } });
    expectCity(t, { asylum: { hidden: 6 }, slaughterhouse: { hidden: 2 } });
    t.expectPosition({ veil: 4 });
  });
});

describe("event column-of-torches", () => {
  test("event column-of-torches: the largest camp marches on the most minions, exposed", () => {
    const t = reveal("column-of-torches", {
      districts: {
        ...EMPTY_STATION,
        museum: { minions: 2, hidden: 4 },
        nightclub: { minions: 1 },
        asylum: { hidden: 2, exposed: 1 },
        hospital: { hidden: 2 },
      },
    });
    t.expectOptions("museum").answer("museum");
    t.expectOptions("asylum").answer("asylum");
    expectCity(t, {
      museum: { minions: 2, exposed: 7 },
      nightclub: { minions: 1 },
      hospital: { hidden: 2 },
    });
    t.expectPosition({ veil: 3 });
  });
});

test("event column-of-torches: without minions, or without a camp, nobody marches", () => {
  const id = "column-of-torches";
  const quiet = reveal(id, { districts: { ...EMPTY_STATION, asylum: { hidden: 1 } } });
  expect(quiet.question).toBe("night.act");
  const t = reveal(id, { districts: { ...EMPTY_STATION, museum: { minions: 1, hidden: 1 } } });
  t.answer("museum");
  expect(t.question).toBe("night.act");
  expectCity(t, { museum: { minions: 1, hidden: 1 } });
});

describe("event oath-in-red-ink", () => {
  const start = {
    vampires: {
      imre: { kills: 3, blood: 2 },
      mila: { kills: 1, blood: 3 },
      nevena: { kills: 0, blood: 0 },
    },
  };
  const three = { vampires: ["imre", "mila", "nevena"] };

  test("event oath-in-red-ink: 2 kills for all the blood of an awake one with the fewest", () => {
    const t = reveal("oath-in-red-ink", start, three);
    t.expectOptions("mila", "decline").answer("mila");
    expectKills(t, { imre: 3, mila: 3, nevena: 0 });
    expectBlood(t, { imre: 2, mila: 0, nevena: 0 });
  });

  test("event oath-in-red-ink: or nobody swears", () => {
    const t = reveal("oath-in-red-ink", start, three).answer("decline");
    expectKills(t, { imre: 3, mila: 1, nevena: 0 });
    expectBlood(t, { imre: 2, mila: 3, nevena: 0 });
  });
});

describe("event the-smugglers-tunnel", () => {
  const start = {
    districts: { ...EMPTY_STATION, museum: { hidden: 1 }, asylum: { minions: 1 } },
    vampires: { mila: { at: "asylum" }, nevena: { at: "asylum", blood: 0 } },
  };
  const three = { vampires: ["imre", "mila", "nevena"] };

  test("event the-smugglers-tunnel: each awake vampire may go to one quiet district for 1 blood", () => {
    const t = reveal("the-smugglers-tunnel", start, three);
    t.expectOptions("decline", ...LAYOUT.filter((id) => id !== "museum")).answer("hospital");
    t.expectOptions("yes", "no").answer("no");
    t.expectOptions("yes", "no").answer("yes");
    t.expectOptions("minions:0", "minions:1").answer("minions:1");
    expect(t.question).toBe("night.act");
    expectPlaces(t, { imre: "railway-station", mila: "hospital", nevena: "asylum" });
    expectBlood(t, { imre: 4, mila: 3, nevena: 0 });
    expectCity(t, { museum: { hidden: 1 }, hospital: { minions: 1 } });
  });

  test("event the-smugglers-tunnel: or nobody uses it", () => {
    const t = reveal("the-smugglers-tunnel", start, three).answer("decline");
    expect(t.question).toBe("night.act");
    expectPlaces(t, { imre: "railway-station", mila: "asylum", nevena: "asylum" });
  });
});

describe("event give-us-one-name", () => {
  const id = "give-us-one-name";
  const start = {
    vampires: {
      imre: { kills: 5, relics: ["silver-bell", "corpse-candle"] },
      mila: { blood: 0 },
    },
  };

  test("event give-us-one-name: silence costs 2 veil", () => {
    const t = reveal(id, start);
    t.expectOptions("say-nothing", "betray-one", "buy-silence").answer("say-nothing");
    expect(t.factsOf("veil-lost")).toEqual([
      { fact: "veil-lost", rule: "MN-3.8", n: 2, now: 4, why: "text" },
    ]);
    expectBlood(t, { imre: 4, mila: 0 });
  });

  test("event give-us-one-name: a betrayed vampire loses all blood", () => {
    const t = reveal(id, { vampires: { mila: { blood: 3 } } });
    t.expectOptions("say-nothing", "betray-one").answer("betray-one");
    t.expectOptions("imre", "mila").answer("mila");
    expectBlood(t, { imre: 4, mila: 0 });
    t.expectPosition({ veil: 6 });
    reveal(id, start).answer("betray-one").expectOptions("imre");
  });

  test("event give-us-one-name: a relic buys silence", () => {
    const t = reveal(id, start).answer("buy-silence");
    t.expectOptions("imre").answer("imre");
    t.expectOptions("silver-bell", "corpse-candle").answer("corpse-candle");
    expectRelics(t, { imre: ["silver-bell"], mila: [] });
    t.expectPosition({ veil: 6, goneRelics: ["corpse-candle"] });
  });
});

describe("event amnesty-for-servants", () => {
  const id = "amnesty-for-servants";
  const start = {
    veil: 2,
    districts: {
      "railway-station": { minions: 3 },
      asylum: { minions: 1 },
      museum: { hidden: 1 },
    },
  };

  test("event amnesty-for-servants: all minions of one district go for as much veil", () => {
    const t = reveal(id, start);
    t.expectOptions("railway-station", "asylum", "decline").answer("railway-station");
    expectCity(t, { asylum: { minions: 1 }, museum: { hidden: 1 } });
    t.expectPosition({ veil: 5, minionReserve: 8 });
  });

  test("event amnesty-for-servants: or none", () => {
    const t = reveal(id, start).answer("decline");
    t.expectPosition({ veil: 2, minionReserve: 5 });
  });

  test("event amnesty-for-servants: never above 6", () => {
    const t = table({ ...start, phase: "event", eventTop: [id], veil: 5, districts: {} });
    t.answer("asylum", "railway-station").expectPosition({ veil: 6, minionReserve: 9 });
  });
});
