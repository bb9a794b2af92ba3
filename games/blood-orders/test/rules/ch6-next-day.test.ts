import { describe, expect, test } from "vitest";
import { ritual, victim } from "../support/pieces.js";
import type { Effect } from "../support/probe.js";
import { cards, reveal, token } from "../support/reveal.js";
import type { TestTable } from "../support/table.js";

const shiftDice: Effect = [
  {
    do: "each",
    of: { set: "quarters" },
    as: "spot",
    then: [{ do: "shift", at: "spot", by: 1 }],
  },
];

describe("BO-6.5 the next Day", () => {
  test.each([
    { players: 2, start: 0, next: 1 },
    { players: 2, start: 1, next: 0 },
    { players: 3, start: 2, next: 0 },
    { players: 4, start: 1, next: 2 },
    { players: 4, start: 3, next: 0 },
  ])(
    "BO-6.5 of $players players after seat $start comes seat $next",
    ({ players, start, next }) => {
      const t = reveal(new Array(players).fill({}), [], {}, { start });
      t.expectPosition({ startPlayer: start }).feedAll();
      t.expectPosition({ day: 2, startPlayer: next });
      expect(t.factsOf("start-player", "day-begins")).toEqual([
        { fact: "start-player", rule: "BO-6.5", seat: next },
        { fact: "day-begins", rule: "BO-6.5", day: 2 },
      ]);
      expect(t.planNothing().seat).toBe(next);
    },
  );

  test.each([3, 6])("BO-6.5 the marker passes after Day %i too", (day) => {
    const t = reveal([{}, {}, {}], [], { day }, { start: 1 }).feedAll();
    t.expectPosition({ day: day + 1, startPlayer: 2 });
  });

  test("BO-6.5 nine Days of four players: everybody starts twice, the first three times", () => {
    const t = reveal([{}, {}, {}, {}], [], {}, { start: 2 });
    const starts = [2];
    t.feedAll();
    while (t.outcome === null) {
      starts.push(t.position.startPlayer);
      t.planNothing();
      while (t.question?.startsWith("feeding") === false) {
        const place = t.options.find((key) => /^place:.*:north$/.test(key));
        t.answer(place ?? "end");
      }
      t.feedAll();
    }
    expect(starts).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2]);
  });

  test("BO-6.5 Rituals that wait for feeding speak in the old order, for a new Day in the new", () => {
    const both = (id: string) =>
      ritual(id, {
        standing: [
          { kind: "trigger", after: "fed", then: [{ do: "gain", what: "vp" }] },
          { kind: "trigger", after: "day-begins", then: [{ do: "gain", what: "vp" }] },
        ],
      });
    const t = reveal(
      [{ rituals: ["one"] }, { rituals: ["two"] }],
      [],
      {},
      { pieces: [both("one"), both("two")] },
    ).feedAll();
    expect(t.factsOf("set-off", "day-begins").map(({ piece }) => piece)).toEqual([
      "one",
      "two",
      undefined,
      "two",
      "one",
    ]);
  });
});

describe("BO-6.5 what was of the old Day is over", () => {
  const nextFeeding = (t: TestTable) => {
    t.feedAll().planNothing();
    while (t.question?.startsWith("feeding") === false) {
      t.answer(t.options.find((key) => /^place:.*:north$/.test(key)) ?? "end");
    }
    return t;
  };

  test("BO-6.5 a Ritual that answers once per day to feeding does so every Day", () => {
    const feast = ritual("feast", {
      standing: [
        { kind: "trigger", after: "fed", once: "day", then: [{ do: "gain", what: "vp" }] },
      ],
    });
    const t = reveal([{ rituals: ["feast"] }, {}], [], {}, { pieces: [feast] });
    nextFeeding(t).expectPlayer(0, { vp: 1 });
    t.feedAll().expectPlayer(0, { vp: 2 });
  });

  test("BO-6.5 one that answered after feeding is ready the next Day", () => {
    const pieces = [
      ritual("feast", {
        standing: [{ kind: "trigger", after: "fed", then: shiftDice }],
      }),
      ritual("brand", {
        standing: [
          {
            kind: "trigger",
            after: "die-shifted",
            once: "day",
            then: [{ do: "gain", what: "vp" }],
          },
        ],
      }),
      ritual("trap", { daily: { effect: shiftDice } }),
    ];
    const rituals = ["feast", "brand", "trap"];
    const t = reveal([{ rituals }, {}], [], {}, { pieces }).feedAll().planNothing();
    t.expectPlayer(0, { vp: 1 });
    t.answer("place:dawn:north", "end", "use:trap").expectPlayer(0, { vp: 2 });
  });

  test("BO-6.5 symbols that a Ritual adds after feeding are gone the next Day", () => {
    const feast = ritual("feast", {
      standing: [{ kind: "trigger", after: "fed", then: [{ do: "boost", order: "dawn", n: 2 }] }],
    });
    const t = reveal([{ rituals: ["feast"] }, {}], [], {}, { pieces: [feast] }).feedAll();
    expect(t.factsOf("boosted")).toHaveLength(1);
    t.expectPlayer(0, { boosts: { dawn: 0, dusk: 0, night: 0 } });
  });
});

describe("BO-6.6 after Day 9", () => {
  const last = (t: TestTable) => t.feedAll();

  test("BO-6.6 tokens back, feeding, then scoring: no refill, no next Day, the same start player", () => {
    const t = reveal(
      [{ vp: 1, piles: { dawn: cards("B") }, torpor: cards("E") }, {}],
      [token(0, "altar", "dawn")],
      { day: 9, quarters: { north: { victim: null, blood: 0, influence: 0 } } },
    );
    expect(t.factsOf("piles-back")).toHaveLength(1);
    expect(t.question).toBe("feeding.card");
    const { quarters, startPlayer } = t.position;
    last(t).expectPosition({ day: 9, quarters, startPlayer });
    expect(t.facts.map(({ fact }) => fact)).toEqual(["fed", "paid", "scored", "scored", "won"]);
    expect(t.outcome).toBe("win-seat-1");
  });

  test("BO-6.6 nobody is asked anything after scoring", () => {
    const t = last(reveal([{}, {}], [], { day: 9 }));
    expect(t.seats).toEqual([]);
    expect(() => t.answer("commit")).toThrow("nobody is asked any more");
  });

  test("BO-6.6 cards under a token at the Altar are in hand and score", () => {
    const pieces = [victim("v3-8", { act: 3, vp: 7 })];
    const t = last(
      reveal(
        [{ piles: { night: ["v3-8"] } }, {}],
        [token(0, "altar", "night")],
        { day: 9 },
        { pieces },
      ),
    );
    expect(t.factsOf("scored")).toMatchObject([
      { seat: 0, cards: ["v3-8"], score: { cards: 7 } },
      {},
    ]);
  });

  test("BO-6.6 a Victim that cannot be fed is lost and scores nothing; one that is fed scores", () => {
    const pieces = [victim("v3-7", { act: 3, vp: 5 }), victim("v3-8", { act: 3, vp: 3 })];
    const ninth = (blood: number) =>
      last(reveal([{ blood, torpor: ["v3-7", "v3-8"] }, {}], [], { day: 9 }, { pieces }));
    expect(ninth(0).factsOf("scored")).toMatchObject([{ cards: [], score: { cards: 0 } }, {}]);
    expect(ninth(1).factsOf("scored")).toMatchObject([{ score: { cards: 5 } }, {}]);
    expect(ninth(2).factsOf("scored")).toMatchObject([{ score: { cards: 8 } }, {}]);
  });

  test("BO-6.6 the limit of 10 holds on the last Day too", () => {
    const t = reveal([{ hand: cards("BBBBBBBBBBB") }, {}], [], { day: 9 });
    t.expectOptions("discard:bleeder");
    expect(last(t).position.players[0].hand).toHaveLength(10);
  });
});
