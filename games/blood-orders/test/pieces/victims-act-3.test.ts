import { describe, expect, test } from "vitest";
import { useVictim } from "../support/use.js";

describe("Victims of Act III", () => {
  test("the-crownless-king: six VP for who alone has the most Influence, four for others", () => {
    const most = useVictim("the-crownless-king", { others: [{ influence: 8 - 6 - 1 }] });
    most.expectOnly({ self: { vp: 6 } });
    const tied = useVictim("the-crownless-king", { others: [{ influence: 8 - 6 }] });
    tied.expectOnly({ self: { vp: 4 } });
  });

  test("the-lord-chancellor: two VP for each of up to four Nobles shown", () => {
    const nobles = [
      "the-penniless-count",
      "the-ashen-dowager",
      "the-assize-judge",
      "the-masked-margravine",
      "the-lady-palatine",
    ];
    const t = useVictim("the-lord-chancellor", { self: { hand: [...nobles, "the-ferryman"] } });
    t.expectOptions(...nobles.map((id) => `show:${id}`), "enough");
    t.answer(...nobles.slice(1).map((id) => `show:${id}`)).expectOnly({ self: { vp: 8 } });
  });

  test("the-lord-chancellor: one will do; who has none is asked all the same (BO-4.4)", () => {
    const one = useVictim("the-lord-chancellor", { self: { hand: ["the-lady-palatine"] } });
    one.answer("show:the-lady-palatine", "enough").expectOnly({ self: { vp: 2 } });
    const none = useVictim("the-lord-chancellor", { self: { hand: ["the-ferryman"] } });
    none.expectOptions("enough").answer("enough").expectOnly({});
  });

  test("the-lady-palatine: one VP for every two Influence here, six at most", () => {
    useVictim("the-lady-palatine", { south: { influence: 0 } }).expectOnly({ self: { vp: 2 } });
    useVictim("the-lady-palatine", { south: { influence: 6 } }).expectOnly({ self: { vp: 5 } });
    useVictim("the-lady-palatine", { south: { influence: 9 } }).expectOnly({ self: { vp: 6 } });
  });

  test("the-blind-archbishop: five Fear less, and three VP if it is then 8 at most", () => {
    const calm = useVictim("the-blind-archbishop", { self: { fear: 13 } });
    calm.expectOnly({ self: { fear: -5, vp: 3 } });
    const uneasy = useVictim("the-blind-archbishop", { self: { fear: 14 } });
    uneasy.expectOnly({ self: { fear: -5 } });
  });

  test("the-prior-of-scourges: up to four Blood, and two Fear less for each", () => {
    const t = useVictim("the-prior-of-scourges").expectOptions("0", "1", "2", "3", "4");
    t.answer("4").expectOnly({ self: { blood: -4, fear: -8 } });
    const poor = useVictim("the-prior-of-scourges", { self: { blood: 1 } });
    poor
      .expectOptions("0", "1")
      .answer("1")
      .expectOnly({ self: { blood: -1, fear: -2 } });
    useVictim("the-prior-of-scourges").answer("0").expectOnly({});
  });

  test("the-guild-master: two VP, and all Influence of another Quarter", () => {
    const t = useVictim("the-guild-master", { east: { influence: 6 } });
    t.expectOptions("north", "east").answer("east");
    t.expectOnly({ self: { vp: 2, influence: 6 }, east: { influence: -6 } });
    const none = { influence: 0 };
    const bare = useVictim("the-guild-master", { north: none, east: none });
    bare.expectOnly({ self: { vp: 2 } });
  });

  /** A Night pile of 2 in the South against a die as high as the symbols more allow. */
  const night = (die: number) => ({
    self: { piles: { night: ["elder"] } },
    south: { die },
    tokens: [{ seat: 0, space: "south", order: "night" } as const],
  });

  test("the-harbour-magnate: five Influence into any Night space, and three Night symbols", () => {
    const t = useVictim("the-harbour-magnate", night(5)).expectOptions("north", "south", "east");
    t.answer("south");
    t.expectOnly({ self: { boosts: { night: 3 } }, south: { influence: 5 } });
    expect(t.seat).toBe(0);
    t.expectOptions("night", "decline");
  });

  const deck = ["the-foundling", "the-ferryman", "the-executioner"];

  test("the-blood-alchemist: a VP for each Ritual, five at most", () => {
    const two = ["the-common-trough", "felt-soled-vigil"];
    const six = [
      ...two,
      "the-drained-cup",
      "vermin-communion",
      "alms-for-the-unburied",
      "toll-of-thorns",
    ];
    const t = useVictim("the-blood-alchemist", { self: { rituals: two }, deck });
    t.expectOptions("count-rituals", "search-the-deck").answer("count-rituals");
    t.expectOnly({ self: { vp: 2 } });
    const most = useVictim("the-blood-alchemist", { self: { rituals: six } });
    most.answer("count-rituals").expectOnly({ self: { vp: 5 } });
  });

  test("the-blood-alchemist: or one of the top two, which is all without a Ritual", () => {
    const t = useVictim("the-blood-alchemist", { deck });
    t.expectOptions("search-the-deck").answer("search-the-deck");
    t.expectOptions("take:the-foundling", "take:the-ferryman", "none").answer("take:the-ferryman");
    t.expectOnly({
      self: { hand: ["+the-ferryman"] },
      deck: ["the-foundling", "the-executioner"],
    });
    const none = useVictim("the-blood-alchemist", { deck }).answer("search-the-deck", "none");
    none.expectOnly({});
    useVictim("the-blood-alchemist", { deck: [] }).expectOnly({});
  });

  test("the-skull-reader: a Victim is given for the top one and a VP", () => {
    const hand = ["bleeder", "the-usurer", "the-lady-palatine"];
    const t = useVictim("the-skull-reader", { self: { hand }, deck });
    t.expectOptions("discard:the-usurer", "discard:the-lady-palatine", "enough");
    t.answer("discard:the-lady-palatine").expectOnly({
      self: { vp: 1, hand: ["+the-foundling", "-the-lady-palatine"] },
      deck: ["the-ferryman", "the-executioner"],
      discards: ["+the-lady-palatine"],
    });
  });

  test("the-skull-reader: nobody need be given; who has none is asked all the same (BO-4.4)", () => {
    const hand = ["the-usurer"];
    useVictim("the-skull-reader", { self: { hand }, deck }).answer("enough").expectOnly({});
    useVictim("the-skull-reader", { deck }).expectOptions("enough").answer("enough").expectOnly({});
  });

  test("the-iron-marshal: a Victim elsewhere goes under the deck for three VP", () => {
    const t = useVictim("the-iron-marshal", { north: { victim: "the-lady-palatine" }, deck });
    t.expectOptions("north", "east")
      .answer("north")
      .expectOnly({
        self: { vp: 3 },
        north: { victim: null },
        deck: [...deck, "the-lady-palatine"],
      });
    const nobody = { victim: null };
    useVictim("the-iron-marshal", { north: nobody, east: nobody }).expectOnly({});
  });

  test("the-executioner: three VP, and a card of another's Torpor dies for three Blood", () => {
    const t = useVictim("the-executioner", {
      others: [{ torpor: ["elder", "elder", "the-foundling"] }, {}, { torpor: ["bleeder"] }],
    });
    t.expectOptions("seat-2", "seat-4").answer("seat-2");
    t.expectOptions("elder", "the-foundling")
      .answer("the-foundling")
      .expectOnly({
        self: { vp: 3 },
        others: { 1: { torpor: ["-the-foundling"], blood: 3 } },
        discards: ["+the-foundling"],
      });
  });

  test("the-executioner: takes the other's Elder, not the user's own", () => {
    const t = useVictim("the-executioner", { others: [{ torpor: ["elder", "elder"] }] });
    t.expectOptions("seat-2").answer("seat-2").expectOptions("elder").answer("elder");
    t.expectOnly({ self: { vp: 3 }, others: { 1: { torpor: ["-elder"], blood: 3 } } });
  });

  test("the-executioner: only the VP where nobody else sleeps", () => {
    useVictim("the-executioner").expectOnly({ self: { vp: 3 } });
  });

  test("the-bannerless-general: one off every die of 4 or more, a VP for each, two Night", () => {
    const t = useVictim("the-bannerless-general", { ...night(5), north: { die: 4 } });
    t.expectOnly({
      self: { vp: 2, boosts: { night: 2 } },
      north: { die: -1 },
      south: { die: -1 },
    });
    expect(t.seat).toBe(0);
    const calm = useVictim("the-bannerless-general");
    calm.expectOnly({ self: { boosts: { night: 2 } } });
  });

  test("the-foundling: comes into the hand for two Fear, or gives five Blood", () => {
    const t = useVictim("the-foundling").expectOptions("pay", "decline").answer("pay");
    t.expectOnly({ self: { fear: 2, hand: ["+the-foundling"] }, south: { victim: null } });
    useVictim("the-foundling")
      .answer("decline")
      .expectOnly({ self: { blood: 5 } });
  });

  test("BO-1.5 the-foundling: the price is paid as far as the track goes", () => {
    const t = useVictim("the-foundling", { self: { fear: 23 } }).expectOptions("pay", "decline");
    t.answer("pay");
    t.expectOnly({ self: { fear: 1, hand: ["+the-foundling"] }, south: { victim: null } });
  });

  test("the-ferryman: three cards of the Torpor wake, and two VP", () => {
    const t = useVictim("the-ferryman", { self: { torpor: ["bleeder", "the-foundling"] } });
    t.expectOptions("the-foundling", "bleeder", "elder").answer(
      "the-foundling",
      "elder",
      "bleeder",
    );
    t.expectOnly({
      self: {
        vp: 2,
        hand: ["+bleeder", "+elder", "+the-foundling"],
        torpor: ["-bleeder", "-elder", "-the-foundling"],
      },
    });
    const short = useVictim("the-ferryman", { self: { piles: { dusk: ["the-lord-chancellor"] } } });
    short.answer("the-lord-chancellor").expectOnly({
      self: { vp: 2, hand: ["+the-lord-chancellor"], torpor: ["-the-lord-chancellor"] },
    });
  });
});
