import { byIterations } from "@coterie/bots";
import { houseShelf, type Shelf } from "../shelf.js";
import { advise, decide } from "./decide.js";
import { type Thinker, type Thought, UNDECIDED } from "./thinker.js";

/** A hint waits for nobody here, and is the same each time. */
const ITERATIONS = 8;

/** Thinks in the calling thread, for small tests and simulations: it is done when it returns. */
export function directThinker(shelf: Pick<Shelf, "withExactly"> = houseShelf()): Thinker {
  const gameOf = ({ game, pack }: Thought) => shelf.withExactly(game, pack.hash, pack.pieces);
  return {
    think: (thought, done) => settle(() => decide(gameOf(thought), thought), UNDECIDED, done),
    advise: (thought, done) =>
      settle(() => advise(gameOf(thought), thought, byIterations(ITERATIONS)), null, done),
    close: () => Promise.resolve(),
  };
}

function settle<R>(work: () => R, instead: R, done: (error: Error | null, found: R) => void): void {
  let found: R;
  try {
    found = work();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), instead);
    return;
  }
  // Not inside the try: what goes wrong in the callback is not the thought's fault.
  done(null, found);
}
