import { scoreOf, type Table } from "@coterie/blood-orders";
import { daysLeft } from "./board.js";
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
function expected(lore: Lore, g: Table, seat: number, pending: boolean): number {
  if (g.state.outcome !== 0) return scoreOf(g, seat).total;
  const s = g.state;
  const left = daysLeft(s);
  return (
    s.vp[seat] +
    influenceWorth(s.influence[seat], left) +
    fearWorth(lore, s, seat, left) +
    ritualsWorth(g, seat, left) +
    householdWorth(lore, s, seat, left) +
    (pending && s.planned === 1 ? pendingWorth(lore, g, seat, left) : 0)
  );
}

/** What Rituals bring now, and what they may still do each Day. */
function ritualsWorth(g: Table, seat: number, left: number): number {
  if (g.state.rituals[seat].length === 0) return 0;
  let each = 0;
  for (const ritual of g.state.rituals[seat]) {
    const { card, daily } = g.content.rituals[ritual];
    if (daily !== undefined) each += worth.daily;
    if (card.standing?.some(({ kind }) => kind !== "score") === true) each += worth.working;
  }
  return scoreOf(g, seat).rituals + each * left;
}
