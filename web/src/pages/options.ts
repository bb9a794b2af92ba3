import type { Wish } from "../engine/open-home.js";

/** What can be agreed before a game, in plain words. The first choice is the usual one. */
export interface Field {
  readonly name: string;
  readonly words: string;
  readonly help: string;
  readonly choices: readonly { readonly value: string | number; readonly words: string }[];
}

export interface GameOptions {
  readonly title: string;
  /** For a game on this device. */
  readonly fields: readonly Field[];
  /** For a table with friends; each of them has a seat. */
  readonly tableFields: readonly Field[];
  /** The setup, and how many people share the screen, that these choices mean. */
  wishOf(chosen: Chosen): Wish;
}

export type Chosen = Readonly<Record<string, string | number>>;

const DIFFICULTY: Field = {
  name: "difficulty",
  words: "Difficulty",
  help: "How many events, and so how many days, you have to hold the ritual.",
  choices: [
    { value: "easy", words: "easy: 18 events" },
    { value: "medium", words: "medium: 15 events" },
    { value: "hard", words: "hard: 12 events" },
  ],
};

const READING: Field = {
  name: "reading",
  words: "Rules as read in",
  help: "The rulebook and its summary sheet differ in fights and in what entering agents cost.",
  choices: [
    { value: "rulebook", words: "the rulebook" },
    { value: "summary", words: "the summary sheet" },
  ],
};

const VAMPIRES: Field = {
  name: "vampires",
  words: "Vampires",
  help: "More vampires can do more and are harder to keep alive. Players share them evenly.",
  choices: [
    { value: 3, words: "three" },
    { value: 2, words: "two" },
    { value: 4, words: "four" },
    { value: 5, words: "five" },
  ],
};

/** Nobody plays without a vampire. */
function mastersWish({ players = 1, vampires, ...rest }: Chosen): Wish {
  const wanted = Math.max(Number(vampires), Number(players));
  return { setup: { ...rest, players, vampires: wanted } };
}

function ordersWish({ players, people = 1 }: Chosen): Wish {
  return { setup: { players }, people: Number(people) };
}

export const OPTIONS: Readonly<Record<string, GameOptions>> = {
  "masters-of-the-night": {
    title: "Masters of the Night",
    fields: [
      {
        name: "players",
        words: "Players at this screen",
        help: "There are no secrets in this game: alone you play all vampires, together you share them.",
        choices: [
          { value: 1, words: "only me" },
          { value: 2, words: "two of us" },
          { value: 3, words: "three of us" },
          { value: 4, words: "four of us" },
          { value: 5, words: "five of us" },
        ],
      },
      VAMPIRES,
      DIFFICULTY,
      READING,
    ],
    tableFields: [
      {
        name: "players",
        words: "Players",
        help: "Each has a seat. A seat can be a friend's or a bot's.",
        choices: [
          { value: 2, words: "two" },
          { value: 3, words: "three" },
          { value: 4, words: "four" },
          { value: 5, words: "five" },
        ],
      },
      VAMPIRES,
      DIFFICULTY,
      READING,
    ],
    wishOf: mastersWish,
  },
  "blood-orders": {
    title: "Blood Orders",
    fields: [
      {
        name: "players",
        words: "Players",
        help: "Bots see no more than their seats may see.",
        choices: [
          { value: 2, words: "two" },
          { value: 3, words: "three" },
          { value: 4, words: "four" },
        ],
      },
      {
        name: "people",
        words: "People at this screen",
        help: "The other players are bots. If you share the screen, it is covered while you hand it over.",
        choices: [
          { value: 1, words: "only me" },
          { value: 2, words: "two of us" },
          { value: 3, words: "three of us" },
          { value: 4, words: "four of us" },
        ],
      },
    ],
    tableFields: [
      {
        name: "players",
        words: "Players",
        help: "Each has a seat. A seat can be a friend's or a bot's.",
        choices: [
          { value: 2, words: "two" },
          { value: 3, words: "three" },
          { value: 4, words: "four" },
        ],
      },
    ],
    wishOf: ordersWish,
  },
};

/** The game that was asked for, until it begins. */
const wished = new Map<string, Wish>();

export function wish(game: string, wanted: Wish): void {
  wished.set(game, wanted);
}

export function takeWish(game: string): Wish | undefined {
  const wanted = wished.get(game);
  wished.delete(game);
  return wanted;
}
