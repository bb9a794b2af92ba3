import { newContext } from "../../run.js";
import { difference } from "../compare.js";
import { anyOption, give } from "../moves.js";
import type { PositionCheck } from "../position.js";

/** A state that was written down and read again is the same, and goes on in the same way. */
export const json: PositionCheck = {
  name: "json",
  fault(at) {
    const { game } = at;
    const read = at.fresh();
    const kept = game.copy(at.state);
    const differs = difference(read, at.state);
    if (differs !== undefined) return `read again from JSON, ${differs}`;
    for (const seat of at.asked.slice(0, 1)) {
      const option = anyOption(game, newContext(game, kept), seat, at.picks);
      give(game, kept, seat, option);
      give(game, read, seat, option);
    }
    const parts = difference(read, kept);
    return parts && `read again from JSON, it goes on differently: ${parts}`;
  },
};
