import { scoreOf, type Table } from "@coterie/blood-orders";
import { ORDERS, pileOf } from "./board.js";

/**
 * What people count of a player in Blood Orders. `points`: the score if the game ended now (BO-7.1) and
 * every card of today came back to the hand.
 */
export function parts(g: Table, seat: number): Readonly<Record<string, number>> {
  const s = g.state;
  const away = [...s.torpor[seat], ...ORDERS.flatMap((order) => pileOf(s, seat, order))];
  const points = away.reduce((sum, card) => sum + g.content.cards[card].vp, 0);
  return {
    points: scoreOf(g, seat).total + points,
    influence: s.influence[seat],
    blood: s.blood[seat],
    fear: s.fear[seat],
    rituals: s.rituals[seat].length,
  };
}
