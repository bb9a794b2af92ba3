import type { Reason } from "@coterie/kernel";
import { type Cost, goods } from "../content/language.js";
import { NOWHERE } from "../state.js";
import { reason, type Table } from "../table.js";
import { goodsOf, moveFear, pay } from "./goods.js";
import { effects } from "./verbs/effects.js";

/** BO-4.2: Rituals that are used once per day, on the owner's turn. */

export function dailyRituals(g: Table, seat: number): number[] {
  return g.state.rituals[seat].filter((ritual) => g.content.rituals[ritual].daily !== undefined);
}

const USED = reason("used-today", "BO-4.2");
const CANNOT_PAY = reason("cannot-pay", "BO-1.6");

export function dailyBlocked(g: Table, seat: number, ritual: number): Reason | undefined {
  if (g.state.used.includes(ritual)) return USED;
  const { daily } = g.content.rituals[ritual];
  return daily !== undefined && !canPay(g, seat, daily.cost) ? CANNOT_PAY : undefined;
}

/** BO-1.6: the cost is paid even where the effect then changes nothing. */
export function useDaily(g: Table, seat: number, ritual: number): void {
  const { daily } = g.content.rituals[ritual];
  if (daily === undefined) return;
  g.state.used.push(ritual);
  g.tell?.({ fact: "ritual-used", rule: "BO-4.2", seat, ritual });
  payCost(g, seat, daily.cost, "BO-4.2");
  effects.start(g, daily.effect, seat, NOWHERE);
}

/** What there is of everything that it costs. BO-1.5: Fear is paid as far as the track goes. */
export function canPay(g: Table, seat: number, cost: Cost): boolean {
  return goods.every(
    (what) => what === "fear" || goodsOf(g.state, what)[seat] >= (cost[what] ?? 0),
  );
}

export function payCost(g: Table, seat: number, cost: Cost, rule: string): void {
  for (const what of goods) {
    if (what === "fear") moveFear(g, seat, cost.fear ?? 0, rule);
    else pay(g, seat, what, cost[what] ?? 0, rule);
  }
}
