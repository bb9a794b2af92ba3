import type { Audience } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { BLEEDERS, ELDERS, ORDER_COUNT, type State } from "../state.js";

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
  return s.hands[seat].length + s.sure[seat].length + pileCount(s, seat);
}

export function pileCount(s: State, seat: number): number {
  let count = 0;
  for (let order = 0; order < ORDER_COUNT; order++) count += pileOf(s, seat, order).length;
  return count;
}

/** BO-8.2: what people may be shown of another's cards, hand and hidden piles together; else undefined. */
export function trackedCards(s: State, seat: number, audience: Audience): number[] | undefined {
  const isSeat = s.hands[audience] !== undefined;
  if (s.tracked === 0 || s.outcome !== 0 || seat === audience || !isSeat) return undefined;
  const cards = s.known[seat].slice();
  addCards(cards, s.sure[seat]);
  return cards;
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

/** BO-8.1: how many Bleeders or Elders are left in their deck. */
export function leftInDeck(content: Content, s: State, card: number): number {
  return s.decks[card - content.bleeder];
}

/** A Bleeder or an Elder comes out of its deck (-1) or back to it (1). */
export function changeDeck(content: Content, s: State, card: number, by: number): void {
  s.decks[card - content.bleeder] += by;
}

/** BO-1.3: what the decks hold where these cards are all that players have. */
export function countDecks(content: Content, cards: readonly number[]): number[] {
  return [BLEEDERS - countOf(cards, content.bleeder), ELDERS - countOf(cards, content.elder)];
}

/** All cards that players have: in hands, piles and Torpor. */
export function cardsOut({ hands, sure, piles, torpor }: State): number[] {
  return [...hands, ...sure, ...piles, ...torpor].flat();
}
