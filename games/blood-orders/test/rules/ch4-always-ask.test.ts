import { describe, expect, test } from "vitest";
import { location, ritual, victim } from "../support/pieces.js";
import { knownTo, MARKET, plainCity } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

type Player = NonNullable<Parameters<typeof table>[0]["players"]>[number];

const pieces = [
  ritual("gift", {
    daily: { effect: [{ do: "offer", kind: "victim", then: [{ do: "gain", what: "vp", n: 2 }] }] },
  }),
  ritual("boast", {
    daily: { effect: [{ do: "show", class: "noble", n: 2, then: [{ do: "gain", what: "vp" }] }] },
  }),
  victim("duke", { class: "noble" }),
  victim("baron", { class: "noble" }),
];

function use(id: "gift" | "boast", player: Player): TestTable {
  const players = [{ rituals: ["gift", "boast"], ...player }];
  return table({ phase: "orders", market: MARKET, players }, { pieces }).answer(`use:${id}`);
}

describe("BO-4.4 every effect that hangs on a hand asks in the same way", () => {
  test.each([
    { id: "gift", when: "the hand is empty", player: { hand: [] } },
    { id: "gift", when: "no card fits", player: { hand: ["bleeder", "elder"] } },
    { id: "gift", when: "it is in a pile", player: { hand: [], piles: { dawn: ["duke"] } } },
    { id: "boast", when: "the hand is empty", player: { hand: [] } },
    { id: "boast", when: "no card is of the class", player: { hand: ["v1-5", "elder"] } },
  ] as const)("BO-4.4 $id is asked also when $when, and not by itself", ({ id, player }) => {
    const t = use(id, player as unknown as Player);
    expect(t.questionOf()).toMatchObject({
      seat: 0,
      kind: "hand.pick",
      rule: "BO-4.4",
      about: id,
      options: [{ key: "enough" }],
      forced: false,
    });
    t.answer("enough").expectPlayer(0, { vp: 0 });
    expect(t.facts).toEqual([]);
    expect(t.question).toBe("orders.turn");
  });

  test("BO-4.4 offering: a fitting card is discarded, once, and `then` happens", () => {
    const t = use("gift", { hand: ["duke", "baron", "elder"] });
    t.expectOptions("enough", "discard:duke", "discard:baron").answer("discard:duke");
    t.expectPlayer(0, { vp: 2, hand: ["elder", "baron"].sort() }).expectPosition({
      discards: ["duke"],
    });
    expect(t.factsOf("offered")).toEqual([
      { fact: "offered", rule: "BO-8.1", seat: 0, cards: ["duke"] },
    ]);
    expect(t.question).toBe("orders.turn");
  });

  test("BO-4.4 showing: up to the number, the cards stay, `then` for each of them", () => {
    const t = use("boast", { hand: ["duke", "baron", "v1-5"] });
    t.expectOptions("enough", "show:duke", "show:baron").answer("show:baron");
    t.expectOptions("enough", "show:duke").answer("show:duke");
    t.expectPlayer(0, { vp: 2, hand: ["v1-5"] });
    expect(t.position.players[0].sure.slice().sort()).toEqual(["baron", "duke"]);
    expect(t.factsOf("cards-shown")).toHaveLength(1);
  });

  test("BO-4.4 fewer may be shown than one could", () => {
    const t = use("boast", { hand: ["duke", "baron"] }).answer("show:duke", "enough");
    t.expectPlayer(0, { vp: 1, hand: ["baron"], sure: ["duke"] });
  });

  test("BO-4.4 having one and declining is like having none", () => {
    const declined = use("gift", { hand: ["duke"] });
    declined.expectOptions("enough", "discard:duke").answer("enough");
    declined.expectPlayer(0, { vp: 0, hand: ["duke"] });
    expect(declined.facts).toEqual([]);
  });

  test("BO-4.4 BO-8.4 others cannot tell whether there was anything to show", () => {
    const has = use("boast", { hand: ["duke"], piles: { dusk: ["elder"] } });
    const hasNot = use("boast", { hand: ["elder"], piles: { dusk: ["duke"] } });
    expect(has.options).not.toEqual(hasNot.options);
    for (const audience of [1, -1]) {
      expect(knownTo(has, audience)).toEqual(knownTo(hasNot, audience));
    }
    has.answer("enough");
    hasNot.answer("enough");
    for (const audience of [1, -1]) {
      expect(knownTo(has, audience)).toEqual(knownTo(hasNot, audience));
    }
  });
});

describe("BO-4.4 where such an effect is one of several ways", () => {
  const ways = ritual("ways", {
    daily: {
      effect: [
        {
          do: "either",
          of: [
            { name: "give", then: [{ do: "offer", then: [{ do: "gain", what: "vp" }] }] },
            { name: "calm", then: [{ do: "lose", what: "fear" }] },
          ],
        },
      ],
    },
  });
  const perhaps = ritual("perhaps", {
    daily: {
      effect: [{ do: "may", then: [{ do: "show", then: [{ do: "gain", what: "vp" }] }] }],
    },
  });
  const turn = (hand: string[]): TestTable =>
    table(
      { phase: "orders", market: MARKET, players: [{ hand, rituals: ["ways", "perhaps"] }] },
      { pieces: [ways, perhaps] },
    );

  test.each([[[]], [["v1-5"]]])("BO-4.4 BO-8.4 it is offered whatever the hand is: %j", (hand) => {
    // Fear is 0, so the other way would change nothing and is left out; this one is not.
    const either = turn(hand).answer("use:ways").expectOptions("give");
    either.answer("give");
    expect(either.question).toBe("hand.pick");
    const may = turn(hand).answer("use:perhaps").expectOptions("yes", "no");
    may.answer("yes");
    expect(may.question).toBe("hand.pick");
  });
});

describe("BO-4.4 Locations and Victims that ask for cards of the hand", () => {
  const asking = [
    location("loc1-1", {
      effect: [
        { do: "offer", kind: "bleeder", n: 2, then: [{ do: "gain", what: "influence" }] },
        { do: "gain", what: "vp" },
      ],
    }),
    victim("v1-1", { effect: [{ do: "show", then: [{ do: "gain", what: "blood" }] }] }),
  ];

  const resolve = (order: "dawn" | "dusk", hand: string[]): TestTable =>
    table(
      {
        phase: "reveal",
        quarters: plainCity({ north: { die: 1 } }),
        players: [{ hand, piles: { [order]: [order === "dawn" ? "bleeder" : "elder"] } }],
        tokens: [{ seat: 0, space: "north", order }],
      },
      { pieces: asking },
    ).answer(order);

  test("BO-4.4 a Location: asked with an empty hand, and what follows happens anyway", () => {
    const t = resolve("dawn", []);
    expect(t.questionOf()).toMatchObject({ kind: "hand.pick", about: "loc1-1", forced: false });
    t.expectOptions("enough").answer("enough").expectPlayer(0, { vp: 1, influence: 5 });
  });

  test("BO-4.4 a Location: cards alike are one answer, each of them can be given", () => {
    const t = resolve("dawn", ["bleeder", "bleeder", "bleeder", "elder"]);
    t.expectOptions("enough", "discard:bleeder").answer("discard:bleeder");
    t.expectOptions("enough", "discard:bleeder").answer("discard:bleeder");
    t.expectPlayer(0, { vp: 1, influence: 7, hand: ["bleeder", "elder"] });
  });

  test("BO-4.4 a Location: no card more than there is, though more were allowed", () => {
    const t = resolve("dawn", ["bleeder"]).answer("discard:bleeder");
    expect(t.questionOf()).toMatchObject({ options: [{ key: "enough" }], forced: false });
    t.answer("enough").expectPlayer(0, { hand: [], influence: 6, vp: 1 });
  });

  test("BO-4.4 a Victim: any Victims of the hand, no Bleeder and no Elder", () => {
    const t = resolve("dusk", ["v1-5", "v1-6", "bleeder", "elder"]);
    expect(t.about).toBe("v1-1");
    t.expectOptions("enough", "show:v1-5", "show:v1-6").answer("show:v1-5", "show:v1-6");
    t.expectOptions("enough").answer("enough").expectPlayer(0, { blood: 9 });
    resolve("dusk", []).expectOptions("enough");
  });
});
