import { difference } from "../compare.js";
import { playOn } from "../moves.js";
import type { PositionCheck } from "../position.js";

/** A copy equals its original, and playing it to the end leaves the original as it was. */
export const copy: PositionCheck = {
  name: "copy",
  fault(at) {
    const original = at.fresh();
    const copied = at.game.copy(original);
    const differs = difference(copied, original);
    if (differs !== undefined) return `in the copy, ${differs}`;
    playOn(at.game, copied, at.picks, at.game.maxAnswers);
    const touched = difference(original, at.fresh());
    return touched && `playing the copy changed the original: ${touched}`;
  },
};
