import type { ChanceState } from "./chance.js";
import { initialPrivateStack } from "./fork.js";
import type { Audience, CoreState } from "./state.js";
import { CORE_VEILS, isHiddenStack } from "./veil.js";

/** The core of a state as an audience may see it. What it may see is shared with the state. */
export function viewCore(state: CoreState, audience: Audience): CoreState {
  const { agenda, joined, outcome } = state;
  return {
    agenda,
    forks: CORE_VEILS.forks.see(state, audience),
    drafts: CORE_VEILS.drafts.see(state, audience),
    joined,
    chance: CORE_VEILS.chance.see(state),
    outcome,
  };
}

/**
 * The core of an imagined state. Seats that still think are put back to the start of the phase
 * (advance the state before asking it anything); what seats that are ready have drafted is for
 * the game to imagine.
 */
export function imagineCore(seen: CoreState, chance: ChanceState): CoreState {
  return {
    agenda: seen.agenda.slice(),
    forks: seen.forks.map((fork, seat) =>
      isHiddenStack(fork) ? initialPrivateStack(seen, seat) : fork.slice(),
    ),
    drafts: seen.drafts.map((draft) => draft.slice()),
    joined: seen.joined,
    chance,
    outcome: seen.outcome,
  };
}
