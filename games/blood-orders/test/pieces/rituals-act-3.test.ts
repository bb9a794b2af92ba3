import { describe, expect, test } from "vitest";
import { copies, household, resolution, scored, token, turn } from "../support/household.js";

describe("court-of-pale-crowns", () => {
  const nobles = [
    "the-penniless-count",
    "the-assize-judge",
    "the-lady-palatine",
    "the-ashen-dowager",
  ];

  test("court-of-pale-crowns: once a day 1 Influence for each of up to three nobles shown", () => {
    const t = turn("court-of-pale-crowns", { self: { hand: [...nobles, "the-usurer", "elder"] } });
    t.answer("use:court-of-pale-crowns");
    t.expectOptions("enough", ...nobles.map((id) => `show:${id}`));
    t.answer(...nobles.slice(0, 3).map((id) => `show:${id}`)).expectPlayer(0, { influence: 8 });
    expect([t.question, t.optionsOf("use")]).toEqual(["orders.turn", []]);
    expect(t.position.players[0].sure).toHaveLength(3);
  });

  test("court-of-pale-crowns: asked without a noble too", () => {
    const t = turn("court-of-pale-crowns").answer("use:court-of-pale-crowns");
    t.expectOptions("enough").answer("enough").expectPlayer(0, { influence: 5 });
  });

  test.each([
    { n: 0, vp: 0 },
    { n: 2, vp: 4 },
    { n: 3, vp: 6 },
    { n: 4, vp: 6 },
  ])("court-of-pale-crowns: $n nobles in hand score $vp", ({ n, vp }) => {
    const hand = [...nobles.slice(0, n), "the-usurer"];
    expect(scored("court-of-pale-crowns", { hand }, [{ hand: ["the-lord-chancellor"] }])).toBe(vp);
  });
});

describe("the-gilded-gullet", () => {
  const merchants = ["the-rag-merchant", "the-usurer", "the-guild-master", "the-harbour-magnate"];

  test.each([
    { n: 1, influence: 0, vp: 2 },
    { n: 4, influence: 0, vp: 6 },
    { n: 0, influence: 3, vp: 0 },
    { n: 0, influence: 4, vp: 1 },
    { n: 0, influence: 11, vp: 2 },
    { n: 0, influence: 30, vp: 3 },
    { n: 2, influence: 8, vp: 6 },
  ])("the-gilded-gullet: $n merchants and $influence Influence score $vp", (one) => {
    const self = { hand: merchants.slice(0, one.n), influence: one.influence };
    expect(scored("the-gilded-gullet", self, [{ influence: 20 }])).toBe(one.vp);
  });
});

describe("crown-of-hush", () => {
  test.each([
    { die: 5, fear: 3 },
    { die: 2, fear: 0 },
    { die: 1, fear: 0 },
  ])("crown-of-hush: a Night against a die of $die gives $fear Fear", ({ die, fear }) => {
    const piles = { night: copies("elder", 3) };
    const t = resolution("crown-of-hush", [token(0, "south", "night"), token(1, "east", "night")], {
      self: { piles },
      others: [{ piles }],
      quarters: { south: { die }, east: { die: 3 } },
    });
    t.answer("night").expectPlayer(0, { fear }).answer("night").expectPlayer(1, { fear: 3 });
  });

  test("crown-of-hush: 2 VP for each other player with more Fear, at most 4", () => {
    const more = (...fears: number[]): number =>
      scored(
        "crown-of-hush",
        { fear: 5 },
        fears.map((fear) => ({ fear })),
      );
    expect([more(6), more(5), more(4)]).toEqual([2, 0, 0]);
    expect([more(6, 9), more(6, 5, 9), more(6, 7, 8)]).toEqual([4, 4, 4]);
  });
});

describe("anthem-of-dread", () => {
  const scavenged = (fear: number, theirs: number): number => {
    const t = turn("anthem-of-dread", { self: { fear, blood: 0 }, others: [{ fear: theirs }] });
    return t.answer("scavenge:2").expectPlayer(0, { fear: fear + 2 }).position.players[0].blood;
  };

  test("anthem-of-dread: with the most Fear scavenging gives 1 Blood more", () => {
    expect(scavenged(9, 8)).toBe(3);
    expect(scavenged(9, 12)).toBe(2);
  });

  test("anthem-of-dread: others scavenge as ever", () => {
    const t = turn("anthem-of-dread", { others: [{ fear: 9, blood: 0 }], start: 1 });
    t.answer("scavenge:2").expectPlayer(1, { blood: 2 });
  });

  test.each([
    { fear: 3, vp: 0 },
    { fear: 4, vp: 1 },
    { fear: 19, vp: 4 },
    { fear: 24, vp: 5 },
  ])("anthem-of-dread: $fear Fear score $vp", ({ fear, vp }) => {
    expect(scored("anthem-of-dread", { fear }, [{ fear: 12 }])).toBe(vp);
  });
});

describe("the-cistern-below", () => {
  test("the-cistern-below: each Day two cards are fed for nothing", () => {
    const self = { hand: [], torpor: copies("elder", 4), blood: 1 };
    const t = household("the-cistern-below", "cleanup", { self }).by(0, "feed", "feed", "feed");
    expect(t.whyNot("feed", 0)).toBe("too-little-blood BO-6.3");
    t.by(0, "release", "commit")
      .feedAll()
      .expectPlayer(0, { blood: 0, hand: copies("elder", 3) });
    const theirs = household("the-cistern-below", "cleanup", { others: [self] }).by(1, "feed");
    expect(theirs.whyNot("feed", 1)).toBe("too-little-blood BO-6.3");
  });

  test.each([
    { blood: 2, vp: 0 },
    { blood: 3, vp: 1 },
    { blood: 11, vp: 3 },
    { blood: 20, vp: 4 },
  ])("the-cistern-below: $blood Blood score $vp", ({ blood, vp }) => {
    expect(scored("the-cistern-below", { blood }, [{ blood: 9 }])).toBe(vp);
  });
});

describe("the-ninth-candle", () => {
  const more = ["alms-for-the-unburied", "wax-doubles", "crown-of-hush", "borrowed-faces"];
  const dawn = (rituals: string[], die: number) =>
    resolution("the-ninth-candle", [token(0, "north", "dawn")], {
      self: { piles: { dawn: ["bleeder"] }, rituals },
      quarters: { north: { location: "masked-senate", die } },
    });

  test.each([
    { n: 1, shows: 1 },
    { n: 2, shows: 2 },
    { n: 3, shows: 2 },
    { n: 4, shows: 3 },
  ])("the-ninth-candle: with $n Rituals a Bleeder at Dawn shows $shows", ({ n, shows }) => {
    const rituals = more.slice(0, n - 1);
    dawn(rituals, shows).expectOptions("dawn", "decline");
    const failed = dawn(rituals, shows + 1).factsOf("fear-failed");
    expect(failed).toMatchObject([{ n: shows, now: shows + 1 }]);
  });

  test("the-ninth-candle: no other pile, and nobody else's", () => {
    const t = resolution(
      "the-ninth-candle",
      [token(0, "north", "dusk"), token(1, "north", "dawn")],
      {
        self: { piles: { dusk: ["elder"] }, rituals: more.slice(0, 3) },
        others: [{ piles: { dawn: ["bleeder"] }, rituals: ["toll-of-thorns", "three-bells-rung"] }],
      },
    );
    expect(t.factsOf("fear-failed")).toMatchObject([
      { seat: 1, order: "dawn", n: 1 },
      { seat: 0, order: "dusk", n: 1 },
    ]);
  });

  test("the-ninth-candle: 1 VP for each Ritual at the end, at most 6", () => {
    const plain = ["felt-soled-vigil", "chalk-and-tallow", "the-drained-cup", "vermin-communion"];
    const six = [...plain, "toll-of-thorns", "three-bells-rung"];
    expect(scored("the-ninth-candle", {}, [{ rituals: ["wax-doubles"] }])).toBe(1);
    expect(scored("the-ninth-candle", { rituals: plain.slice(0, 2) })).toBe(3);
    expect(scored("the-ninth-candle", { rituals: six })).toBe(6);
  });
});
