/** A check that did not hold, with all that is needed to see it again. */
export interface Failure {
  readonly check: string;
  /** The seed of the game: `seedFrom(seed)` plays it, or the same plan with `first` and one game. */
  readonly seed: string;
  /** The setup as the plan gave it. */
  readonly setup: unknown;
  /** How many answers had been given. */
  readonly answer: number;
  readonly message: string;
}

export interface BatteryReport {
  readonly games: number;
  readonly answers: number;
  /** The most answers that a game took. */
  readonly longest: number;
  /** How often each outcome of the game came about; 0 for one that never did. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** How often each kind of question was asked. */
  readonly questions: Readonly<Record<string, number>>;
  /** Kinds of question that the rulebook has and that nobody was ever asked. */
  readonly unasked: readonly string[];
  /** How often each costly check ran. */
  readonly checked: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

/** After so many failures a run stops: more of the same would only bury the first. */
export const MOST_FAILURES = 25;

/** Whatever was thrown, in words. */
export function inWords(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
