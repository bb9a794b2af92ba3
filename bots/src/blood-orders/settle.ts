import type { Table } from "@coterie/blood-orders";
import { answerAndRun, nextSeat } from "@coterie/kernel";
import { after, optionsOf } from "../look-ahead.js";
import { isCalm } from "./calm.js";
import type { Lore } from "./lore.js";
import { value } from "./value.js";

/** The option that is best when its effect is done, with that effect done; of equal ones the first. */
export function bestOf(lore: Lore, run: Table, seat: number, options: readonly number[]): Table {
  return best(lore, run, seat, options, settled);
}

/** The effect is done, with what looks best at once in all choices. */
export function settled(lore: Lore, from: Table): Table {
  let run = from;
  while (run.state.outcome === 0 && !isCalm(lore, run)) {
    const seat = nextSeat(lore.game, run);
    run = best(lore, run, seat, optionsOf(lore.game, run, seat), asItIs);
  }
  return run;
}

function asItIs(_: Lore, run: Table): Table {
  return run;
}

function best(
  lore: Lore,
  run: Table,
  seat: number,
  options: readonly number[],
  finish: (lore: Lore, run: Table) => Table,
): Table {
  if (options.length === 1) {
    answerAndRun(lore.game, run, seat, options[0]);
    return run;
  }
  let found = run;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const next = finish(lore, after(lore.game, run.state, seat, option));
    const worth = value(lore, next, seat);
    if (worth <= highest) continue;
    highest = worth;
    found = next;
  }
  return found;
}
