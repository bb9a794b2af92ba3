import { describe, expect, test } from "vitest";
import { location, victim } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";

const bare = { north: { victim: null, blood: 2, influence: 1 } };
const ALL = ["v1-1", "v1-4", "v1-5", "v1-6", "v1-7", "v1-8"];

describe("BO-5.10 a Quarter without a Victim", () => {
  test.each([
    { fear: 0, die: 1 },
    { fear: 1, die: 1 },
    { fear: 3, die: 3 },
    { fear: 5, die: 5 },
  ])("BO-5.10 its die is the Location's Fear of $fear: $die", ({ fear, die }) => {
    const t = reveal(
      [{}, {}],
      [],
      { quarters: { north: { victim: null, die: 6 } }, gone: ALL },
      { pieces: [location("loc1-1", { fear })] },
    );
    t.feedAll().expectQuarter("north", { victim: null, die });
  });

  test("BO-5.10 Dusk does nothing: no question, nothing paid, the pile is in Torpor, the token back", () => {
    const t = reveal(
      [{ piles: { dusk: cards("EE") } }, { piles: { dusk: cards("EE") } }],
      [token(0, "north", "dusk"), token(1, "north", "dusk")],
      { quarters: bare },
    );
    expect(t.question).toBe("feeding.card");
    expect(t.factsOf("no-victim")).toEqual([
      { fact: "no-victim", rule: "BO-5.10", seat: 0, space: "north" },
      { fact: "no-victim", rule: "BO-5.10", seat: 1, space: "north" },
    ]);
    t.expectPlayer(0, { influence: 5, vp: 0, torpor: cards("EE") });
    t.expectQuarter("north", { blood: 2, influence: 1 });
    t.expectPosition({ tokens: [] });
  });

  test("BO-5.10 Night takes the tokens and the Fear, without a card", () => {
    const t = reveal([{ piles: { night: cards("E") } }, {}], [token(0, "north", "night")], {
      quarters: { north: { ...bare.north, die: 2 } },
    });
    expect(t.about).toBe("loc1-1");
    t.answer("night").expectPlayer(0, {
      blood: 9,
      influence: 6,
      fear: 2,
      hand: [],
      torpor: cards("E"),
    });
    t.expectQuarter("north", { victim: null, blood: 0, influence: 0 });
    expect(t.factsOf("victim-gained")).toEqual([]);
  });

  test("BO-5.10 Night where nothing lies either: only Fear; it may be declined", () => {
    const empty = () =>
      reveal([{ piles: { night: cards("E") } }, {}], [token(0, "north", "night")], {
        quarters: { north: { victim: null, blood: 0, influence: 0 } },
      }).expectOptions("night", "decline");
    empty().answer("night").expectPlayer(0, { blood: 7, influence: 5, fear: 1 });
    empty()
      .answer("decline")
      .expectPlayer(0, { fear: 0, torpor: cards("E") });
  });

  test("BO-5.10 Dawn as usual", () => {
    const t = reveal([{ piles: { dawn: cards("B") } }, {}], [token(0, "north", "dawn")], {
      quarters: bare,
    });
    t.answer("dawn").expectPlayer(0, { blood: 8 });
  });

  test("BO-5.10 the Victim leaves during the Day: later Dusk does nothing, Night takes the rest; the die stays", () => {
    const t = reveal(
      [{ piles: { dusk: cards("EE") } }, { piles: { dusk: cards("EE"), night: cards("E") } }],
      [token(0, "north", "dusk"), token(1, "north", "dusk"), token(1, "north", "night")],
      {},
      { pieces: [victim("v1-1", { cost: 1, effect: [{ do: "dismiss", at: "here" }] })] },
    );
    t.answer("dusk").expectQuarter("north", { victim: null, die: 2, influence: 2 });
    expect(t.factsOf("no-victim")).toHaveLength(1);
    t.answer("night").expectPlayer(1, { fear: 2, influence: 7, blood: 10, hand: [] });
  });

  test("BO-5.10 with nothing to draw it gets no 1 and 1; when it can draw, 3 and the cost are added", () => {
    const before = { quarters: bare, gone: ALL };
    const t = reveal([{}, {}], [], before).feedAll();
    t.expectQuarter("north", { victim: null, blood: 2, influence: 1 });
    const later = reveal([{}, {}], [], { ...before, gone: ALL.slice(1), victimDeck: ["v1-1"] });
    later.feedAll().expectQuarter("north", { victim: "v1-1", blood: 5, influence: 3, die: 2 });
  });
});
