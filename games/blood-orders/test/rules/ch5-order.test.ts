import { describe, expect, test } from "vitest";
import { location, ritual, victim } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { table } from "../support/table.js";

describe("BO-5.2 all Dawn, then all Dusk, then all Night, each from North down", () => {
  test("BO-5.2 neither the order of placing nor the start player changes it", () => {
    const piles = { dawn: cards("BB"), dusk: cards("EE"), night: cards("E") };
    const t = reveal(
      [{ piles }, { piles }, { piles }, { piles }],
      [
        token(0, "west", "night"),
        token(1, "east", "night"),
        token(2, "south", "night"),
        token(3, "north", "night"),
        token(0, "south", "dusk"),
        token(1, "north", "dusk"),
        token(2, "west", "dusk"),
        token(3, "east", "dusk"),
        token(0, "east", "dawn"),
        token(1, "west", "dawn"),
        token(2, "north", "dawn"),
        token(3, "south", "dawn"),
      ],
      {},
      { start: 1 },
    );
    const seats: string[] = [];
    while (t.question?.startsWith("feeding") === false) {
      seats.push(`${t.options[0]} ${t.about} ${t.seat}`);
      t.answer(t.options[0]);
    }
    expect(seats).toEqual([
      "dawn loc1-1 2",
      "dawn loc1-2 3",
      "dawn loc1-3 0",
      "dawn loc1-4 1",
      "dusk v1-1 1",
      "dusk v1-2 0",
      "dusk v1-3 3",
      "dusk v1-4 2",
      "night v1-1 3",
      "night v1-2 2",
      "night v1-3 1",
      "night v1-4 0",
    ]);
  });

  test("BO-5.2 a Dawn in the East comes before a Dusk in the North", () => {
    const t = reveal(
      [{ piles: { dusk: cards("EE") } }, { piles: { dawn: cards("BB") } }],
      [token(0, "north", "dusk"), token(1, "east", "dawn")],
    );
    expect([t.seat, t.about]).toEqual([1, "loc1-3"]);
    t.answer("dawn");
    expect([t.seat, t.about]).toEqual([0, "v1-1"]);
  });
});

describe("BO-5.2 what comes earlier is felt later the same Day", () => {
  const frighten = victim("v1-1", {
    effect: [
      {
        do: "each",
        of: { set: "quarters", not: "here" },
        as: "q",
        then: [{ do: "shift", at: "q", by: 1 }],
      },
    ],
  });

  test("BO-5.2 a die raised by a Dusk in the North is met by Dusk and Night in the East, not by Dawn", () => {
    const t = reveal(
      [
        { piles: { dusk: cards("EE") } },
        { piles: { dawn: cards("BB"), dusk: cards("EE"), night: cards("E") } },
      ],
      [
        token(0, "north", "dusk"),
        token(1, "east", "dawn"),
        token(1, "east", "dusk"),
        token(1, "east", "night"),
      ],
      {},
      { pieces: [frighten] },
    );
    expect([t.seat, t.about]).toEqual([1, "loc1-3"]);
    t.answer("dawn").expectPlayer(1, { blood: 8 });
    t.answer("dusk");
    t.expectQuarter("east", { die: 3 });
    expect(t.factsOf("fear-failed")).toEqual([
      { fact: "fear-failed", rule: "BO-5.3", seat: 1, space: "east", order: "dusk", n: 2, now: 3 },
      { fact: "fear-failed", rule: "BO-5.3", seat: 1, space: "east", order: "night", n: 2, now: 3 },
    ]);
  });

  test("BO-5.2 a die raised after the Night in the North is met by the Night in the South", () => {
    const dread = ritual("dread", {
      standing: [
        {
          kind: "trigger",
          after: "night-done",
          then: [
            {
              do: "each",
              of: { set: "quarters", not: "there" },
              as: "q",
              then: [{ do: "shift", at: "q", by: 1 }],
            },
          ],
        },
      ],
    });
    const t = reveal(
      [{ piles: { night: cards("E") }, rituals: ["dread"] }, { piles: { night: cards("E") } }],
      [token(1, "south", "night"), token(0, "north", "night")],
      {},
      { pieces: [dread] },
    );
    expect(t.seat).toBe(0);
    t.answer("night");
    expect(t.factsOf("fear-failed").map(({ seat, space, now }) => [seat, space, now])).toEqual([
      [1, "south", 3],
    ]);
    t.expectPlayer(1, { torpor: cards("E"), fear: 0 });
  });

  test("BO-5.2 Influence from one's own Dawn in the East pays one's Dusk in the North", () => {
    const t = reveal(
      [{ influence: 0, piles: { dawn: cards("BB"), dusk: cards("EE") } }, {}],
      [token(0, "north", "dusk"), token(0, "east", "dawn")],
      {},
      { pieces: [location("loc1-3", { effect: [{ do: "gain", what: "influence", n: 2 }] })] },
    );
    t.answer("dawn").expectPlayer(0, { influence: 2 });
    t.expectOptions("dusk", "decline");
    t.answer("dusk").expectPlayer(0, { influence: 0, vp: 1 });
  });

  test("BO-5.2 Influence that a Dusk in the North gives to another pays for Dusk in the South", () => {
    const alms = victim("v1-1", {
      effect: [
        {
          do: "each",
          of: { set: "players" },
          as: "other",
          then: [{ do: "gain", what: "influence", n: 2, who: "other" }],
        },
      ],
    });
    const t = reveal(
      [{ piles: { dusk: cards("EE") } }, { influence: 0, piles: { dusk: cards("EE") } }],
      [token(1, "south", "dusk"), token(0, "north", "dusk")],
      {},
      { pieces: [alms] },
    );
    t.answer("dusk").expectPlayer(1, { influence: 2 });
    expect(t.seat).toBe(1);
    t.expectOptions("dusk", "decline");
  });
});

describe("BO-5.4 a pile belongs to its token's type, not to a Quarter", () => {
  const dice = { north: { die: 2 }, south: { die: 3 } };

  test.each([
    { space: "north", passes: true },
    { space: "south", passes: false },
  ] as const)(
    "BO-5.4 two Dawn symbols, token in the $space: passes is $passes",
    ({ space, passes }) => {
      const t = reveal([{ piles: { dawn: cards("BB") } }, {}], [token(0, space, "dawn")], {
        quarters: dice,
      });
      expect(t.question).toBe(passes ? "resolution.act" : "feeding.card");
      expect(t.factsOf("fear-failed")).toHaveLength(passes ? 0 : 1);
    },
  );

  test.each([
    { key: "place:dawn:north", question: "resolution.act" },
    { key: "place:dawn:south", question: "feeding.card" },
  ])("BO-5.4 the last token put by $key is tested there", ({ key, question }) => {
    const t = table({
      phase: "orders",
      quarters: dice,
      players: [{ hand: [] }, { hand: [], piles: { dawn: cards("BB") } }],
      tokens: [
        token(0, "altar", "dawn"),
        token(1, "altar", "dusk"),
        token(0, "altar", "dusk"),
        token(1, "altar", "night"),
        token(0, "altar", "night"),
      ],
    });
    t.answer(key, "end");
    expect(t.questionOf(1)?.kind).toBe(question);
  });
});
