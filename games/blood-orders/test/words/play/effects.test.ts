import { describe, expect, test } from "vitest";
import { location } from "../../support/pieces.js";
import { table } from "../../support/table.js";
import { useLocation, useVictim } from "../../support/use.js";
import { asked, pictured, told } from "./says.js";

/** What the questions of pieces say. */

describe("questions of effects", () => {
  test("effect.may: what would be done, or nothing", () => {
    const pieces = [
      location("loc1-1", {
        name: "Open Door",
        effect: [{ do: "may", then: [{ do: "gain", what: "blood", n: 2 }] }],
      }),
    ];
    const t = table(
      {
        phase: "reveal",
        players: [{ piles: { dawn: ["bleeder", "bleeder"] } }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      { pieces },
    ).answer("dawn");
    expect(asked(t)).toMatchObject({
      ask: "Do you do this?",
      why: "Open Door: You may gain 2 Blood. (here: North)",
      options: ["Gain 2 Blood", "Do nothing"],
    });
  });

  test("effect.pay: both ways", () => {
    const said = asked(useVictim("the-confessor"));
    expect(said.ask).toBe("Do you pay 1 Blood?");
    expect(said.options).toEqual(["Pay 1 Blood to lose 5 Fear", "Do not pay: lose 3 Fear"]);
  });

  test("effect.either: each way by what it does", () => {
    expect(asked(useLocation("beggars-kitchen")).options).toEqual([
      "Gain 3 Blood",
      "Take 2 Elders into your hand",
    ]);
  });

  test("effect.choose: a Quarter with what lies there, or none", () => {
    const t = useLocation("fogbound-bridge", { south: { victim: "the-occultist", die: 5 } });
    const said = asked(t);
    expect(said.ask).toBe("You may choose another Quarter.");
    expect(said.why).toMatch(/^Fogbound Bridge: .+ \(here: North\)$/);
    expect(said.options[0]).toBe("South (die 5, The Occultist, 3 Blood, 4 Influence)");
    expect(said.options.at(-1)).toBe("None: leave it");
  });

  test("effect.choose: a player with what they have, then a card in that Torpor", () => {
    const t = useVictim("the-executioner", {
      others: [
        { torpor: ["elder", "bleeder"], hand: ["elder"] },
        { torpor: ["the-lord-chancellor"] },
      ],
    });
    const said = asked(t);
    expect(said.ask).toMatch(/^Choose another player/);
    expect(said.options).toEqual([
      "Player 2 (5 Blood, 8 Influence, 0 VP, Fear 10, 4 cards)",
      "Player 3 (5 Blood, 8 Influence, 0 VP, Fear 10, 0 cards)",
    ]);
    t.answer("seat-2");
    expect(asked(t).why).toMatch(/\(here: South; chosen: Player 2\)$/);
    expect(asked(t).options).toEqual([
      "Bleeder (1 Dawn, 0 Dusk, 1 Night)",
      "Elder (0 Dawn, 1 Dusk, 2 Night)",
    ]);
    t.answer("elder");
    expect(told(t, 2, "laid-to-rest")).toEqual(["Elder is discarded from Player 2's Torpor."]);
  });

  test("effect.choose: what was chosen before is told by its name", () => {
    const pieces = [
      location("gallows-rise", {
        name: "Cold Bench",
        effect: [
          { do: "choose", from: { set: "players", with: "torpor" }, as: "other" },
          { do: "choose", from: { set: "torpor", of: "other" }, as: "card" },
          { do: "choose", from: { set: "quarters" }, as: "quarter" },
          { do: "lay-to-rest", card: "card" },
          { do: "shift", at: "quarter", by: 1 },
        ],
      }),
    ];
    const t = table(
      {
        phase: "reveal",
        quarters: { north: { location: "gallows-rise", victim: "the-occultist", die: 2 } },
        players: [{ piles: { dawn: ["bleeder", "bleeder"] } }, { torpor: ["elder"] }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      { pieces, house: true },
    ).answer("dawn", "seat-2", "elder");
    expect(asked(t).why).toMatch(/\(here: North; chosen: Player 2; chosen: Elder\)$/);
  });

  test("effect.choose: a Ritual with its text, a number", () => {
    const market = ["three-bells-rung", "the-drained-cup", "chalk-and-tallow", "wax-doubles"];
    expect(asked(useVictim("the-book-burner", { market })).options[1]).toBe(
      "The Drained Cup (1 VP) | Whenever you finish feeding while you have no Blood, gain 2 Blood.",
    );
    const said = asked(useLocation("pawnbrokers-alley"));
    expect(said.options).toEqual(["1", "2", "3", "None: leave it"]);
  });

  test("hand.pick: which cards may go, and how many have", () => {
    const t = useLocation("smugglers-stair", { self: { hand: ["bleeder", "bleeder", "elder"] } });
    expect(asked(t)).toMatchObject({
      ask: "Do you discard a Bleeder from your hand? (0 of up to 2 so far)",
      options: ["No card", "Bleeder (1 Dawn, 0 Dusk, 1 Night)"],
    });
    t.answer("discard:bleeder");
    expect(asked(t).why).toMatch(/Chosen: 1 Bleeder\.$/);
    expect(asked(t).options[0]).toBe("No more than these");
    t.answer("enough");
    expect(told(t, 1, "offered")).toEqual(["Player 1 discards from the hand: 1 Bleeder."]);
  });
});

describe("BO-8.3: looking at the deck", () => {
  const deck = ["the-deserter", "the-undertaker", "the-confessor", "the-rag-merchant"];

  test("look.pick: the Victims, and what is done with one of them", () => {
    const t = useVictim("the-occultist", { deck });
    expect(told(t, 0, "looked")).toEqual([
      "Player 1 looks at the top 4 Victims of the deck: The Deserter, The Undertaker, The Confessor, The Rag Merchant.",
    ]);
    expect(told(t, 1, "looked")).toEqual(["Player 1 looks at the top 4 Victims of the deck."]);
    const said = asked(t);
    expect(said.ask).toBe("Which of these do you take into your hand?");
    expect(said.options[0]).toBe("None: leave the deck as it is");
    expect(said.options[1]).toMatch(/^The Deserter \(soldier, /);
    t.answer("none");
    expect(pictured(t, 0, /^Decks$/)[1]).toMatch(
      /^Seen in the Victim deck: The Deserter \(1st from the top\), The Undertaker \(2nd from the top\)/,
    );
    expect(pictured(t, 1, /^Decks$/)).toHaveLength(1);
  });

  test("look.pick: on top, and in place of another", () => {
    const raise = useLocation("weathercock-tower", { deck });
    expect(asked(raise).ask).toBe("Which of these do you put on top of the deck?");
    raise.answer("raise:the-undertaker");
    expect(told(raise, 1, "deck-arranged")).toEqual(["Player 1 moves one Victim within the deck."]);
    const place = useVictim("the-court-astronomer").answer("south");
    expect(asked(place).ask).toBe(
      "Which of these do you put into the South in place of The Court Astronomer?",
    );
  });

  test("BO-5.9: a deck that is shuffled anew, or empty", () => {
    const anew = useVictim("the-occultist", { deck: [], discards: ["the-deserter"] });
    expect(told(anew, 1, "deck-reshuffled")).toEqual([
      "The discard is shuffled into a new deck of 1 Victim.",
    ]);
    const empty = useVictim("the-occultist", { deck: [], discards: [] });
    expect(told(empty, 1, "deck-empty")).toEqual(["No Victim is left to draw."]);
  });
});
