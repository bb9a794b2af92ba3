import type { Decision } from "./decision.js";

/** A plan that was told. A bot keeps nothing between two decisions, so somebody must for it. */
export interface Told {
  /** What the seat saw then, in the layout of a state. */
  readonly seen: object;
  /** The keys of the plan that have not been given since. */
  readonly left: readonly string[];
}

/**
 * What the bots of a game have told of their plans, so that they do not tell it again at every step.
 * It is kept in memory only: a bot that tells its plan once more does no harm.
 */
interface ToldPlan extends Told {
  /** How many answers the game had then: an undo may go back behind it. */
  readonly at: number;
}

/** By seat. */
export type ToldPlans = (ToldPlan | undefined)[];

/** What the bot of a seat has told, unless an undo went back behind it. */
export function toldBy(plans: ToldPlans, seat: number, answers: number): Told | undefined {
  const plan = plans[seat];
  if (plan === undefined || answers <= plan.at) return undefined;
  return { seen: plan.seen, left: plan.left };
}

/** Before a bot's answer is given: the plan that it tells with it, or what is left of the one before. */
export function notePlan(
  plans: ToldPlans,
  seat: number,
  answers: number,
  seen: object,
  { keys, plan }: Decision,
): void {
  const told = plans[seat];
  if (plan !== undefined) plans[seat] = { at: answers, seen, left: afterKeys(plan.keys, keys) };
  else if (told !== undefined) plans[seat] = { ...told, left: afterKeys(told.left, keys) };
}

/** The same plan after some of its keys were given; what came before them has been left out. */
function afterKeys(left: readonly string[], given: readonly string[]): readonly string[] {
  const last = Math.max(...given.map((key) => left.indexOf(key)));
  return left.slice(last + 1);
}
