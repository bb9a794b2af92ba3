import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { cards, contest, reveal, token } from "../support/reveal.js";
import type { TestTable } from "../support/table.js";

/** Everybody stays. */
function stayAll(t: TestTable): TestTable {
  while (t.question === "night.stay") t.answer("night");
  return t;
}

/** Who has v1-1 now, -1 for nobody. */
function winner(t: TestTable): number {
  return t.position.players.findIndex(({ hand }) => hand.includes("v1-1"));
}

const STALEMATE = -1;

interface Row {
  readonly why: string;
  readonly piles: readonly string[];
  readonly influence?: readonly number[];
  readonly wins: number;
}

const rows: readonly Row[] = [
  { why: "symbols", piles: ["EE", "BE"], wins: 0 },
  { why: "symbols, though placed last", piles: ["BB", "BE", "EE"], wins: 2 },
  { why: "symbols, though placed between", piles: ["BB", "EE", "BE"], wins: 1 },
  { why: "symbols, not cards or Influence", piles: ["EE", "BBB"], influence: [0, 9], wins: 0 },
  { why: "symbols of four", piles: ["EE", "BE", "EEE", "BEE"], wins: 2 },
  { why: "cards", piles: ["EE", "BBBB"], wins: 1 },
  { why: "cards of three", piles: ["BE", "BBB", "BE"], wins: 1 },
  { why: "cards among those tied only", piles: ["EE", "BBE", "BBB"], wins: 1 },
  { why: "cards before Influence", piles: ["EE", "EE", "BBBB"], influence: [5, 6, 0], wins: 2 },
  { why: "Influence", piles: ["BE", "BE"], influence: [4, 5], wins: 1 },
  { why: "Influence of three", piles: ["BE", "BE", "BE"], influence: [5, 4, 4], wins: 0 },
  {
    why: "Influence of those tied by cards",
    piles: ["EE", "EE", "BBE", "BBE"],
    influence: [3, 9, 1, 2],
    wins: 3,
  },
  { why: "Influence against none", piles: ["E", "E"], influence: [1, 0], wins: 0 },
  { why: "all equal", piles: ["BE", "BE"], wins: STALEMATE },
  { why: "all equal with nothing", piles: ["E", "E"], influence: [0, 0], wins: STALEMATE },
  {
    why: "two tied, a third behind by Influence",
    piles: ["BE", "BE", "BE"],
    influence: [5, 5, 3],
    wins: STALEMATE,
  },
  {
    why: "two tied, a third behind by symbols",
    piles: ["EE", "EE", "BBB"],
    influence: [5, 5, 20],
    wins: STALEMATE,
  },
  {
    why: "two tied, a third behind by cards",
    piles: ["BBE", "EE", "BBE"],
    influence: [2, 9, 2],
    wins: STALEMATE,
  },
  {
    why: "two tied of four",
    piles: ["EE", "EE", "BBE", "BBE"],
    influence: [3, 3, 2, 2],
    wins: STALEMATE,
  },
  { why: "four tied", piles: ["E", "E", "E", "E"], wins: STALEMATE },
];

describe("BO-5.8 who wins a contested Night", () => {
  test.each(rows)("BO-5.8 $why: $piles", ({ piles, influence = [], wins }) => {
    const t = stayAll(contest(piles, { influence }));
    expect(winner(t)).toBe(wins);
    piles.forEach((pile, seat) => {
      const had = influence[seat] ?? 5;
      if (seat === wins) {
        t.expectPlayer(seat, {
          torpor: cards(pile),
          hand: ["v1-1"],
          fear: 2,
          blood: 10,
          influence: had + 2,
        });
      } else {
        t.expectPlayer(seat, { torpor: [], hand: cards(pile), fear: 0, blood: 7, influence: had });
      }
    });
    const isBare = wins !== STALEMATE;
    t.expectQuarter("north", {
      victim: isBare ? null : "v1-1",
      blood: isBare ? 0 : 3,
      influence: isBare ? 0 : 2,
      die: 2,
    });
    t.expectPosition({ tokens: [] });
    expect(t.factsOf("stalemate")).toHaveLength(isBare ? 0 : 1);
  });

  test("BO-5.8 the seats do not matter: the same contest the other way round", () => {
    for (const { piles, influence = [], wins } of rows) {
      const mirror = piles.length - 1 - wins;
      const all = piles.map((_, seat) => influence[seat] ?? 5).reverse();
      const t = stayAll(contest([...piles].reverse(), { influence: all }));
      expect(winner(t), piles.join(" ")).toBe(wins === STALEMATE ? STALEMATE : mirror);
    }
  });

  test("BO-5.8 Influence at that moment: who paid for Dusk today falls behind", () => {
    const t = reveal(
      [
        { piles: { night: cards("E"), dusk: cards("EE") } },
        { influence: 4, piles: { night: cards("E") } },
      ],
      [token(0, "south", "dusk"), token(0, "north", "night"), token(1, "north", "night")],
    );
    t.answer("dusk").expectPlayer(0, { influence: 3 });
    expect(winner(stayAll(t))).toBe(1);
  });

  test("BO-5.8 Influence taken in an earlier Quarter of the same Night counts too", () => {
    const night = { night: cards("E") };
    const t = reveal(
      [
        { influence: 4, piles: { night: cards("E") } },
        { piles: night },
        { influence: 0, piles: night },
      ],
      [token(2, "north", "night"), token(0, "south", "night"), token(1, "south", "night")],
    );
    t.answer("night").expectPlayer(2, { influence: 2 });
    stayAll(t).expectPlayer(1, { hand: ["v1-2"] });
  });

  test("BO-5.8 neither Blood nor the tokens that lie there break a tie", () => {
    const t = reveal(
      [{ blood: 20, piles: { night: cards("E") } }, { piles: { night: cards("E") } }],
      [token(0, "north", "night"), token(1, "north", "night")],
      { quarters: { north: { influence: 9 } } },
    );
    expect(winner(stayAll(t))).toBe(STALEMATE);
  });
});

describe("BO-5.8 what Rituals change", () => {
  const modifier = (id: string, value: "night" | "pile-cards", add: number) =>
    ritual(id, { standing: [{ kind: "modifier", value, add }] });

  test("BO-5.8 a Night symbol more counts at the Fear test and in the contest", () => {
    const pieces = [modifier("fangs", "night", 1)];
    const t = contest(["BB", "BB"], { die: 3, pieces, rituals: [["fangs"]] });
    expect(t.factsOf("fear-failed")).toMatchObject([{ seat: 1, n: 2, now: 3 }]);
    const tie = contest(["BB", "BB"], { influence: [0, 9], pieces, rituals: [["fangs"]] });
    expect(winner(stayAll(tie))).toBe(0);
    expect(tie.factsOf("contest")).toMatchObject([{ seats: [0, 1], strengths: [3, 2] }]);
  });

  test("BO-5.8 a card more counts among those tied by symbols only", () => {
    const pieces = [modifier("banner", "pile-cards", 3)];
    const weaker = contest(["BB", "BE"], { pieces, rituals: [["banner"]] });
    expect(winner(stayAll(weaker))).toBe(1);
    const tied = contest(["EE", "BBBB"], { pieces, rituals: [["banner"]] });
    expect(winner(stayAll(tied))).toBe(0);
    expect(
      contest(["B", "E"], { pieces, rituals: [["banner"]] }).factsOf("fear-failed"),
    ).toHaveLength(1);
  });

  test("BO-5.8 a contestant without cards loses the tie by cards, and nothing returns", () => {
    const pieces = [modifier("shade", "night", 2)];
    const t = contest(["", "E"], { influence: [9, 0], pieces, rituals: [["shade"]] });
    expect(t.seat).toBe(0);
    expect(winner(stayAll(t))).toBe(1);
    t.expectPlayer(0, { hand: [], torpor: [], fear: 0 });
  });
});
