import { describe, expect, test } from "vitest";
import { useVictim } from "../support/use.js";

describe("Victims of Act II", () => {
  test("the-assize-judge: three VP, and two Influence of everybody with more", () => {
    const t = useVictim("the-assize-judge", {
      others: [{ influence: 5 }, { influence: 4 }, { influence: 9 }],
    });
    t.expectOnly({
      self: { influence: 4, vp: 3 },
      others: { 1: { influence: -2 }, 3: { influence: -2 } },
    });
    const none = useVictim("the-assize-judge", { others: [{ influence: 4 }] });
    none.expectOnly({ self: { vp: 3 } });
  });

  test("the-masked-margravine: four VP for two more Influence, two for nothing", () => {
    const t = useVictim("the-masked-margravine").expectOptions("pay", "decline");
    t.answer("pay").expectOnly({ self: { influence: -2, vp: 4 } });
    useVictim("the-masked-margravine")
      .answer("decline")
      .expectOnly({ self: { vp: 2 } });
    const poor = useVictim("the-masked-margravine", { self: { influence: 2 + 1 } });
    poor.expectOnly({ self: { vp: 2 } });
  });

  test("the-abbess-of-thorns: the die here to 1, and two Fear less", () => {
    const t = useVictim("the-abbess-of-thorns", { south: { die: 5 } });
    t.expectOnly({ self: { fear: -2 }, south: { die: -4 } });
    const calm = useVictim("the-abbess-of-thorns", { south: { die: 1 } });
    calm.expectOnly({ self: { fear: -2 } });
  });

  test("the-witch-finder: five Fear less, and one more for somebody else", () => {
    const t = useVictim("the-witch-finder", { others: [{}, { fear: 24 }] });
    t.expectOptions("seat-2", "seat-3").answer("seat-2");
    t.expectOnly({ self: { fear: -5 }, others: { 1: { fear: 1 } } });
    const end = useVictim("the-witch-finder", { others: [{}, { fear: 24 }] }).answer("seat-3");
    end.expectOnly({ self: { fear: -5 } });
  });

  test("the-salt-baron: four Influence, and all Influence of a Quarter goes to another", () => {
    const t = useVictim("the-salt-baron", { north: { influence: 0 } });
    t.expectOptions("south", "east", "decline").answer("south");
    t.expectOptions("north", "east").answer("east");
    t.expectOnly({ self: { influence: 4 }, south: { influence: -7 }, east: { influence: 7 } });
    useVictim("the-salt-baron")
      .answer("decline")
      .expectOnly({ self: { influence: 4 } });
  });

  const inn = { north: { victim: "the-usurer" }, deck: ["the-anatomist", "the-leech-woman"] };

  test("the-caravan-master: a Victim elsewhere is replaced, and three Influence from there", () => {
    const t = useVictim("the-caravan-master", inn).expectOptions("north", "east").answer("north");
    t.expectOnly({
      self: { influence: 3 },
      north: { victim: "the-anatomist", influence: -3 },
      deck: ["the-leech-woman"],
      discards: ["+the-usurer"],
    });
  });

  test("the-caravan-master: no more Influence than lies there, none where nobody is", () => {
    const t = useVictim("the-caravan-master", { ...inn, north: { ...inn.north, influence: 1 } });
    t.answer("north").expectOnly({
      self: { influence: 1 },
      north: { victim: "the-anatomist", influence: -1 },
      deck: ["the-leech-woman"],
      discards: ["+the-usurer"],
    });
    const nobody = { victim: null };
    useVictim("the-caravan-master", { north: nobody, east: nobody }).expectOnly({});
  });

  test("the-usurer: up to five Blood for two Influence each", () => {
    const t = useVictim("the-usurer", { self: { blood: 9 } });
    t.expectOptions("0", "1", "2", "3", "4", "5").answer("5");
    t.expectOnly({ self: { blood: -5, influence: 10 } });
    const poor = useVictim("the-usurer", { self: { blood: 2 } }).expectOptions("0", "1", "2");
    poor.answer("2").expectOnly({ self: { blood: -2, influence: 4 } });
    useVictim("the-usurer").answer("0").expectOnly({});
  });

  test("the-anatomist: two are discarded, and one of the discard comes into the hand", () => {
    const t = useVictim("the-anatomist", {
      deck: ["the-usurer", "the-salt-baron", "the-ratcatcher"],
      discards: ["the-leech-woman"],
    });
    t.expectOptions("the-usurer", "the-salt-baron", "the-leech-woman").answer("the-usurer");
    t.expectOnly({
      self: { hand: ["+the-usurer"] },
      deck: ["the-ratcatcher"],
      discards: ["+the-salt-baron"],
    });
    useVictim("the-anatomist", { deck: [] }).expectOnly({});
  });

  const sky = {
    north: { victim: "the-usurer" },
    east: { victim: null },
    deck: ["the-anatomist", "the-leech-woman", "the-ratcatcher", "the-salt-baron"],
  };

  test("the-court-astronomer: three Blood, and one of the top three takes a Victim's place", () => {
    const t = useVictim("the-court-astronomer", sky);
    t.expectOptions("north", "south").answer("north");
    t.expectOptions("place:the-anatomist", "place:the-leech-woman", "place:the-ratcatcher", "none");
    t.answer("place:the-leech-woman").expectOnly({
      self: { blood: 3 },
      north: { victim: "the-leech-woman" },
      deck: ["the-anatomist", "the-ratcatcher", "the-salt-baron"],
      discards: ["+the-usurer"],
    });
    const stay = useVictim("the-court-astronomer", sky).answer("north", "none");
    stay.expectOnly({ self: { blood: 3 } });
  });

  /** A Night pile of 2 against a die of 5: three more symbols are just enough. */
  const siege = {
    self: { piles: { night: ["elder"] } },
    tokens: [{ seat: 0, space: "south", order: "night" } as const],
  };

  test("the-siege-captain: three Night symbols, and the other dice up by one", () => {
    const t = useVictim("the-siege-captain", { ...siege, south: { die: 5 }, east: { die: 6 } });
    t.expectOnly({ self: { boosts: { night: 3 } }, north: { die: 1 } });
    expect(t.seat).toBe(0);
    t.expectOptions("night", "decline");
  });

  test("the-drawbridge-warden: three Night symbols, and two dice change places", () => {
    const t = useVictim("the-drawbridge-warden", { ...siege, east: { die: 5 } });
    t.expectOptions("north", "south", "east").answer("east");
    t.expectOptions("north", "south").answer("south");
    t.expectOnly({ self: { boosts: { night: 3 } }, south: { die: 2 }, east: { die: -2 } });
    expect(t.seat).toBe(0);
  });

  test("the-body-snatcher: every Elder of the Torpor wakes, and one Blood", () => {
    const t = useVictim("the-body-snatcher", { self: { torpor: ["bleeder"] } });
    t.expectOnly({
      self: {
        blood: 1,
        hand: ["+elder", "+elder", "+elder"],
        torpor: ["-elder", "-elder", "-elder"],
      },
    });
  });

  test("the-body-snatcher: only the Blood where no Elder sleeps", () => {
    const t = useVictim("the-body-snatcher", {
      self: { piles: { dusk: ["the-usurer"] }, torpor: ["bleeder"] },
    });
    t.expectOnly({ self: { blood: 1 } });
  });

  test("the-leech-woman: two Fear for seven Blood", () => {
    const t = useVictim("the-leech-woman", { self: { fear: 22 } });
    t.expectOptions("pay", "decline")
      .answer("pay")
      .expectOnly({ self: { fear: 2, blood: 7 } });
    useVictim("the-leech-woman").answer("decline").expectOnly({});
  });

  test("BO-1.5 the-leech-woman: the price is paid as far as the track goes", () => {
    const near = useVictim("the-leech-woman", { self: { fear: 23 } }).answer("pay");
    near.expectOnly({ self: { fear: 1, blood: 7 } });
    const end = useVictim("the-leech-woman", { self: { fear: 24 } }).answer("pay");
    end.expectOnly({ self: { blood: 7 } });
  });

  test("the-ratcatcher: four Blood, and one lost by everybody else who has some", () => {
    const t = useVictim("the-ratcatcher", { others: [{}, { blood: 0 }, { blood: 1 }] });
    t.expectOnly({ self: { blood: 4 }, others: { 1: { blood: -1 }, 3: { blood: -1 } } });
  });
});
