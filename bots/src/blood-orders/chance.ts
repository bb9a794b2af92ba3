import type { Table } from "@coterie/blood-orders";
import { logistic } from "../logistic.js";
import { daysToPlay } from "./days.js";
import type { Lore } from "./lore.js";
import { value } from "./value.js";

/** The chance of a player to win alone or with others, from the margin over the others' average. */
export function chance(lore: Lore, g: Table, seat: number): number {
  const { outcome, blood } = g.state;
  if (outcome !== 0) return outcome === seat + 1 ? 1 : outcome > blood.length ? 0.5 : 0;
  const spread = lore.rates.spread[daysToPlay(lore, g.state)];
  // With n players an even position wins one game in n.
  return logistic(value(lore, g, seat) / spread - Math.log(blood.length - 1));
}
