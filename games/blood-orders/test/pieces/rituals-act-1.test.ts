import { describe, expect, test } from "vitest";
import { copies, household, resolution, token, turn } from "../support/household.js";

describe("the-common-trough", () => {
  const hungry = { hand: [], torpor: copies("elder", 3), blood: 1 };

  test("the-common-trough: each Day one card is fed for nothing", () => {
    const t = household("the-common-trough", "cleanup", { self: hungry });
    t.by(0, "feed", "feed");
    expect(t.whyNot("feed", 0)).toBe("too-little-blood BO-6.3");
    t.by(0, "release", "commit").feedAll();
    t.expectPlayer(0, { blood: 0, hand: ["elder", "elder"] });
  });

  test("the-common-trough: it feeds nobody else", () => {
    const t = household("the-common-trough", "cleanup", { others: [hungry] });
    t.by(1, "feed");
    expect(t.whyNot("feed", 1)).toBe("too-little-blood BO-6.3");
  });
});

describe("felt-soled-vigil", () => {
  const night = (victim: string, pile: string[], die = 2) =>
    resolution("felt-soled-vigil", [token(0, "south", "night")], {
      self: { piles: { night: pile }, fear: 5 },
      quarters: { south: { victim, die } },
    });

  test("felt-soled-vigil: a Night gives 1 Fear less, never less than none", () => {
    night("the-confessor", ["elder"]).answer("night").expectPlayer(0, { fear: 6 });
    night("the-confessor", ["elder"], 1).answer("night").expectPlayer(0, { fear: 5 });
  });

  test("felt-soled-vigil: against an outcast the Night pile shows 1 more", () => {
    night("the-undertaker", ["bleeder"]).expectOptions("night", "decline");
    expect(night("the-confessor", ["bleeder"]).factsOf("fear-failed")).toMatchObject([{ n: 1 }]);
    expect(night("the-undertaker", [], 2).factsOf("fear-failed")).toMatchObject([{ n: 1 }]);
  });

  test("felt-soled-vigil: it decides a contest over an outcast, for its owner alone", () => {
    const piles = { night: ["elder"] };
    const t = resolution(
      "felt-soled-vigil",
      [token(1, "south", "night"), token(0, "south", "night")],
      { self: { piles }, others: [{ piles }], quarters: { south: { victim: "the-undertaker" } } },
    );
    t.answer("night", "night");
    expect(t.factsOf("night")).toMatchObject([{ seat: 0 }]);
  });
});

describe("lowering-the-lanterns", () => {
  const quarters = { north: { die: 1 }, south: { die: 2 }, east: { die: 6 } };

  test("lowering-the-lanterns: a die of at least 2 is lowered by 1, once a day", () => {
    const t = turn("lowering-the-lanterns", { quarters }).answer("use:lowering-the-lanterns");
    t.expectOptions("south", "east").answer("east").expectQuarter("east", { die: 5 });
    expect(t.whyNot("use:lowering-the-lanterns")).toBe("used-today BO-4.2");
    t.answer("place:dawn:north").expectQuarter("south", { die: 2 });
    expect(t.optionsOf("use")).toEqual([]);
  });

  test("lowering-the-lanterns: where all dice show 1 it is used for nothing", () => {
    const low = { north: { die: 1 }, south: { die: 1 }, east: { die: 1 } };
    const t = turn("lowering-the-lanterns", { quarters: low }).answer("use:lowering-the-lanterns");
    expect(t.question).toBe("orders.turn");
    expect(t.optionsOf("use")).toEqual([]);
  });
});

describe("alms-for-the-unburied", () => {
  const dawn = (victim: string, seat = 0) => {
    const piles = { dawn: copies("bleeder", 2) };
    return resolution("alms-for-the-unburied", [token(seat, "north", "dawn")], {
      self: { piles, fear: 8 },
      others: [{ piles, fear: 8 }],
      quarters: { north: { location: "gallows-rise", victim } },
    }).answer("dawn");
  };

  test("alms-for-the-unburied: a Dawn action brings 1 Blood, by a cleric 1 Influence too", () => {
    dawn("the-rag-merchant").expectPlayer(0, { blood: 8, influence: 5, fear: 5, vp: 1 });
    dawn("the-confessor").expectPlayer(0, { blood: 8, influence: 6, fear: 5, vp: 1 });
  });

  test("alms-for-the-unburied: another's Dawn brings nothing", () => {
    const t = dawn("the-confessor", 1).expectPlayer(1, { blood: 7, influence: 5, vp: 1 });
    t.expectPlayer(0, { blood: 7, influence: 5 });
  });

  test("alms-for-the-unburied: a Dusk is no Dawn", () => {
    const t = resolution("alms-for-the-unburied", [token(0, "north", "dusk")], {
      self: { piles: { dusk: copies("elder", 2) }, fear: 8 },
      quarters: { north: { victim: "the-barefoot-friar" } },
    });
    t.answer("dusk").expectPlayer(0, { blood: 7, influence: 3, fear: 4 });
  });
});

describe("the-drained-cup", () => {
  const feed = (self: object, others: object[] = [{}]) =>
    household("the-drained-cup", "cleanup", { self: { hand: [], ...self }, others }).feedAll();

  test("the-drained-cup: who finishes feeding with no Blood gains 2", () => {
    feed({ blood: 2, torpor: ["elder", "elder"] }).expectPlayer(0, { blood: 2 });
    feed({ blood: 0 }).expectPlayer(0, { blood: 2 });
  });

  test("the-drained-cup: not with a drop left, and not for others", () => {
    feed({ blood: 3, torpor: ["elder", "elder"] }).expectPlayer(0, { blood: 1 });
    feed({ blood: 3 }, [{ blood: 0 }])
      .expectPlayer(1, { blood: 0 })
      .expectPlayer(0, { blood: 3 });
  });
});

describe("vermin-communion", () => {
  test("vermin-communion: the first scavenging of a Day gives 1 Fear less", () => {
    const t = turn("vermin-communion").answer("scavenge:3");
    t.expectPlayer(0, { fear: 2, blood: 10 }).answer("place:dawn:north", "end");
    t.answer("scavenge:2").expectPlayer(1, { fear: 2, blood: 9 }).expectPlayer(0, { fear: 2 });
    t.answer("place:dawn:north", "end", "scavenge:3").expectPlayer(0, { fear: 5, blood: 13 });
  });
});

describe("fleshers-thanksgiving", () => {
  const hand = ["bleeder", "bleeder", "elder", "the-confessor"];
  const use = (cards: string[]) =>
    turn("fleshers-thanksgiving", { self: { hand: cards, fear: 4 } }).answer(
      "use:fleshers-thanksgiving",
    );

  test("fleshers-thanksgiving: one Bleeder for 2 Blood and 1 Fear less", () => {
    const t = use(hand).expectOptions("enough", "discard:bleeder").answer("discard:bleeder");
    t.expectPlayer(0, { blood: 9, fear: 3, hand: ["the-confessor", "bleeder", "elder"] });
    expect(t.optionsOf("use")).toEqual([]);
  });

  test("fleshers-thanksgiving: declined, or asked without a Bleeder, it brings nothing", () => {
    use(hand).answer("enough").expectPlayer(0, { blood: 7, fear: 4 });
    const t = use(["elder"]).expectOptions("enough").answer("enough");
    t.expectPlayer(0, { blood: 7, fear: 4, hand: ["elder"] });
  });
});

describe("borrowed-faces", () => {
  const position = {
    victimTop: ["the-confessor", "the-deserter", "the-occultist"],
    quarters: {
      north: { victim: null },
      south: { victim: "the-bell-ringer", influence: 7, die: 4 },
    },
  };
  const use = () => turn("borrowed-faces", position).answer("use:borrowed-faces");

  test("borrowed-faces: one of the top two takes the place of a Victim, which is discarded", () => {
    const t = use().expectOptions("south", "east").answer("south");
    t.expectOptions("none", "place:the-confessor", "place:the-deserter");
    t.answer("place:the-deserter");
    t.expectQuarter("south", { victim: "the-deserter", influence: 7, blood: 3, die: 4 });
    t.expectPosition({ discards: ["the-bell-ringer"] });
    expect(t.position.victimDeck.slice(0, 2)).toEqual(["the-confessor", "the-occultist"]);
  });

  test("borrowed-faces: none of them is an answer too", () => {
    const t = use().answer("south", "none").expectQuarter("south", { victim: "the-bell-ringer" });
    t.expectPosition({ discards: [] });
    expect(t.optionsOf("use")).toEqual([]);
  });
});
