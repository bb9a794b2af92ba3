import { type Pile, seenBy } from "../knowledge.js";
import type { Audience } from "../state.js";

/** For disguises: cards that an audience has not seen change places, each with one of its back. */
export function swapUnseenCards(
  piles: readonly Pile[],
  audience: Audience,
  backOf: (card: number) => number,
  pick: (below: number) => number,
): void {
  const bit = seenBy(audience);
  const hidden = piles.flatMap(({ cards, seen }) =>
    cards.flatMap((_, at) => ((seen[at] & bit) === 0 ? [{ cards, at }] : [])),
  );
  for (const here of hidden) {
    const card = here.cards[here.at];
    const alike = hidden.filter(({ cards, at }) => backOf(cards[at]) === backOf(card));
    const there = alike[pick(alike.length)];
    here.cards[here.at] = there.cards[there.at];
    there.cards[there.at] = card;
  }
}
