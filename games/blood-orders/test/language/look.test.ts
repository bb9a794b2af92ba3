import { seenBy } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { DECK, type Effect, expectDone, probe } from "../support/probe.js";
import { knownTo } from "../support/start.js";
import type { TestTable } from "../support/table.js";

/** `look`: the user alone sees the top Victims of the deck and may choose one (BO-8.3). */

type Look = Extract<Effect[number], { do: "look" }>;
const look = (n: number, may?: Look["may"], position: Position = {}): TestTable =>
  probe(
    [
      { do: "look", n, may },
      { do: "gain", what: "vp" },
    ],
    position,
  );

const ME = seenBy(0);
const RIVAL = seenBy(1);
const NOBODY = 0;

/** The Victims that a seat knows in the deck, from the top; null for those that it does not. */
function known(t: TestTable, seat: number): (string | null)[] {
  const { seen } = t.game.view(t.state, seat);
  return seen.victimDeck.cards
    .map((card) => (card < 0 ? null : t.game.content.cards[card].id))
    .reverse();
}

describe("who learns what", () => {
  test("BO-8.3 only to look: nothing is asked, the looker alone knows the cards", () => {
    const t = expectDone(look(2)).expectPlayer(0, { vp: 1 });
    t.expectPosition({ victimDeck: DECK, victimSeen: [ME, ME, NOBODY, NOBODY, NOBODY] });
    expect(known(t, 0)).toEqual(["v1-4", "v1-5", null, null, null]);
    expect(known(t, 1)).toEqual([null, null, null, null, null]);
    expect(t.factsOf("looked")).toEqual([
      { fact: "looked", rule: "BO-8.3", seat: 0, n: 2, cards: ["v1-4", "v1-5"] },
    ]);
    expect(JSON.stringify(knownTo(t, 1))).toContain('"fact":"looked"');
  });

  test("BO-8.3 others see that somebody looks, not at what", () => {
    const other = [...DECK].reverse();
    const at = (deck: string[]): unknown => knownTo(look(3, "take", { victimDeck: deck }), 1);
    expect(at(DECK)).toEqual(at(other));
    const mine = (deck: string[]): unknown => knownTo(look(3, "take", { victimDeck: deck }), 0);
    expect(mine(DECK)).not.toEqual(mine(other));
  });

  test("BO-8.3 what was known before stays known, also to others", () => {
    const t = look(1, "take", { victimSeen: [RIVAL, RIVAL, NOBODY, NOBODY, NOBODY] });
    t.expectPosition({ victimSeen: [ME | RIVAL, RIVAL, NOBODY, NOBODY, NOBODY] });
    t.answer("none").expectPosition({ victimSeen: [ME | RIVAL, RIVAL, NOBODY, NOBODY, NOBODY] });
  });
});

test("BO-8.3 to look, and to choose one, are behind a mark", () => {
  const t = look(2, "bury");
  expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
  t.answer("bury:v1-4");
  expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
});

describe("what may be done with one of them", () => {
  test.each(["take", "discard", "bury", "raise"] as const)("%s: one of them, or none", (may) => {
    const t = look(3, may);
    expect([t.question, t.about, t.seat]).toEqual(["look.pick", "probe", 0]);
    t.expectOptions("none", `${may}:v1-4`, `${may}:v1-5`, `${may}:v1-6`).answer("none");
    expectDone(t).expectPosition({ victimDeck: DECK, discards: [] });
    t.expectPlayer(0, { sure: [], vp: 1 });
    expect(t.factsOf("deck-arranged")).toEqual([]);
  });

  test("take: into the hand, before everybody's eyes (BO-8.1)", () => {
    const t = look(3, "take")
      .answer("take:v1-5")
      .expectPlayer(0, { sure: ["v1-5"], vp: 1 });
    t.expectPosition({ victimDeck: ["v1-4", "v1-6", "v1-7", "v1-8"] });
    expect(known(t, 0)).toEqual(["v1-4", "v1-6", null, null]);
    expect(t.factsOf("victim-gained")).toEqual([
      { fact: "victim-gained", rule: "BO-8.1", seat: 0, card: "v1-5" },
    ]);
  });

  test("discard: to the common discard", () => {
    const t = look(2, "discard")
      .answer("discard:v1-4")
      .expectPosition({ discards: ["v1-4"] });
    t.expectPosition({ victimDeck: DECK.slice(1), victimSeen: [ME, NOBODY, NOBODY, NOBODY] });
    expect(t.factsOf("victim-discarded")).toEqual([
      { fact: "victim-discarded", rule: "BO-5.9", seat: 0, card: "v1-4" },
    ]);
  });

  test("bury: under the deck; the looker knows it there, others only that it was done", () => {
    const t = look(2, "bury").answer("bury:v1-5");
    t.expectPosition({ victimDeck: ["v1-4", "v1-6", "v1-7", "v1-8", "v1-5"] });
    expect(known(t, 0)).toEqual(["v1-4", null, null, null, "v1-5"]);
    expect(known(t, 1)).toEqual([null, null, null, null, null]);
    expect(t.facts.slice(0, 1)).toEqual([{ fact: "deck-arranged", rule: "BO-8.3", seat: 0 }]);
  });

  test("raise: on top of the deck", () => {
    const t = look(3, "raise").answer("raise:v1-6");
    t.expectPosition({ victimDeck: ["v1-6", "v1-4", "v1-5", "v1-7", "v1-8"] });
    expect(known(t, 0)).toEqual(["v1-6", "v1-4", "v1-5", null, null]);
    expect(known(t, 1)).toEqual([null, null, null, null, null]);
  });

  test("place: it takes the place of the Victim in a Quarter, which is discarded", () => {
    const t = probe([
      { do: "choose", from: { set: "quarters" }, as: "spot" },
      { do: "look", n: 2, may: "place", at: "spot" },
    ]).answer("south");
    t.expectOptions("none", "place:v1-4", "place:v1-5").answer("place:v1-5");
    t.expectQuarter("south", { victim: "v1-5", blood: 3, influence: 2, die: 2 });
    t.expectPosition({ discards: ["v1-2"], victimDeck: ["v1-4", "v1-6", "v1-7", "v1-8"] });
    expect(t.facts.map(({ fact }) => fact)).toEqual(["victim-discarded", "victim-placed"]);
  });

  test("place: into a Quarter without a Victim nothing is discarded", () => {
    const t = probe(
      [
        { do: "choose", from: { set: "quarters", without: ["victim"] }, as: "spot" },
        { do: "look", n: 1, may: "place", at: "spot" },
      ],
      { quarters: { east: { victim: null } }, gone: ["v1-3"] },
    ).answer("east", "place:v1-4");
    t.expectQuarter("east", { victim: "v1-4" }).expectPosition({ discards: [] });
  });
});

describe("a secret bury or raise makes others forget", () => {
  const SEEN = [RIVAL, RIVAL, RIVAL, RIVAL, NOBODY];

  test.each([
    { may: "bury", mine: ["v1-5", null, null, null, "v1-4"] },
    { may: "raise", mine: ["v1-4", "v1-5", null, null, null] },
  ] as const)("BO-8.3 $may: of the places looked at others know nothing", ({ may, mine }) => {
    const t = look(2, may, { victimSeen: SEEN }).answer(`${may}:v1-4`);
    expect(known(t, 0)).toEqual(mine);
    const shift = may === "bury" ? [null] : [null, null];
    const theirs = [...shift, "v1-6", "v1-7", null, null].slice(0, 5);
    expect(known(t, 1)).toEqual(theirs);
  });

  test("BO-8.3 others cannot tell which card was put there", () => {
    const after = (key: string): unknown =>
      knownTo(look(2, "bury", { victimSeen: SEEN }).answer(key), 1);
    expect(after("bury:v1-4")).toEqual(after("bury:v1-5"));
  });

  test("BO-8.1 what is taken or discarded is seen, so others still know the rest", () => {
    const t = look(2, "take", { victimSeen: SEEN }).answer("take:v1-4");
    expect(known(t, 1)).toEqual(["v1-5", "v1-6", "v1-7", null]);
  });
});

describe("a short deck", () => {
  test("look: no more than there are; the discard stays where it is", () => {
    const gone = ["v1-6", "v1-7"];
    const t = look(4, "take", { victimDeck: ["v1-4", "v1-5"], gone, discards: ["v1-8"] });
    t.expectOptions("none", "take:v1-4", "take:v1-5").expectPosition({ discards: ["v1-8"] });
    expect(t.factsOf("looked")).toMatchObject([{ n: 2, cards: ["v1-4", "v1-5"] }]);
  });

  test("BO-5.9 look at an empty deck: the discard is shuffled into it first", () => {
    const gone = ["v1-4", "v1-5", "v1-6"];
    const t = look(3, "take", { victimDeck: [], gone, discards: ["v1-7", "v1-8"] });
    t.expectOptions("none", "take:v1-7", "take:v1-8").expectPosition({ discards: [] });
  });

  test("BO-5.9 look with none at all: nothing is asked, what follows is done", () => {
    const t = expectDone(look(3, "take", { victimDeck: [], gone: DECK }));
    t.expectPlayer(0, { vp: 1, sure: [] });
    expect(t.factsOf("looked")).toEqual([]);
  });
});
