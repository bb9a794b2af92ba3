import type { ChanceState } from "./chance.js";
import { privateStart } from "./fork.js";
import type { Audience, CoreState } from "./state.js";

/** The core of a state as an audience may see it: no fate, and of others only who is ready. */
export function viewCore(state: CoreState, audience: Audience): CoreState {
  return {
    agenda: state.agenda.slice(),
    forks: state.forks.map((fork, seat) => (seat === audience ? fork.slice() : veiled(fork))),
    drafts: state.drafts.map((draft, seat) => (seat === audience ? draft.slice() : [])),
    joined: state.joined,
    chance: { kind: "swift", key: "", drawn: state.chance.drawn.map(() => 0), loaded: [] },
    outcome: state.outcome,
  };
}

/** A stand-in that tells only whether the seat still thinks. */
const THINKING = -1;

function veiled(fork: readonly number[]): number[] {
  return fork.length === 0 ? [] : [THINKING];
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
      fork[0] === THINKING ? privateStart(seen, seat) : fork.slice(),
    ),
    drafts: seen.drafts.map((draft) => draft.slice()),
    joined: seen.joined,
    chance,
    outcome: seen.outcome,
  };
}
