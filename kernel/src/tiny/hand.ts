import { type Pile, takeTop } from "../index.js";

/** Moves the top card to a hand. Who had looked at it still knows it there. */
export function drawCard(deck: Pile, hand: Pile, shownTo: number): number {
  const seen = deck.seen[deck.seen.length - 1];
  const card = takeTop(deck);
  hand.cards.push(card);
  hand.seen.push(seen | shownTo);
  return card;
}

/** Takes a card out of the middle of a hand. */
export function takeFrom(hand: Pile, slot: number): number {
  hand.seen.splice(slot, 1);
  return hand.cards.splice(slot, 1)[0];
}
