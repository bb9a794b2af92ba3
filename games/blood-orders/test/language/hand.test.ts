import { describe, expect, test } from "vitest";
import { victim } from "../support/pieces.js";
import { type Effect, expectDone, type Player, probe } from "../support/probe.js";
import { knownTo } from "../support/start.js";
import type { TestTable } from "../support/table.js";

/** `offer` and `show`: decisions about the own hand, always asked (BO-4.4). */

interface FromHand {
  n?: number;
  kind?: "victim" | "bleeder" | "elder";
  class?: "noble" | "cleric" | "soldier";
}
const pieces = [
  victim("v1-4", { class: "noble" }),
  victim("v1-5", { class: "noble" }),
  victim("v1-6", { class: "cleric" }),
];
const vp: Effect = [{ do: "gain", what: "vp" }];
const HAND = ["bleeder", "bleeder", "elder", "v1-4", "v1-5", "v1-6"];

const ask = (verb: "offer" | "show", rest: FromHand = {}, self: Player = {}): TestTable =>
  probe(
    [
      { do: verb, then: vp, ...rest },
      { do: "gain", what: "influence" },
    ],
    { players: [{ hand: HAND, ...self }, { hand: [] }] },
    { pieces },
  );

describe("offer", () => {
  test("offer: any card of the hand is discarded, one unless told otherwise", () => {
    const t = ask("offer");
    expect([t.question, t.rule, t.about, t.seats]).toEqual(["hand.pick", "BO-4.4", "probe", [0]]);
    t.expectOptions(
      "enough",
      "discard:bleeder",
      "discard:elder",
      "discard:v1-4",
      "discard:v1-5",
      "discard:v1-6",
    ).answer("discard:v1-5");
    expectDone(t)
      .expectPlayer(0, { vp: 1, influence: 6 })
      .expectPosition({ discards: ["v1-5"] });
    expect(t.position.players[0].hand).toEqual(["v1-4", "v1-6", "bleeder", "bleeder", "elder"]);
    expect(t.factsOf("offered")).toEqual([
      { fact: "offered", rule: "BO-8.1", seat: 0, cards: ["v1-5"] },
    ]);
  });

  test("offer: who has enough at once gives up nothing, and what follows is done", () => {
    const t = expectDone(ask("offer").answer("enough")).expectPlayer(0, { vp: 0, influence: 6 });
    expect(t.position.players[0].hand).toHaveLength(6);
    expect(t.factsOf("offered")).toEqual([]);
  });

  test("offer: up to n cards, each once; what is then done is done for each", () => {
    const t = ask("offer", { n: 3, kind: "bleeder" });
    t.expectOptions("enough", "discard:bleeder").answer("discard:bleeder");
    t.expectOptions("enough", "discard:bleeder").answer("discard:bleeder");
    t.expectOptions("enough").answer("enough");
    expectDone(t).expectPlayer(0, { vp: 2, hand: ["v1-4", "v1-5", "v1-6", "elder"] });
    t.expectPosition({ discards: [] });
  });

  test("offer: the last that may be chosen ends it", () => {
    const t = ask("offer", { n: 2 }).answer("discard:elder", "discard:v1-6");
    expectDone(t).expectPlayer(0, { vp: 2, hand: ["v1-4", "v1-5", "bleeder", "bleeder"] });
    expect(t.factsOf("offered")).toMatchObject([{ cards: ["v1-6", "elder"] }]);
  });

  test.each([
    { filter: { kind: "victim" }, keys: ["v1-4", "v1-5", "v1-6"] },
    { filter: { kind: "elder" }, keys: ["elder"] },
    { filter: { class: "noble" }, keys: ["v1-4", "v1-5"] },
    { filter: { class: "soldier" }, keys: [] },
  ] as const)("offer $filter: exactly $keys", ({ filter, keys }) => {
    ask("offer", filter).expectOptions("enough", ...keys.map((key) => `discard:${key}`));
  });

  test("BO-4.4 offer: asked with nothing to pick, and with an empty hand", () => {
    const asked = ask("offer", { class: "soldier" }).expectOptions("enough");
    // Nobody may answer in the owner's place: how long it takes would tell something.
    expect(asked.questionOf()?.forced).toBe(false);
    const t = ask("offer", {}, { hand: [] }).expectOptions("enough").answer("enough");
    expectDone(t).expectPlayer(0, { vp: 0, influence: 6 });
  });

  test("offer: cards gained today too, but none of a pile", () => {
    const t = ask("offer", {}, { hand: [], sure: ["elder"], piles: { dawn: ["bleeder"] } });
    t.expectOptions("enough", "discard:elder").answer("discard:elder");
    t.expectPlayer(0, { sure: [], piles: { dawn: ["bleeder"] } });
  });

  test("BO-8.4 the question tells others nothing about the hand", () => {
    const players = [{ hand: ["v1-4"] }, {}];
    const effect: Effect = [{ do: "offer", kind: "bleeder", then: vp }];
    const asked = (self: Player): unknown => {
      const t = probe(effect, { players: [self, {}] }, { pieces });
      return knownTo(t, 1);
    };
    const [without] = players;
    expect(asked(without)).toEqual(asked({ hand: [], piles: { dawn: ["v1-4"] } }));
  });
});

describe("show", () => {
  test("show: Victims alone, any number, and they stay in the hand", () => {
    const t = ask("show");
    t.expectOptions("enough", "show:v1-4", "show:v1-5", "show:v1-6").answer("show:v1-6");
    t.expectOptions("enough", "show:v1-4", "show:v1-5").answer("show:v1-4", "show:v1-5");
    t.expectOptions("enough").answer("enough");
    expectDone(t).expectPlayer(0, { vp: 3, influence: 6 }).expectPosition({ discards: [] });
    expect(t.factsOf("cards-shown")).toEqual([
      { fact: "cards-shown", rule: "BO-4.4", seat: 0, cards: ["v1-4", "v1-5", "v1-6"] },
    ]);
  });

  test("BO-8.2 what was shown is known to be in no pile of today", () => {
    const t = ask("show", { n: 1 }).answer("show:v1-5");
    t.expectPlayer(0, { sure: ["v1-5"], hand: ["v1-4", "v1-6", "bleeder", "bleeder", "elder"] });
  });

  test("show: at most n, of one class", () => {
    const t = ask("show", { n: 2, class: "noble" });
    t.expectOptions("enough", "show:v1-4", "show:v1-5").answer("show:v1-4", "show:v1-5");
    expectDone(t).expectPlayer(0, { vp: 2 });
  });

  test("BO-4.4 show: asked with nothing to show", () => {
    const t = ask("show", { class: "soldier" }).expectOptions("enough").answer("enough");
    expectDone(t).expectPlayer(0, { vp: 0, influence: 6 });
    expect(t.factsOf("cards-shown")).toEqual([]);
  });

  test("show: none of a pile and none of the Torpor", () => {
    const self = { hand: ["v1-4"], piles: { dusk: ["v1-5"] }, torpor: ["v1-6"] };
    ask("show", {}, self).expectOptions("enough", "show:v1-4");
  });
});

test("show: at most ten", () => {
  const old = ["v1-1", "v1-2", "v1-3", "v1-4", "v1-5", "v1-6", "v1-7", "v1-8"];
  const hand = [...old, "v2-4", "v2-5", "v2-6"];
  const quarters = {
    north: { location: "loc2-1", victim: "v2-1" },
    south: { location: "loc2-2", victim: "v2-2" },
    east: { location: "loc2-3", victim: "v2-3" },
  };
  const position = { day: 4, quarters, players: [{ hand }], victimTop: ["v2-7"] };
  const t = probe([{ do: "show", then: vp }], position);
  t.answer(...hand.slice(0, 9).map((id) => `show:${id}`));
  t.expectOptions("enough", "show:v2-5", "show:v2-6").answer("show:v2-6");
  expectDone(t).expectPlayer(0, { vp: 10 });
});

test("hand: each decision is about its own cards", () => {
  const t = probe(
    [
      { do: "offer", kind: "elder", then: vp },
      { do: "show", class: "noble", n: 1, then: [{ do: "gain", what: "blood" }] },
    ],
    { players: [{ hand: HAND }, { hand: [] }] },
    { pieces },
  );
  t.expectOptions("enough", "discard:elder").answer("discard:elder");
  t.expectOptions("enough", "show:v1-4", "show:v1-5").answer("show:v1-5");
  expectDone(t).expectPlayer(0, { vp: 1, blood: 8 });
});

test("BO-8.1 what was given up or shown has been seen: it is behind a mark", () => {
  const t = ask("show", { n: 1 });
  expect(t.scene.play.moments.at(-1)?.mark).toBeUndefined();
  t.answer("show:v1-4");
  expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
});

test("hand: names chosen before hold in what is done for each card", () => {
  const t = probe(
    [
      { do: "choose", from: { set: "quarters" }, as: "spot" },
      { do: "choose", from: { set: "numbers", from: 1, to: 3 }, as: "many" },
      { do: "offer", n: 2, then: [{ do: "put", what: "blood", n: "many", at: "spot" }] },
    ],
    { players: [{ hand: HAND }, { hand: [] }] },
  );
  t.answer("east", "3", "discard:elder", "discard:bleeder").expectQuarter("east", { blood: 9 });
});
