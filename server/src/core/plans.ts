import type { Json } from "@coterie/kernel";
import { afterKeys } from "../thinking/plan.js";
import type { Decision, Told } from "../thinking/thinker.js";
import type { Live } from "./live.js";
import type { AnyPlay } from "./parts.js";

/**
 * What bots have told of their plans, so that they do not tell it again at every step. It is kept in
 * memory only: a bot that tells its plan once more does no harm.
 */

/** What the bot of a seat has told, unless an undo went back behind it. */
export function toldBy(live: Live, play: AnyPlay, seat: number): Told | undefined {
  const plan = live.plans[seat];
  if (plan === undefined || play.moments.length <= plan.at) return undefined;
  return { seen: plan.seen, left: plan.left };
}

/** Before a bot's answer is given: the plan that it tells with it, or what is left of the one before. */
export function notePlan(
  live: Live,
  play: AnyPlay,
  seat: number,
  seen: Json,
  { keys, plan }: Decision,
): void {
  const told = live.plans[seat];
  if (plan !== undefined) {
    live.plans[seat] = { at: play.moments.length, seen, left: afterKeys(plan.keys, keys) };
  } else if (told !== undefined) {
    live.plans[seat] = { ...told, left: afterKeys(told.left, keys) };
  }
}
