import { describe, expect, test } from "vitest";
import { copies, household, token, turn } from "../support/household.js";

describe("the-tallymans-grace", () => {
  test("the-tallymans-grace: 1 Influence for each merchant shown, who stays in hand", () => {
    const merchants = ["the-rag-merchant", "the-pawnbroker"];
    const hand = [...merchants, "the-confessor", "bleeder"];
    const t = turn("the-tallymans-grace", { self: { hand } }).answer("use:the-tallymans-grace");
    t.expectOptions("enough", "show:the-rag-merchant", "show:the-pawnbroker");
    t.answer("show:the-pawnbroker", "show:the-rag-merchant").expectOptions("enough");
    t.answer("enough").expectPlayer(0, { influence: 7, sure: merchants });
    expect(t.factsOf("cards-shown")).toMatchObject([{ seat: 0, cards: merchants }]);
  });

  test("the-tallymans-grace: at most three, of any Act", () => {
    const merchants = ["the-rag-merchant", "the-salt-baron", "the-usurer", "the-guild-master"];
    const self = { hand: merchants };
    const t = turn("the-tallymans-grace", { day: 7, self, quarters: actThree, market: markets });
    t.answer("use:the-tallymans-grace", ...merchants.slice(1).map((id) => `show:${id}`));
    t.expectPlayer(0, { influence: 8 });
    expect(t.question).toBe("orders.turn");
  });

  test("the-tallymans-grace: asked without a merchant too", () => {
    const t = turn("the-tallymans-grace", { self: { hand: ["elder"] } });
    t.answer("use:the-tallymans-grace").expectOptions("enough").answer("enough");
    t.expectPlayer(0, { influence: 5 });
  });
});

const actThree = {
  north: { location: "great-tocsin", victim: "the-foundling" },
  south: { location: "pyre-square", victim: "the-ferryman" },
  east: { location: "widows-palace", victim: "the-executioner" },
};
const markets = [null, null, null, "the-ninth-candle"];

describe("laying-up-for-winter", () => {
  test("laying-up-for-winter: 4 Blood at the start of a new Act, before feeding", () => {
    const self = { hand: [], torpor: copies("elder", 4), blood: 0 };
    const t = household("laying-up-for-winter", "cleanup", { day: 3, self });
    t.expectPlayer(0, { blood: 4 }).expectPlayer(1, { blood: 7 });
    t.by(0, "feed", "feed", "feed", "feed", "commit").feedAll();
    t.expectPlayer(0, { blood: 0, hand: copies("elder", 4) });
  });

  test("laying-up-for-winter: not on any other Day", () => {
    const t = household("laying-up-for-winter", "cleanup", { day: 2, self: { blood: 1 } });
    t.expectPlayer(0, { blood: 1 }).feedAll().expectPlayer(0, { blood: 1 });
  });
});

describe("chalk-and-tallow", () => {
  const market = ["the-common-trough", "lowering-the-lanterns", "three-bells-rung", null];
  const visit = (hand: string[], blood: number) =>
    turn("chalk-and-tallow", { market, self: { hand, blood } }).answer("place:dawn:altar");

  test("chalk-and-tallow: Rituals cost 1 Blood and 1 Victim less, but no symbol less", () => {
    const t = visit(["the-undertaker"], 1).expectOptions("no-ritual", "ritual:the-common-trough");
    expect(t.whyNot("ritual:three-bells-rung")).toBe("too-few-night-symbols BO-4.4");
    expect(t.whyNot("ritual:lowering-the-lanterns")).toBe("too-few-dusk-symbols BO-4.4");
    t.answer("ritual:the-common-trough").expectOptions("show:the-undertaker");
    t.answer("show:the-undertaker", "enough");
    t.expectPlayer(0, { blood: 0, rituals: ["chalk-and-tallow", "the-common-trough"] });
  });

  test("chalk-and-tallow: what costs 1 Blood costs none, what costs 3 costs 2", () => {
    const hand = ["the-book-burner", "the-night-watchman"];
    visit(hand, 0).expectOptions("no-ritual", "ritual:lowering-the-lanterns");
    const t = visit(hand, 2).answer("ritual:three-bells-rung", "show:the-night-watchman", "enough");
    t.expectPlayer(0, { blood: 0 });
  });

  test("chalk-and-tallow: of three Victims two are still needed", () => {
    const quarters = {
      north: { location: "old-armoury", victim: "the-usurer" },
      south: { location: "twin-belfries", victim: "the-anatomist" },
      east: { location: "flayers-yard", victim: "the-ratcatcher" },
    };
    const later = (hand: string[]) =>
      turn("chalk-and-tallow", {
        day: 4,
        quarters,
        market: [null, null, null, "wax-doubles"],
        self: { hand, blood: 1 },
      }).answer("place:dawn:altar");
    const alone = later(["the-leech-woman"]).expectOptions("no-ritual");
    expect(alone.whyNot("ritual:wax-doubles")).toBe("too-few-victims BO-4.4");
    later(["the-leech-woman", "the-deserter"]).expectOptions("no-ritual", "ritual:wax-doubles");
  });

  test("chalk-and-tallow: others pay and show as much as ever", () => {
    const others = [{ hand: ["the-undertaker"], blood: 9 }];
    const t = turn("chalk-and-tallow", { market, others, start: 1 }).answer("place:dawn:altar");
    expect(t.seat).toBe(1);
    t.expectOptions("no-ritual");
    expect(t.whyNot("ritual:the-common-trough")).toBe("too-few-victims BO-4.4");
  });
});

describe("three-bells-rung", () => {
  test.each(["dawn", "dusk", "night"] as const)("three-bells-rung: 1 more for %s", (order) => {
    const t = turn("three-bells-rung").answer("use:three-bells-rung");
    t.expectOptions("dawn", "dusk", "night").answer(order);
    const boosts = { dawn: 0, dusk: 0, night: 0, [order]: 1 };
    t.expectPlayer(0, { boosts }).expectPlayer(1, { boosts: { dawn: 0, dusk: 0, night: 0 } });
    expect(t.optionsOf("use")).toEqual([]);
  });

  test("three-bells-rung: today's pile of that Order overcomes a higher die", () => {
    const self = { hand: [], piles: { dawn: ["bleeder"], dusk: ["elder"] } };
    const tokens = [
      token(0, "north", "dawn"),
      token(1, "east", "dawn"),
      token(0, "north", "dusk"),
      token(1, "east", "dusk"),
    ];
    const t = turn("three-bells-rung", { self, others: [{ hand: [] }], tokens });
    t.answer(
      "use:three-bells-rung",
      "dusk",
      "place:night:south",
      "end",
      "place:night:south",
      "end",
    );
    expect([t.question, t.options]).toEqual(["resolution.act", ["dusk", "decline"]]);
    expect(t.factsOf("fear-failed")[0]).toMatchObject({ seat: 0, order: "dawn", n: 1, now: 2 });
  });
});
