import type { GameShow, Hint, Kit, ToldHint } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import { foresee } from "../foresee.js";
import { rowsOf, rowWords } from "./rows.js";
import { type Step, stepsOf } from "./steps.js";

/** More of what follows for certain nobody reads beside three answers. */
const CERTAIN_FACTS = 2;

type Words<K extends Kit> = Pick<GameShow<K>, "option" | "about" | "fact">;

/** What an answer means and what follows from it. */
interface Reasons {
  /** As many as there are keys, or fewer where others have a say before the end. */
  readonly steps: readonly Step[];
  /** What follows for certain, in short. */
  readonly certain: readonly string[];
}

/** Why an answer or a whole plan is advised, in the words of the game, from what its seat sees. */
export function reasonsFor<K extends Kit>(
  show: Words<K>,
  sight: Sight<K>,
  keys: readonly string[],
): Reasons {
  const { facts } = foresee(sight, keys);
  const certain = facts
    .slice(0, CERTAIN_FACTS)
    .map((fact) => show.fact(sight.view.seen, fact).words);
  return { steps: stepsOf(show, sight, keys), certain };
}

/** A hint with its reasons, for whoever has no words of the game. */
export function tellHint<K extends Kit>(show: Words<K>, sight: Sight<K>, hint: Hint): ToldHint {
  const answers = hint.answers.map((advice) => {
    const { steps, certain } = reasonsFor(show, sight, advice.keys);
    return { ...advice, does: rowsOf(steps).map(rowWords), follows: certain };
  });
  return { ...hint, answers };
}
