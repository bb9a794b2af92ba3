import words from "words:options";
import type { Wish } from "../engine/open-home.js";

/** What can be agreed before a game, in plain words. The first choice is the usual one. */
export interface Field {
  readonly name: string;
  readonly words: () => string;
  readonly help: () => string;
  readonly choices: readonly { readonly value: string | number; readonly words: () => string }[];
}

export interface GameOptions {
  readonly title: () => string;
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
  words: words.difficulty,
  help: words.difficultyHelp,
  choices: [
    { value: "easy", words: words.easy },
    { value: "medium", words: words.medium },
    { value: "hard", words: words.hard },
  ],
};

const READING: Field = {
  name: "reading",
  words: words.reading,
  help: words.readingHelp,
  choices: [
    { value: "rulebook", words: words.rulebook },
    { value: "summary", words: words.summary },
  ],
};

const VAMPIRES: Field = {
  name: "vampires",
  words: words.vampires,
  help: words.vampiresHelp,
  choices: [
    { value: 3, words: words.three },
    { value: 2, words: words.two },
    { value: 4, words: words.four },
    { value: 5, words: words.five },
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
    title: words.masters,
    fields: [
      {
        name: "players",
        words: words.playersHere,
        help: words.playersHereHelp,
        choices: [
          { value: 1, words: words.onlyMe },
          { value: 2, words: words.twoOfUs },
          { value: 3, words: words.threeOfUs },
          { value: 4, words: words.fourOfUs },
          { value: 5, words: words.fiveOfUs },
        ],
      },
      VAMPIRES,
      DIFFICULTY,
      READING,
    ],
    tableFields: [
      {
        name: "players",
        words: words.players,
        help: words.seatsHelp,
        choices: [
          { value: 2, words: words.two },
          { value: 3, words: words.three },
          { value: 4, words: words.four },
          { value: 5, words: words.five },
        ],
      },
      VAMPIRES,
      DIFFICULTY,
      READING,
    ],
    wishOf: mastersWish,
  },
  "blood-orders": {
    title: words.orders,
    fields: [
      {
        name: "players",
        words: words.players,
        help: words.botsHelp,
        choices: [
          { value: 2, words: words.two },
          { value: 3, words: words.three },
          { value: 4, words: words.four },
        ],
      },
      {
        name: "people",
        words: words.peopleHere,
        help: words.peopleHereHelp,
        choices: [
          { value: 1, words: words.onlyMe },
          { value: 2, words: words.twoOfUs },
          { value: 3, words: words.threeOfUs },
          { value: 4, words: words.fourOfUs },
        ],
      },
    ],
    tableFields: [
      {
        name: "players",
        words: words.players,
        help: words.seatsHelp,
        choices: [
          { value: 2, words: words.two },
          { value: 3, words: words.three },
          { value: 4, words: words.four },
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
