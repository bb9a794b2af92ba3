import type { Hint, Horizon, Kit, Sureness } from "@coterie/kernel";
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
  const { candidates, comparisons = candidates, horizon } = judgement.foresight;
  const offered = sight.question.options.length;
  for (const thought of ponder(judgement, sight, budget, comparisons)) {
    yield hintFrom(thought, offered, horizon);
  }
}

/** The last hint that the budget allows. */
export function hintOn<K extends Kit>(sight: Sight<K>, budget: Budget): Hint | null {
  let last: Hint | null = null;
  for (const hint of hintsWith(judgementOf(sight.game), sight, budget)) last = hint;
  return last;
}

/** Of so many options that are offered. */
export function hintFrom({ answers, playouts }: Thought, offered: number, within: Horizon): Hint {
  return {
    answers: answers.slice(0, ADVISED).map(({ keys, chance, error, brings }) => ({
      keys,
      chance,
      error: Number.isFinite(error) ? error : 0.5,
      brings,
    })),
    sure: surenessOf(answers, offered),
    within,
    playouts,
  };
}

function surenessOf([first, second]: readonly Weighed[], offered: number): Sureness {
  // What wins for certain, or is all that can be answered, needs no comparison.
  if (second === undefined) return first.chance === 1 || offered === 1 ? "certain" : "by-rule";
  const { mean, error } = second.behind;
  if (mean < NOTICED || mean < LIKELY * error) return "close";
  return mean >= CERTAIN * error ? "certain" : "likely";
}
