import { orders } from "../content/language.js";
import { ALTAR, NIGHT } from "../state.js";
import { isKnown, type Look } from "../words/en/play/look.js";
import { fearTest } from "../words/en/play/piles.js";
import { type Token, tokensAt } from "../words/en/play/tokens.js";
import { tokenPlace } from "./places.js";
import type { FearTestScene, TokenScene } from "./types.js";

/** Order tokens on a space. */

/** BO-5.3. Only for piles that lie open to the audience. */
export function testScene(look: Look, seat: number, order: number, quarter: number): FearTestScene {
  const { symbols, die } = fearTest(look, seat, order, quarter);
  return { symbols, die, surplus: symbols - die };
}

/** Whoever knows a token knows its pile, too. */
export function tokenScenes(look: Look, space: number): TokenScene[] {
  return tokensAt(look, space).map(({ seat, order }, n) => ({
    place: tokenPlace(space, n),
    seat,
    order: isKnown(order) ? orders[order] : null,
    test: isKnown(order) && space < ALTAR ? testScene(look, seat, order, space) : null,
  }));
}

const mayHunt = ({ order }: Token): boolean => order === NIGHT || !isKnown(order);

/** BO-5.8: each seat once, the earliest placed first. */
export function contestants(look: Look, quarter: number): number[] {
  const hunters = tokensAt(look, quarter).filter(mayHunt);
  return [...new Set(hunters.map(({ seat }) => seat))];
}
