/** How often a scripted player does something else than one plain answer: so many times in 1,000. */
export interface Habits {
  /** Several answers together, guessed from the options of the first. */
  readonly batch: number;
  /** Takes back what it said in a simultaneous phase, or tries to. */
  readonly withdraw: number;
  readonly undo: number;
  /** Lets the connection go and comes back. */
  readonly drop: number;
}

export const LIVELY: Habits = { batch: 150, withdraw: 15, undo: 15, drop: 10 };

/** One answer after the other, and nothing else. */
export const PLAIN: Habits = { batch: 0, withdraw: 0, undo: 0, drop: 0 };
