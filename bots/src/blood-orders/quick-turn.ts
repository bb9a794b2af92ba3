import type { State, Table } from "@coterie/blood-orders";
import { answerAndRun } from "@coterie/kernel";
import { after, optionsOf } from "../look-ahead.js";
import { ALTAR, ORDERS, pileOf, spaceNames, spaceOf, unplaced } from "./board.js";
import type { Lore } from "./lore.js";
import type { Outlook } from "./outlook.js";
import { ritualsOpen } from "./quick-altar.js";
import { quickStep } from "./quick-place.js";
import { settled } from "./settle.js";
import { bloodMissing } from "./standing.js";
import { value } from "./value.js";
import { worth } from "./worth.js";

/** The options of a turn are numbered: places by Order and space, the end, Blood, Rituals. */
const END = ORDERS.length * spaceNames.length;
const SCAVENGE = 100;
const USE = 1000;

/** Chapter 4, by simple rules: one answer of a turn. */
export function quickTurn(
  lore: Lore,
  run: Table,
  seat: number,
  options: readonly number[],
  outlook: Outlook,
): Table {
  if (options[0] !== END) {
    answerAndRun(lore.game, run, seat, toPlace(lore, run, seat, options, outlook));
    return run;
  }
  const isLast = unplaced(run.state, seat) === 0;
  const end = isLast ? withExtras(lore, run, seat, extrasOf(run.state, seat, options)) : run;
  answerAndRun(lore.game, end, seat, END);
  return end;
}

/** The place of a token; for the Altar the Blood that is lacking is scavenged before. */
function toPlace(
  lore: Lore,
  run: Table,
  seat: number,
  options: readonly number[],
  outlook: Outlook,
): number {
  const { order, space } = quickStep(lore, run, seat, outlook);
  if (space === ALTAR) {
    const [{ ritual }] = ritualsOpen(lore, run, seat);
    const scavenge = SCAVENGE + bloodMissing(run, seat, ritual);
    if (scavenge > SCAVENGE && options.includes(scavenge)) return scavenge;
  }
  return order * spaceNames.length + space;
}

/** Each extra is taken that makes things better; none is thought about twice. */
function withExtras(lore: Lore, from: Table, seat: number, extras: readonly number[]): Table {
  if (extras.length === 0) return from;
  let run = from;
  let highest = value(lore, run, seat) + worth.extra;
  for (const extra of extras) {
    if (run !== from && !optionsOf(lore.game, run, seat).includes(extra)) continue;
    const next = settled(lore, after(lore.game, run.state, seat, extra));
    const gained = value(lore, next, seat);
    if (gained <= highest) continue;
    highest = gained + worth.extra;
    run = next;
  }
  return run;
}

/** Rituals that are used once per day, and the Blood that is lacking to feed all cards. */
function extrasOf(s: State, seat: number, options: readonly number[]): number[] {
  let spent = s.torpor[seat].length;
  for (const order of ORDERS) {
    if (spaceOf(s, seat, order) < ALTAR) spent += pileOf(s, seat, order).length;
  }
  const lacking = SCAVENGE + spent - s.blood[seat];
  return options.filter((option) => option >= USE || option === lacking);
}
