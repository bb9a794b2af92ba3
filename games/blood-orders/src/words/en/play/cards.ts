import { orders } from "../../../content/language.js";
import type { Bleeder, Elder, Victim } from "../../../content/pieces.js";
import { symbolsOf } from "../../../rules/cards.js";
import { symbolWords } from "../symbols.js";
import { isKnown, type Look, type Maybe, orderName, pieceCalled, vpWords } from "./look.js";

/** Cards that players hold: Victims, Bleeders and Elders. */

type HandCard = Victim | Bleeder | Elder;

export function handCard(look: Look, card: Maybe): HandCard | undefined {
  if (!isKnown(card)) return undefined;
  const victim = look.content.victims[card]?.card;
  if (victim !== undefined) return victim;
  const piece = pieceCalled(look, look.content.cards[card]?.id);
  return piece?.kind === "bleeder" || piece?.kind === "elder" ? piece : undefined;
}

export const cardName = (look: Look, card: Maybe): string =>
  handCard(look, card)?.name ?? "a hidden card";

/** "The Occultist, scholar: 1 Dawn, 2 Dusk, 0 Night, 3 VP". */
export function shownBy(card: HandCard): string {
  if (card.kind !== "victim") return symbolWords(card);
  return `${card.class}, ${symbolWords(card)}, ${vpWords(card.vp)}`;
}

/** "The Occultist (scholar, 1 Dawn, 2 Dusk, 0 Night, 3 VP)". */
export function fullCard(look: Look, id: string | undefined): string | undefined {
  const piece = pieceCalled(look, id);
  switch (piece?.kind) {
    case "victim":
    case "bleeder":
    case "elder":
      return `${piece.name} (${shownBy(piece)})`;
    default:
      return undefined;
  }
}

/** "The Occultist, 2 Bleeders, 1 Elder", or "none". */
export function cardList(look: Look, cards: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const names = [...counts].map(([card, n]) => {
    const piece = handCard(look, card);
    if (piece === undefined) return n === 1 ? "a hidden card" : `${n} hidden cards`;
    return piece.kind === "victim" ? piece.name : `${n} ${piece.name}${n === 1 ? "" : "s"}`;
  });
  return names.join(", ") || "none";
}

const known = (look: Look, cards: readonly number[]): number[] =>
  cards.filter((card) => look.content.cards[card] !== undefined);

export const printed = (look: Look, cards: readonly number[], order: number): number =>
  symbolsOf(look.content, known(look, cards), order);

/** "3 Dawn, 0 Dusk, 4 Night" over all these cards. */
export const totals = (look: Look, cards: readonly number[]): string =>
  orders.map((_, order) => `${printed(look, cards, order)} ${orderName(order)}`).join(", ");
