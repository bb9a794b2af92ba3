import { SPECTATOR } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { modifier, trigger } from "../support/rites.js";
import { table } from "../support/table.js";
import { scene } from "./seen.js";

const places = (list: readonly { place: string }[] | null) => list?.map(({ place }) => place);

describe("players", () => {
  const t = table(
    {
      phase: "orders",
      players: [
        {
          blood: 3,
          influence: 4,
          vp: 5,
          fear: 13,
          hand: ["v1-5", ...cards("BB")],
          sure: cards("B"),
          piles: { dawn: cards("BB"), night: ["v1-6"] },
          torpor: cards("EE"),
          rituals: ["r1-1", "r1-2", "r1-3"],
          boosts: { dawn: 2 },
        },
        { hand: cards("B") },
      ],
      used: ["r1-2"],
      market: ["r1-4", "r1-5", "r1-6", null],
      tokens: [token(0, "north", "dusk")],
    },
    {
      start: 1,
      pieces: [
        modifier("r1-1", "dawn", 1),
        ritual("r1-2", { daily: { effect: [{ do: "gain", what: "vp" }] } }),
        ritual("r1-3", { daily: { effect: [{ do: "gain", what: "blood" }] } }),
      ],
    },
  );

  test("supplies, Fear and its worth", () => {
    expect(scene(t).players[0]).toMatchObject({
      place: "seat:0",
      seat: 0,
      name: "Player 1",
      blood: 3,
      influence: 4,
      vp: 5,
      fear: 13,
      fearVp: -3,
      score: null,
      isReady: null,
    });
  });

  test("the own hand as cards, another's only as a number of cards", () => {
    const [own] = scene(t, 0).players;
    expect(places(own.hand)).toEqual([
      "hand:0:v1-5",
      "hand:0:bleeder",
      "hand:0:bleeder:2",
      "hand:0:bleeder:3",
    ]);
    expect([own.handSize, own.cards]).toEqual([4, 7]);
    const [other] = scene(t, 1).players;
    expect([other.hand, other.handSize, other.cards]).toEqual([null, null, 7]);
  });

  test("BO-8.2 known cards of another, only for seats at tables that track them", () => {
    const tracked = table(
      {
        phase: "orders",
        tracked: true,
        players: [
          { hand: cards("B"), sure: ["v1-5"], piles: { dawn: ["v1-6"] } },
          { hand: cards("BE") },
        ],
      },
      {},
    );
    const [own, other] = scene(tracked, 1).players.slice().reverse();
    expect([own.known, places(own.hand)]).toEqual([null, ["hand:1:bleeder", "hand:1:elder"]]);
    expect(other.hand).toBeNull();
    expect(places(other.known)).toEqual(["hand:0:v1-5", "hand:0:v1-6", "hand:0:bleeder"]);
    expect(scene(tracked, SPECTATOR).players.map(({ known }) => known)).toEqual([null, null]);
    expect(scene(t, 1).players.map(({ known }) => known)).toEqual([null, null]);
  });

  test("the own piles, with what they show in each Quarter; another's are secret", () => {
    const [dawn, dusk, night] = scene(t, 0).players[0].piles;
    expect(dawn).toEqual({
      place: "pile:0:dawn",
      order: "dawn",
      boost: 2,
      cards: [
        expect.objectContaining({ place: "pile:0:dawn:bleeder" }),
        expect.objectContaining({ place: "pile:0:dawn:bleeder:2" }),
      ],
      size: 2,
      symbols: 4,
      tests: [0, 1, 2].map((quarter) => ({ quarter, symbols: 5, die: 2, surplus: 3 })),
    });
    expect([dusk.size, dusk.cards, dusk.symbols]).toEqual([0, [], 0]);
    expect([night.place, places(night.cards)]).toEqual(["pile:0:night", ["pile:0:night:v1-6"]]);
    expect(scene(t, 1).players[0].piles[0]).toEqual({
      place: "pile:0:dawn",
      order: "dawn",
      boost: 2,
      cards: null,
      size: null,
      symbols: null,
      tests: null,
    });
  });

  test("Torpor and Rituals lie open", () => {
    const { torpor, rituals } = scene(t, 1).players[0];
    expect(places(torpor)).toEqual(["torpor:0:elder", "torpor:0:elder:2"]);
    expect(rituals.map(({ place, isUsed }) => [place, isUsed])).toEqual([
      ["ritual:r1-1", null],
      ["ritual:r1-2", true],
      ["ritual:r1-3", false],
    ]);
  });

  test("tokens left: how many for all, which for their owner", () => {
    const left = (audience: number) =>
      scene(t, audience).players.map(({ tokensLeft, ordersLeft }) => [tokensLeft, ordersLeft]);
    const all = ["dawn", "dusk", "night"];
    expect(left(0)).toEqual([
      [2, ["dawn", "night"]],
      [3, all],
    ]);
    expect(left(1)).toEqual([
      [2, null],
      [3, all],
    ]);
  });

  test("after the reveal hands are counted, and piles lie open", () => {
    const open = reveal(
      [{ hand: cards("BB"), piles: { dawn: cards("BBE") } }, {}],
      [token(0, "north", "dawn")],
    );
    const [first] = scene(open, 1).players;
    expect([first.hand, first.handSize, first.cards]).toEqual([null, 2, 5]);
    expect(places(first.piles[0].cards)).toEqual([
      "pile:0:dawn:bleeder",
      "pile:0:dawn:bleeder:2",
      "pile:0:dawn:elder",
    ]);
  });
});

describe("what stands", () => {
  const guard = ritual("r1-1", {
    standing: [
      { kind: "modifier", value: "dawn", add: 1 },
      { kind: "modifier", value: "dusk", add: 1 },
    ],
  });
  const watch = trigger("r1-2", "scavenged", [{ do: "gain", what: "vp" }], { once: "day" });
  const t = table(
    {
      phase: "orders",
      players: [{ rituals: ["r1-2"] }, { rituals: ["r1-1"] }],
      market: ["r1-3", "r1-4", "r1-5", "r1-6"],
    },
    { pieces: [guard, watch] },
  );
  const standing = () =>
    scene(t).standing.map(({ place, owner, isSpent }) => [place, owner, isSpent]);

  test("one card for each Ritual, with its owner", () => {
    expect(standing()).toEqual([
      ["standing:r1-2", 0, false],
      ["standing:r1-1", 1, false],
    ]);
    expect(scene(t).standing[1]).toMatchObject({ id: "r1-1", kind: "ritual" });
    t.answer("scavenge:1");
    expect(standing()[0]).toEqual(["standing:r1-2", 0, true]);
  });
});

describe("the Fear track", () => {
  test("its spaces with their worth and the markers", () => {
    const t = table({ phase: "orders", players: [{ fear: 5 }, { fear: 5 }] });
    const { place, text, spaces } = scene(t).fearTrack;
    expect(place).toBe("fear-track");
    expect(text).toMatch(/^From 0 to 24\./);
    expect(spaces).toHaveLength(25);
    expect(spaces.slice(4, 7)).toEqual([
      { place: "fear:4", at: 4, vp: 4, isMark: false, seats: [] },
      { place: "fear:5", at: 5, vp: 2, isMark: true, seats: [0, 1] },
      { place: "fear:6", at: 6, vp: 2, isMark: false, seats: [] },
    ]);
  });
});
