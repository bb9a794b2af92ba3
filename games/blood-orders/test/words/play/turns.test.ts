import { describe, expect, test } from "vitest";
import { table } from "../../support/table.js";
import { asked, pictured, told } from "./says.js";

/** What the questions of planning, orders and the two spaces say, and the picture around them. */

const city = {
  north: { location: "gallows-rise", victim: "the-rag-merchant", die: 3 },
  south: { location: "beggars-kitchen", victim: "the-undertaker", die: 2 },
  east: { location: "tollhouse-arch", victim: "the-confessor", die: 1 },
} as const;

const market = ["three-bells-rung", "the-drained-cup", "chalk-and-tallow", "vermin-communion"];

const house = { house: true } as const;

describe("planning", () => {
  test("BO-3.1: the card, what has been planned, what is to come and the dice", () => {
    const t = table(
      {
        phase: "day",
        quarters: city,
        players: [{ hand: ["the-beggar-queen", "bleeder", "bleeder", "elder"] }],
      },
      house,
    );
    t.by(0, "hand", "dawn");
    const said = asked(t, 0);
    expect(said.ask).toBe(
      "Where does this card go: Bleeder (1 Dawn, 0 Dusk, 1 Night)? (card 3 of 4)",
    );
    expect(said.why).toMatch(
      /^So far: Dawn 1 \(1 Bleeder\), Dusk 0 \(none\), Night 0 \(none\); in hand: The Beggar Queen\. Still to come: 1 Elder\. Dice: North 3, South 2, East 1\.$/,
    );
    expect(said.options).toEqual([
      "Keep it in hand",
      "Under the Dawn token: 2 cards showing 2 Dawn",
      "Under the Dusk token: 1 card showing 0 Dusk",
      "Under the Night token: 1 card showing 1 Night",
    ]);
    t.by(0, "night", "dusk");
    expect(asked(t, 0).why).toBe(
      "Your piles: Dawn 1 (1 Bleeder), Dusk 1 (1 Elder), Night 1 (1 Bleeder); in hand: The Beggar Queen. You can take it back until the last player is ready.",
    );
    expect(pictured(t, 0, /^Player 1$/)[0]).toMatch(/4 cards · deciding$/);
    t.by(0, "commit");
    expect(pictured(t, 1, /^Player 1$/)).toEqual([expect.stringMatching(/4 cards · ready$/)]);
  });
});

describe("orders", () => {
  const orders = () =>
    table(
      {
        phase: "orders",
        quarters: city,
        market,
        players: [
          {
            influence: 1,
            hand: ["the-beggar-queen"],
            piles: { dawn: ["bleeder", "bleeder"], dusk: ["elder", "elder"] },
            rituals: ["lowering-the-lanterns"],
            fear: 23,
          },
        ],
      },
      house,
    );

  test("BO-4.1: tokens with what their piles show against each die", () => {
    const t = orders();
    const said = asked(t);
    expect(said.ask).toBe("Your turn: place one of your tokens, face down.");
    expect(said.why).toBe("Round 1 of 3. In your hand: The Beggar Queen.");
    const dawn = "Place the Dawn token · 2 cards showing 2 Dawn";
    const dusk = "Place the Dusk token · 2 cards showing 2 Dusk";
    expect(said.options).toEqual(
      expect.arrayContaining([
        `${dawn} | North: 2 Dawn against a die of 3, too few`,
        `${dawn} | South: 2 Dawn against a die of 2`,
        `${dawn} | The Altar: take a Ritual`,
        `${dawn} | The Catacombs: a Bleeder or an Elder`,
        `${dusk} | South: 2 Dusk against a die of 2`,
        `${dusk} | East: 2 Dusk against a die of 1, costs 2 Influence (you have 1)`,
        "Place the Night token · 0 cards showing 0 Night | South: 0 Night against a die of 2, too few",
        "Scavenge · Blood for Fear, with the VP that your Fear is worth then | 1 Blood (Fear 24, −15 VP)",
        "Use a Ritual · once per day | Lowering the Lanterns | Once per day, on your turn: choose a Quarter with a die of at least 2 and lower its die by 1.",
      ]),
    );
    expect(said.blocked).toEqual(["End the turn: a token must be placed before the turn ends"]);
  });

  test("BO-4.1, BO-8.2: a token is named to its owner alone, in the picture and in the fact", () => {
    const t = orders().answer("place:dawn:south");
    expect(told(t, 0)).toEqual(["Player 1 places the Dawn token, face down, in the South."]);
    expect(told(t, 1)).toEqual(["Player 1 places a face-down token in the South."]);
    expect(pictured(t, 0, /^South/)).toContain("Tokens: Player 1 Dawn (2 against 2)");
    expect(pictured(t, 1, /^South/)).toContain("Tokens: Player 1 face down");
    expect(asked(t).blocked[0]).toBe("Place another token: only one token is placed each turn");
  });

  test("BO-4.2, BO-4.3: what was used and what the track has no room for", () => {
    const t = orders().answer("use:lowering-the-lanterns");
    expect(asked(t).ask).toBe("Choose a Quarter with a die of at least 2.");
    t.answer("north");
    expect(told(t, 1)).toEqual(["The die in the North falls by 1 to 2."]);
    expect(pictured(t, 1, /Player 1$/)).toContain(
      "Lowering the Lanterns (1 VP, used today): Once per day, on your turn: choose a Quarter with a die of at least 2 and lower its die by 1.",
    );
    t.answer("scavenge:1");
    expect(asked(t).blocked).toEqual([
      "End the turn: a token must be placed before the turn ends",
      "Scavenge: already done this turn",
      "Use Lowering the Lanterns: already used today",
    ]);
  });
});

describe("the Altar and the Catacombs", () => {
  const offered = ["three-bells-rung", "the-drained-cup", "lowering-the-lanterns"];
  const altar = (rituals: string[] = []) =>
    table(
      {
        phase: "orders",
        quarters: city,
        market: [null, ...offered],
        players: [{ blood: 2, hand: ["the-occultist", "the-deserter"], rituals }],
      },
      house,
    ).answer("place:night:altar");

  test("BO-4.4: what is possible with its price, and what is missing", () => {
    const said = asked(altar());
    expect(said.why).toMatch(/^Victims in your hand: .+ \(.+\)\. You have 2 Blood\.$/);
    expect(said.options[0]).toBe("No Ritual");
    expect(said.options).toContain(
      "Lowering the Lanterns (1 VP) for 1 Victim with at least 2 Dusk; 1 Blood | Once per day, on your turn: choose a Quarter with a die of at least 2 and lower its die by 1.",
    );
    expect(said.blocked).toContain(
      "The Drained Cup: not enough Blood (it needs 1 Victim with at least 1 Dusk; 3 Blood)",
    );
  });

  test("BO-4.4: prices are those of the visitor, whose Rituals change them", () => {
    const said = asked(altar(["chalk-and-tallow"]));
    expect(said.options.join("\n")).toContain(
      "Lowering the Lanterns (1 VP) for Victims with at least 2 Dusk |",
    );
  });

  test("BO-4.4: which Victims are shown, and what is still needed", () => {
    const t = altar().answer("ritual:lowering-the-lanterns");
    expect(asked(t).ask).toBe("Which Victim do you show for Lowering the Lanterns?");
    t.answer("show:the-occultist");
    const said = asked(t);
    expect(said.why).toMatch(
      /^It needs 1 Victim with at least 2 Dusk; 1 Blood\. Shown so far: The Occultist \(.*\)\. Everybody sees them, and they stay in your hand\.$/,
    );
    expect(said.options[0]).toBe("These are enough: take the Ritual");
    t.answer("enough");
    expect(told(t, 1, "cards-shown", "paid", "ritual-gained")).toEqual([
      "Player 1 shows The Occultist.",
      "Player 1 pays 1 Blood (1 left).",
      "Player 1 gains the Ritual Lowering the Lanterns.",
    ]);
  });

  test("BO-4.5: a Bleeder, an Elder, or nothing", () => {
    const t = table({ phase: "orders" }, house).answer("place:night:catacombs");
    expect(asked(t).options).toEqual([
      "Bleeder (1 Dawn, 0 Dusk, 1 Night)",
      "Elder (0 Dawn, 1 Dusk, 2 Night)",
    ]);
    const empty = table(
      {
        phase: "orders",
        players: [
          { torpor: [...Array(36).fill("bleeder"), ...Array(36).fill("elder")], hand: [] },
          { hand: [] },
        ],
      },
      house,
    ).answer("place:night:catacombs");
    expect(told(empty, 1)).toContain("The Catacombs are empty: Player 1 takes nothing.");
  });
});
