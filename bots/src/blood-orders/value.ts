import { scoreOf, type Table } from "@coterie/blood-orders";
import { daysToPlay } from "./days.js";
import { fearWorth, influenceWorth } from "./goods.js";
import { householdWorth } from "./household.js";
import type { Lore } from "./lore.js";
import { pendingWorth } from "./pending.js";
import { worth } from "./worth.js";

/** How many points a player is expected to have more at the end than the others on average. */
export function value(lore: Lore, g: Table, seat: number): number {
  const players = g.state.blood.length;
  let others = 0;
  for (let other = 0; other < players; other++) {
    if (other !== seat) others += expected(lore, g, other, g.state.revealed === 1);
  }
  const margin = expected(lore, g, seat, true) - others / (players - 1);
  return g.state.outcome === seat + 1 ? margin + worth.win : margin;
}

/** A player's score at the end, as far as it can be seen; `pending`: with the Orders of today. */
export function expected(lore: Lore, g: Table, seat: number, pending: boolean): number {
  if (g.state.outcome !== 0) return scoreOf(g, seat).total;
  const s = g.state;
  const left = daysToPlay(lore, s);
  return (
    s.vp[seat] +
    influenceWorth(lore, s.influence[seat], left) +
    fearWorth(lore, s, seat, left) +
    ritualsWorth(lore, g, seat, left) +
    householdWorth(lore, s, seat, left) +
    (pending && s.planned === 1 ? pendingWorth(lore, g, seat, left) : 0)
  );
}

/** What Rituals bring now, and what they may still do each Day. */
function ritualsWorth(lore: Lore, g: Table, seat: number, left: number): number {
  const rituals = g.state.rituals[seat];
  let sum = 0;
  let printed = 0;
  let scores = false;
  for (const ritual of rituals) {
    sum += lore.rituals[left][ritual];
    printed += g.content.rituals[ritual].card.vp;
    scores ||= lore.scores[ritual];
  }
  return scores ? sum + scoreOf(g, seat).rituals - printed : sum;
}
