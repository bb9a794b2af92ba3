import { describe, test } from "vitest";
import { useLocation } from "../support/use.js";

describe("Locations of Act III", () => {
  const shelf = {
    market: ["crown-of-hush", "anthem-of-dread", "the-ninth-candle", "exhumers-mass"],
    ritualDeck: ["the-long-last-night", "the-cistern-below"],
  };

  test("heretics-rotunda: three VP, and a Ritual of the market breaks", () => {
    const t = useLocation("heretics-rotunda", shelf);
    t.expectOptions(...shelf.market, "decline").answer("anthem-of-dread");
    t.expectOnly({
      self: { vp: 3 },
      market: ["the-long-last-night", "crown-of-hush", "the-ninth-candle", "exhumers-mass"],
      ritualDeck: ["the-cistern-below"],
      broken: ["+anthem-of-dread"],
    });
  });

  test("heretics-rotunda: the market may stay, and an empty one is not asked about", () => {
    useLocation("heretics-rotunda", shelf)
      .answer("decline")
      .expectOnly({ self: { vp: 3 } });
    const t = useLocation("heretics-rotunda", {
      market: [null, null, null, null],
      ritualDeck: [],
    });
    t.expectOnly({ self: { vp: 3 } });
  });

  test("drowned-basilica: three Influence, and two for each own Ritual used today", () => {
    const t = useLocation("drowned-basilica", {
      self: { rituals: ["lowering-the-lanterns", "borrowed-faces", "the-twin-gibbets"] },
      others: [{ rituals: ["three-bells-rung"] }],
      used: ["lowering-the-lanterns", "three-bells-rung", "the-twin-gibbets"],
    });
    t.expectOnly({ self: { influence: 7 } });
    useLocation("drowned-basilica").expectOnly({ self: { influence: 3 } });
  });

  test("stopped-clock-tower: one die to 1, another up by two, one VP", () => {
    const t = useLocation("stopped-clock-tower").expectOptions("north", "south", "east");
    t.answer("south").expectOptions("north", "east").answer("east");
    t.expectOnly({ self: { vp: 1 }, south: { die: -2 }, east: { die: 2 } });
  });

  test("stopped-clock-tower: a die stops at 6 (BO-1.6)", () => {
    const t = useLocation("stopped-clock-tower", { east: { die: 5 } }).answer("north", "east");
    t.expectOnly({ self: { vp: 1 }, north: { die: -2 }, east: { die: 1 } });
  });

  const palace = {
    north: { victim: "the-ferryman" },
    deck: ["the-foundling", "the-iron-marshal"],
  };

  test("widows-palace: for two Influence the Victim here, and the top one comes", () => {
    const t = useLocation("widows-palace", palace).expectOptions("pay", "decline").answer("pay");
    t.expectOnly({
      self: { influence: -2, hand: ["+the-ferryman"] },
      north: { victim: "the-foundling" },
      deck: ["the-iron-marshal"],
    });
  });

  test("widows-palace: nothing is taken unpaid", () => {
    useLocation("widows-palace", palace).answer("decline").expectOnly({});
    useLocation("widows-palace", { ...palace, self: { influence: 1 } }).expectOnly({});
  });

  test("widows-palace: without a Victim one comes; with none to come the place is empty", () => {
    const bare = useLocation("widows-palace", { ...palace, north: { victim: null } });
    bare.answer("pay").expectOnly({
      self: { influence: -2 },
      north: { victim: "the-foundling" },
      deck: ["the-iron-marshal"],
    });
    const last = useLocation("widows-palace", { ...palace, deck: [] }).answer("pay");
    last.expectOnly({
      self: { influence: -2, hand: ["+the-ferryman"] },
      north: { victim: null },
    });
  });

  test("sunken-baths: four cards of the Torpor wake, and a Fear less for each", () => {
    const t = useLocation("sunken-baths", { north: { die: 5 } }).expectOptions("bleeder");
    const four = (sign: string): string[] => new Array(4).fill(`${sign}bleeder`);
    t.answer("bleeder", "bleeder", "bleeder", "bleeder");
    t.expectOnly({ self: { fear: -4, hand: four("+"), torpor: four("-") } });
  });

  test("sunken-baths: no Fear for a card that does not sleep there", () => {
    const t = useLocation("sunken-baths", {
      self: { piles: { dawn: ["the-blind-archbishop"] } },
    });
    t.expectOptions("the-blind-archbishop")
      .answer("the-blind-archbishop")
      .expectOnly({
        self: {
          fear: -1,
          hand: ["+the-blind-archbishop"],
          torpor: ["-the-blind-archbishop"],
        },
      });
  });

  test("great-tocsin: one off every die of 4 or more, and a VP for each", () => {
    const t = useLocation("great-tocsin", { north: { die: 4 }, east: { die: 6 } });
    t.expectOnly({ self: { vp: 2 }, north: { die: -1 }, east: { die: -1 } });
    useLocation("great-tocsin").expectOnly({});
  });

  test("shrine-without-a-saint: four VP for who is alone here", () => {
    const t = useLocation("shrine-without-a-saint", {
      tokens: [
        { seat: 0, space: "north", order: "night" },
        { seat: 1, space: "south", order: "dusk" },
      ],
    });
    t.expectOnly({ self: { vp: 4 } });
  });

  test("shrine-without-a-saint: four Fear less for who is not", () => {
    const t = useLocation("shrine-without-a-saint", {
      tokens: [{ seat: 1, space: "north", order: "dusk" }],
    });
    t.expectOnly({ self: { fear: -4 } });
  });

  test("masked-senate: three VP, and two Influence lost by everybody with more", () => {
    const t = useLocation("masked-senate", {
      others: [{ influence: 9 }, { influence: 8 }, { influence: 12 }],
    });
    t.expectOnly({
      self: { vp: 3 },
      others: { 1: { influence: -2 }, 3: { influence: -2 } },
    });
    useLocation("masked-senate").expectOnly({ self: { vp: 3 } });
  });

  const crypt = { self: { hand: ["bleeder", "the-anatomist", "the-ferryman", "the-foundling"] } };

  test("marble-necropolis: up to two Victims for two VP and two Fear less each", () => {
    const t = useLocation("marble-necropolis", crypt);
    t.expectOptions(
      "discard:the-anatomist",
      "discard:the-ferryman",
      "discard:the-foundling",
      "enough",
    );
    t.answer("discard:the-anatomist", "discard:the-ferryman").expectOnly({
      self: { vp: 4, fear: -4, hand: ["-the-anatomist", "-the-ferryman"] },
      discards: ["+the-ferryman"],
      gone: ["+the-anatomist"],
    });
  });

  test("marble-necropolis: one or none; who has none is asked all the same (BO-4.4)", () => {
    const one = useLocation("marble-necropolis", crypt).answer("discard:the-foundling", "enough");
    one.expectOnly({
      self: { vp: 2, fear: -2, hand: ["-the-foundling"] },
      discards: ["+the-foundling"],
    });
    useLocation("marble-necropolis").expectOptions("enough").answer("enough").expectOnly({});
  });

  test("crimson-fountain: Blood as the die shows, then four VP for six Blood", () => {
    const t = useLocation("crimson-fountain", { north: { die: 4 } });
    t.expectOptions("pay", "decline").answer("pay");
    t.expectOnly({ self: { blood: 4 - 6, vp: 4 } });
    useLocation("crimson-fountain")
      .answer("decline")
      .expectOnly({ self: { blood: 3 } });
  });

  test("crimson-fountain: less than six Blood buys nothing", () => {
    const five = useLocation("crimson-fountain", { self: { blood: 2 } });
    five.expectOnly({ self: { blood: 3 } });
    const six = useLocation("crimson-fountain", { self: { blood: 3 } }).answer("pay");
    six.expectOnly({ self: { blood: 3 - 6, vp: 4 } });
  });

  test("moat-treasury: all Influence of a Quarter, for three Blood left there", () => {
    const t = useLocation("moat-treasury", { south: { influence: 7 }, east: { influence: 0 } });
    t.expectOptions("north", "south").answer("south");
    t.expectOnly({ self: { influence: 7 }, south: { influence: -7, blood: 3 } });
    const none = { influence: 0 };
    useLocation("moat-treasury", { north: none, south: none, east: none }).expectOnly({});
  });

  test("pyre-square: a Victim is discarded for its VP in Influence, and the top one comes", () => {
    const t = useLocation("pyre-square", {
      south: { victim: "the-crownless-king" },
      east: { victim: null },
      deck: ["the-foundling", "the-iron-marshal"],
    });
    t.expectOptions("north", "south")
      .answer("south")
      .expectOnly({
        self: { influence: 7 },
        south: { victim: "the-foundling" },
        deck: ["the-iron-marshal"],
        discards: ["+the-crownless-king"],
      });
  });

  test("pyre-square: nobody to burn, nothing gained", () => {
    const nobody = { victim: null };
    useLocation("pyre-square", { north: nobody, south: nobody, east: nobody }).expectOnly({});
  });
});
