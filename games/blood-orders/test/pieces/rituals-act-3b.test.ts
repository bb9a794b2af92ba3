import { describe, expect, test } from "vitest";
import { copies, household, resolution, scored, token, turn } from "../support/household.js";

describe("synod-of-the-withered", () => {
  test("synod-of-the-withered: an Elder into the hand and 1 Dusk symbol more today", () => {
    const t = turn("synod-of-the-withered").answer("use:synod-of-the-withered");
    t.expectPlayer(0, { sure: ["elder"], boosts: { dawn: 0, dusk: 1, night: 0 } });
    t.expectPlayer(1, { sure: [], boosts: { dawn: 0, dusk: 0, night: 0 } });
    expect([t.question, t.optionsOf("use")]).toEqual(["orders.turn", []]);
  });

  test("synod-of-the-withered: today's Dusk pile overcomes a die of one more", () => {
    const tokens = [
      token(0, "south", "dawn"),
      token(1, "east", "dawn"),
      token(0, "north", "dusk"),
      token(1, "north", "dusk"),
    ];
    const pile = { hand: [], piles: { dusk: ["elder"] } };
    const quarters = { north: { victim: "the-ferryman" } };
    const t = turn("synod-of-the-withered", { self: pile, others: [pile], tokens, quarters });
    t.answer("use:synod-of-the-withered", "place:night:south", "end", "place:night:south", "end");
    expect([t.question, t.seat, t.options]).toEqual(["resolution.act", 0, ["dusk", "decline"]]);
    t.answer("decline");
    expect(t.factsOf("fear-failed")[0]).toMatchObject({ seat: 1, order: "dusk", n: 1 });
  });

  test("BO-1.3 synod-of-the-withered: without an Elder left the symbol comes all the same", () => {
    const self = { hand: copies("elder", 30) };
    const others = [{ hand: copies("elder", 6) }];
    const t = turn("synod-of-the-withered", { self, others }).answer("use:synod-of-the-withered");
    t.expectPlayer(0, { sure: [], boosts: { dusk: 1 } });
  });

  test.each([
    { n: 0, vp: 0 },
    { n: 3, vp: 3 },
    { n: 7, vp: 4 },
  ])("synod-of-the-withered: $n Elders in hand score $vp", ({ n, vp }) => {
    expect(scored("synod-of-the-withered", { hand: [...copies("elder", n), "bleeder"] })).toBe(vp);
  });
});

describe("chalice-of-the-drowned", () => {
  const use = (blood: number) =>
    turn("chalice-of-the-drowned", { self: { blood } }).answer("use:chalice-of-the-drowned");

  test("chalice-of-the-drowned: up to three times 2 Blood for 1 VP", () => {
    const t = use(9).expectOptions("1", "2", "3").answer("3").expectPlayer(0, { blood: 3, vp: 3 });
    expect([t.question, t.optionsOf("use")]).toEqual(["orders.turn", []]);
    use(9).answer("1").expectPlayer(0, { blood: 7, vp: 1 });
  });

  test("chalice-of-the-drowned: no more often than the Blood lasts", () => {
    use(5).expectOptions("1", "2").answer("2").expectPlayer(0, { blood: 1, vp: 2 });
    use(2).expectOptions("1");
    const t = use(1).expectPlayer(0, { blood: 1, vp: 0 });
    expect([t.question, t.optionsOf("use")]).toEqual(["orders.turn", []]);
  });
});

describe("the-long-last-night", () => {
  test.each([
    { die: 1, vp: 0 },
    { die: 2, vp: 1 },
    { die: 5, vp: 2 },
    { die: 6, vp: 3 },
  ])("the-long-last-night: a Night against a die of $die brings $vp VP", ({ die, vp }) => {
    const piles = { night: copies("elder", 3) };
    const t = resolution(
      "the-long-last-night",
      [token(0, "south", "night"), token(1, "east", "night")],
      { self: { piles }, others: [{ piles }], quarters: { south: { die }, east: { die: 6 } } },
    );
    t.answer("night").expectPlayer(0, { vp, fear: die });
    t.answer("night").expectPlayer(0, { vp }).expectPlayer(1, { vp: 0 });
  });

  test("the-long-last-night: not for a Night that fails, is declined or lost", () => {
    const night = (mine: string[], theirs: string[], ...keys: string[]) =>
      resolution("the-long-last-night", [token(0, "south", "night"), token(1, "south", "night")], {
        self: { piles: { night: mine } },
        others: [{ piles: { night: theirs } }],
      }).answer(...keys);
    night([], []).expectPlayer(0, { vp: 0 });
    night(["elder"], [], "decline").expectPlayer(0, { vp: 0 });
    night(["elder"], ["elder", "elder"], "night", "night").expectPlayer(0, { vp: 0 });
    night(["elder", "elder"], ["elder"], "night", "night").expectPlayer(0, { vp: 1 });
  });
});

describe("hall-of-a-hundred-chairs", () => {
  test("hall-of-a-hundred-chairs: twelve cards may be kept, by its owner alone", () => {
    const hand = copies("elder", 13);
    const around = { self: { hand }, others: [{ hand }] };
    const t = household("hall-of-a-hundred-chairs", "cleanup", around);
    t.by(0, "discard:elder", "commit");
    t.by(1, "discard:elder", "discard:elder", "discard:elder", "commit").feedAll();
    t.expectPlayer(0, { hand: copies("elder", 12) }).expectPlayer(1, { hand: copies("elder", 10) });
  });

  test("hall-of-a-hundred-chairs: 1 VP for every two Victims in hand, rounded down", () => {
    const victims = [
      "the-usurer",
      "the-deserter",
      "the-foundling",
      "the-confessor",
      "the-ferryman",
    ];
    const from = (n: number): number =>
      scored("hall-of-a-hundred-chairs", { hand: [...victims.slice(0, n), "elder", "bleeder"] });
    expect([0, 1, 2, 5].map(from)).toEqual([0, 0, 1, 2]);
  });
});

describe("exhumers-mass", () => {
  const deck = ["the-foundling", "the-ferryman", "the-executioner"];
  const use = (position = {}) =>
    turn("exhumers-mass", { self: { influence: 6, hand: [] }, victimTop: deck, ...position });

  test("exhumers-mass: 4 Influence to discard the top two and take any Victim of the discard", () => {
    const t = use({ discards: ["the-iron-marshal"] }).answer("use:exhumers-mass");
    t.expectPlayer(0, { influence: 2 });
    t.expectOptions("the-foundling", "the-ferryman", "the-iron-marshal").answer("the-ferryman");
    t.expectPlayer(0, { sure: ["the-ferryman"] });
    t.expectPosition({ discards: ["the-iron-marshal", "the-foundling"] });
    expect(t.position.victimDeck[0]).toBe("the-executioner");
    expect(t.optionsOf("use")).toEqual([]);
  });

  test("exhumers-mass: not with less than 4 Influence", () => {
    const t = turn("exhumers-mass", { self: { influence: 3 } });
    expect(t.whyNot("use:exhumers-mass")).toBe("cannot-pay BO-1.6");
    expect(t.optionsOf("use")).toEqual([]);
  });

  test("BO-5.9 exhumers-mass: with one card left the discard is shuffled and one discarded", () => {
    const city = {
      north: { victim: "the-crownless-king" },
      south: { victim: "the-lord-chancellor" },
      east: { victim: "the-lady-palatine" },
    };
    const [left, dead] = ["the-foundling", "the-ferryman"];
    const gone = ["the-blind-archbishop", "the-prior-of-scourges", "the-guild-master"].concat(
      ["the-harbour-magnate", "the-blood-alchemist", "the-skull-reader", "the-iron-marshal"],
      ["the-executioner", "the-bannerless-general"],
    );
    const t = turn("exhumers-mass", {
      quarters: city,
      victimDeck: [left],
      discards: [dead],
      gone,
      self: { hand: [] },
    }).answer("use:exhumers-mass");
    expect(t.options).toHaveLength(1);
    const [body] = t.options;
    t.answer(body).expectPlayer(0, { sure: [body] });
    t.expectPosition({ discards: [], victimDeck: [body === left ? dead : left] });
  });

  test("exhumers-mass: 1 VP for each cleric in hand at the end", () => {
    const hand = ["the-confessor", "the-witch-finder", "the-blind-archbishop", "the-usurer"];
    expect(scored("exhumers-mass", { hand })).toBe(3);
    expect(scored("exhumers-mass", {}, [{ hand }])).toBe(0);
  });
});

describe("the-beggars-banquet", () => {
  test("the-beggars-banquet: 1 Influence whenever a Victim comes into the hand", () => {
    const piles = { night: copies("elder", 2) };
    const quarters = { south: { influence: 0 }, east: { influence: 0 } };
    const tokens = [token(0, "south", "night"), token(1, "east", "night")];
    const around = { self: { piles }, others: [{ piles }], quarters };
    const t = resolution("the-beggars-banquet", tokens, around).answer("night");
    t.expectPlayer(0, { influence: 6 }).answer("night");
    t.expectPlayer(0, { influence: 6 }).expectPlayer(1, { influence: 5 });
  });

  test("the-beggars-banquet: also by an effect, not by an Elder", () => {
    const self = { rituals: ["changeling-rite", "synod-of-the-withered"], hand: ["the-usurer"] };
    const t = turn("the-beggars-banquet", { self }).answer("use:synod-of-the-withered");
    t.expectPlayer(0, { influence: 5 }).answer("use:changeling-rite", "discard:the-usurer");
    t.expectPlayer(0, { influence: 6 });
  });

  test("the-beggars-banquet: a Night without a Victim brings none", () => {
    const quarters = { south: { victim: null, influence: 0 } };
    const self = { piles: { night: copies("elder", 2) } };
    const t = resolution("the-beggars-banquet", [token(0, "south", "night")], { self, quarters });
    t.answer("night").expectPlayer(0, { influence: 5, blood: 10 });
  });

  test.each([
    { n: 1, vp: 2 },
    { n: 3, vp: 6 },
    { n: 4, vp: 6 },
  ])("the-beggars-banquet: $n outcasts in hand score $vp", ({ n, vp }) => {
    const outcasts = ["the-undertaker", "the-beggar-queen", "the-ratcatcher", "the-ferryman"];
    expect(scored("the-beggars-banquet", { hand: [...outcasts.slice(0, n), "elder"] })).toBe(vp);
  });
});
