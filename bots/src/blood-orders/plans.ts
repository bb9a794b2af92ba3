import { ALTAR, CATACOMBS, NIGHT, ORDERS, quarterCount } from "./board.js";
import { type Choice, NO_CARDS } from "./cheapest.js";
import type { Desk, Night } from "./desk.js";
import type { Deeds } from "./what-if.js";
import { worth } from "./worth.js";

/** Where the tokens are meant to go, and the cards under them (chapter 3). */
export interface Plan extends Deeds {
  /** By Order: places of the hand, one bit each. */
  readonly piles: readonly number[];
  readonly night: Night;
  /** What the parts of the plan promise by themselves. */
  readonly promise: number;
}

const NO_NIGHT: Night = { chance: 1, whim: 0 };

/** Every way to send the tokens out for which there are cards enough. */
export function plansOf(desk: Desk): Plan[] {
  const quarters = [...Array(quarterCount(desk.world)).keys()];
  const spaces = [...quarters, ALTAR, CATACOMBS];
  const plans: Plan[] = [];
  for (const dawn of spaces) {
    for (const dusk of spaces) {
      for (const night of spaces) addPlans(desk, [dawn, dusk, night], plans);
    }
  }
  return plans;
}

/** With a Night there are several: with just enough symbols, or with more for a contest. */
function addPlans(desk: Desk, spaces: readonly number[], plans: Plan[]): void {
  const visits = spaces.filter((space) => space === ALTAR).length;
  if (visits > desk.prospects.rituals.length) return;
  const levels = spaces[NIGHT] < ALTAR ? worth.margins.length : 1;
  for (let level = 0; level < levels; level++) {
    const piles = pilesFor(desk, spaces, worth.margins[level], desk.free[visits]);
    if (piles === undefined) return;
    plans.push(planWith(desk, spaces, level, visits, piles));
  }
}

function planWith(
  desk: Desk,
  spaces: readonly number[],
  level: number,
  visits: number,
  piles: readonly Choice[],
): Plan {
  const night = desk.nights[spaces[NIGHT]]?.[level] ?? NO_NIGHT;
  const rituals = desk.prospects.rituals.slice(0, visits);
  let promise = 0;
  for (const { gain } of rituals) promise += gain;
  for (const order of ORDERS) {
    const chance = order === NIGHT ? night.chance : 1;
    promise += chance * promiseOf(desk, order, spaces[order], piles[order]);
  }
  return {
    spaces,
    rituals: rituals.map(({ ritual }) => ritual),
    piles: piles.map(({ places }) => places),
    night,
    promise,
  };
}

function promiseOf({ prospects }: Desk, order: number, space: number, pile: Choice): number {
  if (space === CATACOMBS) return prospects.catacombs;
  return space === ALTAR ? 0 : prospects.quarters[order][space] - pile.cost;
}

/** The cheapest cards for each Order, those with most to gain first; undefined if not enough. */
function pilesFor(
  { needs, prospects, choose }: Desk,
  spaces: readonly number[],
  margin: number,
  cards: number,
): Choice[] | undefined {
  const gainOf = (order: number): number => prospects.quarters[order][spaces[order]];
  const inQuarters = ORDERS.filter((order) => spaces[order] < ALTAR);
  const piles: Choice[] = ORDERS.map(() => NO_CARDS);
  let free = cards;
  for (const order of inQuarters.sort((a, b) => gainOf(b) - gainOf(a))) {
    const need = needs[order][spaces[order]] + (order === NIGHT ? margin : 0);
    const pile = choose(order, need, free);
    if (pile === undefined) return undefined;
    piles[order] = pile;
    free &= ~pile.places;
  }
  return piles;
}
