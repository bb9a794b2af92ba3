import type { Game } from "../../game.js";
import { readQuestion } from "../../question.js";
import type { Kit } from "../../rulebook.js";
import { askedSeats, newContext } from "../../run.js";
import { difference } from "../compare.js";
import { playOn } from "../moves.js";
import type { Looked, PositionCheck } from "../position.js";

/** Reading questions, views and names of a state changes nothing in it. */
export const asking: PositionCheck = {
  name: "asking",
  fault(at) {
    // The position itself has been looked at before; one answer later nobody has yet.
    const next = at.fresh();
    playOn(at.game, next, at.picks, 1);
    return faultOf(at, at.fresh()) ?? faultOf(at, next);
  },
};

function faultOf<K extends Kit>(at: Looked<K>, state: K["State"]): string | undefined {
  const before = JSON.parse(JSON.stringify(state));
  lookAt(at.game, state, at.audiences);
  const touched = difference(state, before);
  return touched && `looking at the state changed it: ${touched}`;
}

function lookAt<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  audiences: readonly number[],
): void {
  const run = newContext(game, state);
  for (const seat of askedSeats(game, run)) readQuestion(game, run, seat);
  for (const audience of audiences) game.view(state, audience);
  game.name(state);
  game.faults(state);
}
