import type { Piece } from "../content/pieces.js";
import { countOf } from "../rules/cards.js";
import { handCard } from "../words/en/play/cards.js";
import type { Look } from "../words/en/play/look.js";
import { textOf } from "../words/en/play/part.js";
import { printedWords, symbolWords } from "../words/en/symbols.js";
import type { Marks } from "./draft.js";
import type { CardList } from "./places.js";
import type { CardScene, SymbolsScene } from "./types.js";

/** Cards with all that is on them. */

type Shown = Omit<CardScene, "place" | "mark">;

const shown = new WeakMap<Piece, Shown>();

export function cardAt(place: string, piece: Piece): CardScene {
  const known = shown.get(piece) ?? shownOn(piece);
  shown.set(piece, known);
  return { place, ...known };
}

function shownOn(piece: Piece): Shown {
  const { id, name, kind } = piece;
  const printed = printedWords(piece);
  const text = textOf(piece);
  return { id, name, kind, text, ...(printed === undefined ? {} : { printed }), ...numbers(piece) };
}

const symbolsOn = (card: SymbolsScene): SymbolsScene => ({
  dawn: card.dawn,
  dusk: card.dusk,
  night: card.night,
});

/** What is on a piece as numbers, for icons. */
function numbers(piece: Piece): Partial<Shown> {
  switch (piece.kind) {
    case "location":
      return { fear: piece.fear };
    case "victim": {
      const { class: victimClass, fear, cost, vp } = piece;
      return { symbols: symbolsOn(piece), vp, fear, cost, class: victimClass };
    }
    case "ritual":
      return { vp: piece.vp, requires: { ...piece.requires } };
    case "bleeder":
    case "elder":
      return { symbols: symbolsOn(piece), printed: symbolWords(piece) };
    case "fear-track":
      return {};
    default:
      return piece satisfies never;
  }
}

/** A card of a hand by its number. All that a scene shows is known to its audience. */
export function numberedCard(look: Look, card: number, place: (id: string) => string): CardScene {
  const piece = handCard(look, card);
  if (piece === undefined) throw new Error(`no card has the number ${card}`);
  return cardAt(place(piece.id), piece);
}

/** A list of cards, with a place for each of those that are alike. */
export function cardsIn(
  look: Look,
  cards: readonly number[],
  list: CardList,
  marks: Marks = [],
): CardScene[] {
  return cards.map((card, i) => {
    const copy = countOf(cards.slice(0, i), card) + 1;
    const scene = numberedCard(look, card, (id) => list(id, copy));
    const mark = marks[i];
    return mark === undefined ? scene : { ...scene, mark };
  });
}
