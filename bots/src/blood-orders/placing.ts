import { pileSymbols, type State } from "@coterie/blood-orders";
import { newContext } from "@coterie/kernel";
import { ALTAR, CATACOMBS, NIGHT, NONE, ORDERS, pileOf, spaceOf } from "./board.js";
import { nightChance } from "./contest.js";
import type { Lore } from "./lore.js";
import { type Prospects, prospectsOf } from "./prospects.js";
import { type Deeds, valueOfDay } from "./what-if.js";
import { type Pick, whim } from "./whim.js";
import { worth } from "./worth.js";

/** A way to place the tokens that are left, with the piles as they are. */
export interface Placing extends Deeds {
  /** What its parts promise by themselves. */
  readonly promise: number;
  /** What may be lost of it in a contest. */
  readonly risk: number;
}

/** The ways that promise most are played in the imagined world. */
export function bestDeeds(lore: Lore, world: State, seat: number, pick: Pick): Deeds {
  const whims = world.dice.map(() => whim(pick));
  const ways = placings(lore, world, seat).sort((a, b) => b.promise - a.promise);
  let best = ways[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const way of ways.slice(0, worth.deedsTried)) {
    const total = valueOfDay(lore, world, seat, way) - way.risk + (whims[way.spaces[NIGHT]] ?? 0);
    if (total <= highest) continue;
    highest = total;
    best = way;
  }
  return best;
}

export function placings(lore: Lore, world: State, seat: number): Placing[] {
  const g = newContext(lore.game, world);
  const margins = ORDERS.map((order) =>
    world.dice.map((die, quarter) => pileSymbols(g, seat, order, quarter) - die),
  );
  const isOpen = (order: number): boolean => spaceOf(world, seat, order) === NONE;
  const succeeds = (order: number, at: number): boolean => isOpen(order) && margins[order][at] >= 0;
  const prospects = prospectsOf(lore, world, seat, succeeds);
  const table = ORDERS.map((order) => {
    if (!isOpen(order)) return [{ space: NONE, promise: 0, risk: 0 }];
    return partsFor(lore, world, seat, order, margins[order], prospects);
  });
  const ways: Placing[] = [];
  for (const dawn of table[0]) {
    for (const dusk of table[1]) {
      for (const night of table[2]) addWay(ways, [dawn, dusk, night], prospects);
    }
  }
  return ways;
}

/** What one token promises on one space; at the Altar the Ritual is counted with all of them. */
interface Part {
  readonly space: number;
  readonly promise: number;
  readonly risk: number;
}

function partsFor(
  lore: Lore,
  world: State,
  seat: number,
  order: number,
  margins: readonly number[],
  prospects: Prospects,
): Part[] {
  // BO-6.2: a pile whose token is elsewhere needs no feeding.
  const spared = pileOf(world, seat, order).length * worth.sparedCard;
  const gains = prospects.quarters[order];
  return [
    { space: ALTAR, promise: spared, risk: 0 },
    { space: CATACOMBS, promise: spared + prospects.catacombs, risk: 0 },
    ...gains.map((gain, space) => {
      const safe =
        order === NIGHT
          ? nightChance(lore, world, seat, space, world.dice[space] + margins[space])
          : 1;
      const risk = (1 - safe) * Math.max(0, gain);
      return { space, promise: gain - risk, risk };
    }),
  ];
}

function addWay(ways: Placing[], parts: readonly Part[], prospects: Prospects): void {
  const visits = parts.filter(({ space }) => space === ALTAR).length;
  if (visits > prospects.rituals.length) return;
  const rituals = prospects.rituals.slice(0, visits);
  const promise =
    parts.reduce((sum, part) => sum + part.promise, 0) +
    rituals.reduce((sum, { gain }) => sum + gain, 0);
  ways.push({
    spaces: parts.map(({ space }) => space),
    rituals: rituals.map(({ ritual }) => ritual),
    promise,
    risk: parts.reduce((sum, part) => sum + part.risk, 0),
  });
}
