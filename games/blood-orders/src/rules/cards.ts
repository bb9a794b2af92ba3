import type { Content } from "../content/content.js";
import { ORDER_COUNT, type State } from "../state.js";

/** Lists of cards are kept sorted: where a card lies in a list tells nothing (BO-8.2). */
export function addCard(cards: number[], card: number): void {
  let at = cards.length;
  while (at > 0 && cards[at - 1] > card) at--;
  cards.splice(at, 0, card);
}

export function addCards(cards: number[], more: readonly number[]): void {
  for (let i = 0; i < more.length; i++) addCard(cards, more[i]);
}

/** Takes one such card out of a list. False when there is none. */
export function takeCard(cards: number[], card: number): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

export function pileOf(s: State, seat: number, order: number): number[] {
  return s.piles[seat * ORDER_COUNT + order];
}

/** Cards in hand and in piles together: all that others may count before the reveal (BO-8.2). */
export function cardCount(s: State, seat: number): number {
  let count = s.hands[seat].length + s.sure[seat].length;
  for (let order = 0; order < ORDER_COUNT; order++) count += pileOf(s, seat, order).length;
  return count;
}

/** All cards in hand, sorted. */
export function handOf(s: State, seat: number): number[] {
  const hand = s.hands[seat].slice();
  addCards(hand, s.sure[seat]);
  return hand;
}

/** Takes a card out of the hand, wherever in it it is counted. */
export function takeFromHand(s: State, seat: number, card: number): void {
  if (!takeCard(s.sure[seat], card)) takeCard(s.hands[seat], card);
}

/** BO-1.3: printed symbols of one Order, over all these cards. */
export function symbolsOf(content: Content, cards: readonly number[], order: number): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += content.cards[cards[i]].symbols[order];
  return sum;
}

/** How many of these cards are the given one. */
export function countOf(cards: readonly number[], card: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}

/** BO-1.3, BO-4.5: how many Bleeders or Elders are left in their deck. */
export function leftInDeck(s: State, card: number, all: number): number {
  let out = 0;
  for (let i = 0; i < s.piles.length; i++) out += countOf(s.piles[i], card);
  for (let seat = 0; seat < s.hands.length; seat++) {
    out += countOf(s.hands[seat], card) + countOf(s.sure[seat], card);
    out += countOf(s.torpor[seat], card);
  }
  return all - out;
}
