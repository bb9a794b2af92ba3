import type { BloodKit, State } from "@coterie/blood-orders";
import type { Sight } from "../bot.js";
import { ALTAR, NIGHT, ORDERS, orderNames } from "./board.js";
import { type Desk, newDesk } from "./desk.js";
import type { Lore } from "./lore.js";
import { type Plan, plansOf } from "./plans.js";
import { valueOfDay } from "./what-if.js";
import { worth } from "./worth.js";

/** Chapter 3: a whole plan, as the answers to all questions of the phase. */
export function planDay(lore: Lore, { question, imagine, pick }: Sight<BloodKit>): string[] {
  const { seat } = question;
  const world = imagine();
  return answersFor(bestPlan(newDesk(lore, world, seat, pick)), world, seat);
}

/** What is still to be said for a plan. */
export function answersFor({ piles }: Plan, s: State, seat: number): string[] {
  const answers = s.hands[seat].map((_, place) => {
    const order = piles.findIndex((pile) => (pile & (1 << place)) !== 0);
    return orderNames[order] ?? "hand";
  });
  return [...answers.slice(s.drafts[seat].length), "commit"];
}

/** The plans that promise most are played in the imagined world. */
function bestPlan(desk: Desk): Plan {
  const plans = plansOf(desk).sort((a, b) => b.promise - a.promise);
  let best = plans[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const plan of plans.slice(0, worth.plansTried)) {
    const value = planWorth(desk, plan);
    if (value <= highest) continue;
    highest = value;
    best = plan;
  }
  return best;
}

/** What the Day is worth with a plan, less what may be lost of it in a contest. */
function planWorth(desk: Desk, plan: Plan): number {
  const { lore, world, seat, prospects } = desk;
  const value = valueOfDay(lore, withPiles(lore, world, seat, plan), seat, plan);
  const quarter = plan.spaces[NIGHT];
  if (quarter >= ALTAR) return value;
  return value + plan.night.whim - (1 - plan.night.chance) * prospects.quarters[NIGHT][quarter];
}

function withPiles(lore: Lore, world: State, seat: number, { piles }: Plan): State {
  const s = lore.game.copy(world);
  const hand = s.hands[seat];
  const used = piles.reduce((all, pile) => all | pile, 0);
  const at = (places: number): number[] => hand.filter((_, i) => (places & (1 << i)) !== 0);
  s.hands[seat] = at(~used);
  for (const order of ORDERS) s.piles[seat * ORDERS.length + order] = at(piles[order]);
  return s;
}
