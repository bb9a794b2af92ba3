/** What is advised at a question. Plain data: the same from a page and from a server. */
export interface Hint {
  /** Best first, and no more than a person wants to compare. */
  readonly answers: readonly Advice[];
  /** Whether the first is better than the second: beyond doubt, by all appearance, or hardly. */
  readonly sure: Sureness;
  /** How far games were played on: what answers bring, they bring within it. */
  readonly within: Horizon;
  /** From how many games played on this was learnt. */
  readonly playouts: number;
}

/** By rule: the answer is what a sensible player would do, but nothing was compared with it. */
export type Sureness = "certain" | "likely" | "close" | "by-rule";

export type Horizon = "round" | "day";

/** A hint in the words of its game. */
export interface ToldHint extends Hint {
  readonly answers: readonly ToldAdvice[];
}

export interface ToldAdvice extends Advice {
  /** What is answered: one line, or what goes where in a whole plan. */
  readonly does: readonly string[];
  /** What follows for certain, as far as the seat can know; the first of it. */
  readonly follows: readonly string[];
}

export interface Advice {
  /** The key of one option, or those of a whole plan. */
  readonly keys: readonly string[];
  /** The estimated chance to win, 0 to 1, and its standard error. */
  readonly chance: number;
  readonly error: number;
  /** What it brings on average until it is judged, each under the name of what is counted. */
  readonly brings: Readonly<Record<string, number>>;
}
