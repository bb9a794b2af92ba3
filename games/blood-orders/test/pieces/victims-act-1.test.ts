import { describe, expect, test } from "vitest";
import { useVictim } from "../support/use.js";

describe("Victims of Act I", () => {
  test("the-penniless-count: four Influence for who alone has the least, three for others", () => {
    const least = useVictim("the-penniless-count");
    least.expectOnly({ self: { influence: 4 } });
    const tied = useVictim("the-penniless-count", { others: [{ influence: 8 - 1 }, {}] });
    tied.expectOnly({ self: { influence: 3 } });
  });

  test("the-ashen-dowager: three VP alone here, two in company", () => {
    const tokens = [{ seat: 0, space: "south", order: "night" } as const];
    useVictim("the-ashen-dowager", { tokens }).expectOnly({ self: { vp: 3 } });
    const company = useVictim("the-ashen-dowager", {
      tokens: [{ seat: 1, space: "south", order: "dusk" }],
    });
    company.expectOnly({ self: { vp: 2 } });
  });

  test("the-barefoot-friar: four Fear less", () => {
    useVictim("the-barefoot-friar").expectOnly({ self: { fear: -4 } });
    useVictim("the-barefoot-friar", { self: { fear: 2 } }).expectOnly({ self: { fear: -2 } });
  });

  test("the-bell-ringer: one off every die, and two Fear less", () => {
    const t = useVictim("the-bell-ringer", { north: { die: 1 }, east: { die: 6 } });
    t.expectOnly({ self: { fear: -2 }, south: { die: -1 }, east: { die: -1 } });
  });

  test("the-confessor: five Fear less for a Blood, three for nothing", () => {
    const t = useVictim("the-confessor").expectOptions("pay", "decline");
    t.answer("pay").expectOnly({ self: { blood: -1, fear: -5 } });
    useVictim("the-confessor")
      .answer("decline")
      .expectOnly({ self: { fear: -3 } });
    useVictim("the-confessor", { self: { blood: 0 } }).expectOnly({ self: { fear: -3 } });
  });

  test("the-rag-merchant: one Blood out of every Quarter that has some", () => {
    const t = useVictim("the-rag-merchant", { east: { blood: 0 } });
    t.expectOnly({ self: { blood: 2 }, north: { blood: -1 }, south: { blood: -1 } });
  });

  const pledges = { self: { hand: ["bleeder", "elder", "elder", "elder", "the-deserter"] } };

  test("the-pawnbroker: up to three cards of any kind for three Influence each", () => {
    const t = useVictim("the-pawnbroker", pledges);
    t.expectOptions("discard:the-deserter", "discard:bleeder", "discard:elder", "enough");
    t.answer("discard:elder", "discard:the-deserter", "discard:elder").expectOnly({
      self: { influence: 9, hand: ["-elder", "-elder", "-the-deserter"] },
      discards: ["+the-deserter"],
    });
  });

  test("the-pawnbroker: one or none; who has none is asked all the same (BO-4.4)", () => {
    const one = useVictim("the-pawnbroker", pledges).answer("discard:bleeder");
    one.expectOptions("discard:the-deserter", "discard:elder", "enough").answer("enough");
    one.expectOnly({ self: { influence: 3, hand: ["-bleeder"] } });
    useVictim("the-pawnbroker").expectOptions("enough").answer("enough").expectOnly({});
  });

  const deck = [
    "the-deserter",
    "the-confessor",
    "the-bell-ringer",
    "the-undertaker",
    "the-pawnbroker",
  ];

  test("the-occultist: one of the top four comes into the hand", () => {
    const t = useVictim("the-occultist", { deck });
    t.expectOptions(...deck.slice(0, 4).map((id) => `take:${id}`), "none");
    t.answer("take:the-bell-ringer").expectOnly({
      self: { hand: ["+the-bell-ringer"] },
      deck: ["the-deserter", "the-confessor", "the-undertaker", "the-pawnbroker"],
    });
  });

  test("the-occultist: nobody is taken against one's will, or where nobody is", () => {
    useVictim("the-occultist", { deck }).answer("none").expectOnly({});
    useVictim("the-occultist", { deck: [] }).expectOnly({});
  });

  const market = ["borrowed-faces", "chalk-and-tallow", "three-bells-rung", "the-drained-cup"];

  test("the-book-burner: three Blood, and a Ritual of the market breaks", () => {
    const t = useVictim("the-book-burner", { market, ritualDeck: ["felt-soled-vigil"] });
    t.expectOptions(...market, "decline")
      .answer("the-drained-cup")
      .expectOnly({
        self: { blood: 3 },
        market: ["felt-soled-vigil", "borrowed-faces", "chalk-and-tallow", "three-bells-rung"],
        ritualDeck: [],
        broken: ["+the-drained-cup"],
      });
    useVictim("the-book-burner")
      .answer("decline")
      .expectOnly({ self: { blood: 3 } });
  });

  test("the-cartographer: three Blood, and two Victims change places", () => {
    const t = useVictim("the-cartographer", { east: { victim: "the-deserter" } });
    t.expectOptions("north", "south", "east", "decline").answer("east");
    t.expectOptions("north", "south")
      .answer("south")
      .expectOnly({
        self: { blood: 3 },
        south: { victim: "the-deserter" },
        east: { victim: "the-cartographer" },
      });
  });

  test("the-cartographer: all may stay, and a Victim alone in the city does", () => {
    useVictim("the-cartographer")
      .answer("decline")
      .expectOnly({ self: { blood: 3 } });
    const nobody = { victim: null };
    const alone = useVictim("the-cartographer", { north: nobody, east: nobody });
    alone
      .expectOptions("south", "decline")
      .answer("south")
      .expectOnly({ self: { blood: 3 } });
  });

  test("the-night-watchman: two off any die", () => {
    const t = useVictim("the-night-watchman", { east: { die: 6 } });
    t.expectOptions("north", "south", "east").answer("east");
    t.expectOnly({ east: { die: -2 } });
    const low = useVictim("the-night-watchman", { north: { die: 2 } }).answer("north");
    low.expectOnly({ north: { die: -1 } });
  });

  test("the-deserter: an Elder, and two Night symbols", () => {
    const t = useVictim("the-deserter", {
      self: { piles: { night: ["elder"] } },
      north: { die: 4 },
      tokens: [{ seat: 0, space: "north", order: "night" }],
    });
    t.expectOnly({ self: { hand: ["+elder"], boosts: { night: 2 } } });
    expect(t.seat).toBe(0);
    t.expectOptions("night", "decline");
  });

  test("the-undertaker: a card of the Torpor is laid to rest for four Blood", () => {
    const t = useVictim("the-undertaker", { self: { torpor: ["bleeder", "the-deserter"] } });
    t.expectOptions("the-deserter", "bleeder", "elder").answer("the-deserter");
    t.expectOnly({ self: { blood: 4, torpor: ["-the-deserter"] }, discards: ["+the-deserter"] });
    const elder = useVictim("the-undertaker").expectOptions("elder").answer("elder");
    elder.expectOnly({ self: { blood: 4, torpor: ["-elder"] } });
  });

  test("the-undertaker: an empty Torpor gives nothing", () => {
    const t = useVictim("the-undertaker", { self: { piles: { dusk: [] }, boosts: { dusk: 3 } } });
    t.expectOnly({});
  });

  test("the-beggar-queen: two Blood, and two of somebody who then still has more", () => {
    const t = useVictim("the-beggar-queen", {
      others: [{ blood: 9 }, { blood: 7 }, { blood: 8 }],
    });
    t.expectOptions("seat-2", "seat-4").answer("seat-4");
    t.expectOnly({ self: { blood: 4 }, others: { 3: { blood: -2 } } });
    const none = useVictim("the-beggar-queen", { others: [{ blood: 7 }] });
    none.expectOnly({ self: { blood: 2 } });
  });
});
