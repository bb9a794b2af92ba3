import type { State } from "@coterie/blood-orders";
import { newContext } from "@coterie/kernel";
import { daysLeft, ORDERS } from "./board.js";
import { type Choose, chooser } from "./cheapest.js";
import { nightChance } from "./contest.js";
import { lastBlood } from "./goods.js";
import type { Lore } from "./lore.js";
import { type Prospects, prospectsOf } from "./prospects.js";
import { reserveFor } from "./reserve.js";
import { symbolsAdded } from "./standing.js";
import { type Pick, whim } from "./whim.js";
import { worth } from "./worth.js";

/** All that is needed to make plans for a Day. Sets of cards are places of the hand, one bit each. */
export interface Desk {
  readonly lore: Lore;
  readonly world: State;
  readonly seat: number;
  readonly hand: readonly number[];
  readonly prospects: Prospects;
  /** By Order and Quarter: the symbols that cards must show. */
  readonly needs: readonly (readonly number[])[];
  /** By visits to the Altar: the cards that need not stay in hand for the best Rituals. */
  readonly free: readonly number[];
  /** By Quarter and symbols beyond the die, as `worth.margins` has them. */
  readonly nights: readonly (readonly Night[])[];
  /** The cheapest cards for an Order. */
  readonly choose: Choose;
}

export interface Night {
  /** That it is not lost in a contest. */
  readonly chance: number;
  readonly whim: number;
}

export function newDesk(lore: Lore, world: State, seat: number, pick: Pick): Desk {
  const g = newContext(lore.game, world);
  const hand = world.hands[seat];
  const prospects = prospectsOf(lore, world, seat, () => true);
  return {
    lore,
    world,
    seat,
    hand,
    prospects,
    needs: ORDERS.map((order) =>
      world.dice.map((die, quarter) => Math.max(0, die - symbolsAdded(g, seat, order, quarter))),
    ),
    nights: world.dice.map((die, quarter) =>
      worth.margins.map((margin) => ({
        chance: nightChance(lore, world, seat, quarter, die + margin),
        whim: whim(pick),
      })),
    ),
    free: freeCards(lore, hand, prospects),
    choose: chooser(lore.content, hand, costIn(lore, world, seat)),
  };
}

function freeCards(lore: Lore, hand: readonly number[], { rituals }: Prospects): number[] {
  const free = [(1 << hand.length) - 1];
  for (const { ritual } of rituals) {
    const reserve = reserveFor(lore.content, ritual, hand) ?? [];
    const bits = reserve.reduce((sum, card) => sum | (1 << hand.indexOf(card)), 0);
    free.push(free[free.length - 1] & ~bits);
  }
  return free;
}

/** A card that is used must be fed, or is lost (BO-6.3). */
function costIn(lore: Lore, world: State, seat: number): (card: number) => number {
  const left = daysLeft(world);
  // The price of what is left when half the hand has been fed.
  const blood = Math.max(1, world.blood[seat] - Math.floor(world.hands[seat].length / 2));
  const price = lastBlood(lore, blood, left);
  return (card) => {
    const { symbols } = lore.content.cards[card];
    const spent = symbols.reduce((sum, shown) => sum + shown, 0) * worth.spentSymbol;
    return Math.min(price, Math.max(0, lore.cards[left][card])) + spent;
  };
}
