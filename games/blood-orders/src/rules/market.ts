import { drawTop } from "@coterie/kernel";
import { MARKET_SIZE, NONE, type State } from "../state.js";
import type { Table } from "../table.js";

/** The market of Rituals: newest first, oldest last (BO-2.1). */

/** BO-4.4: the Ritual at this place is gone; the others slide and the market is refilled. */
export function takeFromMarket(g: Table, place: number, rule: string): void {
  g.state.market.splice(place, 1);
  fillMarket(g, rule);
}

/** BO-6.1: the oldest leaves the market, if there is one. */
export function dropOldest(g: Table): void {
  const { market, brokenRituals } = g.state;
  // What there is has slid to the right, so the last place is empty only when all are.
  const ritual = market[MARKET_SIZE - 1];
  if (ritual === NONE) return;
  market.pop();
  brokenRituals.push(ritual);
  g.tell?.({ fact: "ritual-broken", rule: "BO-6.1", ritual });
}

/** Slides what there is to the right and fills from the deck; what cannot be filled stays empty. */
export function fillMarket(g: Table, rule: string): void {
  const { state } = g;
  const market = state.market.filter((ritual) => ritual !== NONE);
  const added: number[] = [];
  while (market.length < MARKET_SIZE && state.ritualDeck.cards.length > 0) {
    const ritual = drawTop(state.ritualDeck);
    market.unshift(ritual);
    added.push(ritual);
  }
  state.market = padded(market);
  if (added.length === 0) return;
  g.revealed = true;
  g.tell?.({ fact: "market-filled", rule, rituals: added });
}

function padded(market: number[]): State["market"] {
  while (market.length < MARKET_SIZE) market.unshift(NONE);
  return market;
}
