/** What is agreed before the game begins (MN-2). */
export interface Setup {
  /** Ids, in turn order. */
  readonly vampires: readonly string[];
  readonly players: number;
  /** For each vampire, the seat that controls it. */
  readonly control: readonly number[];
  readonly difficulty: Difficulty;
  readonly reading: Reading;
  /** Ids of the nine districts by position, or "random". */
  readonly layout: "random" | readonly string[];
  /** The id of the first leading vampire, or "random". */
  readonly leader: string;
}

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];
export const readings = ["rulebook", "summary"] as const;
type Reading = (typeof readings)[number];

/** MN-2.4. */
export const eventsPerAct: Readonly<Record<Difficulty, number>> = { easy: 6, medium: 5, hard: 4 };

/** MN-2.1: suggested first teams. */
export const suggestedTeams: readonly (readonly string[])[] = [
  ["imre", "mila"],
  ["agnieszka", "laszlo"],
  ["imre", "laszlo"],
  ["agnieszka", "ishtvan", "mila"],
  ["agnieszka", "imre", "nevena", "laszlo"],
];
