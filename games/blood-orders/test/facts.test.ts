import { redactFact, SPECTATOR } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { bloodOrders, type Fact, ruleWords } from "../src/index.js";
import { table } from "./support/table.js";
import { wholeGame } from "./support/whole-game.js";

const game = bloodOrders();

/** All fields at once, so that what is hidden shows. */
const everything: Omit<Fact, "fact"> = {
  rule: "BO-8.1",
  seat: 1,
  other: 0,
  space: 2,
  from: 0,
  to: 1,
  order: 2,
  what: "blood",
  n: 3,
  now: 4,
  day: 5,
  act: 1,
  card: 0,
  cards: [0, 1],
  ritual: 2,
  rituals: [0, 1],
  location: 3,
  piece: 4,
  seats: [0, 1],
  strengths: [5, 6],
  score: { cards: 1, rituals: 2, tokens: 3, influence: 4, fear: -3, total: 7 },
};

describe("BO-8.2 BO-8.3 what is told to whom", () => {
  test.each([
    { name: "placed", all: ["seat", "space"], own: ["order"] },
    { name: "looked", all: ["seat", "n"], own: ["cards"] },
    { name: "planned", all: [], own: [] },
    { name: "contest", all: ["space", "seats", "strengths"], own: [] },
  ] as const)("BO-8.2 of $name others are told $all, its own seat also $own", (one) => {
    const fact: Fact = { fact: one.name, ...everything };
    const fields = (names: readonly string[]): unknown =>
      Object.fromEntries(
        ["fact", "rule", ...names].map((name) => [name, fact[name as keyof Fact]]),
      );
    expect(redactFact(game.facts, fact, 1)).toEqual(fields([...one.all, ...one.own]));
    for (const audience of [0, 2, 3, SPECTATOR]) {
      expect(redactFact(game.facts, fact, audience)).toEqual(fields(one.all));
    }
  });

  test("BO-8.1 whoever a fact is about is told all of it, the others all but those two secrets", () => {
    const secret: Partial<Record<string, keyof Fact>> = { placed: "order", looked: "cards" };
    const met = new Set<string>();
    wholeGame(game, { players: 4 }, "told", (_state, facts) => {
      for (const fact of facts) {
        met.add(fact.fact);
        expect(redactFact(game.facts, fact, fact.seat ?? 0)).toEqual(fact);
        const hidden = secret[fact.fact];
        const rest = Object.entries(fact).filter(([field]) => field !== hidden);
        expect(redactFact(game.facts, fact, SPECTATOR)).toEqual(Object.fromEntries(rest));
      }
    });
    expect(met.size).toBeGreaterThan(20);
  });

  test("BO-8.2 which Order a token gives is told to its owner alone", () => {
    const t = table({ phase: "orders" }).answer("place:night:south");
    const [fact] = t.rawFacts;
    expect(redactFact(t.game.facts, fact, 0)).toEqual({
      fact: "placed",
      rule: "BO-4.1",
      seat: 0,
      space: 1,
      order: 2,
    });
    for (const audience of [1, SPECTATOR]) {
      expect(redactFact(t.game.facts, fact, audience)).toEqual({
        fact: "placed",
        rule: "BO-4.1",
        seat: 0,
        space: 1,
      });
    }
  });

  test("BO-8.2 no fact between two reveals names an Order but to its owner", () => {
    const leaks = new Set<string>();
    let told = 0;
    for (const players of [2, 3, 4]) {
      let isOpen = false;
      wholeGame(game, { players }, `orders ${players}`, (state, facts) => {
        for (const fact of facts) {
          if (fact.fact === "token-revealed" || fact.fact === "pile-revealed") isOpen = true;
          const { order, fact: name } = redactFact(game.facts, fact, SPECTATOR) as Fact;
          if (name === "placed") told++;
          if (!isOpen && order !== undefined && name !== "boosted") leaks.add(name);
        }
        isOpen = isOpen && state.revealed === 1;
      });
    }
    expect([...leaks]).toEqual([]);
    expect(told).toBe(27 * (2 + 3 + 4));
  });
});

describe("facts in readable terms", () => {
  test("every fact of random games cites a rule that has words, and can be named", () => {
    const seen = new Set<string>();
    for (const players of [2, 3, 4]) {
      wholeGame(game, { players }, `named ${players}`, (state, facts) => {
        for (const fact of facts) {
          seen.add(fact.fact);
          expect(ruleWords[fact.rule], `${fact.fact} ${fact.rule}`).toBeDefined();
          const named = game.nameFact(state, fact);
          expect(Object.keys(named).sort()).toEqual(Object.keys(fact).sort());
          for (const field of ["space", "from", "to", "card", "ritual", "location", "piece"]) {
            if (named[field] !== undefined) expect(named[field], field).toMatch(/^[a-z-]+$/);
          }
        }
      });
    }
    expect(seen.size).toBeGreaterThan(30);
  });

  test("each field by its name", () => {
    const t = table({ phase: "orders" });
    const { cards, rituals, locations, pieces } = t.game.content;
    const rule = "BO-8.1";
    const named = (fact: Fact) => t.game.nameFact(t.state, fact);
    expect(named({ fact: "placed", rule, seat: 1, space: 4, order: 2 })).toEqual({
      fact: "placed",
      rule,
      seat: 1,
      space: "altar",
      order: "night",
    });
    expect(named({ fact: "victims-swapped", rule, from: 0, to: 1 })).toEqual({
      fact: "victims-swapped",
      rule,
      from: "north",
      to: "south",
    });
    expect(named({ fact: "act-begins", rule, act: 1 })).toEqual({
      fact: "act-begins",
      rule,
      act: 2,
    });
    expect(named({ fact: "dealt", rule, space: 2, location: 3, card: 0, now: 5 })).toEqual({
      fact: "dealt",
      rule,
      space: "east",
      location: locations[3].card.id,
      card: cards[0].id,
      now: 5,
    });
    expect(named({ fact: "dealt", rule, space: 5, card: -1 })).toMatchObject({
      space: "catacombs",
      card: null,
    });
    expect(named({ fact: "market-filled", rule, rituals: [0, 1] })).toMatchObject({
      rituals: [rituals[0].card.id, rituals[1].card.id],
    });
    expect(named({ fact: "set-off", rule, seat: 0, piece: 4 })).toMatchObject({
      piece: pieces[4].id,
    });
    const score = { cards: 1, rituals: 2, tokens: 3, influence: 4, fear: -1, total: 9 };
    expect(named({ fact: "scored", rule, seat: 0, cards: [], score })).toEqual({
      fact: "scored",
      rule,
      seat: 0,
      cards: [],
      score,
    });
    expect(named({ fact: "deck-empty", rule })).toEqual({ fact: "deck-empty", rule });
  });
});
