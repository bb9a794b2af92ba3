import { pileOf } from "../../../rules/cards.js";
import { ALTAR, ORDER_COUNT, type State, TOKEN_ROW } from "../../../state.js";

/**
 * Whose eyes a position is seen with is not written in it. It shows where a seat's own secrets are
 * there to be seen: its private agenda, its draft, its piles before the reveal, its tokens. Where
 * it has none of these, nothing of its hand is shown either.
 */
export function isOwn(s: State, seat: number): boolean {
  // Of others only whether they still think is seen, which is one number.
  if ((s.forks[seat]?.length ?? 0) > 1 || (s.drafts[seat]?.length ?? 0) > 0) return true;
  return hasOpenPile(s, seat) || hasOpenToken(s, seat);
}

function hasOpenPile(s: State, seat: number): boolean {
  if (s.planned === 0 || s.revealed === 1) return false;
  for (let order = 0; order < ORDER_COUNT; order++) {
    if (pileOf(s, seat, order).length > 0) return true;
  }
  return false;
}

/** A token whose kind only its owner knows. */
function hasOpenToken(s: State, seat: number): boolean {
  for (let i = 0; i < s.tokens.length; i += TOKEN_ROW) {
    const [owner, space, order] = s.tokens.slice(i, i + TOKEN_ROW);
    if (owner === seat && order >= 0 && (s.revealed === 0 || space >= ALTAR)) return true;
  }
  return false;
}
