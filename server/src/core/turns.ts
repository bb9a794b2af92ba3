import type { Clock, Reporter } from "./parts.js";

/** Work that stops now and then, so that others may go first. */
export type Piecework<T> = Generator<void, T, void>;

/** Does such a work to its end and tells what came of it. */
export type Worker = <T>(work: Piecework<T>, done: Done<T>) => void;

type Done<T> = (error: unknown, result: T | null) => void;

/** For a tool, which keeps nobody waiting. */
export const atOnce: Worker = (work, done) => {
  while (doPiece(work, done));
};

/**
 * Does one piece in a turn and then hears what has arrived meanwhile; works that are under way take
 * turns with each other, so that a short one does not wait for a long one. What is done with its
 * first piece is done at once.
 */
export function inTurns(clock: Pick<Clock, "soon">, report: Pick<Reporter, "fault">): Worker {
  const waiting: (() => boolean)[] = [];
  let isDue = false;

  function turnSoon(): void {
    if (isDue || waiting.length === 0) return;
    isDue = true;
    clock.soon(turn);
  }

  function turn(): void {
    isDue = false;
    const piece = waiting.shift() as () => boolean;
    try {
      if (piece()) waiting.push(piece);
    } catch (fault) {
      report.fault("load", fault);
    }
    turnSoon();
  }

  return (work, done) => {
    const piece = (): boolean => doPiece(work, done);
    if (piece()) waiting.push(piece);
    turnSoon();
  };
}

/** Says whether there is more to do. */
function doPiece<T>(work: Piecework<T>, done: Done<T>): boolean {
  let step: IteratorResult<void, T>;
  try {
    step = work.next();
  } catch (error) {
    done(error, null);
    return false;
  }
  if (step.done !== true) return true;
  done(null, step.value);
  return false;
}
