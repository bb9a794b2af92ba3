import { type Estimate, type Portion, ratioOf } from "./estimate.js";
import { student } from "./mean.js";

/**
 * How much of all wholes together their parts are, with Student's interval: great wholes count for
 * more than small ones. A part may be negative, as points that somebody has lost.
 */
export function ratio(portions: readonly Portion[]): Estimate | null {
  if (portions.every(({ whole }) => whole === 0)) return null;
  const found = student(ratioOf(portions), portions.length);
  if (!portions.every(isWithin)) return found;
  return { ...found, low: Math.max(0, found.low), high: Math.min(1, found.high) };
}

function isWithin({ part, whole }: Portion): boolean {
  return part >= 0 && part <= whole;
}
