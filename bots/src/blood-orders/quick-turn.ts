import { modified, pileSymbols, type State, type Table } from "@coterie/blood-orders";
import { applyOption } from "@coterie/kernel";
import { after, optionsOf } from "../look-ahead.js";
import {
  ALTAR,
  CATACOMBS,
  daysLeft,
  NIGHT,
  NONE,
  ORDERS,
  pileOf,
  spaceNames,
  spaceOf,
  unplaced,
} from "./board.js";
import { nightChance } from "./contest.js";
import { bloodWorth, fearWorth } from "./goods.js";
import type { Lore } from "./lore.js";
import type { Outlook } from "./outlook.js";
import { settled } from "./settle.js";
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
  if (options[0] !== END) return place(lore, run, seat, options, outlook);
  const isLast = unplaced(run.state, seat) === 0;
  const end = isLast ? withExtras(lore, run, seat, extrasOf(run.state, seat, options)) : run;
  applyOption(lore.game, end, seat, END);
  return end;
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

/** A token, and where it would go. */
interface Step {
  readonly order: number;
  readonly space: number;
}

/** What brings most; what others may take first, and a Night last, when more is seen of them. */
function place(
  lore: Lore,
  run: Table,
  seat: number,
  options: readonly number[],
  outlook: Outlook,
): Table {
  const { game } = lore;
  const steps = stepsOf(lore, run, seat, outlook);
  const { order, space } = steps.reduce((a, b) => (haste(b) > haste(a) ? b : a));
  const ritual = space === ALTAR ? ritualsOpen(lore, run, seat)[0] : undefined;
  const missing = ritual === undefined ? 0 : bloodMissing(run, seat, ritual.ritual);
  const scavenge = missing > 0 && options.includes(SCAVENGE + missing);
  applyOption(game, run, seat, scavenge ? SCAVENGE + missing : order * spaceNames.length + space);
  return run;
}

function haste({ order, space }: Step): number {
  if (space === ALTAR) return 3;
  if (space === CATACOMBS) return 2;
  return order === NIGHT ? 0 : 1;
}

/** Each token goes where it brings most; those that miss least in a Quarter go to the Altar first. */
function stepsOf(lore: Lore, run: Table, seat: number, { desk }: Outlook): Step[] {
  const { prospects } = desk;
  const s = run.state;
  const open = ORDERS.filter((order) => spaceOf(s, seat, order) === NONE);
  const careful = open.length === 1;
  const quarters = open.map((order) => {
    const spared = pileOf(s, seat, order).length * worth.sparedCard;
    let best = { order, space: CATACOMBS, gain: 0 };
    prospects.quarters[order].forEach((all, space) => {
      const symbols = pileSymbols(run, seat, order, space);
      if (symbols < s.dice[space]) return;
      const chance = order === NIGHT && careful ? nightChance(lore, s, seat, space, symbols) : 1;
      const gain = all * chance - spared;
      if (gain > best.gain) best = { order, space, gain };
    });
    return best;
  });
  quarters.sort((a, b) => a.gain - b.gain);
  const rituals = ritualsOpen(lore, run, seat);
  return quarters.map(({ order, space, gain }) => {
    const [ritual] = rituals;
    const least = Math.max(gain, prospects.catacombs);
    if (ritual !== undefined && ritual.gain > least) {
      rituals.shift();
      return { order, space: ALTAR };
    }
    return { order, space: gain > prospects.catacombs ? space : CATACOMBS };
  });
}

/** BO-4.4, by simple rules: an option is one more than the place in the market, or 0 for none. */
export function quickAltar(
  lore: Lore,
  run: Table,
  seat: number,
  options: readonly number[],
): number {
  let best = options[0];
  let highest = 0;
  for (const option of options) {
    const ritual = run.state.market[option - 1] ?? NONE;
    if (ritual === NONE) continue;
    const gain = ritualGain(lore, run, seat, ritual);
    if (gain <= highest) continue;
    highest = gain;
    best = option;
  }
  return best;
}

/** Rituals of the market for which the hand is enough, with what they bring; best first. */
function ritualsOpen(
  lore: Lore,
  run: Table,
  seat: number,
): { readonly ritual: number; readonly gain: number }[] {
  return run.state.market
    .filter((ritual) => ritual !== NONE && canShow(lore, run, seat, ritual))
    .map((ritual) => ({ ritual, gain: ritualGain(lore, run, seat, ritual) }))
    .sort((a, b) => b.gain - a.gain);
}

function canShow({ content }: Lore, run: Table, seat: number, ritual: number): boolean {
  const { requires } = content.rituals[ritual].card;
  const { hands, sure } = run.state;
  let victims = 0;
  const shown = [0, 0, 0];
  for (const cards of [hands[seat], sure[seat]]) {
    for (const card of cards) {
      const { isVictim, symbols } = content.cards[card];
      if (!isVictim) continue;
      victims++;
      for (const order of ORDERS) shown[order] += symbols[order];
    }
  }
  return (
    victims >= modified(run, "ritual-victims", requires.victims, seat, NONE) &&
    shown[0] >= (requires.dawn ?? 0) &&
    shown[1] >= (requires.dusk ?? 0) &&
    shown[2] >= (requires.night ?? 0)
  );
}

function ritualGain(lore: Lore, run: Table, seat: number, ritual: number): number {
  const s = run.state;
  const left = daysLeft(s);
  const missing = Math.max(0, bloodMissing(run, seat, ritual));
  const rest = s.blood[seat] + missing - bloodFor(run, seat, ritual);
  if (s.fear[seat] + missing > lore.content.fearTrack.length) return Number.NEGATIVE_INFINITY;
  return (
    lore.rituals[left][ritual] +
    bloodWorth(lore, rest, left) -
    bloodWorth(lore, s.blood[seat], left) +
    fearWorth(lore, s, seat, left, missing) -
    fearWorth(lore, s, seat, left)
  );
}

function bloodFor(run: Table, seat: number, ritual: number): number {
  const { blood } = run.content.rituals[ritual].card.requires;
  return Math.max(0, modified(run, "ritual-blood", blood, seat, NONE));
}

function bloodMissing(run: Table, seat: number, ritual: number): number {
  return bloodFor(run, seat, ritual) - run.state.blood[seat];
}
