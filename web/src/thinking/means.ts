import { intentOf, type Judgement, type Sight } from "@coterie/bots";
import type { Kit } from "@coterie/kernel";
import type { Door } from "../engine/door.js";

/** More would be no sentence that somebody remembers. */
const MOST_DEEDS = 3;

/** What a bot means to do with its turn when it answers like this: its deeds, not each choice on the way. */
export function meansOf<K extends Kit>(
  { show, plans }: Door<K>,
  judgement: Judgement<K>,
  sight: Sight<K>,
  keys: readonly string[],
): string[] {
  if (plans === undefined) return [];
  return intentOf(judgement, sight, keys)
    .flatMap(
      ({ seen, question, key }) =>
        plans.deed(question, key, show.option(seen, question, key)) ?? [],
    )
    .slice(0, MOST_DEEDS);
}
