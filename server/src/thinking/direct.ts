import { houseShelf, type Shelf } from "../shelf.js";
import { decide } from "./decide.js";
import type { Thinker } from "./thinker.js";

/** Thinks in the calling thread, for small tests and simulations: it is done when `think` returns. */
export function directThinker(shelf: Pick<Shelf, "withExactly"> = houseShelf()): Thinker {
  return {
    think(thought, done) {
      let keys: readonly string[];
      try {
        const { game, pack } = thought;
        keys = decide(shelf.withExactly(game, pack.hash, pack.pieces), thought);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)), []);
        return;
      }
      // Not inside the try: what goes wrong in the callback is not the thought's fault.
      done(null, keys);
    },
    close: () => Promise.resolve(),
  };
}
