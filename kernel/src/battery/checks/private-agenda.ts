import { isSimultaneous, runPrivateStacks } from "../../fork.js";
import type { Kit } from "../../rulebook.js";
import { applyAnswer, newContext } from "../../run.js";
import { difference } from "../compare.js";
import { anyOption, phaseStart } from "../moves.js";
import { outsiderFault } from "../outsiders.js";
import type { Looked, PositionCheck } from "../position.js";

/**
 * In a simultaneous phase a seat touches nothing but its own draft, and nobody hears of it. Who
 * takes no part has nothing to say in it.
 */
export const privateAgenda: PositionCheck = {
  name: "private-agenda",
  fault(at) {
    if (at.asked.length === 0 || !isSimultaneous(at.state)) return undefined;
    for (const seat of at.state.forks.keys()) {
      const fault = answerFault(at, seat);
      if (fault !== undefined) return `a private answer of seat ${seat} ${fault}`;
    }
    return outsiderFault(at.state);
  },
};

function answerFault<K extends Kit>(at: Looked<K>, seat: number): string | undefined {
  const start = phaseStart(at);
  const state = at.game.copy(start);
  while (state.forks[seat].length > 0) {
    const facts = answerPrivately(at, state, seat);
    if (facts.length > 0) return `told the fact ${facts[0].fact}, which shows that it was given`;
    const differs = difference(withoutOwn(state, seat), withoutOwn(start, seat));
    if (differs !== undefined) return `touched what is not its draft: ${differs}`;
  }
  return undefined;
}

/** Stops short of the join, which the last answer of a phase brings: that is no longer private. */
function answerPrivately<K extends Kit>(
  at: Looked<K>,
  state: K["State"],
  seat: number,
): K["Fact"][] {
  const { game } = at;
  const facts: K["Fact"][] = [];
  const run = newContext(game, state, (fact) => void facts.push(fact));
  applyAnswer(game, run, seat, anyOption(game, run, seat, at.picks));
  runPrivateStacks(game, run);
  return facts;
}

function withoutOwn<K extends Kit>(state: K["State"], seat: number): K["State"] {
  const others = (rows: readonly number[][]): number[][] =>
    rows.map((row, owner) => (owner === seat ? [] : row));
  return { ...state, forks: others(state.forks), drafts: others(state.drafts) };
}
