import { seedFrom } from "../../chance.js";
import { isForked } from "../../fork.js";
import { answer, FREE_UNDO, openQuestions, resumePlay, undo } from "../../play.js";
import { difference } from "../compare.js";
import type { PositionCheck } from "../position.js";

/** Undo leads back to the same state, and the same answer leads on to where it led before. */
export const undoing: PositionCheck = {
  name: "undoing",
  fault(at) {
    if (at.asked.length === 0 || isForked(at.state)) return undefined;
    const play = resumePlay(at.game, at.setup, seedFrom("undo"), FREE_UNDO, at.fresh());
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
  },
};
