import { orders } from "../content/language.js";
import { ORDER_COUNT, TOKEN_ROW } from "../state.js";
import type { Table } from "../table.js";
import { addCards, pileOf, symbolsOf } from "./cards.js";
import { happen, modified } from "./standing.js";

/** Piles and their tokens while they are resolved (BO-5.3, BO-5.4). */

/** What a pile shows of its Order's symbols in this Quarter. */
export function pileSymbols(g: Table, seat: number, order: number, quarter: number): number {
  const printed = symbolsOf(g.content, pileOf(g.state, seat, order), order);
  const boosted = printed + g.state.boosts[seat * ORDER_COUNT + order];
  return Math.max(0, modified(g, orders[order], boosted, seat, quarter));
}

/** BO-5.3: as many symbols as the die shows now. */
export function overcomesFear(g: Table, seat: number, order: number, quarter: number): boolean {
  return pileSymbols(g, seat, order, quarter) >= g.state.dice[quarter];
}

/** BO-5.3: nothing happens, the pile goes to Torpor and the token comes back. */
export function failAtFear(g: Table, seat: number, order: number, quarter: number): void {
  const n = pileSymbols(g, seat, order, quarter);
  const now = g.state.dice[quarter];
  g.tell?.({ fact: "fear-failed", rule: "BO-5.3", seat, space: quarter, order, n, now });
  toTorpor(g, seat, order, "BO-5.3");
  happen(g, "fear-failed", seat, quarter);
}

export function decline(g: Table, seat: number, order: number, quarter: number): void {
  g.tell?.({ fact: "declined", rule: "BO-5.3", seat, space: quarter, order });
  toTorpor(g, seat, order, "BO-5.3");
}

export function toTorpor(g: Table, seat: number, order: number, rule: string): void {
  const cards = pileOf(g.state, seat, order).splice(0);
  if (cards.length === 0) return;
  addCards(g.state.torpor[seat], cards);
  g.tell?.({ fact: "torpor", rule, seat, order, cards });
}

/** An Order that has been resolved gets its token back. */
export function takeToken(g: Table, seat: number, order: number): void {
  const { tokens } = g.state;
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i] === seat && tokens[i + 2] === order) {
      tokens.splice(i, TOKEN_ROW);
      return;
    }
  }
}

/** The players whose tokens of this Order stand in a Quarter, earliest placed first (BO-5.1). */
export function playersAt(g: Table, order: number, quarter: number): number[] {
  const { tokens } = g.state;
  const seats: number[] = [];
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i + 1] === quarter && tokens[i + 2] === order) seats.push(tokens[i]);
  }
  return seats;
}
