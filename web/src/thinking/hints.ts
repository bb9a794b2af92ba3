import {
  byTime,
  canBeSearched,
  HINT_MS,
  hintFrom,
  type Judgement,
  ponder,
  type Sight,
} from "@coterie/bots";
import type { Advice, Hint, Kit } from "@coterie/kernel";
import { botOf } from "./bot-of.js";

/** Where nobody can say how a game goes on, an answer has no chance that could be told. */
export interface Advised extends Omit<Advice, "chance"> {
  readonly chance: number | null;
}

export interface Opinion {
  readonly answers: readonly Advised[];
  readonly sure: Hint["sure"] | null;
}

/** One opinion after another, each from more thought than the one before. */
export function* hintsFor<K extends Kit>(
  judgement: Judgement<K>,
  sight: Sight<K>,
): Generator<Opinion, void> {
  if (!canBeSearched(judgement)) {
    yield guess(judgement, sight);
    return;
  }
  for (const thought of ponder(judgement, sight, byTime(HINT_MS, Date.now))) {
    yield hintFrom(thought);
  }
}

/** A game that nobody searches yet: what a bot would answer that looks one step ahead. */
function guess<K extends Kit>(judgement: Judgement<K>, sight: Sight<K>): Opinion {
  const keys = botOf(judgement, "greedy").decide(sight);
  return { answers: [{ keys, chance: null, error: 0, brings: {} }], sure: null };
}
