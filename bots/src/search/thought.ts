/** What is thought about a question so far. A later thought knows more. */
export interface Thought {
  /** The answers that were tried, best first. */
  readonly answers: readonly Weighed[];
  /** How many games were played on. */
  readonly playouts: number;
}

export interface Weighed {
  /** The key of one option, or those of a whole plan. */
  readonly keys: readonly string[];
  /** The estimated chance to win, 0 to 1. */
  readonly chance: number;
  /** The standard error of that estimate. */
  readonly error: number;
  /** In how many imagined worlds it was tried. */
  readonly worlds: number;
  /** How far behind the best answer it is, in the worlds that both were tried in, and how exact that is. */
  readonly behind: Estimate;
  /** What it brought on average, of what people count (`Judgement.parts`). */
  readonly brings: Readonly<Record<string, number>>;
}

export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** The mean of some numbers with its standard error, which nobody knows after one number. */
export function estimate(numbers: readonly number[]): Estimate {
  const n = numbers.length;
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  if (n < 2) return { mean, error: Number.POSITIVE_INFINITY };
  const squares = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (n - 1) / n) };
}
