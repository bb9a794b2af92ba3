import type { Content } from "@coterie/blood-orders";
import { ORDERS, orderNames } from "./board.js";

/**
 * The Victims that must stay in hand for a Ritual (BO-4.4): of all that will do, those whose
 * symbols are missed least. Undefined where there are not enough.
 */
export function reserveFor(
  content: Content,
  ritual: number,
  hand: readonly number[],
): number[] | undefined {
  const { requires } = content.rituals[ritual].card;
  const victims = hand.filter((card) => content.cards[card].isVictim);
  const needs = orderNames.map((name) => requires[name] ?? 0);
  let best: number[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  const search = (
    at: number,
    chosen: readonly number[],
    lacking: readonly number[],
    missed: number,
  ) => {
    if (missed >= least) return;
    if (chosen.length >= requires.victims && lacking.every((one) => one <= 0)) {
      best = chosen.slice();
      least = missed;
      return;
    }
    if (at === victims.length) return;
    const { symbols } = content.cards[victims[at]];
    const rest = ORDERS.map((order) => lacking[order] - symbols[order]);
    const more = symbols.reduce((sum, shown) => sum + shown, missed);
    search(at + 1, [...chosen, victims[at]], rest, more);
    search(at + 1, chosen, lacking, missed);
  };
  search(0, [], needs, 0);
  return best;
}
