import type { Kit } from "../../rulebook.js";
import { advance, newContext } from "../../run.js";
import type { Audience } from "../../state.js";
import { observationOf, toldApart } from "../apart.js";
import { difference } from "../compare.js";
import type { Looked, PositionCheck } from "../position.js";

/** As `twins`, but with twins that the plan makes without asking the view what is secret. */
export const disguised: PositionCheck = {
  name: "disguised",
  isDue: ({ disguise }) => disguise !== undefined,
  fault(at) {
    for (const audience of at.audiences) {
      const newTwin = () => disguisedTwin(at, audience);
      const fault = lookFault(at, audience, newTwin()) ?? toldApart(at, audience, newTwin);
      if (fault !== undefined) return `audience ${audience} sees through a disguise: ${fault}`;
    }
    return undefined;
  },
};

function disguisedTwin<K extends Kit>(at: Looked<K>, audience: Audience): K["State"] {
  const state = at.fresh();
  const twin = at.disguise?.(state, audience, at.picks) ?? state;
  advance(at.game, newContext(at.game, twin));
  return twin;
}

function lookFault<K extends Kit>(
  at: Looked<K>,
  audience: Audience,
  twin: K["State"],
): string | undefined {
  const { game } = at;
  const [fault] = game.faults(twin);
  if (fault !== undefined) return fault;
  return difference(observationOf(game, twin, audience), observationOf(game, at.fresh(), audience));
}
