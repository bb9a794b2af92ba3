import words from "words:options";
import { type Level, levels } from "@coterie/bots";
import type { Wish } from "../engine/open-home.js";
import { levelWords } from "./levels.js";
import { strengthWords } from "./strength.js";

interface Choice {
  readonly value: string | number;
  readonly words: () => string;
  /** What is good to know about it; choices that say more stand below each other. */
  readonly more?: string | undefined;
}

/** What can be agreed before a game, in plain words. */
export interface Field {
  readonly name: string;
  readonly words: () => string;
  readonly help: () => string;
  readonly choices: readonly Choice[];
  /** The usual one; the first if nothing is said. */
  readonly usual?: string | number;
}

export interface GameOptions {
  readonly title: () => string;
  /** For a game on this device. */
  readonly fields: readonly Field[];
  /** For a table with friends; each of them has a seat. */
  readonly tableFields: readonly Field[];
  /** What the choices for this device mean: the setup, who shares the screen, how the bots play. */
  wishOf(chosen: Chosen): Wish;
  /** The setup that the choices for a table mean. */
  setupOf(chosen: Chosen): Setup;
}

type Setup = Readonly<Record<string, unknown>>;

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

/** BO-8.2. */
const KNOWN_CARDS: Field = {
  name: "knownCards",
  words: words.knownCards,
  help: words.knownCardsHelp,
  choices: [
    { value: "hidden", words: words.knownCardsHidden },
    { value: "tracked", words: words.knownCardsTracked },
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
const BOTS: Said = {
  0: words.noBot,
  1: words.oneBot,
  2: words.twoBots,
  3: words.threeBots,
  4: words.fourBots,
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

/** How well the bots play, all of them alike. */
function level(game: string, help: () => string, usual: Level["id"]): Field {
  const choices = levels.map(({ bot }) => ({
    value: bot,
    words: () => levelWords(bot),
    more: strengthWords(game, bot),
  }));
  const [{ bot }] = levels.filter(({ id }) => id === usual);
  return { name: "level", words: words.level, help, choices, usual: bot };
}

/** Nobody plays without a vampire. */
function mastersSetup({ vampires, ...rest }: Chosen): Setup {
  return { ...rest, vampires: Math.max(Number(vampires), Number(rest.players)) };
}

/** There are not more vampires in a game. */
const MOST_PLAYERS = 5;

function mastersWish({ people, bots, level: wanted, ...rest }: Chosen): Wish {
  const seats = Math.min(MOST_PLAYERS, Number(people) + Number(bots));
  const setup = mastersSetup({ ...rest, players: seats });
  return { setup, people: Number(people), level: String(wanted) };
}

function ordersSetup({ knownCards, ...setup }: Chosen): Setup {
  return { ...setup, ...(knownCards === "tracked" ? { trackKnownCards: true } : {}) };
}

function ordersWish({ people, level: wanted, ...rest }: Chosen): Wish {
  return { setup: ordersSetup(rest), people: Number(people), level: String(wanted) };
}

export const OPTIONS: Readonly<Record<string, GameOptions>> = {
  "masters-of-the-night": {
    title: words.masters,
    fields: [
      {
        name: "people",
        words: words.playersHere,
        help: words.playersHereHelp,
        choices: numbers(OF_US, 1, 2, 3, 4, 5),
      },
      {
        name: "bots",
        words: words.botsBeside,
        help: words.botsBesideHelp,
        choices: numbers(BOTS, 0, 1, 2, 3, 4),
      },
      level("masters-of-the-night", words.mastersLevelHelp, "strong"),
      VAMPIRES,
      DIFFICULTY,
      READING,
    ],
    tableFields: [players(words.seatsHelp, 2, 3, 4, 5), VAMPIRES, DIFFICULTY, READING],
    wishOf: mastersWish,
    setupOf: mastersSetup,
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
      level("blood-orders", words.ordersLevelHelp, "medium"),
      KNOWN_CARDS,
    ],
    tableFields: [players(words.seatsHelp, 2, 3, 4), KNOWN_CARDS],
    wishOf: ordersWish,
    setupOf: ordersSetup,
  },
};
