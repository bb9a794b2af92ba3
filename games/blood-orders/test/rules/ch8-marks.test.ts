import { type Mark, undoMark } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { type Effect, probe } from "../support/probe.js";
import { cards, reveal, token } from "../support/reveal.js";
import { type TestTable, table } from "../support/table.js";

/**
 * What has come to light is marked: it can be taken back only with everybody's leave. So an answer
 * that shows a card of a deck is marked, and one that shows nothing is not.
 */
function marked(t: TestTable, seat = 0): Mark | undefined {
  return undoMark(t.scene.play, seat);
}

describe("BO-8.3 decks are secret: what is turned up stays known", () => {
  const nothing: Effect = [{ do: "gain", what: "blood" }];
  const fresh: Effect = [
    { do: "choose", from: { set: "market" }, as: "rite" },
    { do: "break", ritual: "rite" },
  ];
  const empty: Effect = [
    { do: "choose", from: { set: "quarters" }, as: "street" },
    { do: "dismiss", at: "street" },
    { do: "summon", at: "street" },
  ];

  test("BO-8.3 an effect that turns up no card is not marked", () => {
    expect(marked(probe(nothing))).toBeUndefined();
  });

  test("BO-8.3 a Victim drawn, or placed in a Quarter", () => {
    expect(marked(probe([{ do: "draw" }]))).toBe("reveal");
    expect(marked(probe(empty))).toBeUndefined();
    expect(marked(probe(empty).answer("north"))).toBe("reveal");
  });

  test("BO-8.3 a look at the deck, also if nothing can be done with it", () => {
    expect(marked(probe([{ do: "look", n: 2 }]))).toBe("reveal");
  });

  test("BO-4.4 the market refilled from its deck; not if that is empty", () => {
    const t = probe(fresh);
    expect(marked(t.answer("r1-2"))).toBe("reveal");
    const last = probe(fresh, { ritualDeck: [] }).answer("r1-2");
    last.expectPosition({ market: [null, "r1-1", "r1-3", "r1-4"] });
    expect(marked(last)).toBeUndefined();
  });
});

describe("BO-8.2 what was secret and is told", () => {
  test("BO-5.1 the reveal of all piles", () => {
    const orders = (["dawn", "dusk", "night"] as const).flatMap((order) => [
      token(0, "altar", order),
      token(1, "altar", order),
    ]);
    const t = table({ phase: "orders", tokens: orders.slice(0, 5) });
    expect(t.optionsOf("place")).toHaveLength(5);
    expect(marked(t.answer("place:night:north"), 1)).toBeUndefined();
    expect(marked(t.answer("end"), 1)).toBe("reveal");
  });

  test.each([
    ["the Altar", "altar", "no-ritual"],
    ["the Altar", "altar", "ritual:r1-1", "show:v1-5", "enough"],
  ] as const)("BO-4.4 what came of a visit to %s (%s, %s)", (_name, space, ...keys) => {
    const t = table({ phase: "orders", players: [{ hand: ["v1-5"] }] });
    t.answer(`place:dawn:${space}`);
    expect(marked(t)).toBeUndefined();
    expect(marked(t.answer(...keys))).toBe("reveal");
  });

  test("BO-8.1 cards offered from the hand, or none", () => {
    const offer: Effect = [{ do: "offer", then: [{ do: "gain", what: "vp" }] }];
    for (const key of ["discard:bleeder", "enough"]) {
      expect(marked(probe(offer).answer(key))).toBe("reveal");
    }
  });

  test("BO-5.5 an action that shows nothing is not marked while the same player goes on", () => {
    const piles = { dawn: cards("BB"), dusk: cards("EE") };
    const tokens = [token(0, "north", "dawn"), token(0, "north", "dusk")];
    const t = reveal([{ piles }, {}], tokens);
    expect(marked(t.answer("dawn"))).toBeUndefined();
    expect([t.question, t.seat]).toEqual(["resolution.act", 0]);
  });
});
