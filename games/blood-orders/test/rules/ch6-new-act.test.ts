import { describe, expect, test } from "vitest";
import { location, ritual, victim } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";

const ACT_1 = ["v1-1", "v1-2", "v1-3", "v1-4", "v1-5", "v1-6", "v1-7", "v1-8"];

describe("BO-6.1 after Days 3 and 6 the new Act comes first", () => {
  test("BO-6.1 the order of Day 3: new Act, tokens back, feeding, next Day", () => {
    const t = reveal([{ piles: { dawn: cards("B") } }, {}], [token(0, "altar", "dawn")], {
      day: 3,
    });
    expect(t.facts.map(({ fact }) => fact).slice(-8)).toEqual([
      "act-over",
      "act-begins",
      "dealt",
      "dealt",
      "dealt",
      "ritual-broken",
      "market-filled",
      "piles-back",
    ]);
    expect(t.factsOf("act-over", "act-begins").map(({ act }) => act)).toEqual([1, 2]);
    expect(t.question).toBe("feeding.commit");
    t.expectPosition({ day: 3, act: 2 });
    expect(t.position.quarters.north?.location).toMatch(/^loc2-/);
    const city = t.position.quarters;
    t.feedAll().expectPosition({ day: 4, act: 2, quarters: city });
  });

  test("BO-6.1 on other Days players feed before they see new Victims", () => {
    const t = reveal([{ piles: { night: cards("E") } }, {}], [token(0, "north", "night")], {
      day: 4,
    });
    t.answer("night");
    expect(t.question).toBe("feeding.card");
    t.expectQuarter("north", { victim: null });
    t.feedAll();
    expect(t.position.quarters.north?.victim).toMatch(/^v2-/);
  });

  test.each([
    { day: 1, act: 1 },
    { day: 2, act: 1 },
    { day: 3, act: 2 },
    { day: 4, act: 2 },
    { day: 5, act: 2 },
    { day: 6, act: 3 },
    { day: 7, act: 3 },
    { day: 8, act: 3 },
  ])("BO-6.1 after Day $day it is Act $act", ({ day, act }) => {
    const t = reveal([{}, {}], [], { day }).feedAll();
    t.expectPosition({ day: day + 1, act });
    const { north } = t.position.quarters;
    expect([north?.location.slice(0, 4), north?.victim?.slice(0, 2)]).toEqual([
      `loc${act}`,
      `v${act}`,
    ]);
  });

  test("BO-6.1 after Day 9 there is none: the game is over in Act III", () => {
    const t = reveal([{}, {}], [], { day: 9 });
    expect(t.factsOf("act-begins")).toEqual([]);
    t.feedAll().expectPosition({ day: 9, act: 3 });
  });
});

describe("BO-6.1 the city of the new Act", () => {
  test("BO-6.1 Night spaces hold exactly 3 Blood and the new cost; what was left goes to the supply", () => {
    const pieces = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => victim(`v2-${n}`, { act: 2, cost: 4 }));
    const t = reveal(
      [{}, {}],
      [],
      {
        day: 3,
        quarters: {
          north: { blood: 7, influence: 9 },
          south: { blood: 0, influence: 0 },
          east: { victim: null, blood: 5, influence: 5 },
        },
      },
      { pieces },
    );
    for (const quarter of ["north", "south", "east"] as const) {
      t.expectQuarter(quarter, { blood: 3, influence: 4 });
    }
    t.feedAll();
    // No 1 and 1 of BO-6.4 on such a Day, though the Victims were not taken.
    for (const quarter of ["north", "south", "east"] as const) {
      t.expectQuarter(quarter, { blood: 3, influence: 4 });
    }
  });

  test("BO-6.1 dice are set by the new cards; shifted ones are forgotten", () => {
    const pieces = [
      ...[1, 2, 3, 4].map((n) => location(`loc2-${n}`, { act: 2, fear: 2 })),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => victim(`v2-${n}`, { act: 2, fear: 3 })),
    ];
    const t = reveal([{}, {}], [], { day: 3, quarters: { north: { die: 1 } } }, { pieces });
    for (const quarter of ["north", "south", "east"] as const) t.expectQuarter(quarter, { die: 5 });
  });

  test("BO-6.1 Victims of the city, the deck and the discard leave the game; those of players stay", () => {
    const t = reveal(
      [{ hand: ["v1-4"], torpor: ["v1-5"], piles: { dawn: ["v1-6"] } }, {}],
      [token(0, "altar", "dawn")],
      { day: 3, discards: ["v1-7"], victimDeck: ["v1-8"] },
    );
    t.expectPosition({ gone: ["v1-1", "v1-2", "v1-3", "v1-7"], discards: [] });
    t.expectPlayer(0, { hand: ["v1-4", "v1-6"], torpor: ["v1-5"] });
    const { victimDeck, quarters } = t.position;
    const inPlay = [...victimDeck, ...Object.values(quarters).map((quarter) => quarter.victim)];
    expect(inPlay.sort()).toEqual(ACT_1.map((id) => id.replace("v1", "v2")));
  });

  test("BO-6.1 all decks of the new Act are shuffled: another chance deals other cards", () => {
    const dealt = ["one", "two", "three", "four"].map(
      (seed) => reveal([{}, {}], [], { day: 3 }, { seed }).position,
    );
    const different = (of: (position: (typeof dealt)[number]) => unknown) =>
      new Set(dealt.map((position) => JSON.stringify(of(position)))).size;
    expect(different(({ victimDeck }) => victimDeck)).toBe(4);
    expect(different(({ ritualDeck }) => ritualDeck)).toBe(4);
    expect(different(({ quarters }) => quarters)).toBe(4);
  });

  test.each([
    { players: 2, quarters: 3 },
    { players: 3, quarters: 3 },
    { players: 4, quarters: 4 },
  ])(
    "BO-6.1 $players players: $quarters Quarters are dealt, no card twice",
    ({ players, quarters }) => {
      const t = reveal(new Array(players).fill({}), [], { day: 6 });
      const dealt = Object.values(t.position.quarters);
      expect(dealt).toHaveLength(quarters);
      expect(new Set(dealt.map(({ location: id }) => id)).size).toBe(quarters);
      expect(new Set(dealt.map(({ victim: id }) => id)).size).toBe(quarters);
      expect(dealt.every(({ location: id }) => id.startsWith("loc3-"))).toBe(true);
    },
  );
});

describe("BO-6.1 the market of the new Act", () => {
  const rows = [
    { market: ["r1-1", "r1-2", "r1-3", "r1-4"], broken: ["r1-4"], stays: ["r1-1", "r1-2", "r1-3"] },
    { market: [null, "r1-2", "r1-3", "r1-4"], broken: ["r1-4"], stays: ["r1-2", "r1-3"] },
    { market: [null, null, "r1-1", "r1-2"], broken: ["r1-2"], stays: ["r1-1"] },
    { market: [null, null, null, "r1-1"], broken: ["r1-1"], stays: [] },
    { market: [null, null, null, null], broken: [], stays: [] },
  ];

  test.each(rows)(
    "BO-6.1 $market: $broken leaves, the rest slides, new ones come from the left",
    ({ market, broken, stays }) => {
      const t = reveal([{}, {}], [], { day: 3, market, ritualDeck: [], ritualTop: [] });
      t.expectPosition({ brokenRituals: broken });
      const now = t.position.market;
      const fresh = now.slice(0, 4 - stays.length);
      expect(now.slice(4 - stays.length)).toEqual(stays);
      expect(fresh.every((id) => id?.startsWith("r2-"))).toBe(true);
      // The first that was drawn is the oldest of the new ones.
      expect(t.factsOf("market-filled")).toMatchObject([{ rituals: fresh.slice().reverse() }]);
      const all = [...t.position.ritualDeck, ...fresh].sort();
      expect(all).toEqual(["r2-1", "r2-2", "r2-3", "r2-4", "r2-5", "r2-6"]);
    },
  );

  test("BO-6.1 the rest of the old draw deck leaves the game", () => {
    const t = reveal([{}, {}], [], { day: 3 });
    expect(t.position.ritualDeck).toHaveLength(5);
    expect(t.position.ritualDeck.filter((id) => id.startsWith("r1"))).toEqual([]);
    t.expectPosition({ brokenRituals: ["r1-4"] });
  });

  test("BO-6.1 Rituals of players stay and work", () => {
    const pieces = [
      ritual("larder", { standing: [{ kind: "modifier", value: "free-feeding", add: 2 }] }),
    ];
    const t = reveal(
      [{ blood: 0, torpor: cards("BB"), rituals: ["larder"] }, {}],
      [],
      { day: 3 },
      { pieces },
    );
    t.by(0, "feed", "feed", "commit").by(1, "commit");
    t.expectPlayer(0, { hand: cards("BB"), blood: 0, rituals: ["larder"] });
  });

  test("BO-6.1 Rituals that wait for a new Act answer in turn order, before feeding", () => {
    const wake = (id: string) =>
      ritual(id, {
        standing: [{ kind: "trigger", after: "act-begins", then: [{ do: "gain", what: "vp" }] }],
      });
    const t = reveal(
      [{ rituals: ["one"] }, {}, { rituals: ["three"] }],
      [],
      { day: 3 },
      { pieces: [wake("one"), wake("three")], start: 2 },
    );
    expect(t.factsOf("set-off").map(({ seat, piece }) => [seat, piece])).toEqual([
      [2, "three"],
      [0, "one"],
    ]);
    expect(t.question).toBe("feeding.commit");
    t.expectPlayer(0, { vp: 1 }).expectPlayer(1, { vp: 0 }).expectPlayer(2, { vp: 1 });
  });
});
