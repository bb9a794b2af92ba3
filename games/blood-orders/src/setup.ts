/** What is agreed before the game begins (BO-2). */
export interface Setup {
  /** One for each seat, 2 to 4. */
  readonly players: number;
  /** The first start player as people count, from 1, or "random". */
  readonly start: number | "random";
  /** People see the known cards of other seats (BO-8.2). Left out where they do not. */
  readonly trackKnownCards?: true;
}

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
/** BO-2.3. */
export const START = { bleeders: 4, elders: 3, blood: 7, influence: 5 } as const;
