import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { expectBlood, expectCity, expectKills, expectPlaces } from "../support/pieces.js";
import { LAYOUT, type TableOptions, type TestTable, table } from "../support/table.js";

const SLOTS = ["museum", "asylum", "hospital", "printing-house"];

/** The districts' part of the day; only this district has its slot left, or the first. */
function slot(
  id: string,
  position: Parameters<typeof table>[0],
  options: TableOptions = {},
): TestTable {
  const t = table(
    { phase: "districts", veil: 4, ...position },
    { vampires: ["imre", "mila"], ...options },
  );
  t.expectOptions(...SLOTS);
  return t.answer(id);
}

/** The slot is over: the next one is asked for, and this one does not come again. */
function expectOver(t: TestTable, id: string): void {
  expect(t.question).toBe("day.next-district");
  t.expectOptions(...SLOTS.filter((other) => other !== id));
}

const NOBODY_AT_STATION = { "railway-station": { minions: 0 } };

describe("district railway-station", () => {
  const station = { phase: "turn", active: "imre", dice: [1, 3, 4, 6] } satisfies Position;

  test("district railway-station: 1 AP and a die of 1 to 3, to any other district with minions", () => {
    const t = table(station);
    t.answer("night-effect");
    t.expectOptions("die:1", "die:3").answer("die:3");
    t.expectOptions(...LAYOUT.slice(1)).answer("printing-house");
    t.expectOptions("minions:0", "minions:1", "minions:2").answer("minions:1");
    expectPlaces(t, { imre: "printing-house", mila: "railway-station" });
    expectCity(t, { "railway-station": { minions: 1 }, "printing-house": { minions: 1 } });
    t.expectPosition({ ap: 1, veil: 6, dice: [1, 4, 6], aside: [3] });
    expectBlood(t, { imre: 4, mila: 4 });
  });

  test("district railway-station: a die of 2 will do, and one AP is enough", () => {
    const t = table({ ...station, ap: 1, dice: [2, 4, 5, 6], districts: NOBODY_AT_STATION });
    t.answer("night-effect", "die:2", "museum");
    expectPlaces(t, { imre: "museum", mila: "railway-station" });
    t.expectPosition({ ap: 0 });
  });

  test("district railway-station: no low die, no train", () => {
    const t = table({ ...station, dice: [4, 5, 6, 6] });
    expect(t.whyNot("night-effect")).toBe("no-such-die MN-5.5");
  });

  test("district railway-station: no AP, no train", () => {
    expect(table({ ...station, ap: 0 }).whyNot("night-effect")).toBe("too-few-ap MN-4.1");
  });

  test("district railway-station: it has no effect by day", () => {
    const t = table({ phase: "districts" });
    expect(t.options).not.toContain("railway-station");
  });
});

describe("district museum", () => {
  const relicTop = ["silver-bell"];

  test("district museum: more minions than agents: a relic is drawn", () => {
    const t = slot("museum", {
      relicTop,
      districts: { museum: { minions: 2, hidden: 1 } },
      vampires: { mila: { kills: 2 } },
    });
    expect(t.factsOf("relic-drawn")).toEqual([
      { fact: "relic-drawn", rule: "MN-9.2", relic: "silver-bell" },
    ]);
    t.expectOptions("mila").answer("mila");
    t.expectPosition({ vampires: { mila: { relics: ["silver-bell"] } } });
    expectOver(t, "museum");
  });

  test.each([
    ["as many agents as minions", { minions: 1, exposed: 1 }],
    ["nobody there", {}],
    ["more agents", { hidden: 2, minions: 1 }],
  ])("district museum: %s: no relic", (_name, museum) => {
    const t = slot("museum", { relicTop, districts: { museum }, vampires: { mila: { kills: 9 } } });
    expectOver(t, "museum");
    expect(t.position.relicDeck?.[0]).toBe("silver-bell");
  });
});

describe("district asylum", () => {
  const ruled = { asylum: { minions: 1 }, ...NOBODY_AT_STATION };

  test("district asylum: more minions: an agent of any other district is exposed and comes", () => {
    const t = slot("asylum", {
      districts: { ...ruled, nightclub: { hidden: 2 }, "printing-house": { exposed: 1 } },
    });
    t.expectOptions("nightclub", "printing-house", "decline").answer("nightclub");
    expectCity(t, {
      asylum: { minions: 1, exposed: 1 },
      nightclub: { hidden: 1 },
      "printing-house": { exposed: 1 },
    });
    t.expectPosition({ veil: 4 });
    expectOver(t, "asylum");
  });

  test("district asylum: an agent that is exposed already comes as it is", () => {
    const t = slot("asylum", { districts: { ...ruled, nightclub: { exposed: 2 } } });
    t.answer("nightclub");
    expectCity(t, { asylum: { minions: 1, exposed: 1 }, nightclub: { exposed: 1 } });
  });

  test("district asylum: of two faces the leader's player chooses one; an exposed agent may come", () => {
    const both = {
      ...ruled,
      asylum: { minions: 2, hidden: 1 },
      nightclub: { hidden: 1, exposed: 1 },
    };
    const t = slot("asylum", { districts: both }).answer("nightclub");
    expect(t.question).toBe("tokens.face");
    t.expectOptions("hidden", "exposed").answer("exposed");
    expectCity(t, { asylum: { minions: 2, hidden: 1, exposed: 1 }, nightclub: { hidden: 1 } });
    const other = slot("asylum", { districts: both }).answer("nightclub", "hidden");
    expectCity(other, { asylum: { minions: 2, hidden: 1, exposed: 1 }, nightclub: { exposed: 1 } });
    expect(other.factsOf("agents-exposed")).toMatchObject([{ district: "nightclub", n: 1 }]);
  });

  test("district asylum: it may be left", () => {
    const t = slot("asylum", { districts: { ...ruled, nightclub: { hidden: 1 } } });
    t.answer("decline");
    expectCity(t, { asylum: { minions: 1 }, nightclub: { hidden: 1 } });
    expectOver(t, "asylum");
  });

  test("district asylum: its own agents are not asked for", () => {
    const t = slot("asylum", {
      districts: { ...NOBODY_AT_STATION, asylum: { minions: 2, hidden: 1 } },
    });
    expectOver(t, "asylum");
    expectCity(t, { asylum: { minions: 2, hidden: 1 } });
  });

  test("district asylum: more agents: a minion of another district must come", () => {
    const t = slot("asylum", {
      districts: { asylum: { hidden: 2, minions: 1 }, museum: { minions: 1, hidden: 1 } },
    });
    t.expectOptions("railway-station", "museum").answer("railway-station");
    expectCity(t, {
      asylum: { hidden: 2, minions: 2 },
      "railway-station": { minions: 1 },
      museum: { minions: 1, hidden: 1 },
    });
    expectOver(t, "asylum");
  });

  test("district asylum: even numbers: nothing happens", () => {
    const t = slot("asylum", { districts: { asylum: { hidden: 1, minions: 1 } } });
    expectOver(t, "asylum");
    expectCity(t, { asylum: { hidden: 1, minions: 1 }, "railway-station": { minions: 2 } });
  });
});

describe("district cathedral", () => {
  const turn = {
    phase: "turn",
    active: "mila",
    leader: "mila",
    vampires: { mila: { kills: 9, relics: ["silver-bell"] }, imre: { at: "museum" } },
  } satisfies Position;
  const station = { "railway-station": { exposed: 1 } };

  test("district cathedral: nor does anybody inside it", () => {
    const vampires = { imre: { at: "cathedral" }, mila: { at: "cathedral", blood: 1 } };
    const districts = { cathedral: { hidden: 1 } };
    const t = table({ phase: "turn", active: "imre", vampires, districts });
    expect(t.whyNot("blood-ability")).toBe("forbidden MN-11.1");
  });

  test("district cathedral: while agents lead there nobody uses abilities or relics, anywhere", () => {
    const t = table({ ...turn, districts: { cathedral: { hidden: 1 }, ...station } });
    expect(t.whyNot("blood-ability")).toBe("forbidden MN-11.1");
    expect(t.whyNot("dark-ability")).toBe("forbidden MN-11.1");
    expect(t.whyNot("relic")).toBe("forbidden MN-11.1");
  });

  test.each([
    ["nobody is there", {}],
    ["even numbers", { hidden: 1, minions: 1 }],
    ["more minions", { minions: 1 }],
  ])("district cathedral: %s: all may be used", (_name, cathedral) => {
    const t = table({ ...turn, districts: { cathedral, ...station } });
    expect(t.options).toContain("blood-ability");
    expect(t.options).toContain("dark-ability");
    expect(t.options).toContain("relic:silver-bell");
  });
});

describe("district town-hall", () => {
  const hall = { phase: "turn", active: "imre", veil: 4, vampires: { imre: { at: "town-hall" } } };

  test("district town-hall: 2 AP: one minion into any district, veil +1", () => {
    const t = table({ ...hall, phase: "turn" });
    t.answer("night-effect").expectOptions(...LAYOUT);
    t.answer("asylum");
    expectCity(t, { "railway-station": { minions: 2 }, asylum: { minions: 1 } });
    t.expectPosition({ veil: 5, ap: 0, minionReserve: 6 });
    expect(t.factsOf("veil-gained")).toEqual([
      { fact: "veil-gained", rule: "MN-5.4", n: 1, now: 5 },
    ]);
  });

  test("district town-hall: the last minion of the reserve may still be recruited, at veil 6 too", () => {
    const t = table({ ...hall, phase: "turn", veil: 6, districts: { asylum: { minions: 6 } } });
    t.answer("night-effect", "town-hall");
    t.expectPosition({ veil: 6, minionReserve: 0, districts: { "town-hall": { minions: 1 } } });
  });

  test("district town-hall: with all nine in the city nobody can be recruited", () => {
    const t = table({ ...hall, phase: "turn", districts: { asylum: { minions: 7 } } });
    expect(t.whyNot("night-effect")).toBe("changes-nothing MN-5.13");
  });

  test("district town-hall: one AP is too few", () => {
    const t = table({ ...hall, phase: "turn", ap: 1 });
    expect(t.whyNot("night-effect")).toBe("too-few-ap MN-4.1");
  });
});

describe("district nightclub", () => {
  const club = { phase: "turn", active: "imre", dice: [1, 2, 3, 4] } satisfies Position;
  const guests = {
    imre: { at: "nightclub", blood: 1 },
    mila: { at: "nightclub", blood: 1 },
    nevena: { blood: 1 },
  };
  const three = { vampires: ["imre", "mila", "nevena"] };

  test("district nightclub: each vampire there gains 1 blood", () => {
    const t = table({ ...club, dice: [1, 2, 3, 4, 5, 6], vampires: guests }, three);
    t.answer("night-effect").expectOptions("die:1", "die:2", "die:3").answer("die:3");
    expectBlood(t, { imre: 2, mila: 2, nevena: 1 });
    t.expectPosition({ ap: 1, veil: 6, dice: [1, 2, 4, 5, 6], aside: [3] });
  });

  test("district nightclub: with more minions its user gains 1 more", () => {
    const t = table(
      {
        ...club,
        vampires: guests,
        districts: { nightclub: { minions: 2, hidden: 1 } },
      },
      three,
    );
    t.answer("night-effect", "die:1");
    expectBlood(t, { imre: 3, mila: 2, nevena: 1 });
  });

  test("district nightclub: even numbers give nothing more", () => {
    const t = table(
      { ...club, vampires: guests, districts: { nightclub: { minions: 1, hidden: 1 } } },
      three,
    );
    t.answer("night-effect", "die:2");
    expectBlood(t, { imre: 2, mila: 2, nevena: 1 });
  });

  test("district nightclub: high dice buy nothing", () => {
    const t = table({ ...club, dice: [4, 5, 6, 6], vampires: { imre: { at: "nightclub" } } });
    expect(t.whyNot("night-effect")).toBe("no-such-die MN-5.5");
  });

  test("district nightclub: it takes 1 AP", () => {
    const t = table({ ...club, ap: 0, vampires: { imre: { at: "nightclub", blood: 1 } } });
    expect(t.whyNot("night-effect")).toBe("too-few-ap MN-4.1");
  });
});

describe("district printing-house", () => {
  test.each([
    ["two minions, one agent: veil +1", { minions: 2, hidden: 1 }, 5],
    ["three minions: veil +1, not more", { minions: 3 }, 5],
    ["one minion alone: nothing", { minions: 1 }, 4],
    ["two and two: nothing", { minions: 2, hidden: 1, exposed: 1 }, 4],
    ["one agent alone: nothing", { hidden: 1 }, 4],
    ["two agents, one minion: veil −1", { hidden: 1, exposed: 1, minions: 1 }, 3],
    ["four agents: veil −1, not more", { hidden: 4 }, 3],
  ])("district printing-house: %s", (_name, house, veil) => {
    const t = slot("printing-house", { districts: { "printing-house": house } });
    t.expectPosition({ veil });
    expectOver(t, "printing-house");
  });

  test("district printing-house: agents elsewhere do not help the one there", () => {
    const t = slot("printing-house", {
      districts: { "printing-house": { hidden: 1 }, asylum: { hidden: 3, minions: 3 } },
    });
    t.expectPosition({ veil: 4 });
  });

  test("district printing-house: a sigil does not replace the second minion", () => {
    const t = slot("printing-house", {
      districts: { "printing-house": { minions: 1, hidden: 3 } },
      vampires: { imre: { sigil: "printing-house" } },
    });
    t.expectPosition({ veil: 4 });
  });
});

describe("district hospital", () => {
  const patients = { imre: { blood: 4 }, mila: { blood: 2 }, nevena: { blood: 0 } };
  const three = { vampires: ["imre", "mila", "nevena"] };

  test("district hospital: more minions: a wounded vampire gains 1 blood", () => {
    const t = slot(
      "hospital",
      { vampires: patients, districts: { hospital: { minions: 1 } } },
      three,
    );
    t.expectOptions("mila", "nevena").answer("mila");
    expectBlood(t, { imre: 4, mila: 3, nevena: 0 });
    expectOver(t, "hospital");
  });

  test("district hospital: more agents: an undrained vampire loses 1 blood", () => {
    const t = slot(
      "hospital",
      { vampires: patients, districts: { hospital: { hidden: 1 } } },
      three,
    );
    t.expectOptions("imre", "mila").answer("mila");
    expectBlood(t, { imre: 4, mila: 1, nevena: 0 });
    expectOver(t, "hospital");
  });

  test("district hospital: even numbers: nothing", () => {
    const t = slot(
      "hospital",
      { vampires: patients, districts: { hospital: { hidden: 1, minions: 1 } } },
      three,
    );
    expectOver(t, "hospital");
    expectBlood(t, { imre: 4, mila: 2, nevena: 0 });
  });
});

describe("district slaughterhouse", () => {
  const yard = {
    phase: "turn",
    active: "imre",
    dice: [1, 2, 3, 6],
    vampires: { imre: { at: "slaughterhouse", kills: 3 } },
  } satisfies Position;

  test("district slaughterhouse: one exposed agent within one step is removed, a kill", () => {
    const t = table({
      ...yard,
      districts: {
        slaughterhouse: { exposed: 2 },
        cathedral: { exposed: 1, hidden: 1 },
        "town-hall": { hidden: 1 },
        museum: { exposed: 1 },
      },
    });
    t.answer("night-effect").expectOptions("die:1", "die:2").answer("die:2");
    t.expectOptions("slaughterhouse", "cathedral").answer("slaughterhouse");
    expectCity(t, {
      "railway-station": { minions: 2 },
      slaughterhouse: { exposed: 1 },
      cathedral: { exposed: 1, hidden: 1 },
      "town-hall": { hidden: 1 },
      museum: { exposed: 1 },
    });
    expectKills(t, { imre: 4, mila: 0 });
    expectBlood(t, { imre: 4, mila: 4 });
    t.expectPosition({ ap: 1, veil: 6, dice: [1, 3, 6], aside: [2] });
  });

  test("district slaughterhouse: hidden agents are safe from it", () => {
    const t = table({ ...yard, districts: { cathedral: { exposed: 1, hidden: 1 } } });
    t.answer("night-effect", "die:1", "cathedral");
    t.expectPosition({ districts: { cathedral: { exposed: 0, hidden: 1 } } });
  });

  test("district slaughterhouse: a 3 is too good for it", () => {
    const t = table({ ...yard, dice: [3, 4, 5, 6], districts: { slaughterhouse: { exposed: 1 } } });
    expect(t.whyNot("night-effect")).toBe("no-such-die MN-5.5");
  });

  test("district slaughterhouse: it takes 1 AP", () => {
    const t = table({ ...yard, ap: 0, districts: { slaughterhouse: { exposed: 1 } } });
    expect(t.whyNot("night-effect")).toBe("too-few-ap MN-4.1");
  });
});
