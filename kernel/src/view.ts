import type { ChanceState } from "./chance.js";
import { privateStart } from "./fork.js";
import type { Look } from "./game.js";
import type { Audience, CoreState } from "./state.js";

/**
 * The core of a state as an audience may see it: no fate, and of others only who is ready. What it
 * may see is shared with the state.
 */
export function viewCore(state: CoreState, audience: Audience): CoreState {
  const { agenda, forks, drafts, joined, chance, outcome } = state;
  const core = { agenda, forks, drafts, joined, chance, outcome };
  veilCore(core, audience);
  return core;
}

/** The same for a view that began as `{ ...state }`: its core is replaced by what may be seen. */
export function veilCore(seen: CoreState, audience: Audience, earlier?: Look<CoreState>): void {
  const { forks, drafts, chance } = seen;
  seen.forks =
    unchanged(seen, "forks", earlier) ??
    forks.map((fork, seat) => (seat === audience ? fork : veiled(fork)));
  seen.drafts =
    unchanged(seen, "drafts", earlier) ??
    drafts.map((draft, seat) => (seat === audience ? draft : NONE));
  // There are as many kinds of chance in all states of a game: one veil hides them all.
  seen.chance = earlier?.view.seen.chance ?? veiledChance(chance);
}

/**
 * What an earlier look saw of a part of the state, if that part is the same since. For parts of which
 * nothing else decides how much of them is seen.
 */
export function unchanged<S, F extends keyof S>(
  state: S,
  part: F,
  earlier: Look<S> | undefined,
): S[F] | undefined {
  return earlier?.state[part] === state[part] ? earlier?.view.seen[part] : undefined;
}

function veiledChance({ drawn }: ChanceState): ChanceState {
  return { kind: "swift", key: "", drawn: drawn.map(() => 0), loaded: NONE };
}

/** Nothing is ever put into it. */
const NONE: number[] = [];

/** A stand-in that tells only whether the seat still thinks. */
const THINKING = -1;

const VEILED = [THINKING];

function veiled(fork: number[]): number[] {
  return fork.length === 0 ? fork : VEILED;
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
