import { anotherFate, EVERY_SEAT, SPECTATOR, swiftChance } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Complete } from "../src/position/form.js";
import { location } from "./support/pieces.js";
import { cards, reveal, token } from "./support/reveal.js";
import { type TestTable, table } from "./support/table.js";

const SAMPLES = 60;

/** Positions that an audience might be in, as it imagines them. */
function imagined(t: TestTable, audience: number): Complete[] {
  return Array.from({ length: SAMPLES }, (_, i) => {
    const from = t.game.view(t.state, audience);
    return t.game.name(t.game.imagine(from, swiftChance(`fate ${i}`))) as unknown as Complete;
  });
}

/** All values that occur. */
function kinds(values: readonly unknown[]): string[] {
  return [...new Set(values.map((value) => JSON.stringify(value)))].sort();
}

describe("BO-8.2 imagining the split of a hand", () => {
  const t = table({
    phase: "orders",
    players: [
      {
        hand: ["v1-7", "bleeder"],
        sure: ["v1-8", "elder"],
        piles: { dusk: cards("EE"), night: ["v1-6"] },
      },
      { hand: cards("B"), piles: { dawn: cards("BE") } },
    ],
  });

  test("BO-8.2 one's own cards lie where they lie", () => {
    for (const { players } of imagined(t, 0)) {
      expect(players[0]).toEqual(t.position.players[0]);
    }
  });

  test("BO-8.2 another's may lie anywhere, but all of them are there", () => {
    const all = ["v1-6", "v1-7", ...cards("BEE")];
    const samples = imagined(t, 1).map(({ players }) => players[0]);
    for (const { hand, piles } of samples) {
      expect([...hand, ...piles.dawn, ...piles.dusk, ...piles.night].sort()).toEqual(
        all.slice().sort(),
      );
    }
    for (const place of ["dawn", "dusk", "night"] as const) {
      expect(samples.some(({ piles }) => piles[place].includes("v1-6"))).toBe(true);
    }
    expect(samples.some(({ hand }) => hand.includes("v1-6"))).toBe(true);
    expect(kinds(samples).length).toBeGreaterThan(40);
  });

  test("BO-8.2 cards shown or gained today are in no pile", () => {
    for (const audience of [1, EVERY_SEAT]) {
      for (const { players } of imagined(t, audience)) {
        expect(players[0].sure).toEqual(["v1-8", "elder"]);
        const { dawn, dusk, night } = players[0].piles;
        expect([...dawn, ...dusk, ...night]).not.toContain("v1-8");
        expect([...dawn, ...dusk, ...night].filter((id) => id === "elder").length).toBeLessThan(3);
      }
    }
  });

  test("BO-8.2 a Victim shown at the Altar and a card of the Catacombs, as they come in play", () => {
    const played = table({
      phase: "orders",
      players: [{ hand: ["v1-8", "bleeder"], piles: { dawn: cards("E") } }, { hand: [] }],
      market: ["r1-1", "r1-2", "r1-3", "r1-4"],
    });
    played.answer("place:dawn:altar", "ritual:r1-1", "show:v1-8", "enough", "end");
    played.answer("place:dawn:north", "end", "place:dusk:catacombs", "elder", "end");
    for (const { players } of imagined(played, 1)) {
      expect(players[0].sure).toEqual(["v1-8", "elder"]);
      const { hand, piles } = players[0];
      expect([...hand, ...piles.dawn, ...piles.dusk, ...piles.night].sort()).toEqual(cards("BE"));
    }
  });

  test("BO-8.2 after the reveal nothing of it is imagined any more", () => {
    const open = reveal(
      [{ hand: cards("B"), piles: { dawn: cards("BB"), dusk: cards("E") } }, {}],
      [token(0, "north", "dawn")],
    );
    for (const { players } of imagined(open, 1)) expect(players).toEqual(open.position.players);
  });
});

describe("BO-8.2 imagining hands for spectators", () => {
  const t = table({
    phase: "orders",
    day: 4,
    players: [
      { hand: ["v2-4", "v1-5", "bleeder"], sure: ["elder"], piles: { dawn: ["v2-6", "v1-6"] } },
      { hand: ["bleeder"], torpor: ["v2-7", "v1-7", "elder"] },
    ],
    quarters: { north: { location: "loc2-1", victim: null } },
    discards: ["v2-8"],
    gone: ["v1-1", "v1-2"],
  });
  const all = imagined(t, SPECTATOR);
  const held = (sample: Complete): string[] =>
    sample.players.flatMap(({ hand, sure, piles }) => [
      ...[...hand, ...sure],
      ...[...piles.dawn, ...piles.dusk, ...piles.night],
    ]);

  test("BO-8.1 BO-8.2 as many cards as each player has, and the Bleeders and Elders not in their decks", () => {
    for (const sample of all) {
      expect(sample.players.map((player) => held({ ...sample, players: [player] }).length)).toEqual(
        [6, 1],
      );
      const cardsOf = (id: string): number => held(sample).filter((card) => card === id).length;
      expect([cardsOf("bleeder"), cardsOf("elder")]).toEqual([2, 1]);
      expect(sample.players[0].sure).toEqual([]);
    }
  });

  test("BO-8.2 Victims of the Act fill hands and deck; earlier ones are any that nobody saw leave", () => {
    const victims = all.map((sample) => held(sample).filter((id) => id.startsWith("v")));
    for (const some of victims) {
      expect(some.filter((id) => id.startsWith("v2-"))).toHaveLength(2);
      expect(some.filter((id) => id.startsWith("v1-"))).toHaveLength(2);
    }
    expect([...new Set(victims.flat())].sort()).toEqual([
      ...["v1-3", "v1-4", "v1-5", "v1-6", "v1-8"],
      ...["v2-1", "v2-4", "v2-5", "v2-6"],
    ]);
    for (const { victimDeck } of all) expect(victimDeck).toHaveLength(2);
  });
});

describe("BO-8.2 imagining tokens", () => {
  const tokens = [
    token(0, "north", "dusk"),
    token(1, "altar", "night"),
    token(0, "altar", "dawn"),
    token(1, "south", "dawn"),
    token(0, "catacombs", "night"),
    token(1, "catacombs", "dusk"),
  ];
  const of = (seat: number, { tokens: all }: Complete) =>
    all.filter((one) => one.seat === seat).map(({ order }) => order);

  test("BO-8.2 before the reveal: one's own are known, another's three are in any order", () => {
    const t = table({
      phase: "orders",
      players: [{ hand: [] }, { hand: [] }],
      tokens: tokens.slice(0, 5),
    });
    const samples = imagined(t, 1);
    expect(kinds(samples.map((sample) => of(1, sample)))).toEqual([
      JSON.stringify(["night", "dawn"]),
    ]);
    expect(kinds(samples.map((sample) => of(0, sample)))).toHaveLength(6);
    for (const sample of samples) {
      expect(of(0, sample).slice().sort()).toEqual(["dawn", "dusk", "night"]);
      expect(sample.tokens.map(({ space }) => space)).toEqual(
        tokens.slice(0, 5).map(({ space }) => space),
      );
    }
  });

  test("BO-8.2 after it: those in the Quarters are known, the two others may be either way", () => {
    const t = reveal([{ piles: { dusk: cards("EE") } }, { piles: { dawn: cards("BB") } }], tokens);
    expect(kinds(imagined(t, 1).map((sample) => of(0, sample)))).toEqual(
      kinds([
        ["dusk", "dawn", "night"],
        ["dusk", "night", "dawn"],
      ]),
    );
    // A spectator knows as little of the other player's.
    expect(kinds(imagined(t, SPECTATOR).map((sample) => of(1, sample)))).toHaveLength(2);
  });
});

describe("BO-8.3 imagining decks", () => {
  const looked = () =>
    reveal(
      [{ piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      { victimTop: ["v1-6", "v1-4"] },
      { pieces: [location("loc1-1", { effect: [{ do: "look", n: 2 }] })] },
    ).answer("dawn");

  test("BO-8.3 what one has looked at stays on top; the rest may lie in any order", () => {
    const decks = imagined(looked(), 0).map(({ victimDeck }) => victimDeck);
    expect(kinds(decks.map((deck) => deck.slice(0, 2)))).toEqual([
      JSON.stringify(["v1-6", "v1-4"]),
    ]);
    expect(kinds(decks)).toHaveLength(6);
    for (const audience of [1, SPECTATOR]) {
      const others = imagined(looked(), audience).map(({ victimDeck }) => victimDeck[0]);
      expect(kinds(others)).toEqual(kinds(["v1-4", "v1-5", "v1-6", "v1-7", "v1-8"]));
    }
  });

  test("BO-8.3 only what lies nowhere else is imagined into a deck", () => {
    const t = table({
      phase: "orders",
      day: 4,
      players: [
        { hand: ["v2-4"], sure: ["v2-5"], piles: { dawn: ["v2-6"] } },
        { hand: [], torpor: ["v2-7"], rituals: ["r2-1"] },
      ],
      market: [null, "r2-2", "r2-3", "r1-1"],
      brokenRituals: ["r2-4"],
      quarters: { north: { location: "loc2-1", victim: null } },
      discards: ["v2-8"],
    });
    for (const audience of [0, 1, EVERY_SEAT]) {
      for (const { victimDeck, ritualDeck } of imagined(t, audience)) {
        expect(victimDeck).toEqual(["v2-1"]);
        expect(ritualDeck.slice().sort()).toEqual(["r2-5", "r2-6"]);
      }
    }
  });

  test("BO-8.3 dealt anew, a deck keeps what anybody has looked at and changes the rest", () => {
    const t = looked();
    const decks = Array.from({ length: SAMPLES }, (_, i) => {
      const state = { ...t.game.copy(t.state), chance: anotherFate(t.state.chance, `anew ${i}`) };
      const dealt = t.game.redeal?.(state) ?? state;
      for (const audience of [0, 1, SPECTATOR]) {
        expect(t.game.view(dealt, audience)).toEqual(t.game.view(t.state, audience));
      }
      return (t.game.name(dealt) as unknown as Complete).victimDeck;
    });
    expect(kinds(decks.map((deck) => deck.slice(0, 2)))).toEqual([
      JSON.stringify(["v1-6", "v1-4"]),
    ]);
    expect(kinds(decks)).toHaveLength(6);
  });
});

describe("BO-8.2 imagining decisions that are made", () => {
  test("BO-8.2 a plan: somewhere for each card", () => {
    const t = table({ phase: "day" }).by(0, ...new Array<string>(7).fill("dusk"), "commit");
    const drafts = imagined(t, 1).map(({ drafts: [draft] }) => draft);
    for (const draft of drafts) {
      expect(draft).toHaveLength(7);
      expect(draft.every((place) => place >= 0 && place <= 3)).toBe(true);
    }
    expect(kinds(drafts).length).toBeGreaterThan(40);
    // Whoever still thinks has decided nothing.
    expect(kinds(imagined(t, 0).map(({ drafts: [, draft] }) => draft))).toEqual(["[]"]);
  });

  test("BO-6.3 feeding: never more than the Blood pays for, exactly the excess given up", () => {
    const t = reveal([{ blood: 2, hand: cards("BBBBBBBBBB"), torpor: cards("EEE") }, {}], []);
    t.by(0, "feed", "release", "release", "discard:bleeder", "commit");
    const drafts = imagined(t, 1).map(({ drafts: [draft] }) => draft);
    for (const draft of drafts) {
      const fed = draft.slice(0, 3).filter((choice) => choice === 1).length;
      expect(fed).toBeLessThanOrEqual(2);
      expect(draft).toHaveLength(3 + fed);
    }
    expect(kinds(drafts).length).toBeGreaterThan(3);
    const last = reveal([{ blood: 1, torpor: cards("E") }, {}], []).by(0, "feed", "commit");
    expect(kinds(imagined(last, 1).map(({ drafts: [draft] }) => draft))).toEqual(["[0]", "[1]"]);
  });
});
