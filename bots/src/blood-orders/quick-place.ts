import { pileSymbols, type Table } from "@coterie/blood-orders";
import { ALTAR, CATACOMBS, NIGHT, NONE, ORDERS, pileOf, spaceOf } from "./board.js";
import { nightChance } from "./contest.js";
import type { Lore } from "./lore.js";
import type { Outlook } from "./outlook.js";
import { ritualsOpen } from "./quick-altar.js";
import { worth } from "./worth.js";

/** A token that is to be placed, and where. */
interface Step {
  readonly order: number;
  readonly space: number;
}

/** What brings most; what others may take first, and a Night last, when more is seen of them. */
export function quickStep(lore: Lore, run: Table, seat: number, outlook: Outlook): Step {
  return stepsFor(lore, run, seat, outlook).reduce((a, b) => (haste(b) > haste(a) ? b : a));
}

function haste({ order, space }: Step): number {
  if (space === ALTAR) return 3;
  if (space === CATACOMBS) return 2;
  return order === NIGHT ? 0 : 1;
}

/** Each token goes where it brings most; those that miss least in a Quarter go to the Altar first. */
function stepsFor(lore: Lore, run: Table, seat: number, outlook: Outlook): Step[] {
  const open = ORDERS.filter((order) => spaceOf(run.state, seat, order) === NONE);
  const careful = open.length === 1;
  const steps = open
    .map((order) => bestQuarter(lore, run, seat, order, outlook, careful))
    .sort((a, b) => a.gain - b.gain);
  const { catacombs } = outlook.desk.prospects;
  const rituals = ritualsOpen(lore, run, seat);
  return steps.map(({ order, space, gain }) => {
    if (rituals.length > 0 && rituals[0].gain > Math.max(gain, catacombs)) {
      rituals.shift();
      return { order, space: ALTAR };
    }
    return { order, space: gain > catacombs ? space : CATACOMBS };
  });
}

/** Where a pile is enough; `careful`: with an eye to who else may come by Night. */
function bestQuarter(
  lore: Lore,
  run: Table,
  seat: number,
  order: number,
  { desk }: Outlook,
  careful: boolean,
): Step & { readonly gain: number } {
  const s = run.state;
  // BO-6.2: elsewhere the pile needs no feeding.
  const spared = pileOf(s, seat, order).length * worth.sparedCard;
  let best = { order, space: CATACOMBS, gain: 0 };
  desk.prospects.quarters[order].forEach((all, space) => {
    const symbols = pileSymbols(run, seat, order, space);
    if (symbols < s.dice[space]) return;
    const chance = order === NIGHT && careful ? nightChance(lore, s, seat, space, symbols) : 1;
    const gain = all * chance - spared;
    if (gain > best.gain) best = { order, space, gain };
  });
  return best;
}
