import type { Content, State } from "@coterie/blood-orders";
import type { Lore } from "./lore.js";
import type { Rates } from "./rates.js";
import { worth } from "./worth.js";

/** More of anything is worth no more. */
const MOST = 99;

/** By Blood: feeding and Rituals need some, and the more there is the less it matters. */
export function bloodTable({ blood: rates, bloodStep: step }: Rates, left: number): number[] {
  return Array.from({ length: MOST + 1 }, (_, blood) => {
    if (left === 0) return worth.spareBlood * blood;
    const low = Math.min(blood, step);
    const middle = Math.min(Math.max(0, blood - step), step);
    const high = Math.max(0, blood - 2 * step);
    return low * rates[0][left] + middle * rates[1][left] + high * rates[2][left];
  });
}

export function bloodWorth(lore: Lore, blood: number, left: number): number {
  return lore.blood[left][Math.min(MOST, blood)];
}

/** What the last of so much Blood is worth. */
export function lastBlood(lore: Lore, blood: number, left: number): number {
  return bloodWorth(lore, blood, left) - bloodWorth(lore, Math.max(0, blood - 1), left);
}

/** By Influence; BO-7.1: half a point, and of use for Dusk as long as there are Days. */
export function influenceTable(rates: Rates, left: number): number[] {
  const { influence: worths, usefulInfluence: useful } = rates;
  return Array.from({ length: MOST + 1 }, (_, influence) => {
    if (left === 0) return Math.floor(influence / 2);
    const first = Math.min(influence, useful);
    return first * worths[0][left] + (influence - first) * worths[1][left];
  });
}

export function influenceWorth(lore: Lore, influence: number, left: number): number {
  return lore.influence[left][Math.min(MOST, influence)];
}

/** What the place on the track is worth, or one so much farther up. */
export function fearWorth(lore: Lore, s: State, seat: number, left: number, more = 0): number {
  const table = lore.fear[left];
  return table[Math.min(table.length - 1, s.fear[seat] + more)];
}

/** BO-1.5: by Fear; between two marks some way from one to the other, but for the last Day. */
export function fearTable(content: Content, rates: Rates, left: number): number[] {
  const { length, marks } = content.fearTrack;
  return Array.from({ length: length + 1 }, (_, fear) => {
    if (left === 0) return markAt(marks, fear).vp - worth.idleFear * fear;
    return rates.fear[left] * between(marks, Math.min(length, fear + left * rates.fearToCome));
  });
}

type Marks = Content["fearTrack"]["marks"];

/** The last mark met or passed. */
function markAt(marks: Marks, fear: number): Marks[number] {
  const passed = marks.filter(({ at }) => at <= fear).sort((a, b) => b.at - a.at);
  return passed[0] ?? { at: 0, vp: 0 };
}

function between(marks: Marks, fear: number): number {
  const from = markAt(marks, fear);
  const [to] = marks.filter(({ at }) => at > fear).sort((a, b) => a.at - b.at);
  if (to === undefined) return from.vp;
  return from.vp + ((to.vp - from.vp) * (fear - from.at)) / (to.at - from.at);
}
