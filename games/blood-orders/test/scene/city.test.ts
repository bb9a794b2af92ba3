import { describe, expect, test } from "vitest";
import { location, victim } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { table } from "../support/table.js";
import { scene } from "./seen.js";

describe("Quarters", () => {
  test("all that lies in one", () => {
    const t = table(
      {
        phase: "orders",
        quarters: { south: { die: 4, blood: 5, influence: 6 } },
        players: [{ hand: [] }, { hand: [], piles: { dusk: cards("EE") } }],
        tokens: [token(0, "south", "night"), token(1, "south", "dusk")],
      },
      {
        pieces: [
          location("loc1-2", { name: "Quay", fear: 3 }),
          victim("v1-2", { name: "Pilot", class: "scholar", dusk: 3, fear: 2, cost: 4, vp: -1 }),
        ],
      },
    );
    expect(scene(t, 1).quarters[1]).toEqual({
      place: "quarter:1",
      name: "South",
      location: {
        place: "quarter:1:location",
        id: "loc1-2",
        name: "Quay",
        kind: "location",
        text: "Gain 1 Blood.",
        printed: "Fear 3",
        fear: 3,
      },
      victim: {
        place: "quarter:1:victim",
        id: "v1-2",
        name: "Pilot",
        kind: "victim",
        text: "Gain 1 VP.",
        printed: "scholar · 1 Dawn, 3 Dusk, 1 Night · Fear 2 · −1 VP · Dusk for 4 Influence",
        symbols: { dawn: 1, dusk: 3, night: 1 },
        vp: -1,
        fear: 2,
        cost: 4,
        class: "scholar",
      },
      night: { place: "quarter:1:night", blood: 5, influence: 6 },
      die: 4,
      tokens: [
        { place: "token:quarter:1:0", seat: 0, order: null, test: null },
        {
          place: "token:quarter:1:1",
          seat: 1,
          order: "dusk",
          test: { symbols: 2, die: 4, surplus: -2 },
        },
      ],
      contestants: [0],
    });
  });

  test("without a Victim; West only with four players", () => {
    const t = table({ phase: "orders", quarters: { north: { victim: null } } });
    const { quarters } = scene(t);
    expect(quarters.map(({ victim: there }) => there?.id ?? null)).toEqual([null, "v1-2", "v1-3"]);
    const names = scene(table({ phase: "orders" }, { players: 4 })).quarters.map(
      ({ name }) => name,
    );
    expect(names).toEqual(["North", "South", "East", "West"]);
  });
});

describe("tokens", () => {
  const players = [
    { piles: { dawn: cards("BBB"), night: cards("EE") } },
    { piles: { night: cards("E") } },
  ];
  const tokens = [
    token(1, "north", "night"),
    token(0, "north", "dawn"),
    token(0, "altar", "dusk"),
    token(1, "catacombs", "dawn"),
    token(0, "north", "night"),
  ];

  test("in the order of placing; before the reveal only one's own are known", () => {
    const t = table({
      phase: "orders",
      players: players.map((player) => ({ hand: [], ...player })),
      tokens,
    });
    const orders = (audience: number) =>
      scene(t, audience).quarters[0].tokens.map(({ seat, order }) => [seat, order]);
    expect(orders(0)).toEqual([
      [1, null],
      [0, "dawn"],
      [0, "night"],
    ]);
    expect(orders(1)).toEqual([
      [1, "night"],
      [0, null],
      [0, null],
    ]);
    expect(orders(-1)).toEqual([
      [1, null],
      [0, null],
      [0, null],
    ]);
    expect(scene(t, 0).altar.tokens).toEqual([
      { place: "token:altar:0", seat: 0, order: "dusk", test: null },
    ]);
    expect(scene(t, 0).catacombs.tokens).toEqual([
      { place: "token:catacombs:0", seat: 1, order: null, test: null },
    ]);
  });

  test("after the reveal those in the Quarters are known to all, with what their piles show", () => {
    const t = reveal(players, tokens);
    const { quarters, altar } = scene(t);
    expect(quarters[0].tokens.map(({ test: passed }) => passed)).toEqual([
      { symbols: 2, die: 2, surplus: 0 },
      { symbols: 3, die: 2, surplus: 1 },
      { symbols: 4, die: 2, surplus: 2 },
    ]);
    expect(quarters[0].contestants).toEqual([1, 0]);
    expect(altar.tokens.map(({ order }) => order)).toEqual([null]);
  });

  test("whoever hides a token may contest, each seat once, but no known Dawn or Dusk", () => {
    const t = table({
      phase: "orders",
      players: [{ hand: [] }, { hand: [] }],
      tokens: [token(1, "east", "dusk"), token(0, "east", "dawn"), token(1, "east", "dawn")],
    });
    const contestants = (audience: number) => scene(t, audience).quarters[2].contestants;
    expect([contestants(0), contestants(1), contestants(-1)]).toEqual([[1], [0], [1, 0]]);
  });
});
