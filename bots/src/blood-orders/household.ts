import type { State } from "@coterie/blood-orders";
import { ALTAR, NONE, ORDERS, pileOf, spaceOf } from "./board.js";
import { bloodWorth, lastBlood } from "./goods.js";
import type { Lore } from "./lore.js";

/** What a player's cards and Blood are worth: cards that are spent today must be fed (BO-6.3). */
export function householdWorth(lore: Lore, s: State, seat: number, left: number): number {
  const kept = s.hands[seat].concat(s.sure[seat]);
  const spent = s.torpor[seat].slice();
  for (const order of ORDERS) {
    const pile = pileOf(s, seat, order);
    if (pile.length > 0) (isSpent(s, seat, order) ? spent : kept).push(...pile);
  }
  const blood = feed(lore, kept, spent, s.blood[seat], left);
  return cardsWorth(lore, kept, left) + bloodWorth(lore, blood, left);
}

/** BO-6.2: piles whose token is at the Altar or the Catacombs come back unfed. */
function isSpent(s: State, seat: number, order: number): boolean {
  const space = spaceOf(s, seat, order);
  return space === NONE || space < ALTAR;
}

/** Moves what is worth its Blood to the cards that are kept; gives back the Blood that is left. */
function feed(lore: Lore, kept: number[], spent: number[], blood: number, left: number): number {
  const worthOf = lore.cards[left];
  sortBy(spent, worthOf);
  let rest = blood;
  for (const card of spent) {
    if (rest === 0 || worthOf[card] <= lastBlood(lore, rest, left)) break;
    kept.push(card);
    rest--;
  }
  return rest;
}

/** BO-6.3: cards beyond the limit of a hand are lost. */
const HAND_LIMIT = 10;

/** Points count for each card; of its use the most useful cards have more. */
function cardsWorth(lore: Lore, kept: number[], left: number): number {
  const uses = lore.uses[left];
  const all = lore.cards[left];
  sortBy(kept, uses);
  let sum = 0;
  for (let i = 0; i < kept.length; i++) {
    const idle = i < lore.rates.busyCards ? 0 : i < HAND_LIMIT ? 1 - lore.rates.idleCard : 1;
    sum += all[kept[i]] - uses[kept[i]] * idle;
  }
  return sum;
}

/** Highest first. Hands are short, and this is done more often than anything else. */
function sortBy(cards: number[], table: readonly number[]): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let at = i;
    while (at > 0 && table[cards[at - 1]] < table[card]) {
      cards[at] = cards[at - 1];
      at--;
    }
    cards[at] = card;
  }
}
