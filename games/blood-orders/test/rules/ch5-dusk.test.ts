import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { ritual, victim } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import type { TestTable } from "../support/table.js";

interface Dusk {
  readonly influence: readonly number[];
  readonly pieces?: readonly Piece[];
  readonly rituals?: string[];
  readonly position?: Position;
}

/** Everybody gives the Dusk Order in the North, in seat order; v1-1 there costs 3. */
function dusk({ influence, pieces = [dear()], rituals = [], position }: Dusk): TestTable {
  return reveal(
    influence.map((n, seat) => ({
      influence: n,
      piles: { dusk: cards("EE") },
      rituals: seat === 0 ? rituals : [],
    })),
    influence.map((_, seat) => token(seat, "north", "dusk")),
    position,
    { pieces },
  );
}

function dear(effect?: Extract<Piece, { kind: "victim" }>["effect"]): Piece {
  return victim("v1-1", { cost: 3, ...(effect === undefined ? {} : { effect }) });
}

const toOthers = (step: "gain" | "lose") =>
  dear([
    {
      do: "each",
      of: { set: "players" },
      as: "other",
      then: [{ do: step, what: "influence", n: 1, who: "other" }],
    },
  ]);

describe("BO-5.6 the cost of a Dusk effect goes into the Night space", () => {
  test("BO-5.6 exactly enough Influence: all of it is paid, then the effect", () => {
    const t = dusk({ influence: [3, 0] });
    t.expectQuarter("north", { influence: 3 });
    t.answer("dusk");
    t.expectPlayer(0, { influence: 0, vp: 1, torpor: cards("EE") });
    t.expectQuarter("north", { influence: 6, blood: 3, victim: "v1-1", die: 2 });
    expect(t.facts.slice(0, 4)).toEqual([
      { fact: "dusk", rule: "BO-5.6", seat: 0, space: "north", card: "v1-1", n: 3 },
      { fact: "torpor", rule: "BO-5.6", seat: 0, order: "dusk", cards: cards("EE") },
      { fact: "paid", rule: "BO-5.6", seat: 0, what: "influence", n: 3, now: 0 },
      { fact: "gained", rule: "BO-1.4", seat: 0, what: "vp", n: 1, now: 1 },
    ]);
  });

  test("BO-5.6 too little Influence: nothing is paid or asked, the pile is in Torpor", () => {
    const t = dusk({ influence: [2, 3] });
    expect(t.seat).toBe(1);
    expect(t.factsOf("too-little-influence")).toEqual([
      { fact: "too-little-influence", rule: "BO-5.6", seat: 0, space: "north", n: 3 },
    ]);
    t.expectPlayer(0, { influence: 2, vp: 0, torpor: cards("EE"), piles: { dusk: [] } });
    t.expectQuarter("north", { influence: 3 });
    t.expectPosition({ tokens: [token(1, "north", "dusk")] });
  });

  test("BO-5.6 never contested: three pay one after the other, and a Night takes it all", () => {
    const t = reveal(
      [0, 1, 2].map(() => ({ influence: 3, piles: { dusk: cards("EE"), night: cards("E") } })),
      [...[0, 1, 2].map((seat) => token(seat, "north", "dusk")), token(1, "north", "night")],
      {},
      { pieces: [dear()] },
    );
    t.answer("dusk", "dusk", "dusk");
    for (const seat of [0, 1, 2]) t.expectPlayer(seat, { influence: 0, vp: 1 });
    t.expectQuarter("north", { influence: 12 });
    t.answer("night").expectPlayer(1, { influence: 12 });
  });

  test("BO-5.6 a cost of 0: nothing is paid, the effect happens", () => {
    const t = dusk({ influence: [0, 0], pieces: [victim("v1-1", { cost: 0 })] });
    t.answer("dusk").expectPlayer(0, { influence: 0, vp: 1 });
    expect(t.factsOf("paid")).toEqual([]);
    t.expectQuarter("north", { influence: 0 });
  });

  test("BO-5.6 declined by somebody rich: nothing is paid", () => {
    const t = dusk({ influence: [9, 0] }).answer("decline");
    t.expectPlayer(0, { influence: 9, vp: 0, torpor: cards("EE") });
    t.expectQuarter("north", { influence: 3 });
  });

  test("BO-5.6 the effect's own Influence does not pay for it", () => {
    const pieces = [dear([{ do: "gain", what: "influence", n: 5 }])];
    expect(dusk({ influence: [2, 0], pieces }).question).toMatch(/^feeding/);
    dusk({ influence: [3, 0], pieces })
      .answer("dusk")
      .expectPlayer(0, { influence: 5 });
  });

  test("BO-5.6 a Ritual that makes it cheaper: so much less goes into the Night space", () => {
    const pieces = [
      dear(),
      ritual("pact", { standing: [{ kind: "modifier", value: "dusk-cost", add: -1 }] }),
    ];
    const t = dusk({ influence: [2, 2], pieces, rituals: ["pact"] }).answer("dusk");
    t.expectPlayer(0, { influence: 0, vp: 1 }).expectQuarter("north", { influence: 5 });
    // It is the owner's alone.
    expect(t.factsOf("too-little-influence")).toMatchObject([{ seat: 1, n: 3 }]);
  });
});

describe("BO-5.6 Rituals that wait for a Dusk", () => {
  const pieces = [
    dear(),
    ritual("vespers", {
      standing: [
        {
          kind: "trigger",
          after: "dusk-done",
          when: { is: "at-least", n: 1, of: { count: "vp" } },
          then: [{ do: "gain", what: "blood" }],
        },
      ],
    }),
  ];

  test("BO-5.6 they answer after its effect", () => {
    const t = dusk({ influence: [3, 0], pieces, rituals: ["vespers"] }).answer("dusk");
    t.expectPlayer(0, { vp: 1, blood: 8 });
  });

  test("BO-5.6 not to one that was too dear", () => {
    const t = dusk({ influence: [2, 0], pieces, rituals: ["vespers"] });
    t.expectPlayer(0, { vp: 0, blood: 7 });
  });
});

describe("BO-5.6 Influence at that moment", () => {
  test("BO-5.6 taken by the first one's effect, it is missing for the second", () => {
    const t = dusk({ influence: [3, 3], pieces: [toOthers("lose")] }).answer("dusk");
    expect(t.factsOf("too-little-influence")).toMatchObject([{ seat: 1, n: 3 }]);
    t.expectPlayer(1, { influence: 2, torpor: cards("EE") });
  });

  test("BO-5.6 given by the first one's effect, it pays for the second", () => {
    const t = dusk({ influence: [3, 2], pieces: [toOthers("gain")] }).answer("dusk");
    expect(t.seat).toBe(1);
    t.answer("dusk").expectPlayer(1, { influence: 0 });
  });
});

describe("BO-5.6 the Victim that is there at that moment", () => {
  test("BO-5.6 exchanged by the first: the second pays and uses the new one", () => {
    const herald = dear([
      {
        do: "each",
        of: { set: "quarters", not: "here" },
        as: "q",
        then: [
          {
            do: "if",
            when: { is: "victim", at: "q", class: "noble" },
            then: [{ do: "swap-victims", a: "here", b: "q" }],
          },
        ],
      },
    ]);
    const countess = victim("v1-2", {
      class: "noble",
      cost: 1,
      effect: [{ do: "gain", what: "blood", n: 4 }],
    });
    const t = dusk({ influence: [3, 1], pieces: [herald, countess] }).answer("dusk");
    expect([t.seat, t.about]).toEqual([1, "v1-2"]);
    t.answer("dusk").expectPlayer(1, { influence: 0, blood: 11, vp: 0 });
    t.expectQuarter("north", { victim: "v1-2", influence: 7 });
  });

  test("BO-5.6 gone: the second does nothing (BO-5.10)", () => {
    const pieces = [dear([{ do: "dismiss", at: "here" }])];
    const t = dusk({ influence: [3, 9], pieces }).answer("dusk");
    expect(t.factsOf("no-victim")).toMatchObject([{ rule: "BO-5.10", seat: 1, space: "north" }]);
    t.expectPlayer(1, { influence: 9, torpor: cards("EE") });
    t.expectQuarter("north", { influence: 6 });
  });

  test("BO-5.6 an effect on an empty deck with no discard: the cost and the pile are spent (BO-5.9)", () => {
    const t = dusk({
      influence: [3, 0],
      pieces: [dear([{ do: "draw" }])],
      position: { gone: ["v1-4", "v1-5", "v1-6", "v1-7", "v1-8"] },
    });
    t.expectPosition({ victimDeck: [], discards: [] });
    t.answer("dusk").expectPlayer(0, { influence: 0, torpor: cards("EE"), hand: [] });
    expect(t.factsOf("deck-empty")).toEqual([{ fact: "deck-empty", rule: "BO-5.9" }]);
    t.expectQuarter("north", { influence: 6 });
  });
});
