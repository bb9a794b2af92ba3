import type { Kit } from "../../rulebook.js";
import type { Audience } from "../../state.js";
import { difference } from "../compare.js";
import { anyChance } from "../moves.js";
import type { Looked, PositionCheck } from "../position.js";

/** What is imagined from a view looks to its audience exactly like that view. */
export const imagining: PositionCheck = {
  name: "imagining",
  fault(at) {
    for (const audience of at.audiences) {
      const fault = faultFor(at, audience);
      if (fault !== undefined) return `for audience ${audience}, ${fault}`;
    }
    return undefined;
  },
};

function faultFor<K extends Kit>(at: Looked<K>, audience: Audience): string | undefined {
  const { game } = at;
  const view = game.view(at.fresh(), audience);
  const before = JSON.stringify(view);
  const twin = game.imagine(view, anyChance(at.picks));
  if (JSON.stringify(view) !== before) return "imagining changed the view that it began from";
  const differs = difference(game.view(twin, audience), view);
  return differs && `the imagined state looks different: ${differs}`;
}
