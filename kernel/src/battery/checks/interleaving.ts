import { areInSamePhase, isSimultaneous, withdraw } from "../../fork.js";
import type { Kit } from "../../rulebook.js";
import { newContext } from "../../run.js";
import { difference } from "../compare.js";
import { anyOption, give, isOffered, phaseStart, stillThinks } from "../moves.js";
import type { Looked, PositionCheck } from "../position.js";

/** The answers of each seat in a simultaneous phase. */
type Scripts = readonly (readonly number[])[];

const ORDERS = 6;

/** In whatever order the seats of a simultaneous phase answer, the same comes of it. */
export const interleaving: PositionCheck = {
  name: "interleaving",
  fault(at) {
    if (at.asked.length === 0 || !isSimultaneous(at.state)) return undefined;
    const scripts = at.state.forks.map((_, seat) => scriptOf(at, seat));
    const inSeatOrder = scripts.flatMap((script, seat) => script.map(() => seat));
    const expected = playOut(at, scripts, inSeatOrder, []);
    if (typeof expected === "string") return expected;
    for (let i = 0; i < ORDERS; i++) {
      const order = i === 0 ? [...inSeatOrder].reverse() : shuffled(inSeatOrder, at.picks);
      const found = playOut(at, scripts, order, i % 2 === 0 ? [] : someSeats(at));
      const differs = typeof found === "string" ? found : difference(found, expected);
      if (differs !== undefined) return `answered in the seat order ${order}, ${differs}`;
    }
    return undefined;
  },
};

/** What a seat might answer, found without any other seat answering. */
function scriptOf<K extends Kit>(at: Looked<K>, seat: number): number[] {
  const state = phaseStart(at);
  const start = at.game.copy(state);
  const script: number[] = [];
  while (stillThinks(start, state, seat)) {
    const option = anyOption(at.game, newContext(at.game, state), seat, at.picks);
    script.push(option);
    give(at.game, state, seat, option);
  }
  return script;
}

/** Plays the scripts in an order of seats; those who waver first give another answer and withdraw. */
function playOut<K extends Kit>(
  at: Looked<K>,
  scripts: Scripts,
  order: readonly number[],
  waverers: readonly number[],
): { state: K["State"]; facts: K["Fact"][] } | string {
  const { game } = at;
  const state = waverers.reduce((before, seat) => waver(at, before, seat), phaseStart(at));
  const facts: K["Fact"][] = [];
  const next = scripts.map(() => 0);
  for (const seat of order) {
    const option = scripts[seat][next[seat]++];
    if (!isOffered(game, newContext(game, state), seat, option)) {
      return `seat ${seat} is not offered what it was offered alone`;
    }
    facts.push(...give(game, state, seat, option).facts);
  }
  return { state, facts };
}

/** An answer that would end the phase cannot be withdrawn: such a seat does not waver. */
function waver<K extends Kit>(at: Looked<K>, state: K["State"], seat: number): K["State"] {
  const { game } = at;
  if (state.forks[seat].length === 0) return state;
  const wavering = game.copy(state);
  give(game, wavering, seat, anyOption(game, newContext(game, wavering), seat, at.picks));
  if (!areInSamePhase(state, wavering)) return state;
  withdraw(game, newContext(game, wavering), seat);
  return wavering;
}

function someSeats<K extends Kit>(at: Looked<K>): number[] {
  return [...at.state.forks.keys()].filter(() => at.picks(2) === 0);
}

function shuffled(order: readonly number[], pick: (below: number) => number): number[] {
  const left = [...order];
  return order.map(() => left.splice(pick(left.length), 1)[0]);
}
