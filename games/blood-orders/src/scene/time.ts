import { isInPhase } from "@coterie/kernel";
import { orders } from "../content/language.js";
import { CLEANUP } from "../rules/cleanup.js";
import { FEEDING_START } from "../rules/feeding.js";
import { playersAt } from "../rules/piles.js";
import { PLANNING } from "../rules/planning.js";
import { outcomes } from "../rules/scoring.js";
import { DAYS, NIGHT, ORDER_COUNT, type State } from "../state.js";
import { type Look, quarters, tableOf } from "../words/en/play/look.js";
import { phaseWords, turnNow, waiting } from "../words/en/play/phase.js";
import { isPlanning } from "./draft.js";
import type { PhaseName, TimeScene, TurnScene } from "./types.js";

/** Where in the game and in the Day the table stands. */

/** BO-5.2: the first Order that has a token left in a Quarter; the last one leaves none. */
function orderNow(look: Look): PhaseName {
  const g = tableOf(look);
  const now = [...orders.keys()].find((order) =>
    quarters(look).some((quarter) => playersAt(g, order, quarter).length > 0),
  );
  return orders[now ?? NIGHT];
}

function phaseOf(look: Look): PhaseName {
  const { state } = look;
  if (state.outcome !== 0) return "over";
  if (isPlanning(state)) return "planning";
  if (isInPhase(state, FEEDING_START)) return "feeding";
  if (waiting(state, CLEANUP) === undefined) return "cleanup";
  if (waiting(state, PLANNING) !== undefined) return "day-begins";
  return state.revealed === 1 ? orderNow(look) : "orders";
}

function turnOf(s: State): TurnScene | null {
  const turn = s.outcome === 0 ? turnNow(s) : undefined;
  return turn === undefined ? null : { ...turn, rounds: ORDER_COUNT };
}

export function timeScene(look: Look): TimeScene {
  const { state } = look;
  return {
    day: state.day,
    days: DAYS,
    act: state.act + 1,
    phase: phaseOf(look),
    words: phaseWords(state),
    turn: turnOf(state),
    startPlayer: state.startPlayer,
    outcome: outcomes[state.outcome - 1] ?? null,
  };
}
