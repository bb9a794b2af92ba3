import { seedFrom } from "../../chance.js";
import { isSimultaneous } from "../../fork.js";
import { answer, FREE_UNDO, openQuestions, type Play, resumePlay, undo } from "../../play.js";
import type { Kit } from "../../rulebook.js";
import { difference } from "../compare.js";
import { phaseStart } from "../moves.js";
import type { Looked, PositionCheck } from "../position.js";

/**
 * Undo leads back to the same state, and the same answer leads on to where it led before. Behind a
 * simultaneous phase it leads to the phase's beginning.
 */
export const undoing: PositionCheck = {
  name: "undoing",
  fault(at) {
    if (at.asked.length === 0) return undefined;
    return isSimultaneous(at.state) ? phaseFault(at) : answerFault(at);
  },
};

function newPlay<K extends Kit>(at: Looked<K>): Play<K> {
  return resumePlay(at.game, at.setup, seedFrom("undo"), FREE_UNDO, at.fresh());
}

function answerFault<K extends Kit>(at: Looked<K>): string | undefined {
  const play = newPlay(at);
  const [seat] = at.asked;
  const { options } = openQuestions(play)[0];
  const { key } = options[at.picks(options.length)];
  const give = (): unknown => answer(play, { seat, question: play.open[seat], key });
  const facts = give();
  const after = JSON.parse(JSON.stringify({ state: play.state, facts }));
  undo(play, seat);
  const back = difference(play.state, at.fresh());
  if (back !== undefined) return `after undoing ${key}, ${back}`;
  const again = { facts: give(), state: play.state };
  const differs = difference(again, after);
  return differs && `undone and given again, ${key} leads elsewhere: ${differs}`;
}

function phaseFault<K extends Kit>(at: Looked<K>): string | undefined {
  const play = newPlay(at);
  const { joined } = play.state;
  let last = 0;
  while (play.state.joined === joined) {
    const [{ seat, id, options }] = openQuestions(play);
    answer(play, { seat, question: id, key: options[at.picks(options.length)].key });
    last = seat;
  }
  undo(play, last);
  const differs = difference(play.state, phaseStart(at));
  return differs && `after undoing a whole simultaneous phase, ${differs}`;
}
