import { type Audience, SPECTATOR, UNKNOWN } from "@coterie/kernel";
import type { Visibility } from "@coterie/kernel/define";
import { addCards, cardCount, pileCount, pileOf } from "./rules/cards.js";
import { ALTAR, ORDER_COUNT, type State, type stateSpec, TOKEN_ROW } from "./state.js";

/**
 * Chapter 8. Secret are: hands (until the end) and how they are split into piles (until the reveal), which
 * token stands where (for ever, at the Altar and the Catacombs), what a seat decides in private, and the
 * order of the decks but for what a seat has looked at. Everything else lies open.
 *
 * Every gain and loss of a card is public (BO-8.1), so seats can derive which cards another seat has: those
 * that may be in a pile (`known`) and those that are not (`sure`). Spectators get neither (BO-8.2).
 */
export const visibility: Visibility<typeof stateSpec> = {
  tokens: { dependsOn: ["revealed"], view: viewTokens },
  hands: { dependsOn: ["sure", "piles", "revealed", "outcome"], view: viewHands },
  sure: { dependsOn: ["outcome"], view: viewSure },
  known: { dependsOn: ["hands", "piles", "revealed", "outcome"], view: viewKnown },
  piles: { dependsOn: ["revealed", "outcome"], view: viewPiles },
};

/** BO-8.3: a hand is for its owner until the end. Others may count it, together with hidden piles. */
function viewHands(s: State, audience: Audience): number[][] {
  if (s.outcome !== 0) return s.hands;
  return s.hands.map((hand, seat) => {
    if (seat === audience) return hand;
    const apart = audience === SPECTATOR ? 0 : s.sure[seat].length;
    const shown = s.revealed === 0 ? 0 : pileCount(s, seat);
    return new Array<number>(cardCount(s, seat) - apart - shown).fill(UNKNOWN);
  });
}

function viewSure(s: State, audience: Audience): number[][] {
  return audience === SPECTATOR && s.outcome === 0 ? nothing(s) : s.sure;
}

/** BO-8.2: how others have split their cards is told by the reveal; until then it is one sorted list. */
function viewKnown(s: State, audience: Audience): number[][] {
  if (audience === SPECTATOR || s.outcome !== 0) return nothing(s);
  return s.hands.map((hand, seat) => {
    if (seat === audience) return [];
    return s.revealed === 0 ? withPiles(s, seat) : hand;
  });
}

const nothing = (s: State): number[][] => s.hands.map(() => []);

function withPiles(s: State, seat: number): number[] {
  const hand = s.hands[seat].slice();
  for (let order = 0; order < ORDER_COUNT; order++) addCards(hand, pileOf(s, seat, order));
  return hand;
}

function viewPiles(s: State, audience: Audience): number[][] {
  if (s.revealed !== 0 || s.outcome !== 0) return s.piles;
  return s.piles.map((pile, at) => (Math.floor(at / ORDER_COUNT) === audience ? pile : []));
}

function viewTokens(s: State, audience: Audience): number[] {
  const tokens = s.tokens.slice();
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    const isOpen = s.revealed === 1 && tokens[i + 1] < ALTAR;
    if (tokens[i] !== audience && !isOpen) tokens[i + 2] = UNKNOWN;
  }
  return tokens;
}
