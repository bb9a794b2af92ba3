import type { Audience, CoreState } from "../../state.js";
import { type Veils, viewState, visibilityOf } from "../../veil.js";
import { difference } from "../compare.js";
import { playOn } from "../moves.js";
import type { PositionCheck } from "../position.js";

/** So far a game is played on: long enough for every part of a state to change. */
const LATER = 40;

/**
 * A view is what is seen through the veils, and what is seen through one depends on nothing but the
 * parts that it names: whoever follows a game looks again only when one of those has changed.
 */
export const veils: PositionCheck = {
  name: "veils",
  isDue: ({ game }) => game.veils !== undefined,
  fault(at) {
    const { game, audiences } = at;
    if (game.veils === undefined) return undefined;
    const now = at.fresh();
    for (const audience of audiences) {
      const { seen } = viewState<CoreState>(game.veils, now, audience);
      const differs = difference(game.view(now, audience).seen, seen);
      if (differs !== undefined) return `the view is not what the veils show: ${differs}`;
    }
    const later = at.fresh();
    playOn(game, later, at.picks, LATER);
    return namelessPart<CoreState>(game.veils, audiences, now, later);
  },
};

/** Whether something is seen that depends on a part which its veil does not name. */
function namelessPart<S extends object>(
  all: Veils<S>,
  audiences: readonly Audience[],
  now: S,
  later: S,
): string | undefined {
  for (const part in all) {
    const veil = visibilityOf(all, part);
    if (veil === undefined) continue;
    // As it is later, but for what the veil names.
    const mixed = { ...later };
    for (const named of veil.by) mixed[named] = now[named];
    for (const audience of audiences) {
      const differs = difference(veil.see(mixed, audience), veil.see(now, audience));
      if (differs === undefined) continue;
      const named = veil.by.join(", ") || "nothing";
      return `${part} is seen differently though no part that it names (${named}) changed: ${differs}`;
    }
  }
  return undefined;
}
