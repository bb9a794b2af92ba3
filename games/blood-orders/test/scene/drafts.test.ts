import { describe, expect, test } from "vitest";
import { location } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { table } from "../support/table.js";
import { answered, scene } from "./seen.js";

/** Private decisions that are not whole yet: their owner sees them, others do not. */

const marked = (list: readonly { place: string; mark?: string }[] | null) =>
  list?.map(({ place, mark }) => [place, mark ?? ""]);

describe("planning", () => {
  const t = table({ phase: "day", players: [{ hand: ["v1-5", ...cards("BBBE")] }, { hand: [] }] });
  t.by(0, "night", "hand", "dawn");

  test("cards lie where the draft says", () => {
    const [own] = scene(t, 0).players;
    expect(marked(own.hand)).toEqual([
      ["hand:0:bleeder", "kept"],
      ["hand:0:bleeder:2", "asked"],
      ["hand:0:elder", ""],
    ]);
    expect(own.piles.map(({ cards: pile }) => marked(pile))).toEqual([
      [["pile:0:dawn:bleeder", ""]],
      [],
      [["pile:0:night:v1-5", ""]],
    ]);
    expect(own.piles.map(({ symbols }) => symbols)).toEqual([1, 0, 1]);
    expect(own.piles[0].tests?.[0]).toEqual({ quarter: 0, symbols: 1, die: 2, surplus: -1 });
    expect([own.handSize, own.cards, own.isReady]).toEqual([3, 5, false]);
  });

  test("others see who is ready, and nothing of the plan", () => {
    const [first, second] = scene(t.by(1, "commit"), 1).players;
    expect([first.isReady, second.isReady]).toEqual([false, true]);
    expect([first.handSize, first.hand, first.piles[0].cards]).toEqual([5, null, null]);
    expect(marked(second.hand)).toEqual([]);
  });

  test("a card goes under a token, or stays where it is", () => {
    expect(answered(t, 0)).toEqual({
      hand: ["hand:0:bleeder:2"],
      dawn: ["pile:0:dawn", "hand:0:bleeder:2"],
      dusk: ["pile:0:dusk", "hand:0:bleeder:2"],
      night: ["pile:0:night", "hand:0:bleeder:2"],
    });
    t.by(0, "hand", "hand");
    expect(marked(scene(t, 0).players[0].hand)?.map(([, mark]) => mark)).toEqual([
      "kept",
      "kept",
      "kept",
    ]);
    expect(answered(t, 0)).toEqual({ commit: ["seat:0"] });
  });
});

describe("feeding", () => {
  const t = reveal([{ blood: 5, hand: cards("BBBBBBBBBE"), torpor: cards("BEEE") }, {}], []);

  test("each card of the Torpor in its turn", () => {
    t.by(0, "release", "feed");
    expect(answered(t, 0)).toEqual({ feed: ["torpor:0:elder:2"], release: ["torpor:0:elder:2"] });
    expect(marked(scene(t, 0).players[0].torpor)).toEqual([
      ["torpor:0:bleeder", "released"],
      ["torpor:0:elder", "fed"],
      ["torpor:0:elder:2", "asked"],
      ["torpor:0:elder:3", ""],
    ]);
    expect(marked(scene(t, 1).players[0].torpor)?.every(([, mark]) => mark === "")).toBe(true);
  });

  test("what is over the limit may be a card of the hand or a fed one", () => {
    t.by(0, "feed", "feed", "discard:elder");
    expect(answered(t, 0)["discard:elder"]).toEqual([
      "torpor:0:elder",
      "torpor:0:elder:2",
      "torpor:0:elder:3",
    ]);
    expect(answered(t, 0)["discard:bleeder"]).toHaveLength(9);
    t.by(0, "discard:elder");
    const [own] = scene(t, 0).players;
    expect(marked(own.hand)?.at(-1)).toEqual(["hand:0:elder", "chosen"]);
    expect(marked(own.torpor)?.map(([, mark]) => mark)).toEqual([
      "released",
      "chosen",
      "fed",
      "fed",
    ]);
  });
});

describe("cards of the hand that are shown or given up", () => {
  test("at the Altar", () => {
    const t = table({
      phase: "orders",
      players: [{ hand: ["v1-5", "v1-6"] }, {}],
      market: ["r1-1", "r1-2", "r1-3", "r1-4"],
    }).answer("place:dawn:altar");
    expect(answered(t)).toMatchObject({ "ritual:r1-2": ["ritual:r1-2"], "no-ritual": ["seat:0"] });
    t.answer("ritual:r1-2", "show:v1-5");
    expect(answered(t)).toEqual({ enough: ["ritual:r1-2"], "show:v1-6": ["hand:0:v1-6"] });
    expect(marked(scene(t, 0).players[0].hand)).toEqual([
      ["hand:0:v1-5", "chosen"],
      ["hand:0:v1-6", ""],
    ]);
    expect(scene(t, 1).players[0].isReady).toBe(false);
    expect(scene(t, 1).players[1].isReady).toBeNull();
  });

  test("for an effect", () => {
    const t = reveal(
      [{ hand: cards("BBB"), piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      {},
      {
        pieces: [
          location("loc1-1", {
            effect: [{ do: "offer", n: 2, then: [{ do: "gain", what: "vp" }] }],
          }),
        ],
      },
    ).answer("dawn", "discard:bleeder");
    expect(answered(t)).toEqual({
      enough: ["seat:0"],
      "discard:bleeder": ["hand:0:bleeder:2", "hand:0:bleeder:3"],
    });
    expect(marked(scene(t, 0).players[0].hand)?.map(([, mark]) => mark)).toEqual([
      "chosen",
      "",
      "",
    ]);
  });
});
