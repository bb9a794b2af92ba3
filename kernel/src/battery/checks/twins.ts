import { toldApart } from "../apart.js";
import { imagined } from "../moves.js";
import type { PositionCheck } from "../position.js";

/**
 * Two games that differ only in what an audience may not know, and get the same answers, give
 * that audience the same bytes until something comes to light: in both, or in neither. The twin
 * is imagined from the view, so what the view itself gives away is the same in both: see
 * `disguised`.
 */
export const twins: PositionCheck = {
  name: "twins",
  fault(at) {
    for (const audience of at.audiences) {
      const newTwin = () => imagined(at.game, at.fresh(), audience, at.picks);
      const fault = toldApart(at, audience, newTwin);
      if (fault !== undefined) return `audience ${audience} can tell twins apart: ${fault}`;
    }
    return undefined;
  },
};
