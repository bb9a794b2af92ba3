import { describe, expect, test } from "vitest";
import { copies, household, resolution, scored, token, turn } from "../support/household.js";

describe("the-black-collegium", () => {
  const dusk = (victim: string, pile: string[], seat = 0, die = 2) =>
    resolution("the-black-collegium", [token(seat, "north", "dusk")], {
      self: seat === 0 ? { piles: { dusk: pile } } : {},
      others: [seat === 1 ? { piles: { dusk: pile }, blood: 5 } : {}],
      quarters: { north: { victim, die } },
    });

  test("the-black-collegium: by a cleric or a scholar the Dusk pile shows 1 more", () => {
    dusk("the-abbess-of-thorns", ["elder"]).expectOptions("dusk", "decline");
    dusk("the-anatomist", ["elder"]).expectOptions("dusk", "decline");
    expect(dusk("the-anatomist", ["elder"], 0, 3).factsOf("fear-failed")).toMatchObject([
      { seat: 0, n: 2, now: 3 },
    ]);
    expect(dusk("the-ratcatcher", ["elder"]).factsOf("fear-failed")).toMatchObject([
      { seat: 0, n: 1, now: 2 },
    ]);
    expect(dusk("the-anatomist", ["elder"], 1).factsOf("fear-failed")).toMatchObject([
      { seat: 1, n: 1, now: 2 },
    ]);
  });

  test("the-black-collegium: and the Dusk action brings 2 Influence", () => {
    const t = dusk("the-abbess-of-thorns", ["elder"]).answer("dusk");
    t.expectPlayer(0, { influence: 5 - 2 + 2 });
    const plain = dusk("the-ratcatcher", copies("elder", 2)).answer("dusk");
    plain.expectPlayer(0, { influence: 5 - 2, blood: 11 });
  });

  test("the-black-collegium: another's Dusk and a Dusk declined bring nothing", () => {
    const theirs = dusk("the-abbess-of-thorns", copies("elder", 2), 1).answer("dusk");
    theirs.expectPlayer(0, { influence: 5 }).expectPlayer(1, { influence: 3 });
    dusk("the-abbess-of-thorns", ["elder"]).answer("decline").expectPlayer(0, { influence: 5 });
  });
});

describe("toll-of-thorns", () => {
  const dusk = (seat: number, influence: number) => {
    const piles = { dusk: copies("elder", 2) };
    return resolution("toll-of-thorns", [token(seat, "north", "dusk")], {
      self: { piles, influence },
      others: [{ piles, influence }],
      quarters: { north: { victim: "the-ratcatcher", influence: 0 } },
    });
  };

  test("toll-of-thorns: a Dusk costs others 1 more, which lies in the Night space", () => {
    const t = dusk(1, 3).answer("dusk").expectPlayer(1, { influence: 0, blood: 11 });
    t.expectQuarter("north", { influence: 3 });
    expect(dusk(1, 2).factsOf("too-little-influence")).toMatchObject([{ seat: 1, n: 3 }]);
  });

  test("toll-of-thorns: its owner pays what is printed", () => {
    const t = dusk(0, 2).answer("dusk").expectPlayer(0, { influence: 0, blood: 11 });
    t.expectQuarter("north", { influence: 2 });
  });

  test("toll-of-thorns: 1 Influence whenever another goes to the Altar", () => {
    const t = turn("toll-of-thorns").answer("place:dawn:altar", "no-ritual", "end");
    t.expectPlayer(0, { influence: 5 }).answer("place:dawn:altar", "no-ritual");
    t.expectPlayer(0, { influence: 6 }).expectPlayer(1, { influence: 5 }).answer("end");
    t.answer("place:dusk:north", "end", "place:dusk:catacombs", "elder", "end");
    t.expectPlayer(0, { influence: 6 }).answer("place:night:north", "end", "place:night:altar");
    t.answer("no-ritual").expectPlayer(0, { influence: 7 });
  });
});

describe("brothers-of-the-knife", () => {
  const night = (mine: string[], theirs: string[], ...keys: string[]) =>
    resolution("brothers-of-the-knife", [token(0, "south", "night"), token(1, "south", "night")], {
      self: { piles: { night: mine } },
      others: [{ piles: { night: theirs } }],
      quarters: { south: { blood: 0 } },
    }).answer(...keys);
  const [weak, strong] = [["elder"], copies("elder", 2)];

  test("brothers-of-the-knife: 1 VP for a contest won, 2 Blood for one lost", () => {
    night(strong, weak, "night", "night").expectPlayer(0, { vp: 1, blood: 7 });
    const lost = night(weak, strong, "night", "night").expectPlayer(0, { vp: 0, blood: 9 });
    lost.expectPlayer(1, { vp: 0, blood: 7 });
    night(strong, strong, "night", "night").expectPlayer(0, { vp: 0, blood: 9 });
  });

  test("brothers-of-the-knife: nothing where nobody contests", () => {
    night(strong, weak, "night", "decline").expectPlayer(0, { vp: 0, blood: 7 });
    night(strong, ["bleeder"], "night").expectPlayer(0, { vp: 0, blood: 7 });
    night(weak, strong, "decline", "night").expectPlayer(0, { vp: 0, blood: 7 });
  });

  test("brothers-of-the-knife: 1 VP for each soldier in hand at the end", () => {
    const hand = ["the-deserter", "the-siege-captain", "the-drawbridge-warden", "the-ratcatcher"];
    expect(scored("brothers-of-the-knife", { hand })).toBe(3);
  });
});

describe("changeling-rite", () => {
  const hand = ["the-usurer", "bleeder"];
  const victimTop = ["the-anatomist"];

  test("changeling-rite: 2 Blood and 2 Fear to exchange a Victim of the hand for the top one", () => {
    const t = turn("changeling-rite", { self: { hand }, victimTop }).answer("use:changeling-rite");
    t.expectPlayer(0, { blood: 5, fear: 2 }).expectOptions("enough", "discard:the-usurer");
    t.answer("discard:the-usurer").expectPlayer(0, { hand: ["bleeder"], sure: victimTop });
    t.expectPosition({ discards: ["the-usurer"] });
  });

  test("BO-1.6 changeling-rite: the price is paid also where nothing is given up", () => {
    const t = turn("changeling-rite", { self: { hand: ["bleeder"] }, victimTop });
    t.answer("use:changeling-rite").expectOptions("enough").answer("enough");
    t.expectPlayer(0, { blood: 5, fear: 2, hand: ["bleeder"], sure: [] });
  });

  test("BO-1.6 changeling-rite: with 1 Blood it cannot be paid", () => {
    const t = turn("changeling-rite", { self: { blood: 1 } });
    expect(t.whyNot("use:changeling-rite")).toBe("cannot-pay BO-1.6");
    expect(t.optionsOf("use")).toEqual([]);
  });

  test.each([22, 23, 24])(
    "BO-1.5 changeling-rite: at %i Fear it is paid as far as it goes",
    (fear) => {
      const t = turn("changeling-rite", { self: { blood: 2, fear } });
      expect(t.optionsOf("use")).toEqual(["use:changeling-rite"]);
      t.answer("use:changeling-rite").expectPlayer(0, { blood: 0, fear: 24 });
    },
  );
});

describe("the-debtors-moon", () => {
  const day = (mine: number, ...theirs: number[]) =>
    household("the-debtors-moon", "day", {
      self: { influence: mine },
      others: theirs.map((influence) => ({ influence })),
    });

  test("the-debtors-moon: at the start of a Day one with more Influence gives 1", () => {
    const t = day(3, 4, 3, 9).expectOptions("seat-2", "seat-4").answer("seat-4");
    t.expectPlayer(0, { influence: 4 }).expectPlayer(3, { influence: 8 });
    t.expectPlayer(1, { influence: 4 }).expectPlayer(2, { influence: 3 });
    expect(t.question).toBe("planning.card");
  });

  test("the-debtors-moon: nobody has more, nobody gives", () => {
    const t = day(4, 4, 1).expectPlayer(0, { influence: 4 }).expectPlayer(1, { influence: 4 });
    expect(t.question).toBe("planning.card");
  });

  const nextDay = (start: number) =>
    household("the-debtors-moon", "cleanup", { start, others: [{ influence: 9 }] }).feedAll();

  test("the-debtors-moon: the next Day, if its owner begins it", () => {
    const t = nextDay(1).expectPosition({ day: 5, startPlayer: 0 });
    expect([t.seat, t.about]).toEqual([0, "the-debtors-moon"]);
    t.answer("seat-2").expectPlayer(0, { influence: 6 }).expectPlayer(1, { influence: 8 });
  });

  test("the-debtors-moon: on a Day that another player begins nobody gives", () => {
    const t = nextDay(0).expectPosition({ day: 5, startPlayer: 1 });
    t.expectPlayer(0, { influence: 5 }).expectPlayer(1, { influence: 9 });
    expect(t.question).toBe("planning.card");
  });
});

describe("keys-of-the-ossuary", () => {
  test("keys-of-the-ossuary: the Catacombs give an Elder too, not to others", () => {
    const t = turn("keys-of-the-ossuary").answer("place:dawn:catacombs", "bleeder");
    t.expectPlayer(0, { sure: ["bleeder", "elder"] }).answer("end");
    t.answer("place:dawn:catacombs", "elder").expectPlayer(1, { sure: ["elder"] });
    t.expectPlayer(0, { sure: ["bleeder", "elder"] });
  });

  const altar = (used: string[], market: string[]) =>
    turn("keys-of-the-ossuary", {
      self: {
        hand: ["the-anatomist", "the-usurer"],
        rituals: ["wax-doubles", "lowering-the-lanterns"],
        blood: 9,
      },
      others: [{ rituals: ["the-twin-gibbets"] }],
      used,
      market: [null, null, ...market],
    }).answer("place:dawn:altar");
  const gain = ["ritual:the-leech-confessional", "show:the-anatomist", "show:the-usurer", "enough"];
  const market = ["toll-of-thorns", "the-leech-confessional"];

  test("keys-of-the-ossuary: a Ritual gained makes one of the used ready again", () => {
    const t = altar(["wax-doubles", "the-twin-gibbets", "lowering-the-lanterns"], market);
    t.answer(...gain)
      .expectOptions("wax-doubles", "lowering-the-lanterns")
      .answer("wax-doubles");
    t.expectPosition({ used: ["the-twin-gibbets", "lowering-the-lanterns"] });
    expect(t.optionsOf("use")).toEqual(["use:the-leech-confessional", "use:wax-doubles"]);
  });

  test("keys-of-the-ossuary: with none used, or without a Ritual, nothing is asked", () => {
    expect(altar([], market).answer(...gain).question).toBe("orders.turn");
    const t = altar(["wax-doubles"], market)
      .answer("no-ritual")
      .expectPosition({ used: ["wax-doubles"] });
    expect(t.question).toBe("orders.turn");
  });
});
