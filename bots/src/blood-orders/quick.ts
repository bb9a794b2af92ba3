import type { Table } from "@coterie/blood-orders";
import { agendaOf, answerAndRun, isInPhase, nextSeat, topStepId } from "@coterie/kernel";
import { optionsOf } from "../look-ahead.js";
import { leastKept, wantsFed } from "./feeding.js";
import type { Lore } from "./lore.js";
import type { Outlook } from "./outlook.js";
import { quickAltar } from "./quick-altar.js";
import { quickTurn } from "./quick-turn.js";
import { bestOf } from "./settle.js";

/**
 * Plays a Day to its end, to the planning of the next, by simple rules: tokens go where their piles
 * are enough and most is to be had, effects do what looks best. What it is given is changed.
 */
export function playDay(lore: Lore, from: Table, outlooks: readonly Outlook[]): Table {
  let run = from;
  while (run.state.outcome === 0 && !isInPhase(run.state, lore.steps.planningStart)) {
    const seat = nextSeat(lore.game, run);
    run = answered(lore, run, seat, outlooks);
  }
  return run;
}

function answered(lore: Lore, run: Table, seat: number, outlooks: readonly Outlook[]): Table {
  const { game, steps } = lore;
  const options = optionsOf(game, run, seat);
  switch (topStepId(agendaOf(run.state, seat))) {
    case steps.turn.id:
      return quickTurn(lore, run, seat, options, outlooks[seat]);
    case steps.ritual.id:
      answerAndRun(game, run, seat, quickAltar(lore, run, seat, options));
      return run;
    case steps.feed.id:
      answerAndRun(game, run, seat, options[wantsFed(lore, run, seat) ? 0 : options.length - 1]);
      return run;
    case steps.excess.id:
      answerAndRun(game, run, seat, leastKept(lore, run.state, options));
      return run;
    case steps.act.id:
    case steps.stay.id:
    case steps.show.id:
      // Who has come so far acts, and what is enough is enough: that is the first option.
      answerAndRun(game, run, seat, options[0]);
      return run;
    default:
      return bestOf(lore, run, seat, options);
  }
}
