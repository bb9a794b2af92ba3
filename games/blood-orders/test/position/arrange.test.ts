import { describe, expect, test } from "vitest";
import { housePack } from "../../src/index.js";
import { ritual } from "../support/pieces.js";
import { trigger } from "../support/rites.js";
import { table } from "../support/table.js";

/** A scenario says only what differs from a fresh game. */

const orders = { phase: "orders" } as const;

describe("what is not said", () => {
  test("a Quarter: 3 Blood, the Victim's cost, the dice by what lies there (BO-2.2)", () => {
    const t = table(
      {
        ...orders,
        quarters: {
          north: { location: "gallows-rise", victim: "the-book-burner" },
          south: { location: "tollhouse-arch", victim: "the-barefoot-friar" },
          east: { location: "paupers-graves", victim: null },
        },
      },
      { house: true },
    );
    t.expectQuarter("north", { blood: 3, influence: 1, die: 5 });
    t.expectQuarter("south", { blood: 3, influence: 2, die: 1 });
    t.expectQuarter("east", { blood: 3, influence: 0, die: 2 });
  });

  test("what is said of a Quarter is so, the rest follows from its cards", () => {
    const north = { location: "loc1-1", victim: "v1-5", die: 6, blood: 0 };
    const t = table({ ...orders, quarters: { north } });
    t.expectQuarter("north", { ...north, influence: 2 });
    expect(t.position.victimDeck).toContain("v1-1");
    expect(t.position.victimDeck).not.toContain("v1-5");
  });

  test("a later Day brings its Act: city, decks and market", () => {
    const t = table({ ...orders, day: 5 }, { house: true });
    const { act, quarters, victimDeck, market } = t.position;
    const pieces = new Map(t.game.content.pieces.map((piece) => [piece.id, piece]));
    const acts = [
      ...Object.values(quarters).flatMap(({ location, victim }) => [location, victim]),
      ...victimDeck,
      ...market,
    ].map((id) => (pieces.get(String(id)) as { act?: number }).act);
    expect(act).toBe(2);
    expect(new Set(acts)).toEqual(new Set([2]));
    expect([victimDeck.length, market.length, t.position.ritualDeck.length]).toEqual([11, 4, 8]);
  });

  test("decks hold what lies nowhere else, the named ones on top", () => {
    const t = table({
      ...orders,
      market: ["r1-1", "r1-2", "r1-3", null],
      ritualTop: ["r1-6"],
      brokenRituals: ["r1-4"],
      victimTop: ["v1-7", "v1-4"],
      discards: ["v1-5"],
      players: [{ hand: ["v1-6"] }],
    });
    t.expectPosition({ victimDeck: ["v1-7", "v1-4", "v1-8"], victimSeen: [0, 0, 0] });
    t.expectPosition({ ritualDeck: ["r1-6", "r1-5"] });
  });

  test("a whole deck that is named stands as it is, with who has seen what", () => {
    const victimDeck = ["v1-8", "v1-4", "v1-6", "v1-5", "v1-7"];
    const victimSeen = [1, 0, 3, 0, 0];
    const t = table({ ...orders, victimDeck, victimSeen }).expectPosition({
      victimDeck,
      victimSeen,
    });
    expect(t.state.victimDeck.seen).toEqual([0, 0, 3, 0, 1]);
  });

  test("Rituals that somebody has are in force, in the order in which they were gained", () => {
    const two = trigger("two", "fed", [{ do: "gain", what: "vp" }]);
    const pieces = [
      ritual("one"),
      { ...two, standing: [...(two.standing ?? []), ...(two.standing ?? [])] },
      trigger("three", "fed", [{ do: "gain", what: "blood" }]),
    ];
    const market = ["r1-1", "r1-2", "r1-3", "r1-4"];
    const players = [{ rituals: ["three", "one"] }, { rituals: ["two"] }];
    const t = table({ ...orders, market, players }, { pieces });
    expect(t.position.standing).toEqual([
      { effect: "three/standing.0", owner: 0 },
      { effect: "two/standing.0", owner: 1 },
      { effect: "two/standing.1", owner: 1 },
    ]);
    const none = table({ ...orders, market, players, standing: [] }, { pieces });
    expect(none.position.standing).toEqual([]);
  });

  test("a Ritual that somebody has is not in the market, whatever was dealt there", () => {
    for (const id of ["r1-1", "r1-2", "r1-3", "r1-4", "r1-5", "r1-6"]) {
      const t = table({ ...orders, players: [{ rituals: [id] }] });
      expect(t.position.market, id).not.toContain(id);
      expect(t.position.market.filter((place) => place !== null)).toHaveLength(4);
    }
  });

  test("a Victim that somebody has is not in the city, whatever was dealt there", () => {
    const ids = housePack.pieces.flatMap((piece) =>
      piece.kind === "victim" && piece.act === 1 ? [piece.id] : [],
    );
    for (const id of ids) {
      const t = table({ ...orders, players: [{ hand: [id] }] }, { house: true });
      const city = Object.values(t.position.quarters).map(({ victim }) => victim);
      expect(city, id).not.toContain(id);
    }
  });
});

describe("where it begins", () => {
  test.each([
    { phase: "day", question: "planning.card", planned: false },
    { phase: "orders", question: "orders.turn", planned: true },
    { phase: "cleanup", question: "feeding.commit", planned: false },
  ] as const)("phase $phase: $question", ({ phase, question, planned }) => {
    const t = table({ phase });
    expect([t.question, t.position.planned]).toEqual([question, planned]);
  });

  test("phase reveal goes on with what has been placed", () => {
    const t = table({
      phase: "reveal",
      players: [{ piles: { dawn: ["bleeder", "bleeder"] } }],
      tokens: [{ seat: 0, space: "north", order: "dawn" }],
    });
    expect([t.question, t.seat]).toEqual(["resolution.act", 0]);
    t.expectPosition({ revealed: true, planned: true });
  });

  test("phase scoring ends the game", () => {
    const t = table({ phase: "scoring", day: 9, players: [{ vp: 3 }, { vp: 1 }] });
    expect([t.question, t.outcome]).toEqual([undefined, "win-seat-1"]);
  });

  test("phase orders: whose turn it is follows from the tokens that stand there", () => {
    const tokens = [
      { seat: 1, space: "north", order: "dawn" },
      { seat: 0, space: "altar", order: "dusk" },
      { seat: 1, space: "east", order: "night" },
    ] as const;
    const t = table({ ...orders, tokens: [...tokens] }, { start: 1 });
    expect(t.seat).toBe(0);
    expect(t.optionsOf("place").every((key) => !key.startsWith("place:dusk"))).toBe(true);
  });

  test("an agenda stands as it is said", () => {
    const t = table({
      agenda: [
        { step: "catacombs", args: [1] },
        { step: "cleanup", args: [] },
      ],
    });
    expect([t.question, t.seat]).toEqual(["catacombs.take", 1]);
  });
});
