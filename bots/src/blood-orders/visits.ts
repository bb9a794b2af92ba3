import type { Table } from "@coterie/blood-orders";
import { advance, answerAndRun, isInPhase, push } from "@coterie/kernel";
import { optionsOf } from "../look-ahead.js";
import type { Lore } from "./lore.js";
import { playOn } from "./play-on.js";

/** Visits to the Altar and the Catacombs in an imagined turn, which waits on top of the agenda. */

/** More than any Ritual costs. */
const LOAN = 50;

/**
 * BO-4.4: takes a Ritual from the market; Blood that is lacking is scavenged before (BO-4.3).
 * Undefined where that cannot be done. The rules themselves say what the Ritual costs.
 */
export function visitAltar(
  lore: Lore,
  from: Table,
  seat: number,
  ritual: number,
): Table | undefined {
  const { game, steps } = lore;
  const option = from.state.market.indexOf(ritual) + 1;
  from.state.blood[seat] += LOAN;
  push(from, steps.altar, seat);
  advance(game, from);
  if (option === 0 || !optionsOf(game, from, seat).includes(option)) return undefined;
  answerAndRun(game, from, seat, option);
  // The first option is to have shown enough, as soon as that is so.
  while (isInPhase(from.state, steps.altarStart)) {
    answerAndRun(game, from, seat, optionsOf(game, from, seat)[0]);
  }
  const run = playOn(lore, from, steps.turn);
  return payBack(lore, run, seat) ? run : undefined;
}

/** False where there is no room on the Fear track for the Blood that is lacking. */
function payBack(lore: Lore, run: Table, seat: number): boolean {
  const { blood, fear } = run.state;
  const missing = Math.max(0, LOAN - blood[seat]);
  blood[seat] += missing - LOAN;
  fear[seat] += missing;
  return fear[seat] <= lore.content.fearTrack.length;
}

/** BO-4.5. */
export function visitCatacombs(lore: Lore, from: Table, seat: number): Table {
  push(from, lore.steps.catacombs, seat);
  advance(lore.game, from);
  return playOn(lore, from, lore.steps.turn);
}
