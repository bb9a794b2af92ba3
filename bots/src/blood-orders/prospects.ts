import type { State } from "@coterie/blood-orders";
import { ALTAR, CATACOMBS, DAWN, NONE, ORDERS, pileOf, quarterCount } from "./board.js";
import type { Lore } from "./lore.js";
import { IMPOSSIBLE, NOTHING, valueOfDay } from "./what-if.js";

/** What each deed of today would bring by itself, against doing nothing. */
export interface Prospects {
  /** By Order and Quarter, if the die is overcome, without the cards for it; 0 if not wanted. */
  readonly quarters: readonly (readonly number[])[];
  readonly catacombs: number;
  /** Rituals that could be taken, best first. */
  readonly rituals: readonly { readonly ritual: number; readonly gain: number }[];
}

/** The rules themselves play each deed in an imagined world; no piece is known by its name. */
export function prospectsOf(
  lore: Lore,
  world: State,
  seat: number,
  isWanted: (order: number, quarter: number) => boolean,
): Prospects {
  const quiet = withoutPiles(lore, world, seat);
  const base = valueOfDay(lore, quiet, seat, NOTHING);
  const gainOf = (order: number, space: number, rituals: readonly number[]): number => {
    const spaces = NOTHING.spaces.map((none, one) => (one === order ? space : none));
    return valueOfDay(lore, quiet, seat, { spaces, rituals }) - base;
  };
  const quarters = [...Array(quarterCount(world)).keys()];
  return {
    quarters: ORDERS.map((order) =>
      quarters.map((quarter) => (isWanted(order, quarter) ? gainOf(order, quarter, []) : 0)),
    ),
    catacombs: gainOf(DAWN, CATACOMBS, []),
    rituals: world.market
      .filter((ritual) => ritual !== NONE)
      .map((ritual) => ({ ritual, gain: gainOf(DAWN, ALTAR, [ritual]) }))
      .filter(({ gain }) => gain > IMPOSSIBLE)
      .sort((a, b) => b.gain - a.gain),
  };
}

/** So that any die is overcome without a card. */
const PLENTY = 20;
/** So many cards at least lie in Torpor when the first effect of a Day is done, or soon after. */
const SLEEPERS = 3;

/**
 * No token has been placed, every Order succeeds, and the cards for them are in Torpor already, as
 * far as it is known which those will be: some effects are about them.
 */
function withoutPiles(lore: Lore, world: State, seat: number): State {
  const s = lore.game.copy(world);
  s.tokens = [];
  for (const order of ORDERS) {
    s.torpor[seat].push(...pileOf(s, seat, order).splice(0));
    s.boosts[seat * ORDERS.length + order] = PLENTY;
  }
  const isCommon = (card: number): boolean => !lore.content.cards[card].isVictim;
  while (s.planned === 0 && s.torpor[seat].length < SLEEPERS) {
    const at = s.hands[seat].findIndex(isCommon);
    if (at < 0) break;
    s.torpor[seat].push(...s.hands[seat].splice(at, 1));
  }
  return s;
}
