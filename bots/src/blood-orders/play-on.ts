import type { State, Table } from "@coterie/blood-orders";
import {
  agendaOf,
  answerAndRun,
  isInPhase,
  newContext,
  nextSeat,
  type Step,
  topStepId,
} from "@coterie/kernel";
import { after, optionsOf } from "../look-ahead.js";
import { isCalm } from "./calm.js";
import type { Lore } from "./lore.js";
import { value } from "./value.js";

/**
 * Plays on to a question or a simultaneous phase, always with what is best when its effect is done.
 * What it is given may be changed.
 */
export function playOn(lore: Lore, from: Table, until: Step): Table {
  let run = from;
  while (run.state.outcome === 0 && !isAt(run.state, until)) {
    run = answered(lore, run, (next, seat) => value(lore, calmed(lore, next), seat));
  }
  return run;
}

function isAt(s: State, step: Step): boolean {
  return isInPhase(s, step) || topStepId(s.agenda) === step.id;
}

/** The position when the effect is done, with what looks best at once in all further choices. */
function calmed(lore: Lore, from: Table): Table {
  if (isCalm(lore, from)) return from;
  let run = newContext(lore.game, lore.game.copy(from.state));
  while (run.state.outcome === 0 && !isCalm(lore, run)) {
    run = answered(lore, run, (next, seat) => value(lore, next, seat));
  }
  return run;
}

/** What the best answer leads to; of equal ones the first. */
function answered(lore: Lore, run: Table, judge: (next: Table, seat: number) => number): Table {
  const { game, steps } = lore;
  const seat = nextSeat(game, run);
  const options = optionsOf(game, run, seat);
  const asked = topStepId(agendaOf(run.state, seat));
  // Who has come so far acts, which is the first option.
  if (asked === steps.act.id || asked === steps.stay.id || options.length === 1) {
    answerAndRun(game, run, seat, options[0]);
    return run;
  }
  let best = run;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const next = after(game, run.state, seat, option);
    const worth = judge(next, seat);
    if (worth <= highest) continue;
    highest = worth;
    best = next;
  }
  return best;
}
