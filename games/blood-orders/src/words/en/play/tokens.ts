import type { Line, Span } from "@coterie/kernel";
import { ALTAR, TOKEN_ROW } from "../../../state.js";
import { danger, faint, good } from "./line.js";
import { isKnown, type Look, orderName, seatName } from "./look.js";
import { fearTest } from "./piles.js";

/** Order tokens on a space, in the order in which they were placed and act (BO-5.1). */

export interface Token {
  readonly seat: number;
  /** Below zero for one that lies face down. */
  readonly order: number;
}

export function tokensAt({ state }: Look, space: number): Token[] {
  const found: Token[] = [];
  for (let i = 0; i < state.tokens.length; i += TOKEN_ROW) {
    const [seat, at, order] = state.tokens.slice(i, i + TOKEN_ROW);
    if (at === space) found.push({ seat, order });
  }
  return found;
}

/** "Player 1 Dawn (2 against 3)", "Player 2 face down". */
function tokenSpan(look: Look, { seat, order }: Token, space: number): Span {
  if (!isKnown(order)) return `${seatName(seat)} face down`;
  const words = `${seatName(seat)} ${orderName(order)}`;
  if (space >= ALTAR) return words;
  const { symbols, die, passes } = fearTest(look, seat, order, space);
  const against = `${words} (${symbols} against ${die})`;
  return passes ? good(against) : danger(against);
}

/** Nothing where no token stands. */
export function tokenLines(look: Look, space: number): Line[] {
  const spans = tokensAt(look, space).flatMap((token, i): Span[] => [
    ...(i === 0 ? [] : [", "]),
    tokenSpan(look, token, space),
  ]);
  return spans.length === 0 ? [] : [[faint("Tokens: "), ...spans]];
}
