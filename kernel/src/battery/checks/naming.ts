import { readQuestion } from "../../question.js";
import type { Kit } from "../../rulebook.js";
import { askedSeats, newContext } from "../../run.js";
import { difference, notPlain } from "../compare.js";
import { anyOption, give } from "../moves.js";
import type { Looked, PositionCheck } from "../position.js";

/** So many answers are given after a position was read from its names. */
const MOST = 4;

/** The named form is complete: what is read from it has the same names and goes on the same way. */
export const naming: PositionCheck = {
  name: "naming",
  fault(at) {
    const { game } = at;
    const named = game.name(at.fresh());
    const foreign = notPlain(named, "name");
    if (foreign !== undefined) return foreign;
    const read = game.unname(JSON.parse(JSON.stringify(named)));
    const differs = difference(game.name(read), named);
    return differs === undefined ? sequelFault(at, read) : `named again, ${differs}`;
  },
};

function sequelFault<K extends Kit>(at: Looked<K>, read: K["State"]): string | undefined {
  const { game } = at;
  const kept = at.fresh();
  for (const seat of at.asked) {
    const here = readQuestion(game, newContext(game, kept), seat);
    const differs = difference(readQuestion(game, newContext(game, read), seat), here);
    if (differs !== undefined) return `read from its names, it asks differently: ${differs}`;
  }
  let [seat] = at.asked;
  for (let i = 0; i < MOST && seat !== undefined; i++) {
    const option = anyOption(game, newContext(game, kept), seat, at.picks);
    give(game, kept, seat, option);
    give(game, read, seat, option);
    const differs = difference(game.name(read), game.name(kept));
    if (differs !== undefined) return `read from its names, it goes on differently: ${differs}`;
    [seat] = askedSeats(game, newContext(game, kept));
  }
  return undefined;
}
