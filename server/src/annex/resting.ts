/** How long a table rests the first time, and by how much longer each time after that. */
const FIRST_MS = 60_000;
const GROWTH = 4;
const LONGEST_MS = 24 * 60 * 60_000;

/** Tables that are remembered; those that were put aside longest ago are forgotten. */
const REMEMBERED = 10_000;

interface Rest {
  readonly length: number;
  readonly until: number;
  readonly reason: string;
}

export interface Pause {
  /** Milliseconds until the table is served again. */
  readonly left: number;
  /** What its rules did, for people. */
  readonly reason: string;
}

/**
 * Tables in whose rules a thread had to be ended. They are put aside for a while, so that whoever
 * comes back to one at once does not end the next thread, too, with all that others do there.
 */
export class Resting {
  readonly #rests = new Map<string, Rest>();

  /** A table that kept well for a day is as good as any other. */
  put(table: string, reason: string, now: number): void {
    const last = this.#rests.get(table);
    const isAgain = last !== undefined && now - last.until < LONGEST_MS;
    const length = isAgain ? Math.min(last.length * GROWTH, LONGEST_MS) : FIRST_MS;
    this.#rests.delete(table);
    this.#rests.set(table, { length, until: now + length, reason });
    if (this.#rests.size > REMEMBERED) {
      this.#rests.delete(this.#rests.keys().next().value as string);
    }
  }

  /** Undefined when the table is served. */
  pauseOf(table: string, now: number): Pause | undefined {
    const rest = this.#rests.get(table);
    if (rest === undefined || rest.until <= now) return undefined;
    return { left: rest.until - now, reason: rest.reason };
  }
}
