import { type ChanceState, shuffle } from "./chance.js";
import { RulesFault } from "./errors.js";
import { type Audience, UNKNOWN } from "./state.js";

/**
 * Cards in an order that is not open to all, top card last. Who has seen a card is part of the
 * state: views show what an audience has been shown, and undo takes knowledge back with the rest.
 */
export interface Pile {
  cards: number[];
  /** For each card, who knows it: one bit for each seat, another for spectators. */
  seen: number[];
}

export const UNSEEN = 0;
export const ALL_AUDIENCES = 0x7fffffff;
const SPECTATOR_BIT = 1 << 30;

export function seenBy(audience: Audience): number {
  // What every seat knows of a pile was shown to all, spectators too.
  return audience < 0 ? SPECTATOR_BIT : 1 << audience;
}

export function newPile(cards: number[] = []): Pile {
  return { cards, seen: new Array<number>(cards.length).fill(UNSEEN) };
}

export function copyPile(pile: Pile): Pile {
  return { cards: pile.cards.slice(), seen: pile.seen.slice() };
}

/** Shuffles a pile, or a part of it; what was known about those places is gone. */
export function shufflePile(
  pile: Pile,
  chance: ChanceState,
  from = 0,
  to = pile.cards.length,
): void {
  shuffle(chance, pile.cards, from, to);
  pile.seen.fill(UNSEEN, from, to);
}

/** Takes the top card; the caller makes sure that there is one. */
export function drawTop(pile: Pile): number {
  const card = pile.cards.pop();
  if (card === undefined) throw new RulesFault("a card was taken from an empty pile");
  pile.seen.pop();
  return card;
}

/** Shows the card at an index of the pile to those whose bits are given. */
export function show(pile: Pile, index: number, to: number): void {
  pile.seen[index] |= to;
}

/** A pile as an audience sees it. A card's back is a small number that everybody can see. */
export function viewPile(pile: Pile, audience: Audience, backOf: (card: number) => number): Pile {
  const bit = seenBy(audience);
  const cards = pile.cards.slice();
  const seen = pile.seen.slice();
  for (let i = 0; i < cards.length; i++) {
    // Who else has seen which card would tell where cards went that somebody handled alone.
    seen[i] &= bit;
    if (seen[i] === 0) cards[i] = UNKNOWN - backOf(cards[i]);
  }
  return { cards, seen };
}

export function isUnknown(cell: number): boolean {
  return cell <= UNKNOWN;
}

/**
 * Puts random cards of the pool into all unknown cells of the rows, each by its back. The pool is
 * every card that could lie there.
 */
export function dealUnknownCards(
  rows: readonly number[][],
  pool: readonly number[],
  backOf: (card: number) => number,
  chance: ChanceState,
): void {
  const left = pool.slice();
  shuffle(chance, left);
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) {
      if (!isUnknown(row[i])) continue;
      const back = UNKNOWN - row[i];
      const at = left.findIndex((card) => backOf(card) === back);
      if (at < 0) throw new RulesFault(`no card with back ${back} is left to imagine`);
      row[i] = left[at];
      left.splice(at, 1);
    }
  }
}
