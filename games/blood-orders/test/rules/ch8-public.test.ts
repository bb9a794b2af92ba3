import { redactFact, SPECTATOR, UNKNOWN } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Fact } from "../../src/index.js";
import { leftInDeck } from "../../src/rules/cards.js";
import { location, ritual } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { type TestTable, table } from "../support/table.js";

/** What an audience is told of what has just happened, in readable terms. */
function told(t: TestTable, audience: number): Record<string, unknown>[] {
  return t.rawFacts.map((fact) =>
    t.game.nameFact(t.state, redactFact(t.game.facts, fact, audience) as Fact),
  );
}

const EVERYBODY = [0, 1, SPECTATOR];

describe("BO-8.1 what is public", () => {
  test("BO-8.1 each token's owner, place and order of placing", () => {
    const t = table({ phase: "orders" }).answer("place:dusk:south", "end", "place:dawn:altar");
    for (const audience of EVERYBODY) {
      const { tokens } = t.game.view(t.state, audience).seen;
      expect(tokens.filter((_, i) => i % 3 !== 2)).toEqual([0, 1, 1, 4]);
    }
  });

  test("BO-8.1 deck sizes, of Bleeders and Elders too", () => {
    const t = table({ phase: "orders" }).answer("place:dusk:catacombs", "bleeder");
    for (const audience of EVERYBODY) {
      const { seen } = t.game.view(t.state, audience);
      expect([seen.victimDeck.cards.length, seen.ritualDeck.cards.length]).toEqual([5, 2]);
      expect(leftInDeck(t.game.content, seen, t.game.content.bleeder)).toBe(36 - 9);
    }
  });

  test("BO-8.1 the card taken in the Catacombs", () => {
    const t = table({ phase: "orders" }).answer("place:dusk:catacombs", "elder");
    for (const audience of EVERYBODY) {
      expect(told(t, audience)).toEqual([
        { fact: "catacombs", rule: "BO-4.5", seat: 0, card: "elder" },
      ]);
    }
  });

  test("BO-8.1 the Victim taken at Night and the cards given up at feeding", () => {
    const t = reveal(
      [{ hand: cards("BBBBBBBBBB"), piles: { night: cards("E") } }, {}],
      [token(0, "north", "night")],
    ).answer("night");
    for (const audience of EVERYBODY) {
      expect(told(t, audience)).toContainEqual({
        fact: "victim-gained",
        rule: "BO-5.7",
        seat: 0,
        card: "v1-1",
      });
    }
    t.by(1, "commit").by(0, "release", "discard:bleeder", "commit");
    for (const audience of EVERYBODY) {
      expect(told(t, audience).slice(0, 2)).toEqual([
        { fact: "released", rule: "BO-6.3", seat: 0, cards: ["elder"] },
        { fact: "over-limit", rule: "BO-6.3", seat: 0, cards: ["bleeder"] },
      ]);
    }
  });

  test("BO-8.1 a card given up for an effect, and a Victim drawn by one", () => {
    const t = reveal(
      [{ hand: ["v1-8"], piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      { victimTop: ["v1-5"] },
      { pieces: [location("loc1-1", { effect: [{ do: "offer", then: [{ do: "draw" }] }] })] },
    ).answer("dawn", "discard:v1-8");
    for (const audience of EVERYBODY) {
      expect(told(t, audience).slice(0, 2)).toEqual([
        { fact: "offered", rule: "BO-8.1", seat: 0, cards: ["v1-8"] },
        { fact: "victim-gained", rule: "BO-5.9", seat: 0, card: "v1-5" },
      ]);
    }
  });
});

describe("BO-8.3 what is looked at", () => {
  const NOBODY_YET = [0, 0, 0, 0, 0];
  const look = (may?: "take" | "discard" | "bury" | "raise", victimSeen = NOBODY_YET) =>
    reveal(
      [{ piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      { victimTop: ["v1-6", "v1-4", "v1-8"], victimSeen },
      {
        pieces: [
          location("loc1-1", {
            effect: [{ do: "look", n: 2, ...(may === undefined ? {} : { may }) }],
          }),
        ],
      },
    ).answer("dawn");
  const deckFor = (t: TestTable, audience: number) =>
    t.game
      .view(t.state, audience)
      .seen.victimDeck.cards.slice()
      .reverse()
      .map((card) => (card < 0 ? "?" : t.game.content.cards[card].id));

  test("BO-8.3 the looker alone is told and sees the cards; others that there were two", () => {
    const t = look();
    const rest = { fact: "looked", rule: "BO-8.3", seat: 0, n: 2 };
    expect(told(t, 0)).toContainEqual({ ...rest, cards: ["v1-6", "v1-4"] });
    expect(deckFor(t, 0)).toEqual(["v1-6", "v1-4", "?", "?", "?"]);
    for (const audience of [1, SPECTATOR]) {
      expect(told(t, audience)).toContainEqual(rest);
      expect(deckFor(t, audience)).toEqual(["?", "?", "?", "?", "?"]);
    }
  });

  test("BO-8.3 the looker still knows them the next Day", () => {
    const t = look().feedAll();
    expect(deckFor(t, 0)).toEqual(["v1-6", "v1-4", "?", "?", "?"]);
    expect(deckFor(t, 1)).toEqual(["?", "?", "?", "?", "?"]);
  });

  test("BO-8.3 who looked knows where the card went; others only that something was moved", () => {
    const t = look("bury").answer("bury:v1-6");
    expect(deckFor(t, 0)).toEqual(["v1-4", "?", "?", "?", "v1-6"]);
    expect(deckFor(t, 1)).toEqual(["?", "?", "?", "?", "?"]);
    for (const audience of [1, SPECTATOR]) {
      expect(told(t, audience)[0]).toEqual({ fact: "deck-arranged", rule: "BO-8.3", seat: 0 });
    }
    t.expectPosition({
      victimDeck: ["v1-4", "v1-8", ...t.position.victimDeck.slice(2, 4), "v1-6"],
    });
  });

  test("BO-8.3 which card was put on top looks the same to others, also by who had looked before", () => {
    const seat1 = [1 << 1, 0, 0, 0, 0];
    expect(deckFor(look("raise", seat1), 1)[0]).toBe("v1-6");
    const raised = (card: string) => look("raise", seat1).answer(`raise:${card}`);
    const [first, second] = [raised("v1-6"), raised("v1-4")];
    for (const audience of [1, SPECTATOR]) {
      expect(first.game.view(first.state, audience)).toEqual(
        second.game.view(second.state, audience),
      );
      expect(told(first, audience)).toEqual(told(second, audience));
    }
    expect(deckFor(first, 1)[0]).toBe("?");
    expect(deckFor(second, 0).slice(0, 2)).toEqual(["v1-4", "v1-6"]);
  });

  test("BO-8.3 a card that is taken or discarded is named; those that stay are not", () => {
    const taken = look("take").answer("take:v1-4");
    expect(told(taken, 1)[0]).toMatchObject({ fact: "victim-gained", seat: 0, card: "v1-4" });
    expect(deckFor(taken, 0)).toEqual(["v1-6", "?", "?", "?"]);
    const discarded = look("discard").answer("discard:v1-6");
    expect(told(discarded, SPECTATOR)[0]).toMatchObject({ fact: "victim-discarded", card: "v1-6" });
    expect(deckFor(discarded, 1)).toEqual(["?", "?", "?", "?"]);
  });

  test("BO-8.3 a Victim put under the deck before everybody's eyes is known to all", () => {
    const t = reveal(
      [{ piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      {},
      { pieces: [location("loc1-1", { effect: [{ do: "bury", at: "here" }] })] },
    ).answer("dawn");
    for (const audience of EVERYBODY) expect(deckFor(t, audience).at(-1)).toBe("v1-1");
  });

  test("BO-8.3 the order of the Ritual deck is secret from all", () => {
    const pieces = [ritual("extra")];
    const t = table({ phase: "orders" }, { pieces });
    for (const audience of EVERYBODY) {
      expect(t.game.view(t.state, audience).seen.ritualDeck.cards).toEqual([
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
      ]);
    }
  });

  test("BO-8.3 hands are shown at scoring, to everybody", () => {
    const t = reveal([{ hand: ["v3-8", "elder"] }, { hand: cards("B") }], [], {
      phase: "scoring",
      day: 9,
    });
    for (const audience of EVERYBODY) {
      expect(told(t, audience).filter(({ fact }) => fact === "scored")).toMatchObject([
        { seat: 0, cards: ["v3-8", "elder"] },
        { seat: 1, cards: ["bleeder"] },
      ]);
    }
  });
});
