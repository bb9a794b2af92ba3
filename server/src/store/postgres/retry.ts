import { setTimeout } from "node:timers/promises";
import type { Reporter } from "../../core/parts.js";

/** Collisions that PostgreSQL resolves by giving up one of the two; nothing of it was written. */
const COLLISIONS: ReadonlySet<string> = new Set(["40P01", "40001"]);

const TRIES = 10;

/** Milliseconds before the second try, at most; twice as many before each further one. */
const FIRST_WAIT = 2;
const LONGEST_WAIT = 200;

/** Tries again after a random time, so that the same two do not collide again. */
export async function retried<T>(report: Reporter, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !COLLISIONS.has((error as { code?: string }).code ?? "")) throw error;
      report.count("retried");
      await setTimeout(Math.random() * Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT));
    }
  }
}
