import type { Level } from "./levels.js";

/** How well a level plays a game, as it was measured. */
export interface Strength {
  /** The level that it played against; null where all play together against the game, on medium. */
  readonly against: Level["id"] | null;
  /** Of 100 games so many were won. */
  readonly won: number;
  /** How many games were played to know it. */
  readonly games: number;
}

type Strengths = Readonly<Partial<Record<Level["id"], Strength>>>;

/**
 * The only place where these figures stand; docs/bots.md says how they were found. In Blood Orders two
 * players changed seats in every deal. A level without a figure has not been measured.
 */
const STRENGTHS: Readonly<Record<string, Strengths>> = {
  "masters-of-the-night": {
    easy: { against: null, won: 0, games: 3000 },
    medium: { against: null, won: 6, games: 3360 },
    strong: { against: null, won: 34, games: 672 },
  },
  "blood-orders": {
    medium: { against: "easy", won: 100, games: 400 },
    strong: { against: "medium", won: 95, games: 40 },
    strongest: { against: "strong", won: 53, games: 34 },
  },
};

export function strengthOf(game: string, level: Level["id"]): Strength | undefined {
  return STRENGTHS[game]?.[level];
}
