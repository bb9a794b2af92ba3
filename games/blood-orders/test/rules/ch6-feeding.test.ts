import { describe, expect, test } from "vitest";
import { leftInDeck } from "../../src/rules/cards.js";
import { ritual } from "../support/pieces.js";
import { cards, reveal } from "../support/reveal.js";
import type { TestTable } from "../support/table.js";

/** How many Bleeders and Elders lie in their decks. */
function decks(t: TestTable): { bleeders: number; elders: number } {
  const { bleeder, elder } = t.game.content;
  return {
    bleeders: leftInDeck(t.game.content, t.state, bleeder),
    elders: leftInDeck(t.game.content, t.state, elder),
  };
}

describe("BO-6.3 which cards of the Torpor are fed", () => {
  test("BO-6.3 the rulebook's example: seven in Torpor, five fed, 11 Blood become 6", () => {
    const t = reveal(
      [{ blood: 11, torpor: ["the-undertaker", "the-occultist", ...cards("BBEEE")] }, {}],
      [],
      {
        quarters: {
          north: { victim: "the-beggar-queen" },
          south: { victim: "the-book-burner" },
          east: { victim: "the-deserter" },
        },
      },
      { house: true },
    );
    const before = decks(t);
    const released = ["the-undertaker", "bleeder"];
    while (t.questionOf(0)?.kind === "feeding.card") {
      const about = t.questionOf(0)?.about ?? "";
      const at = released.indexOf(about);
      t.by(0, at < 0 ? "feed" : "release");
      if (at >= 0) released.splice(at, 1);
    }
    t.by(0, "commit").by(1, "commit");
    t.expectPlayer(0, { blood: 6, torpor: [] });
    expect(t.position.players[0].hand.slice().sort()).toEqual([...cards("BEEE"), "the-occultist"]);
    expect(t.position.discards).toEqual(["the-undertaker"]);
    expect(decks(t)).toEqual({ bleeders: before.bleeders + 1, elders: before.elders });
  });

  test("BO-6.3 1 Blood each: with 2 Blood the third cannot be fed", () => {
    const t = reveal([{ blood: 2, torpor: cards("BBEE") }, {}], []);
    t.expectOptions("feed", "release");
    t.answer("feed", "feed").expectOptions("release");
    expect(t.whyNot("feed")).toBe("too-little-blood BO-6.3");
    expect(() => t.answer("feed")).toThrow('"feed" is not offered');
    t.answer("release", "release", "commit", "commit");
    t.expectPlayer(0, { blood: 0, hand: cards("BB"), torpor: [] });
  });

  test("BO-6.3 what is released costs nothing and leaves the Blood for the next", () => {
    const t = reveal([{ blood: 1, torpor: cards("BE") }, {}], []);
    expect(t.whyNot("feed")).toBeUndefined();
    t.answer("release").expectOptions("feed", "release");
    t.answer("feed", "commit", "commit").expectPlayer(0, { blood: 0, hand: cards("E") });
  });

  test("BO-6.3 without Blood nothing can be fed: all is discarded", () => {
    const t = reveal([{ blood: 0, torpor: ["v1-8", ...cards("BE")] }, {}], []);
    const before = decks(t);
    t.expectOptions("release");
    t.answer("release", "release", "release", "commit", "commit");
    t.expectPlayer(0, { blood: 0, hand: [], torpor: [] });
    t.expectPosition({ discards: ["v1-8"] });
    expect(decks(t)).toEqual({ bleeders: before.bleeders + 1, elders: before.elders + 1 });
  });

  test("BO-6.3 nobody must feed, however rich", () => {
    const t = reveal([{ blood: 20, torpor: cards("BB") }, {}], []);
    t.answer("release", "release", "commit", "commit").expectPlayer(0, { blood: 20, hand: [] });
  });

  test("BO-6.3 with an empty Torpor there is still the commitment, and nothing else", () => {
    const t = reveal([{ hand: cards("BBBE") }, {}], []);
    for (const seat of [0, 1]) {
      expect(t.questionOf(seat)?.kind).toBe("feeding.commit");
      expect(t.optionsFor(seat)).toEqual(["commit"]);
      // It is a word to be given, never done by itself.
      expect(t.questionOf(seat)?.forced).toBe(false);
    }
  });

  test("BO-6.3 cards in hand cost nothing, today's included", () => {
    const t = reveal([{ blood: 3, hand: cards("BBBB"), sure: ["v1-8", "elder"] }, {}], []);
    t.feedAll().expectPlayer(0, { blood: 3, hand: ["v1-8", ...cards("BBBBE")] });
  });

  test("BO-6.3 nobody scavenges or uses a Ritual here", () => {
    const pieces = [ritual("knife", { daily: { effect: [{ do: "gain", what: "blood" }] } })];
    const t = reveal(
      [{ blood: 0, rituals: ["knife"], torpor: cards("B") }, {}],
      [],
      {},
      { pieces },
    );
    t.expectOptions("release");
    t.answer("release").expectOptions("commit");
  });

  test("BO-6.3 what is told: fed for how much, what it cost, what was given up", () => {
    const t = reveal([{ torpor: ["v1-8", ...cards("BBE")] }, {}], []);
    t.by(0, "feed", "release", "feed", "release", "commit").by(1, "commit");
    expect(t.facts.slice(0, 3)).toEqual([
      { fact: "fed", rule: "BO-6.3", seat: 0, cards: ["v1-8", "bleeder"], n: 2 },
      { fact: "paid", rule: "BO-6.3", seat: 0, what: "blood", n: 2, now: 5 },
      { fact: "released", rule: "BO-6.3", seat: 0, cards: ["bleeder", "elder"] },
    ]);
  });
});

describe("BO-6.3 Rituals that feed for nothing", () => {
  const pieces = [
    ritual("larder", { standing: [{ kind: "modifier", value: "free-feeding", add: 2 }] }),
  ];
  const fedBy = (blood: number, torpor: string) =>
    reveal(
      [{ blood, torpor: cards(torpor), rituals: ["larder"] }, {}],
      [],
      {},
      { pieces },
    ).feedAll();

  test("BO-6.3 two are free: five cost 3 Blood", () => {
    fedBy(7, "BBBEE").expectPlayer(0, { blood: 4, hand: cards("BBBEE") });
  });

  test("BO-6.3 one alone costs nothing, and nothing comes back for the other", () => {
    fedBy(7, "B").expectPlayer(0, { blood: 7, hand: cards("B") });
  });

  test("BO-6.3 without Blood the free ones can be fed, and no more", () => {
    const t = reveal(
      [
        { blood: 0, torpor: cards("BBB"), rituals: ["larder"] },
        { blood: 0, torpor: cards("B") },
      ],
      [],
      {},
      { pieces },
    );
    t.answer("feed", "feed").expectOptions("release");
    // It is its owner's alone.
    expect(t.optionsFor(1)).toEqual(["release"]);
  });
});
