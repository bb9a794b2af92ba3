import { describe, expect, test } from "vitest";
import { location, ritual, victim } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";

describe("BO-5.3 the rulebook's examples", () => {
  test("BO-5.3 three Elders overcome a die of 3: The Occultist's Dusk effect is used", () => {
    const t = reveal(
      [{ influence: 2, piles: { dusk: cards("EEE") } }, {}],
      [token(0, "south", "dusk")],
      {
        quarters: {
          north: { victim: "the-undertaker" },
          south: { victim: "the-occultist", die: 3 },
          east: { victim: "the-beggar-queen" },
        },
      },
      { house: true },
    );
    expect(t.about).toBe("the-occultist");
    t.expectOptions("dusk", "decline");
    t.answer("dusk");
    expect(t.question).toBe("look.pick");
    t.expectPlayer(0, { influence: 0, torpor: cards("EEE") });
  });

  test("BO-5.3 two Dawn symbols against a die of 2: allowed", () => {
    const t = reveal([{ piles: { dawn: cards("BB") } }, {}], [token(0, "north", "dawn")], {
      quarters: { north: { die: 2 } },
    });
    t.expectOptions("dawn", "decline");
    t.answer("dawn").expectPlayer(0, { blood: 8, torpor: cards("BB") });
  });

  test("BO-5.3 two Dusk symbols against a die of 3: nothing is paid, the pile is in Torpor, the token back", () => {
    const t = reveal(
      [{ piles: { dusk: cards("EE"), night: cards("E") } }, {}],
      [token(0, "south", "dusk"), token(0, "east", "night")],
      { quarters: { south: { die: 3, influence: 2 } } },
    );
    expect(t.question).toBe("night.stay");
    t.expectPlayer(0, { influence: 5, vp: 0, torpor: cards("EE"), piles: { dusk: [] } });
    t.expectQuarter("south", { influence: 2, victim: "v1-2" });
    t.expectPosition({ tokens: [token(0, "east", "night")] });
  });
});

describe("BO-5.3 at least as many symbols as the die shows", () => {
  const enough = [
    { order: "dawn", letter: "B" },
    { order: "dusk", letter: "E" },
    { order: "night", letter: "B" },
  ] as const;

  test.each(enough.flatMap((row) => [1, 2, 5, 6].map((die) => ({ ...row, die }))))(
    "BO-5.3 $order against a die of $die: as many are enough, one less is not",
    ({ order, letter, die }) => {
      const withSymbols = (n: number) =>
        reveal([{ piles: { [order]: cards(letter.repeat(n)) } }, {}], [token(0, "north", order)], {
          quarters: { north: { die } },
        });
      expect(withSymbols(die).options).toEqual([order, "decline"]);
      expect(withSymbols(die + 1).options).toEqual([order, "decline"]);
      const failed = withSymbols(die - 1);
      expect(failed.question).toMatch(/^feeding/);
      expect(failed.factsOf("fear-failed")).toMatchObject([{ seat: 0, n: die - 1, now: die }]);
      failed.expectPlayer(0, { torpor: cards(letter.repeat(die - 1)) });
    },
  );

  test.each([
    { order: "dawn", pile: "EEE" },
    { order: "dusk", pile: "BBB" },
  ] as const)(
    "BO-5.3 only $order symbols count for $order: $pile shows none",
    ({ order, pile }) => {
      const t = reveal([{ piles: { [order]: cards(pile) } }, {}], [token(0, "north", order)], {
        quarters: { north: { die: 1 } },
      });
      expect(t.factsOf("fear-failed")).toMatchObject([{ n: 0, now: 1 }]);
    },
  );

  test("BO-5.3 a Victim's symbols count like any other's", () => {
    const pieces = [victim("v1-8", { dawn: 3, dusk: 0, night: 0 })];
    const t = reveal(
      [{ piles: { dawn: ["v1-8"] } }, {}],
      [token(0, "north", "dawn")],
      { quarters: { north: { die: 3 } } },
      { pieces },
    );
    t.expectOptions("dawn", "decline");
  });

  test("BO-5.3 an empty pile fails at a die of 1; nothing goes to Torpor", () => {
    const t = reveal([{}, {}], [token(0, "north", "night")], { quarters: { north: { die: 1 } } });
    expect(t.factsOf("fear-failed")).toMatchObject([{ n: 0, now: 1 }]);
    expect(t.factsOf("torpor")).toEqual([]);
    t.expectPlayer(0, { torpor: [] });
  });

  test("BO-5.3 an empty pile passes where a Ritual adds the symbol", () => {
    const pieces = [ritual("candle", { standing: [{ kind: "modifier", value: "dawn", add: 1 }] })];
    const t = reveal(
      [{ rituals: ["candle"] }, {}],
      [token(0, "north", "dawn")],
      { quarters: { north: { die: 1 } } },
      { pieces },
    );
    t.expectOptions("dawn", "decline");
    t.answer("dawn").expectPlayer(0, { blood: 8, torpor: [] });
  });

  test("BO-5.3 symbols added for the Day count too", () => {
    const player = { piles: { dusk: cards("E") }, boosts: { dusk: 1 } };
    reveal([player, {}], [token(0, "north", "dusk")]).expectOptions("dusk", "decline");
  });
});

describe("BO-5.3 the die as it shows now", () => {
  const both = [{ piles: { dusk: cards("EE") } }, { piles: { dusk: cards("EE") } }];
  const shiftHere = (by: number) => [
    victim("v1-1", { effect: [{ do: "shift" as const, at: "here", by }] }),
  ];

  test("BO-5.3 raised by the first of a stack, it is too high for the second", () => {
    const t = reveal(
      both,
      [token(1, "north", "dusk"), token(0, "north", "dusk")],
      {},
      { pieces: shiftHere(1) },
    );
    expect(t.seat).toBe(1);
    t.answer("dusk");
    expect(t.factsOf("fear-failed")).toMatchObject([{ seat: 0, n: 2, now: 3 }]);
    t.expectPlayer(0, { influence: 5, torpor: cards("EE") });
  });

  test("BO-5.3 lowered, it lets a pile pass that was too weak", () => {
    const t = reveal(
      [both[0], { piles: { dusk: cards("E") } }],
      [token(0, "north", "dusk"), token(1, "north", "dusk")],
      {},
      { pieces: shiftHere(-1) },
    );
    t.answer("dusk");
    expect(t.seat).toBe(1);
    t.expectOptions("dusk", "decline");
  });
});

describe("BO-5.3 what happens to a pile that is too weak", () => {
  test("BO-5.3 it is told with its symbols and the die, then the pile goes to Torpor", () => {
    const t = reveal([{ piles: { dusk: cards("E") } }, {}], [token(0, "east", "dusk")]);
    expect(t.facts.filter(({ rule }) => rule === "BO-5.3")).toEqual([
      { fact: "fear-failed", rule: "BO-5.3", seat: 0, space: "east", order: "dusk", n: 1, now: 2 },
      { fact: "torpor", rule: "BO-5.3", seat: 0, order: "dusk", cards: cards("E") },
    ]);
  });

  test("BO-5.3 Rituals that wait for it answer when the pile is in Torpor", () => {
    const shame = ritual("shame", {
      standing: [
        {
          kind: "trigger",
          after: "fear-failed",
          when: { is: "at-least", n: 1, of: { count: "torpor" } },
          then: [{ do: "gain", what: "vp" }],
        },
      ],
    });
    const failing = (pile: string) =>
      reveal(
        [{ piles: { night: cards(pile) }, rituals: ["shame"] }, {}],
        [token(0, "north", "night")],
        { quarters: { north: { die: 3 } } },
        { pieces: [shame] },
      );
    failing("E").expectPlayer(0, { vp: 1 });
    failing("").expectPlayer(0, { vp: 0 });
    failing("EE").expectPlayer(0, { vp: 0 });
  });
});

describe("BO-5.3 a player may decline", () => {
  test.each([
    { order: "dawn", pile: "BB" },
    { order: "dusk", pile: "EE" },
    { order: "night", pile: "E" },
  ] as const)(
    "BO-5.3 $order declined: the pile is in Torpor, nothing else happens",
    ({ order, pile }) => {
      const t = reveal([{ piles: { [order]: cards(pile) } }, {}], [token(0, "north", order)]);
      const { quarters } = t.position;
      t.answer("decline");
      t.expectPlayer(0, { torpor: cards(pile), blood: 7, influence: 5, vp: 0, fear: 0, hand: [] });
      t.expectPosition({ quarters, tokens: [] });
      expect(t.facts.map(({ fact }) => fact).slice(0, 2)).toEqual(["declined", "torpor"]);
    },
  );

  test("BO-5.3 who fails is not asked", () => {
    const t = reveal(
      [{ piles: { dawn: cards("B") } }, { piles: { dawn: cards("BB") } }],
      [token(0, "north", "dawn"), token(1, "north", "dawn")],
    );
    expect(t.seats).toEqual([1]);
  });

  test("BO-5.3 a token is back before the next Order is resolved", () => {
    const crowd = location("loc1-1", {
      effect: [{ do: "gain", what: "blood", n: { count: "tokens", at: "here" } }],
    });
    const piles = { dawn: cards("BB") };
    const t = reveal(
      [
        { blood: 0, piles },
        { blood: 0, piles: { dawn: [] } },
        { blood: 0, piles },
      ],
      [token(0, "north", "dawn"), token(1, "north", "dawn"), token(2, "north", "dawn")],
      {},
      { pieces: [crowd] },
    );
    t.answer("dawn").expectPlayer(0, { blood: 3 });
    t.expectPosition({ tokens: [token(2, "north", "dawn")] });
    t.answer("dawn").expectPlayer(2, { blood: 1 });
  });
});
