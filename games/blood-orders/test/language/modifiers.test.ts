import { describe, expect, test } from "vitest";
import { victim } from "../support/pieces.js";
import type { Player } from "../support/probe.js";
import { modifier, resolution, scene, token } from "../support/rites.js";
import type { TestTable } from "../support/table.js";

/** The values that a Ritual always in effect can change, at the moment at which they count. */

const CARD = { dawn: "bleeder", dusk: "elder", night: "bleeder" } as const;
type Order = keyof typeof CARD;
const copies = (card: string, n: number): string[] => new Array<string>(n).fill(card);

describe("symbols: dawn, dusk, night", () => {
  /** Seat 0 tries an Order in the North, with one symbol for each card. */
  const trial = (order: Order, cards: number, die: number, add: number): TestTable =>
    resolution(
      [modifier("rite", order, add)],
      [{ piles: { [order]: copies(CARD[order], cards) }, rituals: ["rite"] }, {}],
      [token(0, "north", order)],
      { quarters: { north: { location: "loc1-1", victim: "v1-1", die } } },
    );

  test.each(["dawn", "dusk", "night"] as const)("BO-5.3 %s: counted in the Fear test", (order) => {
    expect(trial(order, 1, 3, 2).optionsOf(order)).toEqual([order]);
    const failed = { fact: "fear-failed", rule: "BO-5.3", seat: 0, space: "north", order };
    expect(trial(order, 1, 3, 1).factsOf("fear-failed")).toEqual([{ ...failed, n: 2, now: 3 }]);
    expect(trial(order, 3, 3, -1).factsOf("fear-failed")).toEqual([{ ...failed, n: 2, now: 3 }]);
    expect(trial(order, 2, 1, -6).factsOf("fear-failed")).toEqual([{ ...failed, n: 0, now: 1 }]);
  });

  test("BO-5.3 a pile without cards can overcome Fear by a Ritual alone", () => {
    expect(trial("dawn", 0, 1, 1).optionsOf("dawn")).toEqual(["dawn"]);
    expect(trial("dawn", 0, 1, 0).factsOf("fear-failed")).toHaveLength(1);
  });
});

describe("a contested Night", () => {
  const contest = (rites: Parameters<typeof resolution>[0], piles: string[][]): TestTable =>
    resolution(
      rites,
      piles.map((night, seat) => ({
        piles: { night },
        influence: 5,
        rituals: seat === 0 ? rites.map(({ id }) => id) : [],
      })),
      [token(0, "north", "night"), token(1, "north", "night")],
      { quarters: { north: { location: "loc1-1", victim: "v1-1", die: 1 } } },
    ).answer("night", "night");

  test("BO-5.8 night: more symbols win", () => {
    const piles = [["bleeder"], ["elder"]];
    expect(contest([], piles).factsOf("night")).toMatchObject([{ seat: 1 }]);
    const won = contest([modifier("rite", "night", 2)], piles);
    expect(won.factsOf("night")).toMatchObject([{ seat: 0 }]);
    const tied = contest([modifier("rite", "night", 1)], piles);
    expect(tied.factsOf("stalemate")).toHaveLength(1);
  });

  test("BO-5.8 pile-cards: more cards break a tie, and only a tie", () => {
    const piles = [["elder"], ["bleeder", "bleeder"]];
    expect(contest([], piles).factsOf("night")).toMatchObject([{ seat: 1 }]);
    const more = contest([modifier("rite", "pile-cards", 2)], piles);
    expect(more.factsOf("night")).toMatchObject([{ seat: 0 }]);
    const equal = contest([modifier("rite", "pile-cards", 1)], piles);
    expect(equal.factsOf("stalemate")).toHaveLength(1);
    const weaker = contest([modifier("rite", "pile-cards", 6)], [["bleeder"], ["elder"]]);
    expect(weaker.factsOf("night")).toMatchObject([{ seat: 1 }]);
  });
});

describe("night-fear", () => {
  test.each([
    { add: -1, fear: 3, now: 4 },
    { add: -6, fear: 3, now: 3 },
    { add: 2, fear: 3, now: 7 },
    { add: 2, fear: 22, now: 24 },
  ])("BO-5.7 night-fear $add with a die of 2: Fear $fear becomes $now", ({ add, fear, now }) => {
    const self = { piles: { night: ["elder"] }, rituals: ["rite"], fear };
    const rites = [modifier("rite", "night-fear", add)];
    const t = resolution(rites, [self, {}], [token(0, "south", "night")]).answer("night");
    t.expectPlayer(0, { fear: now, sure: [] });
    expect(t.factsOf("night")).toHaveLength(1);
  });
});

describe("dusk-cost", () => {
  const dusk = (add: number, influence: number): TestTable =>
    resolution(
      [modifier("rite", "dusk-cost", add)],
      [{ piles: { dusk: ["elder", "elder"] }, rituals: ["rite"], influence }, {}],
      [token(0, "north", "dusk"), token(1, "south", "night")],
    );

  test.each([
    { add: 1, influence: 3, left: 0, space: 5 },
    { add: -1, influence: 3, left: 2, space: 3 },
    { add: -6, influence: 0, left: 0, space: 2 },
  ])("BO-5.6 dusk-cost $add: all that is paid goes to the Night space", (one) => {
    const t = dusk(one.add, one.influence).expectOptions("dusk", "decline").answer("dusk");
    expect(t.factsOf("dusk")).toMatchObject([{ n: one.influence - one.left }]);
    t.expectPlayer(0, { influence: one.left, vp: 1 }).expectQuarter("north", {
      influence: one.space,
    });
  });

  test("BO-5.6 dusk-cost 1: with Influence for the printed cost alone nothing happens", () => {
    const t = dusk(1, 2);
    expect(t.factsOf("too-little-influence")).toMatchObject([{ seat: 0, n: 3 }]);
    t.expectPlayer(0, { influence: 2, vp: 0 });
  });
});

describe("the Altar: ritual-blood, ritual-victims", () => {
  const altar = (value: "ritual-blood" | "ritual-victims", add: number, self: Player): TestTable =>
    scene([modifier("rite", value, add)], {
      phase: "orders",
      players: [{ hand: ["v1-5"], rituals: ["rite"], ...self }],
    }).answer("place:dawn:altar");

  test("BO-4.4 ritual-blood: dearer or cheaper, never below nothing", () => {
    const dear = altar("ritual-blood", 2, { blood: 2 }).expectOptions("no-ritual");
    expect(dear.whyNot("ritual:r1-1")).toBe("too-little-blood BO-4.4");
    const paid = altar("ritual-blood", 2, { blood: 3 }).answer(
      "ritual:r1-1",
      "show:v1-5",
      "enough",
    );
    paid.expectPlayer(0, { blood: 0, rituals: ["rite", "r1-1"] });
    const free = altar("ritual-blood", -6, { blood: 0 }).answer(
      "ritual:r1-2",
      "show:v1-5",
      "enough",
    );
    free.expectPlayer(0, { blood: 0, rituals: ["rite", "r1-2"] });
  });

  test("BO-4.4 ritual-victims: more or fewer cards are asked for", () => {
    const many = altar("ritual-victims", 1, {}).expectOptions("no-ritual");
    expect(many.whyNot("ritual:r1-1")).toBe("too-few-victims BO-4.4");
    const t = altar("ritual-victims", 1, { hand: ["v1-5", "v1-6"] }).answer("ritual:r1-1");
    t.expectOptions("show:v1-5", "show:v1-6").answer("show:v1-6").expectOptions("show:v1-5");
    t.answer("show:v1-5").expectOptions("enough");
    const none = altar("ritual-victims", -1, { hand: [] }).answer("ritual:r1-4");
    none
      .expectOptions("enough")
      .answer("enough")
      .expectPlayer(0, { rituals: ["rite", "r1-4"] });
  });
});

describe("scavenge", () => {
  test.each([
    { add: 2, blood: 12, fear: 3 },
    { add: -1, blood: 9, fear: 3 },
    { add: -6, blood: 7, fear: 3 },
  ])("BO-4.3 scavenge $add: the Fear is the same, the Blood is not", ({ add, blood, fear }) => {
    const rites = [modifier("rite", "scavenge", add)];
    const t = scene(rites, { phase: "orders", players: [{ rituals: ["rite"] }] });
    t.answer("scavenge:3").expectPlayer(0, { blood, fear });
  });
});

describe("feeding: free-feeding, hand-limit", () => {
  const feeding = (rites: Parameters<typeof scene>[0], self: Player): TestTable =>
    scene(rites, {
      phase: "cleanup",
      players: [{ rituals: rites.map(({ id }) => id), ...self }],
    });

  test("BO-6.3 free-feeding: so many cards cost nothing", () => {
    const self = { hand: [], torpor: copies("elder", 4), blood: 1 };
    const t = feeding([modifier("rite", "free-feeding", 2)], self).by(0, "feed", "feed", "feed");
    t.expectOptions("release");
    expect(t.whyNot("feed", 0)).toBe("too-little-blood BO-6.3");
    t.by(0, "release", "commit")
      .feedAll()
      .expectPlayer(0, { blood: 0, hand: copies("elder", 3) });
  });

  test("BO-6.3 free-feeding: what is not fed saves no Blood, and less than none is none", () => {
    const few = feeding([modifier("rite", "free-feeding", 3)], { hand: [], torpor: ["elder"] });
    few.by(0, "feed", "commit").feedAll().expectPlayer(0, { blood: 7 });
    const less = feeding([modifier("rite", "free-feeding", -2)], { torpor: ["elder"], blood: 1 });
    less.by(0, "feed", "commit").feedAll().expectPlayer(0, { blood: 0 });
    const poor = feeding([modifier("rite", "free-feeding", -2)], { torpor: ["elder"], blood: 0 });
    poor.by(0, "release", "commit").feedAll().expectPlayer(0, { blood: 0 });
  });

  test.each([
    { add: 2, over: 0 },
    { add: 1, over: 1 },
    { add: -3, over: 5 },
  ])("BO-6.3 hand-limit $add: of 12 cards $over are too many", ({ add, over }) => {
    const rites = [modifier("rite", "hand-limit", add)];
    const t = feeding(rites, { hand: copies("elder", 12) });
    const discards = copies("discard:elder", over);
    t.by(0, ...discards)
      .expectOptions("commit")
      .by(0, "commit")
      .feedAll();
    t.expectPlayer(0, { hand: copies("elder", 12 - over) });
  });

  test("BO-6.3 hand-limit: no hand is smaller than none", () => {
    const rites = ["one", "two"].map((id) => modifier(id, "hand-limit", -6));
    const t = feeding(rites, { hand: copies("elder", 2) });
    t.by(0, "discard:elder", "discard:elder", "commit").feedAll().expectPlayer(0, { hand: [] });
  });
});

describe("whom and where", () => {
  const dusk = (rest: object, pieces = [victim("v1-1", { class: "noble" })]): TestTable => {
    const rite = modifier("rite", "dusk-cost", 1, rest);
    const piles = { dusk: ["elder", "elder"] };
    return resolution(
      [rite, ...pieces],
      [{ piles, rituals: ["rite"] }, { piles }],
      [token(0, "north", "dusk"), token(1, "south", "dusk")],
    ).answer("dusk", "dusk");
  };
  const paid = (rest: object): number[] => dusk(rest).position.players.map((p) => 5 - p.influence);

  test("who: the owner unless told otherwise, the others, or anyone", () => {
    expect(paid({})).toEqual([3, 2]);
    expect(paid({ who: "owner" })).toEqual([3, 2]);
    expect(paid({ who: "others" })).toEqual([2, 3]);
    expect(paid({ who: "anyone" })).toEqual([3, 3]);
  });

  test("when: there, them, and self who is always the owner", () => {
    const noble = { is: "victim", at: "there", class: "noble" } as const;
    expect(paid({ who: "anyone", when: noble })).toEqual([3, 2]);
    expect(paid({ who: "anyone", when: { is: "not", that: noble } })).toEqual([2, 3]);
    expect(paid({ who: "anyone", when: { is: "start-player", who: "them" } })).toEqual([3, 2]);
    expect(paid({ who: "anyone", when: { is: "start-player" } })).toEqual([3, 3]);
  });

  test("add: counted there, of them, and of the owner", () => {
    const count = (add: object): number[] => paid({ who: "anyone", add });
    expect(count({ count: "victim-fear", at: "there", times: 2 })).toEqual([4, 4]);
    expect(count({ count: "rituals", who: "them", times: 3 })).toEqual([5, 2]);
    expect(count({ count: "rituals" })).toEqual([3, 3]);
  });

  test("several Rituals add up", () => {
    const rites = [modifier("one", "scavenge", 2), modifier("two", "scavenge", 1)];
    const t = scene(rites, { phase: "orders", players: [{ rituals: ["one", "two"] }] });
    t.answer("scavenge:1").expectPlayer(0, { blood: 11 });
  });
});
