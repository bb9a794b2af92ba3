import { describe, expect, test } from "vitest";
import { type Effect, expectDone, probe } from "../support/probe.js";

/** Lists of cards never tell in which order somebody chose them, and end where they must. */

const vp: Effect = [{ do: "gain", what: "vp" }];
const MANY = ["1-5", "1-6", "1-7", "1-8", "2-1", "2-2", "2-3", "2-4", "2-5", "2-6", "2-7"];
const hand = MANY.map((id) => `v${id}`);

describe("cards out of a hand", () => {
  test.each(["offer", "show"] as const)("BO-8.2 %s: told in one order, however chosen", (verb) => {
    const effect: Effect = [{ do: verb, n: 3, then: vp }];
    const cards = ["v1-5", "v1-7", "v1-8"];
    const done = (order: string[]): unknown => {
      const t = probe(effect, { players: [{ hand: ["v1-5", "v1-6", "v1-7", "v1-8"] }] });
      for (const card of order) t.answer(`${verb === "offer" ? "discard" : "show"}:${card}`);
      return t.factsOf("offered", "cards-shown")[0].cards;
    };
    expect(done(["v1-8", "v1-5", "v1-7"])).toEqual(cards);
    expect(done(["v1-7", "v1-8", "v1-5"])).toEqual(cards);
    expect(done(cards)).toEqual(cards);
  });

  test("show: ten Victims and no more, unless a number is given", () => {
    const t = probe([{ do: "show", then: vp }], { day: 4, players: [{ hand }] });
    for (let i = 0; i < 10; i++) {
      t.expectOptions("enough", ...hand.slice(i).map((id) => `show:${id}`));
      t.answer(`show:${hand[i]}`);
    }
    expectDone(t).expectPlayer(0, { vp: 10 });
  });

  test("offer: a single card, unless a number is given", () => {
    const t = probe([{ do: "offer", then: vp }], { players: [{ hand: ["v1-5", "v1-6"] }] });
    expectDone(t.answer("discard:v1-6")).expectPlayer(0, { vp: 1, hand: ["v1-5"] });
  });
});

describe("every Victim is one that can be chosen, also the first of the pack", () => {
  const quarters = { north: { victim: "v1-4" } };

  test("BO-8.3 look: v1-1 among those looked at", () => {
    const position = { quarters, victimDeck: ["v1-1", "v1-5", "v1-6", "v1-7", "v1-8"] };
    const t = probe([{ do: "look", n: 2, may: "take" }], position);
    expect([t.question, t.about]).toEqual(["look.pick", "probe"]);
    t.expectOptions("none", "take:v1-1", "take:v1-5").answer("take:v1-1");
    expect(t.factsOf("victim-gained")).toMatchObject([{ seat: 0, card: "v1-1" }]);
  });

  test("BO-4.4 offer and the Altar: v1-1 in the hand", () => {
    const position = { quarters, players: [{ hand: ["v1-1"] }] };
    const t = probe([{ do: "offer", then: vp }], position);
    t.expectOptions("enough", "discard:v1-1").answer("discard:v1-1").expectPlayer(0, { vp: 1 });
    const altar = probe(vp, position).answer("place:dawn:altar", "ritual:r1-1");
    altar.expectOptions("show:v1-1").answer("show:v1-1").expectOptions("enough");
  });
});

describe("the market", () => {
  const effect: Effect = [
    { do: "choose", from: { set: "market" }, as: "rite" },
    { do: "break", ritual: "rite" },
  ];

  test.each([
    ["the newest", "r1-1", ["r1-5", "r1-2", "r1-3", "r1-4"]],
    ["the oldest", "r1-4", ["r1-5", "r1-1", "r1-2", "r1-3"]],
  ])("BO-4.4 break: %s leaves, the others slide", (_which, id, market) => {
    const t = expectDone(probe(effect).answer(id));
    t.expectPosition({ market, brokenRituals: [id] });
  });
});

test("count cards: hand, piles and what came to hand today", () => {
  const position = { players: [{ hand: ["elder"], piles: { dusk: ["elder", "bleeder"] } }] };
  const gain: Effect[number] = { do: "gain", what: "vp", n: { count: "cards" } };
  probe([gain], position).expectPlayer(0, { vp: 3 });
  probe([{ do: "draw" }, { do: "draw" }, gain], position).expectPlayer(0, { vp: 5 });
});
