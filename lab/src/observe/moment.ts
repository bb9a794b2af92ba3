/**
 * Looks at the estimated result before a piece acts and after it is done. Only one thing acts at a
 * time: what begins ends what went on before. What nothing followed from has not acted.
 */
export class Moment<T> {
  readonly #estimate: (acting: T) => number;
  readonly #done: (acting: T, change: number) => void;
  #acting: { readonly what: T; readonly before: number } | undefined;
  #isFelt = false;

  /** The estimate is a chance; `done` gets its change in points of a hundred. */
  constructor(estimate: (acting: T) => number, done: (acting: T, change: number) => void) {
    this.#estimate = estimate;
    this.#done = done;
  }

  begin(what: T): void {
    this.end();
    this.#acting = { what, before: this.#estimate(what) };
    this.#isFelt = false;
  }

  /** Something happened that may be its doing. */
  felt(): void {
    this.#isFelt = true;
  }

  end(): void {
    const acting = this.#acting;
    if (acting === undefined) return;
    this.#acting = undefined;
    if (this.#isFelt) this.#done(acting.what, 100 * (this.#estimate(acting.what) - acting.before));
  }
}
