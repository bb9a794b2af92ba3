import { LANTERNS, OIL } from "./content.js";
import type { LanternState } from "./kit.js";
import { offerFaults } from "./rules/offering.js";
import { wagerFaults } from "./rules/wager.js";

/** What can never be: a lantern twice or missing, oil made from nothing, a draft of no card. */
export function faults(state: LanternState): string[] {
  const found: string[] = [];
  if (!isWholeDeck(state)) found.push("not every lantern is in exactly one place");
  const oil = state.oil.reduce((sum, lamp) => sum + lamp, state.supply);
  if (oil !== OIL) found.push(`there is ${oil} oil; expected ${OIL}`);
  if (state.supply < 0 || state.oil.some((lamp) => lamp < 0)) found.push("oil below zero");
  for (const pile of [state.deck, ...state.hands]) {
    if (pile.cards.length !== pile.seen.length) found.push("a pile's seen does not fit its cards");
  }
  return [...found, ...offerFaults(state), ...wagerFaults(state)];
}

/** One bit for each lantern: cheap, because it is asked at every question of every game. */
function isWholeDeck(state: LanternState): boolean {
  let count = state.discard.length + state.deck.cards.length;
  let bits = bitsOf(state.discard) | bitsOf(state.deck.cards);
  for (const hand of state.hands) {
    count += hand.cards.length;
    bits |= bitsOf(hand.cards);
  }
  return count === LANTERNS.length && bits === 2 ** LANTERNS.length - 1;
}

function bitsOf(cards: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= 1 << cards[i];
  return bits;
}
