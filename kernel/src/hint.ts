/** What is advised at a question. Plain data: the same from a page and from a server. */
export interface Hint {
  /** Best first, and no more than a person wants to compare. */
  readonly answers: readonly Advice[];
  /** Whether the first is better than the second: beyond doubt, by all appearance, or hardly. */
  readonly sure: Sureness;
  /** From how many games played on this was learnt. */
  readonly playouts: number;
}

export type Sureness = "certain" | "likely" | "close";

export interface Advice {
  /** The key of one option, or those of a whole plan. */
  readonly keys: readonly string[];
  /** The estimated chance to win, 0 to 1, and its standard error. */
  readonly chance: number;
  readonly error: number;
  /** What it brings on average until it is judged, each under the name of what is counted. */
  readonly brings: Readonly<Record<string, number>>;
}
