import type { Hint, Kit, Sureness } from "@coterie/kernel";
import type { Sight } from "./bot.js";
import type { Judgement } from "./judgement.js";
import { judgementOf } from "./judgements.js";
import type { Budget } from "./search/budget.js";
import { canBeSearched, ponder } from "./search/search.js";
import type { Thought, Weighed } from "./search/thought.js";

const ADVISED = 3;
/** So many standard errors ahead: by all appearance, and beyond doubt. */
const LIKELY = 1.3;
const CERTAIN = 3;
/** A lead that nobody would notice in play is close, however well it is known. */
const NOTICED = 0.015;

/** One hint after another, each from more thought than the one before; none if the game cannot be foreseen. */
export function* hintsWith<K extends Kit>(
  judgement: Judgement<K> | undefined,
  sight: Sight<K>,
  budget: Budget,
): Generator<Hint, void> {
  if (judgement === undefined || !canBeSearched(judgement)) return;
  for (const thought of ponder(judgement, sight, budget)) yield hintFrom(thought);
}

/** The last hint that the budget allows. */
export function hintOn<K extends Kit>(sight: Sight<K>, budget: Budget): Hint | null {
  let last: Hint | null = null;
  for (const hint of hintsWith(judgementOf(sight.game), sight, budget)) last = hint;
  return last;
}

export function hintFrom({ answers, playouts }: Thought): Hint {
  return {
    answers: answers.slice(0, ADVISED).map(({ keys, chance, error, brings }) => ({
      keys,
      chance,
      error: Number.isFinite(error) ? error : 0.5,
      brings,
    })),
    sure: surenessOf(answers),
    playouts,
  };
}

function surenessOf([first, second]: readonly Weighed[]): Sureness {
  // A lone answer was chosen by rule, unless it wins for certain.
  if (second === undefined) return first.chance === 1 ? "certain" : "likely";
  const { mean, error } = second.behind;
  if (mean < NOTICED || mean < LIKELY * error) return "close";
  return mean >= CERTAIN * error ? "certain" : "likely";
}
