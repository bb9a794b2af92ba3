import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { knownTo, MARKET } from "../support/start.js";
import { table } from "../support/table.js";

const many = (n: number, card: string): string[] => new Array<string>(n).fill(card);

describe("BO-4.5 the Catacombs", () => {
  test.each(["bleeder", "elder"])(
    "BO-4.5 one %s into the hand, before everybody's eyes",
    (card) => {
      const t = table({ phase: "orders", players: [{ hand: [] }] }).answer("place:dusk:catacombs");
      expect(t.question).toBe("catacombs.take");
      expect(t.rule).toBe("BO-4.5");
      t.expectOptions("bleeder", "elder").answer(card);
      expect(t.facts).toEqual([{ fact: "catacombs", rule: "BO-4.5", seat: 0, card }]);
      t.expectPlayer(0, { hand: [], sure: [card], piles: { dawn: [], dusk: [], night: [] } });
      expect(t.question).toBe("orders.turn");
    },
  );

  test("BO-4.5 it is never in today's piles, stays in hand at feeding and costs nothing", () => {
    const t = table({
      phase: "orders",
      players: [{ hand: [], blood: 0, piles: { dusk: ["elder"] } }, { hand: [] }],
    });
    t.answer("place:dusk:catacombs", "bleeder", "end", "place:dawn:altar", "no-ritual", "end");
    t.answer("place:dawn:north", "end", "place:dusk:altar", "no-ritual", "end");
    t.answer("place:night:north", "end", "place:night:altar", "no-ritual", "end");
    // Its empty piles have failed at North; only the hand is left, and nothing to feed.
    expect(t.question).toBe("feeding.commit");
    t.feedAll().expectPlayer(0, { blood: 0, hand: ["bleeder", "elder"], torpor: [] });
  });

  test("BO-4.5 it must be taken: there is no declining", () => {
    const t = table({ phase: "orders" }).answer("place:dawn:catacombs");
    for (const key of ["decline", "none", "end"]) {
      expect(() => t.answer(key)).toThrow("offered: bleeder, elder");
    }
  });

  test("BO-4.5 three tokens in three turns are three cards", () => {
    const t = table({ phase: "orders", players: [{ hand: many(10, "bleeder") }] });
    for (const order of ["dawn", "dusk", "night"]) {
      t.answer(`place:${order}:catacombs`, "elder", "end");
      if (order !== "night") t.answer(`place:${order}:north`, "end");
    }
    // Thirteen cards are allowed until feeding (BO-6.3).
    t.expectPlayer(0, { hand: many(10, "bleeder"), sure: many(3, "elder") });
  });

  test("BO-4.5 one deck is empty: the other, and nothing to decide", () => {
    const t = table({ phase: "orders", players: [{ hand: many(32, "bleeder") }] });
    t.answer("place:dawn:catacombs").expectOptions("elder");
    expect(t.questionOf()?.forced).toBe(true);
    t.answer("elder").expectPlayer(0, { sure: ["elder"] });
  });

  test("BO-4.5 the last Bleeder can be taken, then none is left", () => {
    const t = table({ phase: "orders", players: [{ hand: many(31, "bleeder") }] });
    t.answer("place:dawn:catacombs").expectOptions("bleeder", "elder").answer("bleeder", "end");
    t.answer("place:dawn:catacombs").expectOptions("elder");
  });

  test("BO-4.5 both decks are empty: nothing, but the token stays there", () => {
    const hand = [...many(32, "bleeder"), ...many(33, "elder")];
    const t = table({ phase: "orders", players: [{ hand, fear: 24 }] });
    t.answer("place:night:catacombs").expectOptions("end");
    expect(t.factsOf("catacombs", "catacombs-empty")).toEqual([
      { fact: "catacombs-empty", rule: "BO-4.5", seat: 0 },
    ]);
    t.expectPlayer(0, { sure: [] }).expectPosition({
      tokens: [{ seat: 0, space: "catacombs", order: "night" }],
    });
  });

  test("BO-4.5 a Ritual that answers to the visit does so with and without a card", () => {
    const pieces = [
      ritual("descent", {
        standing: [
          { kind: "trigger", after: "catacombs-visited", then: [{ do: "gain", what: "vp" }] },
        ],
      }),
    ];
    const visit = (hand: string[]): ReturnType<typeof table> =>
      table(
        { phase: "orders", market: MARKET, players: [{ hand, rituals: ["descent"] }] },
        { pieces },
      ).answer("place:dawn:catacombs");
    visit([]).expectPlayer(0, { vp: 0 }).answer("elder").expectPlayer(0, { vp: 1 });
    visit([...many(32, "bleeder"), ...many(33, "elder")]).expectPlayer(0, { vp: 1 });
  });

  test("BO-4.5 BO-8.2 which token went down there is told to nobody else", () => {
    const visit = (order: string): unknown =>
      knownTo(table({ phase: "orders" }).answer(`place:${order}:catacombs`, "elder"), 1);
    expect(visit("night")).toEqual(visit("dawn"));
  });
});
