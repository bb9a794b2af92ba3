import { describe, expect, test } from "vitest";
import { useLocation } from "../support/use.js";

describe("Locations of Act I", () => {
  test("beggars-kitchen: three Blood, or two Elders", () => {
    const eat = useLocation("beggars-kitchen").expectOptions("eat", "call-the-old");
    eat.answer("eat").expectOnly({ self: { blood: 3 } });
    const call = useLocation("beggars-kitchen").answer("call-the-old");
    call.expectOnly({ self: { hand: ["+elder", "+elder"] } });
  });

  test("lamplighters-row: two off any die, and one Influence", () => {
    const t = useLocation("lamplighters-row", { east: { die: 6 } });
    t.expectOptions("north", "south", "east").answer("east");
    t.expectOnly({ self: { influence: 1 }, east: { die: -2 } });
  });

  test("lamplighters-row: a die stops at 1 (BO-1.6)", () => {
    const t = useLocation("lamplighters-row", { south: { die: 2 } }).answer("south");
    t.expectOnly({ self: { influence: 1 }, south: { die: -1 } });
  });

  test("fogbound-bridge: two Blood, and the die here changes with another", () => {
    const t = useLocation("fogbound-bridge", { east: { die: 5 } });
    t.expectOptions("south", "east", "decline").answer("east");
    t.expectOnly({ self: { blood: 2 }, north: { die: 2 }, east: { die: -2 } });
  });

  test("fogbound-bridge: the dice may stay", () => {
    const t = useLocation("fogbound-bridge", { east: { die: 5 } }).answer("decline");
    t.expectOnly({ self: { blood: 2 } });
  });

  test("pawnbrokers-alley: up to three Blood for two Influence each", () => {
    const t = useLocation("pawnbrokers-alley").expectOptions("1", "2", "3", "decline");
    t.answer("3").expectOnly({ self: { blood: -3, influence: 6 } });
    useLocation("pawnbrokers-alley").answer("decline").expectOnly({});
  });

  test("pawnbrokers-alley: no more Blood than there is", () => {
    const t = useLocation("pawnbrokers-alley", { self: { blood: 1 } });
    t.expectOptions("1", "decline").answer("1");
    t.expectOnly({ self: { blood: -1, influence: 2 } });
    useLocation("pawnbrokers-alley", { self: { blood: 0 } }).expectOnly({});
  });

  const graves = {
    deck: ["the-deserter", "the-confessor", "the-occultist"],
    discards: ["the-bell-ringer"],
  };

  test("paupers-graves: for one Influence two are discarded and one of the discard comes up", () => {
    const t = useLocation("paupers-graves", graves).expectOptions("pay", "decline").answer("pay");
    t.expectOptions("the-bell-ringer", "the-confessor", "the-deserter").answer("the-bell-ringer");
    t.expectOnly({
      self: { influence: -1, hand: ["+the-bell-ringer"] },
      deck: ["the-occultist"],
      discards: ["+the-confessor", "+the-deserter", "-the-bell-ringer"],
    });
  });

  test("paupers-graves: not without the Influence, nor against one's will", () => {
    useLocation("paupers-graves", graves).answer("decline").expectOnly({});
    useLocation("paupers-graves", { ...graves, self: { influence: 0 } }).expectOnly({});
  });

  test("paupers-graves: where nobody lies the Influence is lost (BO-1.6, BO-5.9)", () => {
    const t = useLocation("paupers-graves", { deck: [] }).answer("pay");
    t.expectOnly({ self: { influence: -1 } });
  });

  const tower = { deck: ["the-deserter", "the-confessor", "the-occultist", "the-cartographer"] };

  test("weathercock-tower: two Influence, and one of the top three comes first", () => {
    const t = useLocation("weathercock-tower", tower);
    t.expectOptions("raise:the-deserter", "raise:the-confessor", "raise:the-occultist", "none");
    t.answer("raise:the-occultist").expectOnly({
      self: { influence: 2 },
      deck: ["the-occultist", "the-deserter", "the-confessor", "the-cartographer"],
    });
  });

  test("weathercock-tower: the deck may stay, and an empty one is not asked about", () => {
    const t = useLocation("weathercock-tower", tower).answer("none");
    t.expectOnly({ self: { influence: 2 } });
    useLocation("weathercock-tower", { deck: [] }).expectOnly({ self: { influence: 2 } });
  });

  test("tallow-cellars: three cards of the Torpor wake, and one Influence", () => {
    const t = useLocation("tallow-cellars", { north: { die: 4 } });
    t.expectOptions("bleeder")
      .answer("bleeder", "bleeder", "bleeder")
      .expectOnly({
        self: {
          influence: 1,
          hand: ["+bleeder", "+bleeder", "+bleeder"],
          torpor: ["-bleeder", "-bleeder", "-bleeder"],
        },
      });
  });

  test("tallow-cellars: no more than sleep there", () => {
    const t = useLocation("tallow-cellars", {
      self: { piles: { dawn: ["bleeder", "the-undertaker"] } },
    });
    t.expectOptions("bleeder", "the-undertaker").answer("the-undertaker");
    t.expectOptions("bleeder")
      .answer("bleeder")
      .expectOnly({
        self: {
          influence: 1,
          hand: ["+bleeder", "+the-undertaker"],
          torpor: ["-bleeder", "-the-undertaker"],
        },
      });
  });

  test("tollhouse-arch: one Blood out of every other Quarter that has some", () => {
    const t = useLocation("tollhouse-arch");
    t.expectOnly({ self: { blood: 2 }, south: { blood: -1 }, east: { blood: -1 } });
    const u = useLocation("tollhouse-arch", { south: { blood: 0 } });
    u.expectOnly({ self: { blood: 1 }, east: { blood: -1 } });
  });

  test("ferrymens-landing: one Blood, and all Blood of a Quarter goes to another", () => {
    const t = useLocation("ferrymens-landing", { north: { blood: 0 } });
    t.expectOptions("south", "east", "decline").answer("south");
    t.expectOptions("north", "east").answer("north");
    t.expectOnly({ self: { blood: 1 }, north: { blood: 3 }, south: { blood: -3 } });
  });

  test("ferrymens-landing: the ferry may stay, and without freight it does", () => {
    useLocation("ferrymens-landing")
      .answer("decline")
      .expectOnly({ self: { blood: 1 } });
    const none = { blood: 0 };
    const t = useLocation("ferrymens-landing", { north: none, south: none, east: none });
    t.expectOnly({ self: { blood: 1 } });
  });

  /** A Night pile of 2 against a die of 4: two more symbols are just enough. */
  const duel = {
    self: { piles: { night: ["elder"] } },
    south: { die: 4 },
    tokens: [{ seat: 0, space: "south", order: "night" } as const],
  };

  test("duelling-green: two Night symbols, and two Influence for a Noble or a Soldier", () => {
    for (const victim of ["the-ashen-dowager", "the-deserter"]) {
      const t = useLocation("duelling-green", { ...duel, north: { victim } });
      t.expectOnly({ self: { influence: 2, boosts: { night: 2 } } });
      expect(t.seat).toBe(0);
    }
  });

  test("duelling-green: two Blood for anybody else, or nobody", () => {
    for (const victim of ["the-confessor", null]) {
      const t = useLocation("duelling-green", { ...duel, north: { victim } });
      t.expectOnly({ self: { blood: 2, boosts: { night: 2 } } });
    }
  });

  test("crooked-tenements: one Blood, and two Influence if anybody has more", () => {
    const poorer = useLocation("crooked-tenements", { others: [{ influence: 9 }, {}] });
    poorer.expectOnly({ self: { blood: 1, influence: 2 } });
    useLocation("crooked-tenements").expectOnly({ self: { blood: 1 } });
  });

  test("gallows-rise: three Fear less and one VP", () => {
    useLocation("gallows-rise").expectOnly({ self: { fear: -3, vp: 1 } });
    const calm = useLocation("gallows-rise", { self: { fear: 2 } });
    calm.expectOnly({ self: { fear: -2, vp: 1 } });
  });
});
