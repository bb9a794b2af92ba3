import { pileOf } from "../../../rules/cards.js";
import { pileSymbols } from "../../../rules/piles.js";
import { ORDER_COUNT, type State } from "../../../state.js";
import { cardList, printed } from "./cards.js";
import { type Look, orderName, some, tableOf } from "./look.js";

/** Piles, and what they show against a die. Only for piles that lie open to the reader. */

export const boostOf = (s: State, seat: number, order: number): number =>
  s.boosts[seat * ORDER_COUNT + order] ?? 0;

/** "Dawn 2 (2 Bleeders)"; what Rituals add depends on the Quarter and is told there. */
function pileWords(look: Look, seat: number, order: number): string {
  const cards = pileOf(look.state, seat, order);
  const boost = boostOf(look.state, seat, order);
  const symbols = printed(look, cards, order) + boost;
  const extra = boost > 0 ? `, +${boost} today` : "";
  return `${orderName(order)} ${symbols} (${cardList(look, cards)}${extra})`;
}

/** "Dawn 2 (2 Bleeders), Dusk 3 (3 Elders), Night 0 (none)". */
export const pilesWords = (look: Look, seat: number): string =>
  [...Array(ORDER_COUNT).keys()].map((order) => pileWords(look, seat, order)).join(", ");

/** "2 cards showing 2 Dawn". */
export function pileInShort(look: Look, seat: number, order: number): string {
  const cards = pileOf(look.state, seat, order);
  const symbols = printed(look, cards, order) + boostOf(look.state, seat, order);
  return `${some(cards.length, "card")} showing ${symbols} ${orderName(order)}`;
}

export interface Test {
  readonly symbols: number;
  readonly die: number;
  readonly passes: boolean;
}

/** BO-5.3: what this pile shows here, against the die now. */
export function fearTest(look: Look, seat: number, order: number, quarter: number): Test {
  const symbols = pileSymbols(tableOf(look), seat, order, quarter);
  const die = look.state.dice[quarter];
  return { symbols, die, passes: symbols >= die };
}
