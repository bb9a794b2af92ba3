import { expect, test } from "vitest";
import { bloodOrders, type State } from "../src/index.js";
import { cards } from "./support/reveal.js";
import { table } from "./support/table.js";
import { wholeGame } from "./support/whole-game.js";

/** A good position of Act II; what can go wrong with it follows. Dice show 2. */
const { game, state: sound } = table(
  {
    phase: "orders",
    day: 4,
    players: [
      { hand: ["v2-4", ...cards("BBE")], sure: ["v2-5"], piles: { dawn: ["v1-1", "bleeder"] } },
      { hand: cards("BE"), torpor: ["v2-6", "elder"], rituals: ["r2-1"], boosts: { dusk: 1 } },
    ],
    market: [null, "r2-2", "r2-3", "r2-4"],
    discards: ["v2-7"],
    gone: ["v1-2", "v1-3"],
    tokens: [
      { seat: 0, space: "north", order: "dawn" },
      { seat: 1, space: "altar", order: "dusk" },
      { seat: 0, space: "north", order: "night" },
    ],
  },
  { players: 2 },
);

const victim = (id: string): number => game.content.cards.findIndex((card) => card.id === id);
const { bleeder, elder } = game.content;

/** The faults of the good position with some fields changed. */
function faultsWith(change: (s: State) => Partial<State>): string[] {
  expect(game.faults(sound)).toEqual([]);
  const state = game.copy(sound);
  return game.faults({ ...state, ...change(state) });
}

/** A list with another value, or one more, at a place. */
function put<T>(list: readonly T[], at: number, value: T): T[] {
  return [...list.slice(0, at), value, ...list.slice(at + 1)];
}

function many(card: number, n: number): number[] {
  return new Array<number>(n).fill(card);
}

const rows: readonly [string, (s: State) => Partial<State>, string[]][] = [
  ["a tenth Day", () => ({ day: 10 }), ["day is 10; expected 1 to 9"]],
  ["a Day 0", () => ({ day: 0 }), ["day is 0; expected 1 to 9"]],
  ["a die of 7", () => ({ dice: [2, 7, 2] }), ["dice is 7; expected 1 to 6"]],
  ["a die of 0", () => ({ dice: [2, 2, 0] }), ["dice is 0; expected 1 to 6"]],
  ["Fear past the end", () => ({ fear: [0, 25] }), ["BO-1.5: Fear is at 0, 25"]],
  ["Fear below 0", () => ({ fear: [-1, 0] }), ["fear is -1; expected 0 or more"]],
  [
    "too many Bleeders",
    (s) => ({ torpor: put(s.torpor, 0, many(bleeder, 33)) }),
    ["BO-1.3: too many Bleeders"],
  ],
  [
    "too many Elders",
    (s) => ({ torpor: put(s.torpor, 0, many(elder, 34)) }),
    ["BO-1.3: too many Elders"],
  ],
  [
    "a Bleeder that is in its deck and with a player",
    (s) => ({ torpor: put(s.torpor, 0, [bleeder]) }),
    ["BO-8.1: the decks hold 32, 33; expected 31, 33"],
  ],
  ["known cards that a view alone has", () => ({ known: [[], []] }), ["known is only for views"]],
  [
    "a market of three",
    (s) => ({ market: s.market.slice(1) }),
    ["market has 3 numbers; expected 4"],
  ],
  [
    "a market of five",
    (s) => ({ market: [-1, ...s.market] }),
    ["market has 5 numbers; expected 4"],
  ],
  [
    "a Ritual in the market and with a player",
    (s) => ({ market: put(s.market, 0, s.rituals[1][0]) }),
    ["BO-2.1: a Ritual is in two places"],
  ],
  [
    "a Ritual in the deck and out of the game",
    (s) => ({ brokenRituals: [s.ritualDeck.cards[0]] }),
    ["BO-2.1: a Ritual is in two places"],
  ],
  ["a Victim lost", () => ({ victimDeck: { cards: [], seen: [] } }), ["v2-8 is in 0 places"]],
  [
    "a Victim in the city and the discard",
    (s) => ({ discards: [victim("v2-1"), ...s.discards] }),
    ["v2-1 is in 2 places"],
  ],
  [
    "a Victim in hand and in Torpor",
    (s) => ({ torpor: put(s.torpor, 0, [victim("v2-4")]) }),
    ["v2-4 is in 2 places"],
  ],
  [
    "a Victim known to be in hand, and in a pile",
    (s) => ({ piles: put(s.piles, 1, [victim("v2-5")]) }),
    ["v2-5 is in 2 places"],
  ],
  [
    "a Victim of an earlier Act twice",
    (s) => ({ torpor: put(s.torpor, 0, [victim("v1-1")]) }),
    ["v1-1 is in 2 places"],
  ],
  [
    "a Victim of a later Act",
    (s) => ({ piles: put(s.piles, 4, [victim("v3-1")]) }),
    ["BO-2.1: v3-1 is of Act 3"],
  ],
  [
    "a deck of which it is not known who has seen what",
    (s) => ({ victimDeck: { cards: s.victimDeck.cards, seen: [] } }),
    ["victimDeck: 1 cards and 0 marks of who has seen them"],
  ],
  [
    "a token placed twice",
    (s) => ({ tokens: [...s.tokens, 0, 2, 0] }),
    ["BO-1.4: seat 0 placed a token twice"],
  ],
];

test.each(rows)("the check finds %s", (_what, change, found) => {
  expect(faultsWith(change)).toEqual(found);
});

const goods = ["blood", "influence", "vp", "nightBlood", "nightInfluence", "boosts"] as const;

test.each(goods)("the check finds less than nothing of %s", (what) => {
  const found = faultsWith((s) => ({ [what]: put(s[what], 1, -1) }));
  expect(found).toEqual([`${what} is -1; expected 0 or more`]);
});

const unsorted: readonly [string, (s: State) => Partial<State>][] = [
  ["hands", (s) => ({ hands: put(s.hands, 0, s.hands[0].slice().reverse()) })],
  [
    "sure",
    (s) => ({
      sure: put(s.sure, 0, [bleeder, ...s.sure[0]]),
      decks: [s.decks[0] - 1, s.decks[1]],
    }),
  ],
  ["piles", (s) => ({ piles: put(s.piles, 0, s.piles[0].slice().reverse()) })],
  ["torpor", (s) => ({ torpor: put(s.torpor, 1, s.torpor[1].slice().reverse()) })],
  ["discards", (s) => ({ discards: [...s.discards, victim("v1-4")] })],
  ["gone", (s) => ({ gone: s.gone.slice().reverse() })],
];

test.each(unsorted)("the check finds that %s is not sorted", (part, change) => {
  expect(faultsWith(change)).toEqual([`${part} is not sorted`]);
});

const edges: readonly ((s: State) => Partial<State>)[] = [
  () => ({ day: 9 }),
  () => ({ dice: [1, 6, 1] }),
  () => ({ fear: [0, 24] }),
  () => ({ blood: [0, 200] }),
  () => ({ market: [-1, -1, -1, -1] }),
  () => ({ gone: [] }),
  (s) => ({ torpor: put(s.torpor, 0, many(bleeder, 32)), decks: [0, s.decks[1]] }),
  (s) => ({ torpor: put(s.torpor, 0, many(elder, 33)), decks: [s.decks[0], 0] }),
  (s) => ({ tokens: [...s.tokens, 1, 0, 0] }),
];

test("what lies at the edge of the allowed is no fault", () => {
  expect(edges.map(faultsWith)).toEqual(edges.map(() => []));
});

test("a position with faults is refused, and all of them are named", () => {
  const bad = { hand: ["v1-8"], torpor: ["v1-8"], fear: 30 };
  expect(() => table({ phase: "orders", players: [bad] })).toThrow(
    "position: players.0.hand, players.0.torpor: 2 cards v1-8; expected at most 1 (BO-1.3); " +
      "players.0.fear: 30; expected at most 24 (BO-1.5)",
  );
});

test.each([2, 3, 4])("no position of a random game of %i has a fault", (players) => {
  const house = bloodOrders();
  for (const seed of ["f1", "f2"]) {
    wholeGame(house, { players }, `${seed} ${players}`, (state) => {
      expect(house.faults(state)).toEqual([]);
    });
  }
});
