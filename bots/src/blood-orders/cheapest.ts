import type { Content } from "@coterie/blood-orders";

/** Cards of a hand, each place one bit, and what it costs to use them. */
export interface Choice {
  readonly places: number;
  readonly cost: number;
}

/** The choice for an Order of so many symbols, from free places; undefined where there is none. */
export type Choose = (order: number, symbols: number, free: number) => Choice | undefined;

export const NO_CARDS: Choice = { places: 0, cost: 0 };

/** Chooses the cheapest cards of a hand that together show enough. Many plans ask for the same. */
export function chooser(
  content: Content,
  hand: readonly number[],
  costOf: (card: number) => number,
): Choose {
  const shown = hand.map((card) => content.cards[card].symbols);
  const costs = hand.map(costOf);
  const known = new Map<string, Choice | undefined>();
  return (order, symbols, free) => {
    const asked = `${order}/${symbols}/${free}`;
    if (known.has(asked)) return known.get(asked);
    const choice = cheapest(shown, costs, order, symbols, free);
    known.set(asked, choice);
    return choice;
  };
}

function cheapest(
  shown: readonly (readonly number[])[],
  costs: readonly number[],
  order: number,
  symbols: number,
  free: number,
): Choice | undefined {
  // best[n]: the cheapest choice that shows n symbols; the last one: that many or more.
  const best: (Choice | undefined)[] = [NO_CARDS];
  for (let place = 0; place < shown.length; place++) {
    const more = shown[place][order];
    if (more === 0 || (free & (1 << place)) === 0) continue;
    for (let n = symbols - 1; n >= 0; n--) {
      const from = best[n];
      if (from === undefined) continue;
      const to = Math.min(symbols, n + more);
      const cost = from.cost + costs[place];
      if (cost >= (best[to]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best[to] = { places: from.places | (1 << place), cost };
    }
  }
  return best[symbols];
}
