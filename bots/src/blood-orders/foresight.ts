import type { BloodKit, State } from "@coterie/blood-orders";
import type { Sight } from "../bot.js";
import type { Foresight } from "../judgement.js";
import { believe } from "./belief.js";
import { candidates } from "./candidates.js";
import { comparisons } from "./comparisons.js";
import type { Lore } from "./lore.js";
import { type Outlook, outlooksOf } from "./outlook.js";
import { playDay } from "./quick.js";

/** How a Day goes on, for a search: to its end, by simple rules. */
export function bloodForesight(lore: Lore): Foresight<BloodKit> {
  // What was thought when a world was imagined is needed when it is played on.
  const thought = new WeakMap<State, readonly Outlook[]>();
  return {
    horizon: "day",
    candidates: (sight) => candidates(lore, sight),
    comparisons: (sight) => comparisons(lore, sight),
    believe(sight: Sight<BloodKit>) {
      const world = believe(lore, sight);
      if (world.revealed === 0) thought.set(world, outlooksOf(lore, sight));
      return world;
    },
    playOut: (from, began) => playDay(lore, from, thought.get(began) ?? []),
  };
}
