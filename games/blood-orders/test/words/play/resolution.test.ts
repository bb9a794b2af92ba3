import { describe, expect, test } from "vitest";
import type { Position } from "../../../src/position/form.js";
import { table } from "../../support/table.js";
import { asked, pictured, told } from "./says.js";

/** What the questions and facts of the resolution and the cleanup say. */

const city = {
  north: { location: "gallows-rise", victim: "the-occultist", die: 2, blood: 3, influence: 2 },
  south: { location: "beggars-kitchen", victim: "the-undertaker" },
  east: { location: "tollhouse-arch", victim: "the-confessor" },
} as const;

type Order = "dawn" | "dusk" | "night";
type PlayerPart = NonNullable<Position["players"]>[number];

/** Each player with one token of this Order in the North, in seat order. */
function reveal(order: Order, players: PlayerPart[], quarters: Position["quarters"] = city) {
  const tokens = players.map((_, seat) => ({ seat, space: "north" as const, order }));
  const all = players.length < 2 ? [...players, {}] : players;
  return table(
    { phase: "reveal", quarters, players: all, tokens },
    { house: true, players: all.length },
  );
}

const elders = (n: number): string[] => new Array<string>(n).fill("elder");

describe("resolution", () => {
  test("BO-5.3, BO-5.5: a Dawn action with its test and its effect", () => {
    const t = reveal("dawn", [{ piles: { dawn: ["bleeder", "bleeder", "bleeder"] } }]);
    expect(asked(t)).toMatchObject({
      ask: "Dawn in the North: do you use Gallows Rise?",
      why: "Your 3 Dawn against the die of 2. Your pile goes to Torpor either way.",
      options: ["Use Gallows Rise | Lose 3 Fear. Gain 1 VP.", "No: nothing happens"],
    });
    expect(pictured(t, 1, /^North/)).toContain("Tokens: Player 1 Dawn (3 against 2)");
    t.answer("decline");
    expect(told(t, 1).slice(0, 2)).toEqual([
      "Dawn in the North: Player 1 declines.",
      "Player 1's Dawn pile goes to Torpor: 3 Bleeders.",
    ]);
  });

  test("BO-5.6: a Dusk action with its price", () => {
    const t = reveal("dusk", [{ influence: 6, piles: { dusk: elders(2) } }]);
    const { cost } = t.game.content.victims[t.state.victims[0]].card;
    expect(asked(t).options[0]).toMatch(
      new RegExp(`^Use The Occultist, paying ${cost} of your 6 Influence \\| Look at the top`),
    );
    const poor = reveal("dusk", [{ influence: 0, piles: { dusk: elders(2) } }]);
    expect(told(poor, 1, "too-little-influence")).toEqual([
      `Dusk in the North: Player 1 cannot pay ${cost} Influence, and nothing happens.`,
    ]);
  });

  test("BO-5.3, BO-5.10: an Order that fails, and a Quarter without a Victim", () => {
    const weak = reveal("dusk", [{ piles: { dusk: elders(1) } }]);
    expect(told(weak, 1, "fear-failed")).toEqual([
      "Dusk in the North: Player 1 shows 1 against the die of 2 and fails.",
    ]);
    const lonely = reveal("dusk", [{ piles: { dusk: elders(2) } }], {
      ...city,
      north: { location: "gallows-rise", victim: null, die: 2 },
    });
    expect(told(lonely, 1, "no-victim")).toEqual([
      "Dusk in the North: no Victim is there for Player 1.",
    ]);
    expect(pictured(lonely, 1, /^North/)).toContain("Dusk: no Victim");
  });

  test("BO-5.8: a contest says who is against whom, and with what", () => {
    const rivals = [
      { influence: 5, piles: { night: elders(2) } },
      { influence: 4, piles: { night: elders(1) } },
    ];
    const t = reveal("night", rivals);
    const said = asked(t);
    expect(said.why).toBe(
      "Your 4 Night against the die of 2. Against you: Player 2 (2 Night, 1 card, 4 Influence). You: 4 Night, 2 cards, 5 Influence.",
    );
    expect(said.options[0]).toMatch(
      /^Hunt for The Occultist \(.*\), 3 Blood and 2 Influence \| Your Fear rises by 2\.$/,
    );
    t.answer("night", "night");
    expect(told(t, 1, "contest", "contest-lost", "night")).toEqual([
      "Night in the North is contested by Player 1 (4 Night) and Player 2 (2 Night).",
      "Player 2 loses the contest in the North; back in hand: 1 Elder.",
      "Night in the North: Player 1 hunts.",
    ]);
  });

  test("BO-5.8: a stalemate", () => {
    const equal = { influence: 5, piles: { night: elders(1) } };
    const t = reveal("night", [equal, equal]).answer("night", "night");
    expect(told(t, 1, "stalemate")).toEqual([
      "Stalemate in the North: Player 1 and Player 2 are tied, and nobody wins.",
    ]);
  });
});

describe("cleanup", () => {
  test("BO-6.3: feeding, with what is left of the Blood", () => {
    const t = table(
      {
        phase: "cleanup",
        quarters: city,
        players: [{ blood: 1, hand: [], torpor: ["the-deserter", "elder", "elder"] }],
      },
      { house: true },
    );
    expect(asked(t, 0).options).toEqual([
      "Feed it for 1 Blood: back to your hand",
      "Let it go, to the discard",
    ]);
    t.by(0, "feed");
    const said = asked(t, 0);
    expect(said.ask).toBe(
      "Do you feed this card: Elder (0 Dawn, 1 Dusk, 2 Night)? (card 2 of 3 in Torpor)",
    );
    expect(said.why).toBe(
      "Fed: The Deserter; let go: none. Blood left: 0. With the fed ones you hold 1 card.",
    );
    expect(said.options).toEqual(["Let it go, back to its deck"]);
    expect(said.blocked).toEqual(["Feed it: not enough Blood"]);
    t.by(0, "release", "release");
    expect(asked(t, 0).why).toBe(
      "Fed: The Deserter; let go: 2 Elders. It costs 1 Blood. You can take it back until the last player has decided.",
    );
  });

  test("BO-6.3: more than the hand may hold", () => {
    const t = table(
      { phase: "cleanup", players: [{ hand: [...elders(11), "bleeder"], torpor: [] }] },
      { house: true },
    );
    expect(asked(t, 0)).toMatchObject({
      ask: "Which card do you discard? 2 cards too many.",
      why: "You would hold 12 and may keep 10. Fed: none; let go: none.",
      options: [
        "Discard Bleeder (1 Dawn, 0 Dusk, 1 Night)",
        "Discard Elder (0 Dawn, 1 Dusk, 2 Night)",
      ],
    });
    t.by(0, "discard:elder", "discard:bleeder");
    expect(asked(t, 0).why).toContain("Discarded: 1 Elder, 1 Bleeder.");
    t.by(0, "commit");
    t.by(1, "commit");
    expect(told(t, 1, "over-limit")).toEqual([
      "Player 1 holds too many cards and discards 1 Bleeder, 1 Elder.",
    ]);
  });
});
