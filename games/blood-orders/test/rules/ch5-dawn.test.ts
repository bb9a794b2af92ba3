import { describe, expect, test } from "vitest";
import { location, ritual } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";

const north = [token(0, "north", "dawn"), token(1, "north", "dawn"), token(2, "north", "dawn")];
const piles = { dawn: cards("BB") };

describe("BO-5.5 Dawn", () => {
  test("BO-5.5 any number of players use the Location, each for itself, in order", () => {
    const t = reveal([{ piles }, { piles }, { piles }], north);
    for (const seat of [0, 1, 2]) {
      expect([t.seat, t.about]).toEqual([seat, "loc1-1"]);
      t.answer("dawn").expectPlayer(seat, { blood: 8, influence: 5, torpor: cards("BB") });
    }
    t.expectQuarter("north", {
      location: "loc1-1",
      victim: "v1-1",
      blood: 3,
      influence: 2,
      die: 2,
    });
  });

  test("BO-5.5 the facts: the action, the pile, what the Location gives", () => {
    const t = reveal([{ piles }, { piles }, {}], north.slice(0, 2)).answer("dawn");
    expect(t.facts).toEqual([
      { fact: "dawn", rule: "BO-5.5", seat: 0, space: "north", location: "loc1-1" },
      { fact: "torpor", rule: "BO-5.5", seat: 0, order: "dawn", cards: cards("BB") },
      { fact: "gained", rule: "BO-1.4", seat: 0, what: "blood", n: 1, now: 8 },
    ]);
  });

  test("BO-5.5 the pile is in Torpor before the effect: it can wake one of its cards", () => {
    const physician = location("loc1-1", {
      effect: [
        { do: "choose", from: { set: "torpor" }, as: "card" },
        { do: "wake", card: "card" },
      ],
    });
    const t = reveal(
      [{ piles: { dawn: cards("BBE") } }, {}],
      north.slice(0, 1),
      {},
      { pieces: [physician] },
    );
    t.answer("dawn").expectOptions("bleeder", "elder");
    t.answer("elder").expectPlayer(0, { torpor: cards("BB"), hand: ["elder"] });
  });

  test("BO-5.5 an effect that raises the die here can stop the next player", () => {
    const alarm = location("loc1-1", { effect: [{ do: "shift", at: "here", by: 1 }] });
    const t = reveal(
      [{ piles }, { piles }, { piles: { dawn: cards("BBB") } }],
      north,
      {},
      { pieces: [alarm] },
    );
    t.answer("dawn");
    expect(t.factsOf("fear-failed")).toMatchObject([{ seat: 1, n: 2, now: 3 }]);
    expect(t.seat).toBe(2);
    t.answer("dawn").expectQuarter("north", { die: 4 });
  });

  test("BO-5.5 an effect that changes nothing: the pile is in Torpor all the same", () => {
    const chapel = location("loc1-1", { effect: [{ do: "lose", what: "fear", n: 2 }] });
    const t = reveal([{ fear: 0, piles }, {}], north.slice(0, 1), {}, { pieces: [chapel] });
    t.answer("dawn").expectPlayer(0, { fear: 0, torpor: cards("BB") });
  });

  test("BO-5.5 it costs nothing: also with no Influence and no Blood", () => {
    const t = reveal([{ piles, influence: 0, blood: 0 }, {}], north.slice(0, 1));
    t.expectOptions("dawn", "decline");
    t.answer("dawn").expectPlayer(0, { blood: 1, influence: 0 });
  });

  test("BO-5.5 it works in a Quarter without a Victim", () => {
    const t = reveal([{ piles }, {}], north.slice(0, 1), { quarters: { north: { victim: null } } });
    t.answer("dawn").expectPlayer(0, { blood: 8, torpor: cards("BB") });
  });

  test("BO-5.5 Rituals that wait for a Dawn answer after its effect, and not to one that failed", () => {
    const pieces = [
      ritual("matins", {
        standing: [
          {
            kind: "trigger",
            after: "dawn-done",
            when: { is: "at-least", n: 8, of: { count: "blood" } },
            then: [{ do: "gain", what: "vp" }],
          },
        ],
      }),
    ];
    const rituals = ["matins"];
    const t = reveal([{ piles, rituals }, {}], north.slice(0, 1), {}, { pieces });
    t.answer("dawn").expectPlayer(0, { blood: 8, vp: 1 });
    const declined = reveal([{ piles, rituals, blood: 9 }, {}], north.slice(0, 1), {}, { pieces });
    declined.answer("decline").expectPlayer(0, { vp: 0 });
    const weak = { piles: { dawn: cards("B") }, rituals, blood: 9 };
    reveal([weak, {}], north.slice(0, 1), {}, { pieces }).expectPlayer(0, { vp: 0 });
  });

  test("BO-5.5 who declines leaves the others to it", () => {
    const t = reveal([{ piles }, { piles }, {}], north.slice(0, 2)).answer("decline");
    expect(t.seat).toBe(1);
    t.answer("dawn").expectPlayer(0, { blood: 7 }).expectPlayer(1, { blood: 8 });
  });
});
