import type { Game, Kit } from "@coterie/kernel";
import { bloodJudgement } from "./blood-orders/judgement.js";
import type { Judgement } from "./judgement.js";
import { mastersJudgement } from "./masters/judgement.js";

/** The games that bots can judge, by id. Another one is one more line. */
const judgements: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["masters-of-the-night", mastersJudgement],
  ["blood-orders", bloodJudgement],
]);

export function judgementOf<K extends Kit>(game: Game<K>): Judgement<K> | undefined {
  // A game's id says which types are its own; the compiler cannot know that.
  const judge = judgements.get(game.id) as ((game: Game<K>) => Judgement<K>) | undefined;
  return judge?.(game);
}
