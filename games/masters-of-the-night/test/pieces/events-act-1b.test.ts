import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import {
  endNight,
  expectBlood,
  expectCity,
  expectGone,
  expectNextAp,
  expectPlaces,
  expectStays,
  reveal,
} from "../support/pieces.js";
import { table } from "../support/table.js";

const EMPTY_STATION = { "railway-station": { minions: 0 } };

describe("event the-croupier-blinks", () => {
  const id = "the-croupier-blinks";
  const start = { dice: [1, 2], aside: [3, 5], rolls: [6, 4] };

  test("event the-croupier-blinks: the reserve is thrown again", () => {
    const t = reveal(id, start);
    t.expectOptions("throw-again", "take-back-two").answer("throw-again");
    t.expectPosition({ dice: [4, 6], aside: [3, 5] });
  });

  test("event the-croupier-blinks: or two used dice come back", () => {
    const t = reveal(id, { dice: [1], aside: [3, 4, 5] }).answer("take-back-two");
    t.expectOptions("die:3", "die:4", "die:5").answer("die:4");
    t.expectOptions("die:3", "die:5").answer("die:5");
    t.expectPosition({ dice: [1, 4, 5], aside: [3] });
  });

  test("event the-croupier-blinks: of one used die, one comes back", () => {
    const t = reveal(id, { dice: [1, 2, 3], aside: [4] }).answer("take-back-two", "die:4");
    t.expectPosition({ dice: [1, 2, 3, 4], aside: [] });
  });

  test("event the-croupier-blinks: with no used die there is nothing to take back", () => {
    reveal(id, { dice: [1, 2, 3, 4], aside: [] }).expectOptions("throw-again");
  });
});

describe("event the-persistent-reporter", () => {
  const id = "the-persistent-reporter";

  test("event the-persistent-reporter: an exposed agent in a corner with no vampire, few minions", () => {
    const drained = { mila: { at: "printing-house", blood: 0 } };
    reveal(id, { vampires: drained }).expectOptions("asylum", "town-hall");
    const t = reveal(id, { districts: { ...EMPTY_STATION, asylum: { minions: 1 } } });
    t.expectOptions("town-hall", "printing-house").answer("town-hall");
    expectCity(t, {
      asylum: { minions: 1 },
      "town-hall": { exposed: 1 },
    });
    expectStays(t, id, "town-hall");
    t.expectPosition({ veil: 6 });
  });

  const beat = {
    phase: "turn",
    active: "imre",
    veil: 4,
    eventsInPlay: { [id]: { at: "town-hall" } },
    districts: { ...EMPTY_STATION, "town-hall": { exposed: 1 } },
  } satisfies Position;

  test("event the-persistent-reporter: recruiting gives no veil, anywhere", () => {
    const t = table(beat).answer("recruit");
    t.expectPosition({ veil: 4, districts: { "railway-station": { minions: 1 } } });
    const hall = table({ ...beat, vampires: { imre: { at: "town-hall" } } });
    hall.answer("night-effect", "asylum");
    hall.expectPosition({ veil: 4, districts: { asylum: { minions: 1 } } });
    const there = table({ ...beat, vampires: { imre: { at: "town-hall" } } }).answer("recruit");
    there.expectPosition({ veil: 4, districts: { "town-hall": { minions: 1 } } });
  });

  test("event the-persistent-reporter: without an agent there it ends, veil +1", () => {
    const t = table({
      ...beat,
      dice: [6, 6],
      vampires: { imre: { at: "town-hall" } },
    });
    expectStays(t, id, "town-hall");
    t.answer("fight", "die:6");
    expectGone(t, id);
    t.expectPosition({ veil: 5 });
  });
});

describe("event a-long-supper", () => {
  const id = "a-long-supper";
  const start = { vampires: { imre: { blood: 1 }, mila: { blood: 2 }, nevena: { blood: 4 } } };
  const three = { vampires: ["nevena", "imre", "mila"] };

  test("event a-long-supper: each wounded vampire may have 2 blood for 1 AP", () => {
    const t = reveal(id, start, three);
    t.expectOptions("yes", "no").answer("yes");
    expectBlood(t, { nevena: 4, imre: 3, mila: 2 });
    t.expectOptions("yes", "no").answer("no");
    expectBlood(t, { nevena: 4, imre: 3, mila: 2 });
    expectNextAp(t, { nevena: 0, imre: -1, mila: 0 });
    t.answer("end-turn").expectPosition({ active: "imre", ap: 1 });
  });
});

describe("event burst-water-main", () => {
  const id = "burst-water-main";

  test("event burst-water-main: vampires in the top row must go next door, with minions", () => {
    const t = reveal(
      id,
      { vampires: { mila: { at: "asylum" }, nevena: { at: "nightclub" } } },
      { vampires: ["imre", "mila", "nevena"] },
    );
    t.expectOptions("museum", "nightclub").answer("nightclub");
    t.expectOptions("minions:0", "minions:1").answer("minions:1");
    t.expectOptions("museum", "hospital").answer("museum");
    expect(t.question).toBe("night.act");
    expectPlaces(t, { imre: "nightclub", mila: "museum", nevena: "nightclub" });
    expectCity(t, { nightclub: { minions: 1 } });
  });

  test("event burst-water-main: nobody there, nobody wet", () => {
    const t = reveal(id, { vampires: { imre: { at: "nightclub" }, mila: { at: "hospital" } } });
    expect(t.question).toBe("night.act");
    expectPlaces(t, { imre: "nightclub", mila: "hospital" });
  });
});

describe("event paparazzi", () => {
  const id = "paparazzi";

  test("event paparazzi: it goes to a vampire with the most kills", () => {
    const t = reveal(
      id,
      { vampires: { imre: { kills: 1 }, mila: { kills: 3 }, nevena: { kills: 3 } } },
      { vampires: ["imre", "mila", "nevena"] },
    );
    t.expectOptions("mila", "nevena").answer("mila");
    expectStays(t, id, "mila");
  });

  const star = {
    phase: "turn",
    active: "mila",
    leader: "mila",
    veil: 4,
    eventsInPlay: { [id]: { with: "mila" } },
    districts: EMPTY_STATION,
    vampires: { imre: { kills: 1, blood: 1 }, mila: { kills: 1, blood: 1 } },
  } satisfies Position;

  test("event paparazzi: when that vampire hunts an agent comes; the veil does not care", () => {
    const t = table(star).answer("hunt");
    expectCity(t, { "railway-station": { hidden: 1 } });
    expectBlood(t, { imre: 1, mila: 2 });
    t.expectPosition({ veil: 4 });
    t.answer("hunt");
    expectCity(t, { "railway-station": { hidden: 2 } });
  });

  test("event paparazzi: others hunt in peace", () => {
    const t = table({ ...star, active: "imre", leader: "imre" }).answer("hunt");
    expectCity(t, {});
    expectStays(t, id, "mila");
  });

  test.each([
    ["museum", {}, true],
    ["museum", { hidden: 1 }, false],
    ["museum", { minions: 1 }, false],
    ["asylum", {}, false],
    ["cathedral", {}, false],
  ])("event paparazzi: in the %s with %o it ends: %s", (at, there, ends) => {
    const t = table({
      ...star,
      districts: { ...EMPTY_STATION, [at]: there },
      vampires: { mila: { at } },
    });
    if (ends) expectGone(t, id);
    else expectStays(t, id, "mila");
  });
});

describe("event brawl-at-daybreak", () => {
  const id = "brawl-at-daybreak";
  const start = {
    dice: [5, 6, 6, 6],
    aside: [1, 1],
    districts: {
      ...EMPTY_STATION,
      museum: { hidden: 2 },
      asylum: { hidden: 1 },
      hospital: { hidden: 1 },
    },
    vampires: {
      imre: { at: "museum" },
      mila: { at: "hospital", blood: 0 },
      nevena: { at: "nightclub" },
    },
  };
  const three = { vampires: ["imre", "mila", "nevena"] };

  test("event brawl-at-daybreak: a day combat where an undrained vampire and an agent are", () => {
    const t = reveal(id, start, three);
    t.expectOptions("museum", "decline").answer("museum");
    expect(t.question).toBe("night.act");
    expect(t.factsOf("fight-began")).toEqual([
      { fact: "fight-began", rule: "MN-6.1", district: "museum" },
    ]);
    expectCity(t, { asylum: { hidden: 1 }, hospital: { hidden: 1 } });
    t.expectPosition({ vampires: { imre: { kills: 2 } }, dice: [6, 6], aside: [1, 1, 5, 6] });
  });

  test("event brawl-at-daybreak: or none", () => {
    const t = reveal(id, start, three).answer("decline");
    expect(t.factsOf("fight-began")).toEqual([]);
    expectCity(t, { museum: { hidden: 2 }, asylum: { hidden: 1 }, hospital: { hidden: 1 } });
  });
});

describe("event power-cut", () => {
  const id = "power-cut";

  test("event power-cut: until dawn no night effects, and hunts give 1 blood more", () => {
    const t = reveal(id, { dice: [1, 2, 3, 4], vampires: { imre: { kills: 1, blood: 1 } } });
    expectStays(t, id, "city");
    expect(t.whyNot("night-effect")).toBe("forbidden MN-11.1");
    t.answer("hunt");
    expectBlood(t, { imre: 3, mila: 4 });
    t.answer("end-turn");
    expect(t.whyNot("night-effect")).toBe("forbidden MN-11.1");
    endNight(t);
    expectGone(t, id);
    t.expectPosition({ round: 2 });
  });
});

describe("event the-bishops-coin", () => {
  const id = "the-bishops-coin";
  const start = { leader: "mila", districts: EMPTY_STATION, vampires: { mila: { at: "asylum" } } };

  test("event the-bishops-coin: a 5 or 6 is given up", () => {
    const t = reveal(id, { ...start, dice: [1, 4, 5, 6] });
    t.expectOptions("give-up-luck", "be-followed").answer("give-up-luck");
    t.expectOptions("die:5", "die:6").answer("die:5");
    t.expectPosition({ dice: [1, 4, 6], aside: [5], veil: 6 });
    expectCity(t, {});
  });

  test("event the-bishops-coin: or an agent follows the leader", () => {
    const t = reveal(id, { ...start, dice: [1, 4, 4, 4] });
    t.expectOptions("be-followed").answer("be-followed");
    expectCity(t, { asylum: { hidden: 1 } });
    t.expectPosition({ dice: [1, 4, 4, 4], veil: 5 });
  });

  test("event the-bishops-coin: an agent that is not in the reserve costs 1 veil", () => {
    const t = reveal(id, { ...start, dice: [1, 4, 4, 4], districts: { museum: { hidden: 10 } } });
    t.expectOptions("be-followed").answer("be-followed");
    t.expectPosition({ veil: 5, districts: { asylum: { hidden: 0 } } });
  });
});
