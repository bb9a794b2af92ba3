import { clipped, type Estimate, type Portion, ratioOf } from "./estimate.js";
import { mean, student } from "./mean.js";

/**
 * How much of all wholes together their parts are, with Student's interval: great wholes count for
 * more than small ones. A part may be negative, as points that somebody has lost.
 */
export function ratio(portions: readonly Portion[]): Estimate | null {
  if (!isPositive(portions)) return null;
  const found = student(ratioOf(portions), portions.length);
  return portions.every(isWithin) ? clipped(found, 0, 1) : found;
}

/**
 * Whether there is a whole to have parts of. Where some wholes are below 0, as the points of winners can
 * be, their average must be above 0 with its whole interval: the ratio to a number near 0 says nothing.
 */
function isPositive(portions: readonly Portion[]): boolean {
  const average = mean(portions.map(({ unit, whole }) => ({ unit, value: whole })));
  if (average === null || average.value <= 0) return false;
  return average.low > 0 || portions.every(({ whole }) => whole >= 0);
}

function isWithin({ part, whole }: Portion): boolean {
  return part >= 0 && part <= whole;
}
