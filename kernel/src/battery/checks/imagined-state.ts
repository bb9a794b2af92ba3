import { readQuestion } from "../../question.js";
import type { Kit } from "../../rulebook.js";
import { askedSeats, newContext } from "../../run.js";
import type { Audience } from "../../state.js";
import { difference } from "../compare.js";
import { imagined, playOn } from "../moves.js";
import { outsiderFault } from "../outsiders.js";
import type { Looked, PositionCheck } from "../position.js";

/** An imagined state is a sound one: it asks the same, and can be played to the end. */
export const imaginedState: PositionCheck = {
  name: "imagined-state",
  fault(at) {
    for (const audience of at.audiences) {
      const fault = faultFor(at, audience);
      if (fault !== undefined) return `imagined for audience ${audience}: ${fault}`;
    }
    return sequelFault(at);
  },
};

/** One of the audiences, because playing to the end takes longer than all the rest. */
function sequelFault<K extends Kit>(at: Looked<K>): string | undefined {
  const { game, audiences } = at;
  const audience = audiences[at.picks(audiences.length)];
  const twin = imagined(game, at.fresh(), audience, at.picks);
  playOn(game, twin, at.picks, game.maxAnswers);
  const [fault] = game.faults(twin);
  return fault && `imagined for audience ${audience} and played on: ${fault}`;
}

function faultFor<K extends Kit>(at: Looked<K>, audience: Audience): string | undefined {
  const { game } = at;
  const twin = imagined(game, at.fresh(), audience, at.picks);
  const fault = game.faults(twin)[0] ?? outsiderFault(twin);
  if (fault !== undefined) return fault;
  const run = newContext(game, twin);
  const asked = difference(askedSeats(game, run), at.asked);
  if (asked !== undefined) return `the seats that are asked: ${asked}`;
  if (at.asked.includes(audience)) {
    const here = readQuestion(game, newContext(game, at.fresh()), audience);
    const differs = difference(readQuestion(game, run, audience), here);
    if (differs !== undefined) return `another question: ${differs}`;
  }
  return undefined;
}
