import { ALL_AUDIENCES } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { atDawn, DECK, type Effect, expectDone, probe } from "../support/probe.js";

/** The verbs for Victims of the city, the deck and the discard. */

const spot: Effect[number] = { do: "choose", from: { set: "quarters" }, as: "spot" };
const other: Effect[number] = {
  do: "choose",
  from: { set: "quarters", not: "spot" },
  as: "other",
};

/** The deck is empty, its cards are gone or in the discard. */
const noDeck = (discards: string[]): Position => ({
  victimDeck: [],
  discards,
  gone: DECK.filter((id) => !discards.includes(id)),
});

describe("dismiss, bury, summon", () => {
  test("dismiss: to the common discard; loot and die stay", () => {
    const t = probe([spot, { do: "dismiss", at: "spot" }]).answer("south");
    t.expectQuarter("south", { victim: null, blood: 3, influence: 2, die: 2 });
    t.expectPosition({ discards: ["v1-2"], victimDeck: DECK });
    expect(t.factsOf("victim-discarded")).toEqual([
      { fact: "victim-discarded", rule: "BO-5.9", space: "south", card: "v1-2" },
    ]);
  });

  test("bury: under the deck, and everybody knows it there (BO-8.1)", () => {
    const t = probe([spot, { do: "bury", at: "spot" }]).answer("north");
    t.expectQuarter("north", { victim: null });
    t.expectPosition({ discards: [], victimDeck: [...DECK, "v1-1"] });
    expect(t.position.victimSeen).toEqual([0, 0, 0, 0, 0, ALL_AUDIENCES]);
    expect(t.factsOf("victim-buried")).toEqual([
      { fact: "victim-buried", rule: "BO-5.9", space: "north", card: "v1-1" },
    ]);
  });

  test("BO-5.9 bury under an empty deck: the discard is shuffled into it first", () => {
    const t = probe([spot, { do: "bury", at: "spot" }], noDeck(["v1-6", "v1-7"])).answer("north");
    expect(t.position.victimDeck).toHaveLength(3);
    expect(t.position.victimDeck.at(-1)).toBe("v1-1");
    expect(t.position.victimDeck.slice(0, 2).sort()).toEqual(["v1-6", "v1-7"]);
    t.expectPosition({ discards: [], victimSeen: [0, 0, ALL_AUDIENCES] });
  });

  test("BO-5.9 bury with no deck and no discard: nothing happens", () => {
    const t = probe([spot, { do: "bury", at: "spot" }], noDeck([])).answer("north");
    expectDone(t).expectQuarter("north", { victim: "v1-1" }).expectPosition({ victimDeck: [] });
  });

  test.each(["dismiss", "bury", "seize"] as const)("%s: nothing where no Victim is", (verb) => {
    const quarters = { north: { victim: null } };
    const t = probe([spot, { do: verb, at: "spot" }], { quarters, gone: ["v1-1"] });
    expectDone(t.answer("north")).expectPosition({ discards: [], victimDeck: DECK });
    t.expectPlayer(0, { sure: [] });
  });

  test("summon: the top of the deck into an empty Quarter, without loot", () => {
    const quarters = { east: { victim: null, blood: 1, influence: 0 } };
    const t = probe([spot, { do: "summon", at: "spot" }], { quarters, gone: ["v1-3"] });
    t.answer("east").expectQuarter("east", { victim: "v1-4", blood: 1, influence: 0 });
    t.expectPosition({ victimDeck: DECK.slice(1) });
    expect(t.factsOf("victim-placed")).toEqual([
      { fact: "victim-placed", rule: "BO-5.9", space: "east", card: "v1-4" },
    ]);
  });

  test("summon: nothing where a Victim is, or where none is left", () => {
    const effect: Effect = [spot, { do: "summon", at: "spot" }];
    const t = probe(effect).answer("north");
    t.expectQuarter("north", { victim: "v1-1" }).expectPosition({ victimDeck: DECK });
    const none = noDeck([]);
    const quarters = { north: { victim: null } };
    const last = probe(effect, { ...none, quarters, gone: [...DECK, "v1-1"] }).answer("north");
    expectDone(last).expectQuarter("north", { victim: null });
    expect(last.factsOf("deck-empty")).toEqual([{ fact: "deck-empty", rule: "BO-5.9" }]);
  });
});

describe("swap-victims, seize", () => {
  const swap: Effect = [spot, other, { do: "swap-victims", a: "spot", b: "other" }];

  test("swap-victims: only the cards change places", () => {
    const quarters = { north: { die: 5, influence: 6 } };
    const t = probe(swap, { quarters }).answer("north", "east");
    t.expectQuarter("north", { victim: "v1-3", die: 5, influence: 6, location: "loc1-1" });
    t.expectQuarter("east", { victim: "v1-1", die: 2, influence: 2, location: "loc1-3" });
    expect(t.factsOf("victims-swapped")).toEqual([
      { fact: "victims-swapped", rule: "BO-1.2", from: "north", to: "east" },
    ]);
  });

  test("swap-victims: with an empty Quarter the Victim moves there", () => {
    const quarters = { east: { victim: null } };
    const t = probe(swap, { quarters, gone: ["v1-3"] }).answer("north", "east");
    t.expectQuarter("north", { victim: null }).expectQuarter("east", { victim: "v1-1" });
  });

  test("seize: into the hand, before everybody's eyes; loot and Fear stay", () => {
    const t = probe([spot, { do: "seize", at: "spot" }]).answer("south");
    t.expectQuarter("south", { victim: null, blood: 3, influence: 2 });
    t.expectPlayer(0, { sure: ["v1-2"], fear: 0 });
    expect(t.factsOf("victim-gained")).toEqual([
      { fact: "victim-gained", rule: "BO-8.1", seat: 0, card: "v1-2" },
    ]);
  });

  test("seize: for another; at Dawn where the Location lies", () => {
    const t = atDawn([
      { do: "choose", from: { set: "players" }, as: "rival" },
      { do: "seize", at: "here", who: "rival" },
    ]);
    t.answer("seat-2");
    expect(t.factsOf("victim-gained")).toEqual([
      { fact: "victim-gained", rule: "BO-8.1", seat: 1, card: "v1-1" },
    ]);
    expect(t.position.players[1].hand).toContain("v1-1");
    expect(t.position.players[0].hand).not.toContain("v1-1");
  });
});

describe("draw, cull, recover", () => {
  test("draw: the top of the deck into the hand, before everybody's eyes", () => {
    const t = probe([{ do: "draw" }, { do: "draw" }]);
    t.expectPlayer(0, { sure: ["v1-4", "v1-5"] }).expectPosition({ victimDeck: DECK.slice(2) });
    expect(t.factsOf("victim-gained").map(({ card }) => card)).toEqual(["v1-4", "v1-5"]);
  });

  test("BO-5.9 draw from an empty deck: the discard is shuffled into it first", () => {
    const t = probe([{ do: "draw" }], noDeck(["v1-6", "v1-7"]));
    const [drawn] = t.position.players[0].sure;
    expect(["v1-6", "v1-7"]).toContain(drawn);
    t.expectPosition({ discards: [], victimDeck: drawn === "v1-6" ? ["v1-7"] : ["v1-6"] });
    expect(t.factsOf("deck-reshuffled")).toEqual([
      { fact: "deck-reshuffled", rule: "BO-5.9", n: 2 },
    ]);
  });

  test("BO-5.9 draw with none left: nothing happens", () => {
    const t = probe([{ do: "draw" }, { do: "gain", what: "vp" }], noDeck([]));
    expectDone(t).expectPlayer(0, { sure: [], vp: 1 });
  });

  test.each([
    { n: undefined, culled: ["v1-4"] },
    { n: 3, culled: ["v1-4", "v1-5", "v1-6"] },
    { n: 0, culled: [] },
  ])("cull $n: the top of the deck is discarded", ({ n, culled }) => {
    const t = probe([{ do: "cull", n }]);
    t.expectPosition({ discards: culled, victimDeck: DECK.slice(culled.length) });
    expect(t.factsOf("victim-discarded").map(({ card }) => card)).toEqual(culled);
  });

  test("BO-5.9 cull more than the deck holds: the discard is shuffled and goes on", () => {
    const victimDeck = ["v1-4"];
    const gone = ["v1-5", "v1-6", "v1-7"];
    const t = probe([{ do: "cull", n: 2 }], { victimDeck, gone, discards: ["v1-8"] });
    const { discards, victimDeck: left } = t.position;
    expect([discards.length, left.length]).toEqual([1, 1]);
    expect([...discards, ...left].sort()).toEqual(["v1-4", "v1-8"]);
    expect(t.factsOf("victim-discarded")).toHaveLength(2);
  });

  test("BO-5.9 cull with none at all: nothing happens", () => {
    expectDone(probe([{ do: "cull", n: 3 }], noDeck([]))).expectPosition({ discards: [] });
  });

  test("recover: a chosen Victim of the discard into the hand", () => {
    const effect: Effect = [
      { do: "choose", from: { set: "discards" }, as: "body" },
      { do: "recover", card: "body" },
    ];
    const t = probe(effect, { discards: ["v1-6", "v1-8"] });
    t.expectOptions("v1-6", "v1-8").answer("v1-8");
    t.expectPlayer(0, { sure: ["v1-8"] }).expectPosition({ discards: ["v1-6"] });
    expect(t.factsOf("victim-gained")).toEqual([
      { fact: "victim-gained", rule: "BO-8.1", seat: 0, card: "v1-8" },
    ]);
  });
});
