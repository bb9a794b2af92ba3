import { scoreOf, type Table } from "@coterie/blood-orders";
import { logistic } from "../logistic.js";
import { daysToPlay } from "./days.js";
import type { Lore } from "./lore.js";
import { expected } from "./value.js";

/**
 * The chance of a player to win alone or with others. A player who is expected to have so many points
 * more than another, the spread, is about three times as likely to win.
 */
export function chance(lore: Lore, g: Table, seat: number): number {
  const { outcome, blood } = g.state;
  if (outcome !== 0) return chanceAtEnd(g, seat);
  const spread = lore.rates.spread[daysToPlay(lore, g.state)];
  const own = expected(lore, g, seat, true);
  let sum = 1;
  for (let other = 0; other < blood.length; other++) {
    if (other === seat) continue;
    const theirs = expected(lore, g, other, g.state.revealed === 1);
    sum += Math.exp((theirs - own) / spread);
  }
  return 1 / sum;
}

/** So little counts by how much a game is won or lost: only where nothing else makes a difference. */
const STYLE = 1e-3;
const STYLE_SPREAD = 10;

function chanceAtEnd(g: Table, seat: number): number {
  const { outcome, blood } = g.state;
  const scores = blood.map((_, one) => scoreOf(g, one).total);
  const best = Math.max(...scores.filter((_, one) => one !== seat));
  const style = STYLE * logistic((scores[seat] - best) / STYLE_SPREAD);
  const won = outcome === seat + 1 ? 1 : outcome > blood.length ? 0.5 : 0;
  return won * (1 - STYLE) + style;
}
