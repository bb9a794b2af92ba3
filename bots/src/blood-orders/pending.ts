import { pileSymbols, type State, type Table } from "@coterie/blood-orders";
import { DAWN, DUSK, NIGHT, NONE, ORDERS, pileOf, quarterCount, spaceOf } from "./board.js";
import { bloodWorth, fearWorth, influenceWorth } from "./goods.js";
import type { Lore } from "./lore.js";
import { worth } from "./worth.js";

/** What a player's Orders of today are still expected to bring, beside the cards they take. */
export function pendingWorth(lore: Lore, g: Table, seat: number, left: number): number {
  const s = g.state;
  let sum = 0;
  for (const order of ORDERS) {
    const space = spaceOf(s, seat, order);
    if (space === NONE) sum += s.revealed === 1 ? 0 : bestPlace(lore, g, seat, order, left);
    else if (space < quarterCount(s)) sum += resultWorth(lore, g, seat, order, space, left);
  }
  return sum;
}

/** A token that is not placed yet can still go where its pile is enough. */
function bestPlace(lore: Lore, g: Table, seat: number, order: number, left: number): number {
  if (pileOf(g.state, seat, order).length === 0) return 0;
  let best = 0;
  for (let quarter = 0; quarter < quarterCount(g.state); quarter++) {
    best = Math.max(best, resultWorth(lore, g, seat, order, quarter, left));
  }
  return best;
}

function resultWorth(
  lore: Lore,
  g: Table,
  seat: number,
  order: number,
  quarter: number,
  left: number,
): number {
  const s = g.state;
  const symbols = pileSymbols(g, seat, order, quarter);
  if (symbols < s.dice[quarter]) return 0;
  if (order === DAWN) return worth.dawn[s.act];
  if (order === DUSK) return canPay(lore, s, seat, quarter) ? worth.dusk[s.act] : 0;
  if (s.revealed === 1 && losesContest(g, seat, quarter, symbols)) return spared(s, seat);
  return nightWorth(lore, s, seat, quarter, left);
}

/** BO-5.8: who loses a contest takes the pile back, and it needs no feeding. */
function spared(s: State, seat: number): number {
  return pileOf(s, seat, NIGHT).length * worth.sparedCard;
}

function canPay(lore: Lore, s: State, seat: number, quarter: number): boolean {
  const victim = s.victims[quarter];
  return victim !== NONE && lore.content.victims[victim].card.cost <= s.influence[seat];
}

/** BO-5.7: the Victim, the tokens of the Night space, and the Fear. */
export function nightWorth(
  lore: Lore,
  s: State,
  seat: number,
  quarter: number,
  left: number,
): number {
  const victim = s.victims[quarter];
  const { nightBlood, nightInfluence, blood, influence, dice } = s;
  return (
    (victim === NONE ? 0 : lore.cards[left][victim]) +
    bloodWorth(lore, blood[seat] + nightBlood[quarter], left) -
    bloodWorth(lore, blood[seat], left) +
    influenceWorth(lore, influence[seat] + nightInfluence[quarter], left) -
    influenceWorth(lore, influence[seat], left) +
    fearWorth(lore, s, seat, left, dice[quarter]) -
    fearWorth(lore, s, seat, left)
  );
}

/** BO-5.8: somebody else there has as many symbols, or more. */
function losesContest(g: Table, seat: number, quarter: number, symbols: number): boolean {
  const s = g.state;
  for (let other = 0; other < s.blood.length; other++) {
    if (other === seat || spaceOf(s, other, NIGHT) !== quarter) continue;
    const theirs = pileSymbols(g, other, NIGHT, quarter);
    if (theirs > symbols) return true;
    if (theirs === symbols && !winsTie(s, seat, other)) return true;
  }
  return false;
}

function winsTie(s: State, seat: number, other: number): boolean {
  const more = pileOf(s, seat, NIGHT).length - pileOf(s, other, NIGHT).length;
  return more > 0 || (more === 0 && s.influence[seat] > s.influence[other]);
}
