/** What can be agreed before a game alone, in plain words. The first choice is the usual one. */
export interface Field {
  readonly name: string;
  readonly words: string;
  readonly help: string;
  readonly choices: readonly { readonly value: string | number; readonly words: string }[];
}

export interface GameOptions {
  readonly title: string;
  /** What every game alone has. */
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

export const OPTIONS: Readonly<Record<string, GameOptions>> = {
  "masters-of-the-night": {
    title: "Masters of the Night",
    fixed: { players: 1 },
    fields: [
      {
        name: "vampires",
        words: "Vampires",
        help: "You play all of them. More vampires can do more and are harder to keep alive.",
        choices: [
          { value: 3, words: "three" },
          { value: 2, words: "two" },
          { value: 4, words: "four" },
          { value: 5, words: "five" },
        ],
      },
      {
        name: "difficulty",
        words: "Difficulty",
        help: "How many events, and so how many days, you have to hold the ritual.",
        choices: [
          { value: "easy", words: "easy: 18 events" },
          { value: "medium", words: "medium: 15 events" },
          { value: "hard", words: "hard: 12 events" },
        ],
      },
      {
        name: "reading",
        words: "Rules as read in",
        help: "The rulebook and its summary sheet differ in fights and in what entering agents cost.",
        choices: [
          { value: "rulebook", words: "the rulebook" },
          { value: "summary", words: "the summary sheet" },
        ],
      },
    ],
  },
  "blood-orders": {
    title: "Blood Orders",
    fixed: {},
    fields: [
      {
        name: "players",
        words: "Players",
        help: "You and bots, which see no more than their seats may see.",
        choices: [
          { value: 2, words: "you and one bot" },
          { value: 3, words: "you and two bots" },
          { value: 4, words: "you and three bots" },
        ],
      },
    ],
  },
};

/** The setup that was asked for, until the game begins with it. */
const wished = new Map<string, Readonly<Record<string, unknown>>>();

export function wish(game: string, setup: Readonly<Record<string, unknown>>): void {
  wished.set(game, setup);
}

export function takeWish(game: string): Readonly<Record<string, unknown>> | undefined {
  const setup = wished.get(game);
  wished.delete(game);
  return setup;
}
