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

type Said = Readonly<Record<number, () => string>>;
const NUMBERS: Said = { 2: words.two, 3: words.three, 4: words.four, 5: words.five };
const OF_US: Said = {
  1: words.onlyMe,
  2: words.twoOfUs,
  3: words.threeOfUs,
  4: words.fourOfUs,
  5: words.fiveOfUs,
};

function numbers(said: Said, ...values: readonly number[]): Field["choices"] {
  return values.map((value) => ({ value, words: said[value] }));
}

const VAMPIRES: Field = {
  name: "vampires",
  words: words.vampires,
  help: words.vampiresHelp,
  choices: numbers(NUMBERS, 3, 2, 4, 5),
};

/** How many play; at a table, or where bots take what people leave. */
function players(help: () => string, ...values: readonly number[]): Field {
  return { name: "players", words: words.players, help, choices: numbers(NUMBERS, ...values) };
}

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
        choices: numbers(OF_US, 1, 2, 3, 4, 5),
      },
      VAMPIRES,
      DIFFICULTY,
      READING,
    ],
    tableFields: [players(words.seatsHelp, 2, 3, 4, 5), VAMPIRES, DIFFICULTY, READING],
    wishOf: mastersWish,
  },
  "blood-orders": {
    title: words.orders,
    fields: [
      players(words.botsHelp, 2, 3, 4),
      {
        name: "people",
        words: words.peopleHere,
        help: words.peopleHereHelp,
        choices: numbers(OF_US, 1, 2, 3, 4),
      },
    ],
    tableFields: [players(words.seatsHelp, 2, 3, 4)],
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
