import { type State, symbolsOf } from "@coterie/blood-orders";
import { daysLeft, NIGHT, ORDERS, pileOf, turnsAt, unplaced } from "./board.js";
import type { Lore } from "./lore.js";
import { nightWorth } from "./pending.js";
import { worth } from "./worth.js";

/** The chance that a Night with so many symbols is not lost in a contest (BO-5.8). */
export function nightChance(
  lore: Lore,
  s: State,
  seat: number,
  quarter: number,
  symbols: number,
): number {
  const share = shareOf(lore, s, seat, quarter);
  let chance = 1;
  for (let other = 0; other < s.blood.length; other++) {
    if (other === seat) continue;
    const comes = chanceToCome(s, other, quarter, share);
    chance *= 1 - comes * chanceToBeat(lore, s, other, s.dice[quarter], symbols);
  }
  return chance;
}

/** By what stands there face down, and by what is still to be placed. */
function chanceToCome(s: State, other: number, quarter: number, share: number): number {
  let not = 1 - (share * unplaced(s, other)) / ORDERS.length;
  for (const turn of turnsAt(s, other, quarter)) not *= 1 - worth.atNight[turn];
  return 1 - not;
}

/** Anything from the die to a part of all Night symbols that a player has is thought to be as likely. */
function chanceToBeat(lore: Lore, s: State, other: number, die: number, symbols: number): number {
  let all = symbolsOf(lore.content, s.hands[other], NIGHT);
  for (const order of ORDERS) all += symbolsOf(lore.content, pileOf(s, other, order), NIGHT);
  const most = Math.max(die, all * worth.nightPart);
  const { atLeast, atMost } = worth.beaten;
  return Math.max(atLeast, Math.min(atMost, (most - symbols + 1) / (most - die + 1)));
}

/** Who goes by Night goes rather where there is more to take. */
function shareOf(lore: Lore, s: State, seat: number, quarter: number): number {
  const left = daysLeft(s);
  const draws = s.dice.map((_, at) =>
    Math.exp(nightWorth(lore, s, seat, at, left) / worth.temptation),
  );
  return draws[quarter] / draws.reduce((sum, draw) => sum + draw, 0);
}
