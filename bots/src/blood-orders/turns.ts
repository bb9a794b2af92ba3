import type { BloodKit, State } from "@coterie/blood-orders";
import type { Sight } from "../bot.js";
import { ALTAR, NONE, ORDERS, pileOf, unplaced } from "./board.js";
import type { Lore } from "./lore.js";
import { answersForToken } from "./orders.js";
import { placings } from "./placing.js";

type Answers = readonly (readonly string[])[];

/** So many first steps, of the most promising ways to place all tokens, are tried. */
const STEPS = 14;

/** Chapter 4: what might be done next in a turn. */
export function turnsWorthATry(lore: Lore, sight: Sight<BloodKit>): Answers {
  const { options, seat } = sight.question;
  const hasPlaced = options.some(({ key }) => key === "end");
  const world = sight.imagine();
  if (!hasPlaced) return steps(lore, sight, world);
  return unplaced(world, seat) === 0 ? extras(sight, world, 0) : [["end"]];
}

/** The same for a hint: extras are weighed whenever they are offered, not only when all tokens lie. */
export function turnsToCompare(lore: Lore, sight: Sight<BloodKit>): Answers {
  const hasPlaced = sight.question.options.some(({ key }) => key === "end");
  return hasPlaced ? extras(sight, sight.imagine(), 1) : turnsWorthATry(lore, sight);
}

/** Any token of a way to place them all may be the first. */
function steps(lore: Lore, { question }: Sight<BloodKit>, world: State): Answers {
  const { seat, options } = question;
  // What is not for a token of this turn can wait for the last one, when more is known.
  const isMore = unplaced(world, seat) > 1;
  const ways = placings(lore, world, seat).sort((a, b) => b.promise - a.promise);
  const found = new Map<string, readonly string[]>();
  for (const way of ways) {
    if (found.size >= STEPS) break;
    for (const order of ORDERS) {
      if (way.spaces[order] === NONE) continue;
      const keys = answersForToken(lore, world, seat, way, order, options);
      if (isMore && way.spaces[order] < ALTAR) keys.push("end");
      found.set(keys.join(), keys);
    }
  }
  return [...found.values()];
}

/**
 * Once a token lies: the end, Rituals used once per day, Blood for what has to be fed, and at least so
 * much of it.
 */
function extras({ question }: Sight<BloodKit>, world: State, least: number): Answers {
  const { seat, options } = question;
  const piles = ORDERS.reduce((sum, order) => sum + pileOf(world, seat, order).length, 0);
  const most = world.torpor[seat].length + piles - world.blood[seat];
  return options
    .filter(({ key }) => {
      const [what, n] = key.split(":");
      return what !== "scavenge" || Number(n) <= Math.max(least, most);
    })
    .map(({ key }) => [key]);
}
