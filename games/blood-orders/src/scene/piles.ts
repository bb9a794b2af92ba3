import { ALL_EYES } from "@coterie/kernel";
import { orders } from "../content/language.js";
import { pileOf } from "../rules/cards.js";
import { ORDER_COUNT } from "../state.js";
import { printed } from "../words/en/play/cards.js";
import { type Look, quarters } from "../words/en/play/look.js";
import { boostOf } from "../words/en/play/piles.js";
import { cardsIn } from "./cards.js";
import { isPlanning } from "./draft.js";
import { pileList, pilePlace } from "./places.js";
import { testScene } from "./tokens.js";
import type { PileScene } from "./types.js";

/** The piles of a player. */

/** BO-5.1, BO-8.2: open to their owner, to all from the reveal on, and when there are none. */
export function arePilesOpen({ state }: Look, seat: number, audience: number): boolean {
  if (seat === audience || audience === ALL_EYES || state.revealed === 1) return true;
  return state.planned === 0 && !isPlanning(state);
}

const hidden = { cards: null, size: null, symbols: null, tests: null } as const;

function openPile(look: Look, seat: number, order: number): Omit<PileScene, keyof Always> {
  const cards = pileOf(look.state, seat, order);
  return {
    cards: cardsIn(look, cards, pileList(seat, order)),
    size: cards.length,
    symbols: printed(look, cards, order) + boostOf(look.state, seat, order),
    tests: quarters(look).map((quarter) => ({ quarter, ...testScene(look, seat, order, quarter) })),
  };
}

type Always = Pick<PileScene, "place" | "order" | "boost">;

export function pileScenes(look: Look, seat: number, audience: number): PileScene[] {
  const isOpen = arePilesOpen(look, seat, audience);
  return Array.from({ length: ORDER_COUNT }, (_, order) => ({
    place: pilePlace(seat, order),
    order: orders[order],
    boost: boostOf(look.state, seat, order),
    ...(isOpen ? openPile(look, seat, order) : hidden),
  }));
}
