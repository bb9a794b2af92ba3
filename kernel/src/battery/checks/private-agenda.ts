import { isForked, isSamePhase } from "../../fork.js";
import type { Kit } from "../../rulebook.js";
import { newRun } from "../../run.js";
import { difference } from "../compare.js";
import { anyOption, give, phaseStart, stillThinks } from "../moves.js";
import type { Looked, PositionCheck } from "../position.js";

/** In a simultaneous phase a seat touches nothing but its own draft, and nobody hears of it. */
export const privateAgenda: PositionCheck = {
  name: "private-agenda",
  fault(at) {
    if (at.asked.length === 0 || !isForked(at.state)) return undefined;
    for (const seat of at.state.forks.keys()) {
      const fault = faultOf(at, seat);
      if (fault !== undefined) return `a private answer of seat ${seat} ${fault}`;
    }
    return undefined;
  },
};

function faultOf<K extends Kit>(at: Looked<K>, seat: number): string | undefined {
  const { game } = at;
  const start = phaseStart(at);
  const state = game.copy(start);
  while (stillThinks(start, state, seat)) {
    const option = anyOption(game, newRun(game, state), seat, at.picks);
    const { facts } = give(game, state, seat, option);
    // The last answer of the only seat ends the phase: what comes then is no longer private.
    if (!isSamePhase(start, state)) return undefined;
    if (facts.length > 0) return `told the fact ${facts[0].fact}, which shows that it was given`;
    const differs = difference(withoutOwn(state, seat), withoutOwn(start, seat));
    if (differs !== undefined) return `touched what is not its draft: ${differs}`;
  }
  return undefined;
}

function withoutOwn<K extends Kit>(state: K["State"], seat: number): K["State"] {
  const others = (rows: readonly number[][]): number[][] =>
    rows.map((row, owner) => (owner === seat ? [] : row));
  return { ...state, forks: others(state.forks), drafts: others(state.drafts) };
}
