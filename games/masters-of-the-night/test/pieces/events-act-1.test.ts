import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import {
  endNight,
  expectBlood,
  expectCity,
  expectGone,
  expectKills,
  expectNextAp,
  expectStays,
  reveal,
} from "../support/pieces.js";
import { table } from "../support/table.js";

const EMPTY_STATION = { "railway-station": { minions: 0 } };
const HOME = { "railway-station": { minions: 2 } };

/** The text of the card is over and the night has come. */
function expectNight(t: ReturnType<typeof reveal>): void {
  expect(t.question).toBe("night.act");
}

describe("event curse-of-our-clan", () => {
  const id = "curse-of-our-clan";

  test("event curse-of-our-clan: the leader loses 1 blood and keeps the card", () => {
    const t = reveal(id, { veil: 4, leader: "mila" });
    expectBlood(t, { imre: 4, mila: 3 });
    expectStays(t, id, "mila");
    t.expectPosition({ veil: 4 });
  });

  test("event curse-of-our-clan: on the leader's last blood it goes at once, veil +1", () => {
    const t = reveal(id, { veil: 4, vampires: { imre: { blood: 1 } } });
    expect(t.factsOf("veil-gained")).toEqual([
      { fact: "veil-gained", rule: "MN-3.8", n: 1, now: 5 },
    ]);
    expectGone(t, id);
  });

  test("event curse-of-our-clan: a drained leader loses nothing, veil +1", () => {
    const t = reveal(id, { veil: 4, vampires: { imre: { blood: 0 } } });
    expect(t.factsOf("blood-lost")).toEqual([]);
    expect(t.factsOf("veil-gained")).toEqual([
      { fact: "veil-gained", rule: "MN-3.8", n: 1, now: 5 },
    ]);
    expectGone(t, id);
  });

  test("event curse-of-our-clan: it goes when its vampire is drained, not when another is", () => {
    const position = {
      phase: "turn",
      active: "imre",
      veil: 4,
      eventsInPlay: { [id]: { with: "mila" } },
      districts: { ...EMPTY_STATION, museum: { exposed: 1 } },
      dice: [1],
      rolls: [6, 6, 6, 6],
    } satisfies Position;
    const other = table({ ...position, vampires: { imre: { blood: 1, at: "museum" } } });
    other.answer("fight", "die:1");
    expectStays(other, id, "mila");
    const t = table({
      ...position,
      active: "mila",
      leader: "mila",
      vampires: { mila: { blood: 1, at: "museum" } },
    });
    t.answer("fight", "die:1");
    expectGone(t, id);
    expect(t.factsOf("veil-gained")).toEqual([
      { fact: "veil-gained", rule: "MN-7.1", n: 1, now: 5 },
    ]);
  });
});

describe("event missing-persons-desk", () => {
  const id = "missing-persons-desk";
  const city = { ...HOME, asylum: { minions: 2, hidden: 1 }, museum: { minions: 1 } };

  test("event missing-persons-desk: one minion of a district with the most goes", () => {
    const t = reveal(id, { districts: city });
    t.expectOptions("railway-station", "asylum").answer("asylum");
    t.expectOptions("give-one-back", "face-questions").answer("give-one-back");
    expectCity(t, { ...city, asylum: { minions: 1, hidden: 1 } });
    t.expectPosition({ veil: 6 });
    expectGone(t, id);
  });

  test("event missing-persons-desk: or an agent comes there, under their eyes", () => {
    const t = reveal(id, { districts: city });
    t.answer("asylum", "face-questions");
    expectCity(t, { ...city, asylum: { minions: 2, hidden: 2 } });
    t.expectPosition({ veil: 5 });
  });

  test("event missing-persons-desk: without minions nobody asks", () => {
    expectNight(reveal(id, { districts: EMPTY_STATION }));
  });
});

describe("event neighbourhood-watch", () => {
  const id = "neighbourhood-watch";
  const watched = {
    phase: "turn",
    active: "imre",
    eventsInPlay: { [id]: { at: "cathedral" } },
    vampires: { imre: { at: "museum" }, mila: { at: "museum" } },
    districts: EMPTY_STATION,
  } satisfies Position;

  test("event neighbourhood-watch: it lies in the red district", () => {
    const t = reveal(id);
    t.expectOptions("cathedral").answer("cathedral");
    expectStays(t, id, "cathedral");
    expectCity(t, HOME);
  });

  test("event neighbourhood-watch: the first who arrives in a round meets an exposed agent", () => {
    const t = table(watched).answer("move:cathedral");
    expectCity(t, { cathedral: { exposed: 1 } });
    t.expectPosition({ veil: 6, used: [id] });
    t.answer("end-turn", "move:cathedral");
    expectCity(t, { cathedral: { exposed: 1 } });
  });

  test("event neighbourhood-watch: it does not look at other districts", () => {
    const t = table({ ...watched, vampires: { imre: { at: "asylum" } } }).answer("move:museum");
    expectCity(t, {});
    expectStays(t, id, "cathedral");
  });

  test("event neighbourhood-watch: it ends with more minions than agents there", () => {
    const even = { cathedral: { hidden: 1, minions: 1 } };
    expectStays(table({ ...watched, districts: even }), id, "cathedral");
    expectGone(table({ ...watched, districts: { cathedral: { minions: 1 } } }), id);
  });
});

describe("event tomorrows-paper", () => {
  const deck = { eventTop: ["tomorrows-paper", "power-cut", "deep-snow", "curfew"] };

  test("event tomorrows-paper: two events are seen; 1 blood swaps them", () => {
    const t = reveal("tomorrows-paper", { ...deck, vampires: { mila: { blood: 3 } } });
    expect(t.factsOf("events-foreseen")).toEqual([
      { fact: "events-foreseen", rule: "MN-3.3", events: ["power-cut", "deep-snow"] },
    ]);
    t.expectOptions("imre", "mila", "decline").answer("mila");
    expectBlood(t, { imre: 4, mila: 2 });
    expect(t.position.eventDeck?.slice(0, 3)).toEqual(["deep-snow", "power-cut", "curfew"]);
  });

  test("event tomorrows-paper: or they stay as they are; the drained cannot pay", () => {
    const t = reveal("tomorrows-paper", { ...deck, vampires: { mila: { blood: 0 } } });
    t.expectOptions("imre", "decline").answer("decline");
    expect(t.position.eventDeck?.slice(0, 3)).toEqual(["power-cut", "deep-snow", "curfew"]);
    expect(t.factsOf("blood-lost")).toEqual([]);
  });
});

describe("event the-clocks-go-forward", () => {
  const deck = { eventTop: ["the-clocks-go-forward", "power-cut", "deep-snow"] };

  test("event the-clocks-go-forward: the next event goes, and each vampire has 1 AP more", () => {
    const t = reveal("the-clocks-go-forward", deck);
    t.expectOptions("yes", "no").answer("yes");
    expect(t.position.eventDeck?.[0]).toBe("deep-snow");
    t.expectPosition({ goneEvents: ["power-cut", "the-clocks-go-forward"] });
    t.expectPosition({ active: "imre", ap: 3 });
    expectNextAp(t, { imre: 0, mila: 1 });
  });

  test("event the-clocks-go-forward: or nothing", () => {
    const t = reveal("the-clocks-go-forward", deck).answer("no");
    expect(t.position.eventDeck?.[0]).toBe("power-cut");
    t.expectPosition({ ap: 2 });
    expectNextAp(t, { imre: 0, mila: 0 });
  });
});

describe("event blood-drive", () => {
  const id = "blood-drive";

  test("event blood-drive: it lies in a corner with no vampire and the fewest agents", () => {
    // A drained vampire is a vampire, too.
    const drained = { mila: { at: "printing-house", blood: 0 } };
    reveal(id, { vampires: drained }).expectOptions("asylum", "town-hall");
    const t = reveal(id, { districts: { "town-hall": { hidden: 1 } } });
    t.expectOptions("asylum", "printing-house").answer("asylum");
    expectStays(t, id, "asylum");
  });

  const drive = {
    phase: "turn",
    active: "imre",
    veil: 4,
    eventsInPlay: { [id]: { at: "asylum" } },
    leader: "mila",
    vampires: { imre: { at: "museum", blood: 1 } },
    districts: EMPTY_STATION,
  } satisfies Position;

  test("event blood-drive: who arrives may drink 2 blood; an exposed agent comes and it ends", () => {
    const t = table(drive).answer("move:asylum");
    t.expectOptions("yes", "no").answer("yes");
    expectBlood(t, { imre: 3, mila: 4 });
    expectCity(t, { asylum: { exposed: 1 } });
    t.expectPosition({ veil: 4 });
    expectGone(t, id);
  });

  test("event blood-drive: or leave it there", () => {
    const t = table(drive).answer("move:asylum", "no");
    expectBlood(t, { imre: 1, mila: 4 });
    expectCity(t, {});
    expectStays(t, id, "asylum");
  });

  test("event blood-drive: not elsewhere; it ends when three agents are there", () => {
    const t = table({
      ...drive,
      vampires: { imre: { at: "cathedral" } },
      districts: { asylum: { hidden: 2 } },
    });
    t.answer("move:hospital");
    expectNight(t);
    expectStays(t, id, "asylum");
    expectGone(table({ ...drive, districts: { asylum: { hidden: 2, exposed: 1 } } }), id);
  });
});

describe("event the-bookmakers-favour", () => {
  const start = {
    dice: [1, 2, 5, 6],
    districts: { ...EMPTY_STATION, museum: { exposed: 3 }, asylum: { exposed: 1, hidden: 1 } },
  };

  test("event the-bookmakers-favour: a die becomes a 6 and all agents hide", () => {
    const t = reveal("the-bookmakers-favour", start);
    t.expectOptions("die:1", "die:2", "die:5", "decline").answer("die:2");
    t.expectPosition({ dice: [1, 5, 6, 6] });
    expectCity(t, { museum: { hidden: 3 }, asylum: { hidden: 2 } });
  });

  test("event the-bookmakers-favour: declined, nobody hides", () => {
    const t = reveal("the-bookmakers-favour", start).answer("decline");
    t.expectPosition({ dice: [1, 2, 5, 6] });
    expectCity(t, { museum: { exposed: 3 }, asylum: { exposed: 1, hidden: 1 } });
  });

  test.each([3, 4])("event the-bookmakers-favour: a %i will do", (face) => {
    const t = reveal("the-bookmakers-favour", { ...start, dice: [face, 6, 6, 6] });
    t.expectOptions(`die:${face}`, "decline");
  });
});

describe("event a-face-in-the-tabloids", () => {
  const id = "a-face-in-the-tabloids";
  const start = {
    districts: EMPTY_STATION,
    vampires: { imre: { kills: 2 }, mila: { kills: 1, at: "asylum" }, nevena: { kills: 1 } },
  };
  const three = { vampires: ["imre", "mila", "nevena"] };

  test("event a-face-in-the-tabloids: one with the fewest kills has one more, and an agent", () => {
    const t = reveal(id, start, three);
    t.expectOptions("mila", "nevena", "decline").answer("mila");
    expectKills(t, { imre: 2, mila: 2, nevena: 1 });
    expectCity(t, { asylum: { hidden: 1 } });
    t.expectPosition({ veil: 5 });
  });

  test("event a-face-in-the-tabloids: or nobody", () => {
    const t = reveal(id, start, three).answer("decline");
    expectKills(t, { imre: 2, mila: 1, nevena: 1 });
    expectCity(t, {});
    t.expectPosition({ veil: 6 });
  });
});

describe("event open-air-mass", () => {
  const id = "open-air-mass";

  test("event open-air-mass: an exposed agent in the centre, where the card lies", () => {
    const t = reveal(id, { districts: EMPTY_STATION });
    t.expectOptions("cathedral").answer("cathedral");
    expectCity(t, { cathedral: { exposed: 1 } });
    expectStays(t, id, "cathedral");
    t.expectPosition({ veil: 6 });
  });

  test.each([
    ["cathedral", "forbidden MN-11.1"],
    ["museum", "forbidden MN-11.1"],
    ["asylum", undefined],
  ])("event open-air-mass: recruiting in the %s: %s", (at, why) => {
    const t = table({
      phase: "turn",
      active: "imre",
      eventsInPlay: { [id]: { at: "cathedral" } },
      districts: { cathedral: { exposed: 1 } },
      vampires: { imre: { at } },
    });
    expect(t.whyNot("recruit")).toBe(why);
    expectStays(t, id, "cathedral");
  });

  test("event open-air-mass: it ends when no agent is there", () => {
    expectGone(table({ phase: "dusk", eventsInPlay: { [id]: { at: "cathedral" } } }), id);
  });
});

describe("event slow-news-week", () => {
  const id = "slow-news-week";

  test.each([
    [2, 5],
    [3, 3],
  ])("event slow-news-week: at the next dawn, %i agents together: veil %i", (hidden, veil) => {
    const t = reveal(id, { veil: 4, districts: { asylum: { hidden }, museum: { hidden: 2 } } });
    expectStays(t, id, "city");
    t.expectPosition({ veil: 4 });
    endNight(t);
    t.expectPosition({ veil, round: 2 });
    expectGone(t, id);
  });
});
