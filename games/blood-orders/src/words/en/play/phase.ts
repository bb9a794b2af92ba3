import { FRAME, isInPhase, type Step } from "@coterie/kernel";
import { FEEDING_START } from "../../../rules/feeding.js";
import { ORDERS } from "../../../rules/orders.js";
import { PLANNING, PLANNING_START } from "../../../rules/planning.js";
import { playerCount } from "../../../rules/terms.js";
import { ALTAR, ORDER_COUNT, type State, TOKEN_ROW } from "../../../state.js";
import { orderName, seatName } from "./look.js";

/** Where in the Day the game stands. */

/** The first argument of the topmost frame of a step on the shared agenda, or undefined. */
export function waiting(s: State, { id }: Step): number | undefined {
  for (let at = s.agenda.length - FRAME; at >= 0; at -= FRAME) {
    if (s.agenda[at] === id) return s.agenda[at + 1];
  }
  return undefined;
}

export interface Turn {
  readonly seat: number;
  /** From 1. */
  readonly round: number;
}

/** Whose turn it is in the orders: the frame that waits says which turn comes next. */
export function turnNow(s: State): Turn | undefined {
  const next = waiting(s, ORDERS);
  if (next === undefined || next < 1 || s.planned === 0) return undefined;
  const players = playerCount(s);
  const turn = next - 1;
  return { seat: (s.startPlayer + turn) % players, round: Math.floor(turn / players) + 1 };
}

/** BO-5.2: the Order that is being carried out: the first that has a token left in a Quarter. */
function orderNow({ tokens }: State): string | undefined {
  let first = ORDER_COUNT;
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i + 1] < ALTAR && tokens[i + 2] >= 0) first = Math.min(first, tokens[i + 2]);
  }
  return orderName(first);
}

export function phaseWords(s: State): string {
  if (s.outcome !== 0) return "the game is over";
  if (isInPhase(s, PLANNING_START)) return "planning";
  if (isInPhase(s, FEEDING_START)) return "feeding";
  if (s.revealed === 1) {
    const order = orderNow(s);
    return order === undefined ? "resolution" : `resolution: ${order}`;
  }
  const turn = turnNow(s);
  if (turn !== undefined) {
    return `orders, round ${turn.round} of ${ORDER_COUNT}: ${seatName(turn.seat)}'s turn`;
  }
  return waiting(s, PLANNING) === undefined ? "cleanup" : "the Day begins";
}
