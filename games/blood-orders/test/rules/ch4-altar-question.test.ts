import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { knownTo, MARKET } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

type Player = NonNullable<Parameters<typeof table>[0]["players"]>[number];

function orders(player: Player, market: (string | null)[] = MARKET): TestTable {
  return table({ phase: "orders", market, players: [player] });
}

const visit = (player: Player, market?: (string | null)[]): TestTable =>
  orders(player, market).answer("place:dusk:altar");

/** A Victim in the hand, or the same Victim under the Night token: others cannot tell which. */
const able: Player = { hand: ["v1-5"], piles: { night: ["elder"] } };
const unable: Player = { hand: ["elder"], piles: { night: ["v1-5"] } };

describe("BO-4.4 the owner is always asked", () => {
  test.each([
    { when: "nothing is possible", player: { hand: ["elder"] }, market: MARKET },
    { when: "the hand is empty", player: { hand: [] }, market: MARKET },
    { when: "there is no Blood", player: { hand: ["v1-5"], blood: 0 }, market: MARKET },
    { when: "the market is empty", player: { hand: ["v1-5"] }, market: [null, null, null, null] },
  ])("BO-4.4 also when $when, and it is never answered by itself", ({ player, market }) => {
    const t = table({ phase: "orders", market, ritualDeck: [], players: [player] });
    t.answer("place:dawn:altar");
    expect(t.questionOf()).toMatchObject({
      seat: 0,
      kind: "altar.ritual",
      rule: "BO-4.4",
      options: [{ key: "no-ritual" }],
      forced: false,
    });
    t.answer("no-ritual");
    expect(t.question).toBe("orders.turn");
    expect(t.seat).toBe(0);
  });

  test("BO-4.4 with something possible the question is the same, with more answers", () => {
    const t = visit(able);
    expect(t.questionOf()).toMatchObject({ kind: "altar.ritual", forced: false, blocked: [] });
    expect(t.options).toEqual(["no-ritual", ...MARKET.map((id) => `ritual:${id}`)]);
  });

  test("BO-4.4 to show the only card that there is must be said too", () => {
    const t = visit(able).answer("ritual:r1-2");
    expect(t.questionOf()).toMatchObject({
      kind: "altar.show",
      options: [{ key: "show:v1-5" }],
      forced: false,
    });
    t.answer("show:v1-5");
    expect(t.questionOf()).toMatchObject({ options: [{ key: "enough" }], forced: false });
  });

  test("BO-4.4 declining what is possible: nothing is paid, and just the visit is told", () => {
    const t = visit(able).answer("no-ritual");
    expect(t.facts).toEqual([{ fact: "no-ritual", rule: "BO-4.4", seat: 0 }]);
    t.expectPlayer(0, { blood: 7, rituals: [], hand: ["v1-5"], sure: [] });
    t.expectPosition({ market: MARKET });
  });
});

describe("BO-4.4 the question tells others nothing", () => {
  const others = (t: TestTable): unknown[] => [1, -1].map((audience) => knownTo(t, audience));

  test("BO-4.4 BO-8.4 possible or not: others know the same, before and after declining", () => {
    const [can, cannot] = [visit(able), visit(unable)];
    expect(can.options).not.toEqual(cannot.options);
    expect(others(can)).toEqual(others(cannot));
    can.answer("no-ritual");
    cannot.answer("no-ritual");
    expect(others(can)).toEqual(others(cannot));
    expect(can.facts).toEqual(cannot.facts);
    can.answer("end");
    cannot.answer("end");
    expect(others(can)).toEqual(others(cannot));
  });

  test("BO-4.4 BO-8.4 half a choice does not show: others see the owner think", () => {
    const [start, half] = [visit(able), visit(able).answer("ritual:r1-2", "show:v1-5")];
    for (const audience of [1, -1]) {
      expect(half.game.view(half.state, audience)).toEqual(start.game.view(start.state, audience));
    }
    expect(half.facts).toEqual([]);
    half.expectPlayer(0, { blood: 7, rituals: [], sure: [] });
  });

  test("BO-4.4 BO-8.4 only the owner's question says what is possible", () => {
    const t = visit(able);
    expect(t.seats).toEqual([0]);
    expect(t.questionOf(1)).toBeUndefined();
    expect(() => t.withdraw(1)).toThrow("seat 1 takes no part in a simultaneous phase");
  });

  test("BO-4.4 BO-8.2 which token was used for the visit is told to nobody, not even later", () => {
    const seen = (order: string): unknown[] => {
      const t = orders(able).answer(`place:${order}:altar`, "no-ritual");
      return others(t);
    };
    expect(seen("dawn")).toEqual(seen("night"));
  });

  test("BO-4.4 BO-8.2 showing a card tells that it is in no pile, and no more", () => {
    const two = (rest: Player): unknown[] => {
      const t = orders(rest).answer("place:dawn:altar", "ritual:r1-4", "show:v1-5", "enough");
      return others(t);
    };
    expect(two({ hand: ["v1-5", "elder"] })).toEqual(
      two({ hand: ["v1-5"], piles: { dusk: ["elder"] } }),
    );
  });
});

describe("BO-4.4 the Altar acts at once", () => {
  test("BO-4.4 BO-4.2 nothing can be used between the token and the choice", () => {
    const bless = ritual("bless", { daily: { effect: [{ do: "gain", what: "blood" }] } });
    const t = table(
      { phase: "orders", market: MARKET, players: [{ hand: [], rituals: ["bless"] }] },
      { pieces: [bless] },
    );
    t.answer("place:dawn:altar").expectOptions("no-ritual");
    expect(() => t.answer("use:bless")).toThrow("is not offered in altar.ritual");
    t.answer("no-ritual");
    expect(t.optionsOf("use")).toEqual(["use:bless"]);
  });

  test("BO-4.4 BO-6.2 the token stays until cleanup, its pile comes back unfed", () => {
    const t = table({
      phase: "orders",
      players: [{ hand: [], piles: { dusk: ["elder", "elder"] } }, { hand: [] }],
    });
    t.answer("place:dusk:altar", "no-ritual");
    t.expectPosition({ tokens: [{ seat: 0, space: "altar", order: "dusk" }] });
    t.answer("end", "place:dawn:north", "end", "place:dawn:north", "end", "place:dusk:north");
    t.answer("end", "place:night:north", "end", "place:night:north", "end");
    expect(t.factsOf("token-revealed").map(({ space }) => space)).not.toContain("altar");
    expect(t.factsOf("piles-back")).toEqual([
      { fact: "piles-back", rule: "BO-6.2", seat: 0, cards: ["elder", "elder"] },
    ]);
    t.expectPosition({ tokens: [] }).expectPlayer(0, { hand: ["elder", "elder"], torpor: [] });
  });
});
