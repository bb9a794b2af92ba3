import type { Content, State } from "@coterie/blood-orders";
import type { Lore } from "./lore.js";
import { worth } from "./worth.js";

/** What Blood is worth: feeding and Rituals need some, and the more there is the less it matters. */
export function bloodWorth(blood: number, left: number): number {
  if (left === 0) return worth.spareBlood * blood;
  const { bloodStep: step } = worth;
  const [first, next, rest] = worth.blood;
  const low = Math.min(blood, step);
  const middle = Math.min(Math.max(0, blood - step), step);
  const high = Math.max(0, blood - 2 * step);
  return (low * first + middle * next + high * rest) * worth.use[left];
}

/** What the last of so much Blood is worth. */
export function lastBlood(blood: number, left: number): number {
  return bloodWorth(blood, left) - bloodWorth(blood - 1, left);
}

/** BO-7.1: half a point, and of use for Dusk as long as there are Days. */
export function influenceWorth(influence: number, left: number): number {
  if (left === 0) return Math.floor(influence / 2);
  return influence / 2 + Math.min(influence, worth.usefulInfluence) * worth.influence;
}

/** What the place on the track is worth, or one so much farther up. */
export function fearWorth(lore: Lore, s: State, seat: number, left: number, more = 0): number {
  const table = lore.fear[left];
  return table[Math.min(table.length - 1, s.fear[seat] + more)];
}

/** BO-1.5: by Fear; between two marks some way from one to the other, but for the last Day. */
export function fearTable(content: Content, left: number): number[] {
  const { length, marks } = content.fearTrack;
  return Array.from({ length: length + 1 }, (_, fear) => {
    if (left === 0) return markAt(marks, fear).vp - worth.idleFear * fear;
    return between(marks, Math.min(length, fear + left * worth.fearToCome));
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
