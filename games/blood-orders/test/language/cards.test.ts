import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { atDawn, type Effect, expectDone, MARKET, probe } from "../support/probe.js";
import { type TestTable, table } from "../support/table.js";

/** The verbs for Bleeders, Elders, the Torpor and what a pile shows today. */

const rival: Effect[number] = { do: "choose", from: { set: "players" }, as: "rival" };
const many = (card: string, n: number): string[] => new Array<string>(n).fill(card);

describe("recruit", () => {
  test("recruit: into the hand, before everybody's eyes, and not into today's piles", () => {
    const t = probe([
      { do: "recruit", card: "elder" },
      { do: "recruit", card: "bleeder", n: 2 },
    ]).expectPlayer(0, { sure: ["bleeder", "bleeder", "elder"] });
    expect(t.factsOf("recruited")).toEqual([
      { fact: "recruited", rule: "BO-1.3", seat: 0, card: "elder" },
      { fact: "recruited", rule: "BO-1.3", seat: 0, card: "bleeder" },
      { fact: "recruited", rule: "BO-1.3", seat: 0, card: "bleeder" },
    ]);
  });

  test("recruit: for another player", () => {
    const t = probe([rival, { do: "recruit", card: "bleeder", who: "rival" }]).answer("seat-2");
    t.expectPlayer(1, { sure: ["bleeder"] }).expectPlayer(0, { sure: [] });
  });

  test.each([
    { card: "bleeder", left: 1 },
    { card: "elder", left: 2 },
    { card: "elder", left: 0 },
  ] as const)("BO-1.3 recruit: no more than are in the deck ($left $card)", ({ card, left }) => {
    const players = [{ hand: many(card, 20) }, { hand: [], torpor: many(card, 16 - left) }];
    const t = probe([{ do: "recruit", card, n: 3 }], { players });
    expectDone(t).expectPlayer(0, { sure: many(card, left) });
  });
});

describe("wake and lay-to-rest", () => {
  const chosen = (step: "wake" | "lay-to-rest", from: object = {}): Effect => [
    { do: "choose", from: { set: "torpor", ...from }, as: "sleeper" },
    { do: step, card: "sleeper" },
  ];
  const players = [
    { torpor: ["bleeder", "bleeder", "elder", "v1-5"] },
    { torpor: ["bleeder", "v1-6"] },
  ];

  test("wake: back to the hand unfed; cards alike are one option", () => {
    const t = probe(chosen("wake"), { players });
    t.expectOptions("bleeder", "elder", "v1-5").answer("bleeder");
    t.expectPlayer(0, { torpor: ["v1-5", "bleeder", "elder"], sure: ["bleeder"], blood: 7 });
    expect(t.factsOf("woken")).toEqual([
      { fact: "woken", rule: "BO-6.3", seat: 0, card: "bleeder" },
    ]);
  });

  test("lay-to-rest: a Victim to the common discard", () => {
    const t = probe(chosen("lay-to-rest"), { players }).answer("v1-5");
    t.expectPlayer(0, { torpor: ["bleeder", "bleeder", "elder"], sure: [] });
    t.expectPosition({ discards: ["v1-5"] });
    expect(t.factsOf("laid-to-rest")).toEqual([
      { fact: "laid-to-rest", rule: "BO-6.3", seat: 0, card: "v1-5" },
    ]);
  });

  test("lay-to-rest: an Elder back to its deck", () => {
    const t = probe([...chosen("lay-to-rest"), { do: "recruit", card: "elder", n: 2 }], {
      players: [{ hand: many("elder", 18), torpor: ["elder"] }, { hand: many("elder", 17) }],
    }).answer("elder");
    t.expectPlayer(0, { torpor: [], sure: ["elder"] }).expectPosition({ discards: [] });
  });

  test("lay-to-rest: out of another's Torpor, the own stays as it is", () => {
    const t = probe([rival, ...chosen("lay-to-rest", { of: "rival" })], { players });
    t.answer("seat-2").expectOptions("bleeder", "v1-6").answer("bleeder");
    t.expectPlayer(1, { torpor: ["v1-6"] });
    t.expectPlayer(0, { torpor: ["v1-5", "bleeder", "bleeder", "elder"] });
    expect(t.factsOf("laid-to-rest")).toMatchObject([{ seat: 1, card: "bleeder" }]);
  });

  test("wake: another's card goes back to that player's hand", () => {
    const t = probe([rival, ...chosen("wake", { of: "rival" })], { players });
    t.answer("seat-2", "v1-6").expectPlayer(1, { torpor: ["bleeder"], sure: ["v1-6"] });
    t.expectPlayer(0, { sure: [] });
  });

  test("wake: each of a set means each of them, cards alike too", () => {
    const t = probe(
      [
        {
          do: "each",
          of: { set: "torpor", kind: "bleeder" },
          as: "one",
          then: [
            { do: "wake", card: "one" },
            { do: "gain", what: "vp" },
          ],
        },
      ],
      { players },
    );
    t.expectPlayer(0, { torpor: ["v1-5", "elder"], sure: ["bleeder", "bleeder"], vp: 2 });
  });

  test("wake: a second time on the same card nothing happens", () => {
    const t = probe([...chosen("wake"), { do: "wake", card: "sleeper" }], {
      players: [{ torpor: ["elder"] }],
    });
    expectDone(t.answer("elder")).expectPlayer(0, { torpor: [], sure: ["elder"] });
    expect(t.factsOf("woken")).toHaveLength(1);
  });
});

describe("boost", () => {
  const boosted = (effect: Effect, die: number): TestTable =>
    atDawn(effect, {
      players: [{ piles: { dusk: ["elder"], night: ["bleeder"] } }, { piles: { dusk: ["elder"] } }],
      quarters: { south: { die } },
      tokens: [
        { seat: 0, space: "south", order: "dusk" },
        { seat: 1, space: "south", order: "dusk" },
        { seat: 0, space: "south", order: "night" },
      ],
    });

  test("BO-5.3 boost: the user's pile of that Order shows more symbols, no other pile", () => {
    const t = boosted([{ do: "boost", order: "dusk", n: 2 }], 3);
    t.expectPlayer(0, { boosts: { dawn: 0, dusk: 2, night: 0 } });
    expect(t.factsOf("boosted")).toEqual([
      { fact: "boosted", rule: "BO-5.3", seat: 0, order: "dusk", n: 2 },
    ]);
    expect([t.question, t.seat]).toEqual(["resolution.act", 0]);
    t.answer("dusk");
    expect(t.factsOf("fear-failed")).toMatchObject([
      { seat: 1, order: "dusk", n: 1, now: 3 },
      { seat: 0, order: "night", n: 1, now: 3 },
    ]);
  });

  test("BO-5.3 boost: one too few is too few; 1 unless told otherwise, and it adds up", () => {
    expect(boosted([{ do: "boost", order: "dusk" }], 3).factsOf("fear-failed")).toMatchObject([
      { seat: 0, order: "dusk", n: 2 },
      { seat: 1, order: "dusk", n: 1 },
      { seat: 0, order: "night", n: 1 },
    ]);
    const twice = boosted(
      [
        { do: "boost", order: "night" },
        { do: "boost", order: "night" },
      ],
      3,
    );
    expect([twice.question, twice.seat]).toEqual(["night.stay", 0]);
  });

  test("boost: for another player; nothing is told of nothing", () => {
    const t = probe([rival, { do: "boost", order: "dawn", n: 3, who: "rival" }]).answer("seat-2");
    t.expectPlayer(1, { boosts: { dawn: 3 } }).expectPlayer(0, { boosts: { dawn: 0 } });
    const none = probe([{ do: "boost", order: "dawn", n: { count: "vp" } }]);
    expect(none.factsOf("boosted")).toEqual([]);
  });

  test("boost: it ends with the Day", () => {
    const t = boosted([{ do: "boost", order: "dusk", n: 2 }], 3)
      .answer("dusk")
      .feedAll();
    t.expectPosition({ day: 2 });
    t.expectPlayer(0, { boosts: { dawn: 0, dusk: 0, night: 0 } });
  });

  test("boost: what is boosted after feeding ends with that Day too", () => {
    const then: Effect = [{ do: "boost", order: "dawn", n: 2 }];
    const late = ritual("late", { standing: [{ kind: "trigger", after: "fed", then }] });
    const t = table(
      { phase: "cleanup", market: MARKET, players: [{ rituals: ["late"] }] },
      { pieces: [late] },
    );
    t.feedAll();
    expect(t.factsOf("boosted")).toHaveLength(1);
    t.expectPosition({ day: 2 }).expectPlayer(0, { boosts: { dawn: 0 } });
  });
});
