import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { location } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import type { TestTable } from "../support/table.js";

type Effect = Extract<Piece, { kind: "location" }>["effect"];

/** Seat 0 uses the Location in the North, which handles the Victim deck. Act II: v2-4 … v2-8 are free. */
function dawn(effect: Effect, position: Position): TestTable {
  return reveal(
    [{ piles: { dawn: cards("BB") } }, {}],
    [token(0, "north", "dawn")],
    { day: 4, ...position },
    { pieces: [location("loc2-1", { act: 2, effect })] },
  ).answer("dawn");
}

const FREE = ["v2-4", "v2-5", "v2-6", "v2-7", "v2-8"];
const draw: Effect = [{ do: "draw" }];

describe("BO-5.9 the deck is empty", () => {
  test("BO-5.9 the discard is shuffled into it first, then the card is drawn", () => {
    const t = dawn(draw, { discards: ["v2-4", "v2-5", "v2-6"], gone: ["v2-7", "v2-8"] });
    expect(t.factsOf("deck-reshuffled")).toEqual([
      { fact: "deck-reshuffled", rule: "BO-5.9", n: 3 },
    ]);
    t.expectPosition({ discards: [], gone: ["v2-7", "v2-8"], victimSeen: [0, 0] });
    const { hand } = t.position.players[0];
    expect([...hand, ...t.position.victimDeck].sort()).toEqual(["v2-4", "v2-5", "v2-6"]);
    expect(hand).toHaveLength(1);
  });

  test("BO-5.9 the order is chance: every card of the discard can come first", () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const t = reveal(
        [{ piles: { dawn: cards("BB") } }, {}],
        [token(0, "north", "dawn")],
        { discards: ["v1-4", "v1-5", "v1-6"], gone: ["v1-7", "v1-8"] },
        { pieces: [location("loc1-1", { effect: draw })], seed: `shuffle ${i}` },
      );
      drawn.add(t.answer("dawn").position.players[0].hand[0]);
    }
    expect([...drawn].sort()).toEqual(["v1-4", "v1-5", "v1-6"]);
  });

  test("BO-5.9 no discard either: nothing comes, the pile is in Torpor", () => {
    const t = dawn(draw, { gone: FREE });
    expect(t.factsOf("deck-empty", "deck-reshuffled")).toEqual([
      { fact: "deck-empty", rule: "BO-5.9" },
    ]);
    t.expectPlayer(0, { hand: [], torpor: cards("BB") });
  });

  test("BO-5.9 the last card is drawn: the discard stays until the next one is wanted", () => {
    const t = dawn(draw, { victimDeck: ["v2-4"], discards: FREE.slice(1) });
    t.expectPlayer(0, { hand: ["v2-4"] });
    t.expectPosition({ victimDeck: [], discards: FREE.slice(1) });
    expect(t.factsOf("deck-reshuffled")).toEqual([]);
    expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
  });

  test("BO-5.9 two are drawn, one is left: the deck's own first, then one of the discard", () => {
    const t = dawn([...draw, ...draw], { victimDeck: ["v2-4"], discards: FREE.slice(1) });
    const { hand } = t.position.players[0];
    expect(hand).toHaveLength(2);
    expect(hand).toContain("v2-4");
    expect(t.position.victimDeck).toHaveLength(3);
    expect(
      t.facts.map(({ fact }) => fact).filter((fact) => /^(victim|deck)/.test(String(fact))),
    ).toEqual(["victim-gained", "deck-reshuffled", "victim-gained"]);
  });

  test("BO-5.9 two are discarded from a deck of one: the first of them is shuffled in too", () => {
    const t = dawn([{ do: "cull", n: 2 }], { victimDeck: ["v2-4"], gone: FREE.slice(1) });
    expect(t.factsOf("victim-discarded").map(({ card }) => card)).toEqual(["v2-4", "v2-4"]);
    t.expectPosition({ victimDeck: [], discards: ["v2-4"] });
  });

  test("BO-5.9 looking at an empty deck: the discard is shuffled, then looked at", () => {
    const t = dawn([{ do: "look", n: 2, may: "take" }], { discards: FREE });
    expect(t.factsOf("deck-reshuffled")).toMatchObject([{ n: 5 }]);
    expect(t.question).toBe("look.pick");
    expect(t.options).toHaveLength(3);
    expect(t.optionsOf("take")).toHaveLength(2);
  });

  test("BO-5.9 looking at a deck that is not empty: only at what lies there", () => {
    const t = dawn([{ do: "look", n: 3, may: "take" }], {
      victimDeck: ["v2-4"],
      discards: FREE.slice(1),
    });
    t.expectOptions("none", "take:v2-4");
    t.expectPosition({ discards: FREE.slice(1) });
  });

  test("BO-5.9 looking where there is nothing at all: no question", () => {
    const t = dawn([{ do: "look", n: 3, may: "take" }], { gone: FREE });
    expect(t.question).toBe("feeding.card");
    expect(t.factsOf("looked")).toEqual([]);
  });

  test("BO-5.9 a Victim put under an empty deck: the discard is shuffled first and lies above", () => {
    const t = dawn([{ do: "bury", at: "here" }], { discards: FREE });
    const { victimDeck, discards } = t.position;
    expect(victimDeck).toHaveLength(6);
    expect(victimDeck.at(-1)).toBe("v2-1");
    expect(discards).toEqual([]);
    t.expectQuarter("north", { victim: null });
  });

  test("BO-5.9 a Victim cannot be put under a deck that there is none of: it stays", () => {
    const t = dawn([{ do: "bury", at: "here" }], { gone: FREE });
    t.expectQuarter("north", { victim: "v2-1" }).expectPosition({ victimDeck: [] });
    t.expectPlayer(0, { torpor: cards("BB") });
  });

  test("BO-5.9 a Victim for an empty Quarter comes from the shuffled discard", () => {
    const t = dawn([{ do: "summon", at: "here" }], {
      discards: FREE,
      gone: ["v2-1"],
      quarters: { north: { victim: null } },
    });
    expect(FREE).toContain(t.position.quarters.north?.victim);
    expect(t.position.victimDeck).toHaveLength(4);
  });
});
