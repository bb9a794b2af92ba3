import { describe, expect, test } from "vitest";
import { useLocation } from "../support/use.js";

describe("Locations of Act II", () => {
  test("usurers-bench: four Blood, and two of somebody who then still has more", () => {
    const t = useLocation("usurers-bench", {
      others: [{ blood: 10 }, { blood: 9 }, { blood: 11 }],
    });
    t.expectOptions("seat-2", "seat-4").answer("seat-4");
    t.expectOnly({ self: { blood: 6 }, others: { 3: { blood: -2 } } });
  });

  test("usurers-bench: only the four where nobody has more", () => {
    const t = useLocation("usurers-bench", { others: [{ blood: 9 }] });
    t.expectOnly({ self: { blood: 4 } });
  });

  const yard = { self: { piles: { dawn: ["bleeder", "the-leech-woman"] } } };

  test("flayers-yard: two cards of the Torpor become Elders and a Blood each", () => {
    const t = useLocation("flayers-yard", yard);
    t.expectOptions("bleeder", "the-leech-woman", "decline").answer("the-leech-woman");
    t.expectOptions("bleeder", "decline")
      .answer("bleeder")
      .expectOnly({
        self: {
          blood: 2,
          hand: ["+elder", "+elder"],
          torpor: ["-bleeder", "-the-leech-woman"],
        },
        discards: ["+the-leech-woman"],
      });
  });

  test("flayers-yard: one card, or none", () => {
    const one = useLocation("flayers-yard", yard).answer("bleeder", "decline");
    one.expectOnly({ self: { blood: 1, hand: ["+elder"], torpor: ["-bleeder"] } });
    useLocation("flayers-yard", yard).answer("decline", "decline").expectOnly({});
  });

  const dome = {
    south: { victim: "the-usurer" },
    east: { victim: null },
    deck: [
      "the-salt-baron",
      "the-anatomist",
      "the-ratcatcher",
      "the-leech-woman",
      "the-assize-judge",
    ],
  };

  test("stargazers-dome: two Influence, and one of the top four takes a Victim's place", () => {
    const t = useLocation("stargazers-dome", dome).expectOptions("north", "south").answer("south");
    t.expectOptions(
      "place:the-salt-baron",
      "place:the-anatomist",
      "place:the-ratcatcher",
      "place:the-leech-woman",
      "none",
    );
    t.answer("place:the-ratcatcher").expectOnly({
      self: { influence: 2 },
      south: { victim: "the-ratcatcher" },
      deck: ["the-salt-baron", "the-anatomist", "the-leech-woman", "the-assize-judge"],
      discards: ["+the-usurer"],
    });
  });

  test("stargazers-dome: all may stay, and in an empty city there is only the Influence", () => {
    const t = useLocation("stargazers-dome", dome).answer("south", "none");
    t.expectOnly({ self: { influence: 2 } });
    const nobody = { victim: null };
    const bare = useLocation("stargazers-dome", { north: nobody, south: nobody, east: nobody });
    bare.expectOnly({ self: { influence: 2 } });
  });

  test("twin-belfries: the Victim here changes with another, and its cost in Blood", () => {
    const t = useLocation("twin-belfries", {
      north: { victim: "the-leech-woman" },
      south: { victim: "the-assize-judge" },
    });
    t.expectOptions("south", "east")
      .answer("south")
      .expectOnly({
        self: { blood: 4 },
        north: { victim: "the-assize-judge" },
        south: { victim: "the-leech-woman" },
      });
  });

  test("twin-belfries: a Victim comes where there was none; nothing where none can come", () => {
    const t = useLocation("twin-belfries", {
      north: { victim: null },
      south: { victim: null },
      east: { victim: "the-usurer" },
    });
    t.expectOptions("east").answer("east");
    t.expectOnly({
      self: { blood: 3 },
      north: { victim: "the-usurer" },
      east: { victim: null },
    });
    useLocation("twin-belfries", { south: { victim: null }, east: { victim: null } }).expectOnly(
      {},
    );
  });

  const ward = {
    south: { victim: "the-usurer" },
    east: { victim: null },
    deck: ["the-salt-baron", "the-anatomist"],
  };

  test("plague-pavilion: four Fear less, and a Victim goes under the deck for the top one", () => {
    const t = useLocation("plague-pavilion", ward);
    t.expectOptions("north", "south", "decline")
      .answer("south")
      .expectOnly({
        self: { fear: -4 },
        south: { victim: "the-salt-baron" },
        deck: ["the-anatomist", "the-usurer"],
      });
  });

  test("plague-pavilion: the Victims may stay, and do where there is no other (BO-5.9)", () => {
    useLocation("plague-pavilion", ward)
      .answer("decline")
      .expectOnly({ self: { fear: -4 } });
    const empty = useLocation("plague-pavilion", { ...ward, deck: [] }).answer("south");
    empty.expectOnly({ self: { fear: -4 } });
  });

  test("scarlet-playhouse: three Fear for nine Blood, or four Fear less", () => {
    const t = useLocation("scarlet-playhouse").expectOptions("pay", "decline");
    t.answer("pay").expectOnly({ self: { fear: 3, blood: 9 } });
    useLocation("scarlet-playhouse")
      .answer("decline")
      .expectOnly({ self: { fear: -4 } });
  });

  test("BO-1.5 scarlet-playhouse: near the end of the track Fear is paid as far as it goes", () => {
    const t = useLocation("scarlet-playhouse", { self: { fear: 22 } });
    t.expectOptions("pay", "decline").answer("pay");
    t.expectOnly({ self: { fear: 2, blood: 9 } });
    const end = useLocation("scarlet-playhouse", { self: { fear: 24 } });
    end.expectOptions("pay", "decline").answer("pay");
    end.expectOnly({ self: { blood: 9 } });
  });

  test("old-armoury: two Dusk symbols, three Night symbols, one Influence", () => {
    const t = useLocation("old-armoury", {
      self: { piles: { dusk: ["elder"], night: ["elder"] } },
      east: { die: 5 },
      tokens: [
        { seat: 0, space: "south", order: "dusk" },
        { seat: 0, space: "east", order: "night" },
      ],
    });
    t.expectOnly({ self: { influence: 1, boosts: { dusk: 2, night: 3 } } });
    t.expectOptions("dusk", "decline").answer("decline");
    expect(t.seat).toBe(0);
    t.expectOptions("night", "decline");
  });

  test("lantern-fairground: two Blood, and a Quarter gets loot and Fear", () => {
    const t = useLocation("lantern-fairground").expectOptions("north", "south", "east");
    t.answer("east");
    t.expectOnly({ self: { blood: 2 }, east: { blood: 3, influence: 2, die: 1 } });
    const six = useLocation("lantern-fairground", { south: { die: 6 } }).answer("south");
    six.expectOnly({ self: { blood: 2 }, south: { blood: 3, influence: 2 } });
  });

  const shelf = ["bleeder", "the-usurer", "the-ratcatcher", "the-deserter", "the-salt-baron"];

  test("sealed-library: a Blood and an Influence for each of up to three Victims shown", () => {
    const t = useLocation("sealed-library", { self: { hand: shelf } });
    t.expectOptions(
      "show:the-deserter",
      "show:the-usurer",
      "show:the-ratcatcher",
      "show:the-salt-baron",
      "enough",
    );
    t.answer("show:the-usurer", "show:the-deserter");
    t.expectOptions("show:the-ratcatcher", "show:the-salt-baron", "enough");
    t.answer("show:the-salt-baron").expectOnly({ self: { blood: 3, influence: 3 } });
  });

  test("sealed-library: fewer will do, and who has none is asked all the same (BO-4.4)", () => {
    const one = useLocation("sealed-library", { self: { hand: shelf } });
    one.answer("show:the-usurer", "enough").expectOnly({ self: { blood: 1, influence: 1 } });
    const none = useLocation("sealed-library", { self: { hand: ["bleeder"] } });
    none.expectOptions("enough").answer("enough").expectOnly({});
  });

  test("smugglers-stair: up to two Bleeders for three Influence each", () => {
    const hand = ["bleeder", "bleeder", "bleeder", "elder", "the-usurer"];
    const t = useLocation("smugglers-stair", { self: { hand } });
    t.expectOptions("discard:bleeder", "enough").answer("discard:bleeder", "discard:bleeder");
    t.expectOnly({ self: { influence: 6, hand: ["-bleeder", "-bleeder"] } });
  });

  test("smugglers-stair: one, or none; who has none is asked all the same (BO-4.4)", () => {
    const one = useLocation("smugglers-stair", { self: { hand: ["bleeder"] } });
    one.answer("discard:bleeder").expectOptions("enough").answer("enough");
    one.expectOnly({ self: { influence: 3, hand: ["-bleeder"] } });
    const none = useLocation("smugglers-stair", { self: { hand: ["elder"] } });
    none.expectOptions("enough").answer("enough").expectOnly({});
  });

  test("magistrates-steps: three Influence, and one of everybody with more Rituals", () => {
    const t = useLocation("magistrates-steps", {
      self: { rituals: ["the-drained-cup"] },
      others: [
        { rituals: ["the-common-trough", "felt-soled-vigil"] },
        { rituals: ["chalk-and-tallow"] },
        { rituals: ["vermin-communion", "laying-up-for-winter"] },
      ],
    });
    t.expectOnly({
      self: { influence: 5 },
      others: { 1: { influence: -1 }, 3: { influence: -1 } },
    });
    useLocation("magistrates-steps").expectOnly({ self: { influence: 3 } });
  });

  test("foundling-gate: for two Influence the top Victim, and three Fear less", () => {
    const deck = ["the-usurer", "the-anatomist"];
    const t = useLocation("foundling-gate", { deck }).expectOptions("pay", "decline").answer("pay");
    t.expectOnly({
      self: { influence: -2, fear: -3, hand: ["+the-usurer"] },
      deck: ["the-anatomist"],
    });
    useLocation("foundling-gate", { deck }).answer("decline").expectOnly({});
    useLocation("foundling-gate", { deck, self: { influence: 1 } }).expectOnly({});
  });
});
