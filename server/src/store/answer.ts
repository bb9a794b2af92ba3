import type { Reporter } from "../core/parts.js";
import type { Done } from "./store.js";

/** Does the work at once and tells how it went. What the listener throws is its own affair. */
export function answer<T>(done: Done<T>, work: () => T): void {
  let result: T;
  try {
    result = work();
  } catch (error) {
    fail(done, error);
    return;
  }
  done(null, result);
}

/**
 * Calls back when the work is over. An exception of the callback is reported: as an unhandled
 * rejection it would end the process.
 */
export function answerLater<T>(done: Done<T>, work: Promise<T>, report: Reporter): void {
  work
    .then(
      (result) => done(null, result),
      (error: unknown) => fail(done, error),
    )
    .catch((error: unknown) => report.fault("store-callback", error));
}

/** Nobody may look at the result that comes with an error. */
export function fail<T>(done: Done<T>, error: unknown): void {
  done(error instanceof Error ? error : new Error(String(error)), undefined as T);
}
