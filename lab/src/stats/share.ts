import { averageOf, type Estimate, type Observed } from "./estimate.js";
import { Z95 } from "./normal.js";

/** However alike the games of a deal are to be opposite, they never count for more than twice as many. */
const MOST_GAIN = 2;

/**
 * The score interval of a proportion (Wilson, Probable inference, the law of succession, and
 * statistical inference, 1927).
 */
export function wilson(share: number, n: number): readonly [low: number, high: number] {
  const z2 = Z95 ** 2;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n ** 2));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/**
 * How many of something, as a share. Values are from 0 to 1. Where several observations come from one
 * deal, Wilson's interval gets the number of independent games that would say as much (Kish's
 * effective sample size, Survey Sampling, 1965).
 */
export function share(observed: readonly Observed[]): Estimate | null {
  const n = observed.length;
  if (n === 0) return null;
  const { average, variance, units } = averageOf(observed);
  return units === n ? within(average, n, n) : shareFrom(average, variance, units, n);
}

/** A share whose variance is known. */
export function shareFrom(average: number, variance: number, units: number, n: number): Estimate {
  return within(average, effective(average, variance, units, n), n);
}

/** Wilson's interval of so many independent games. */
function within(average: number, independent: number, n: number): Estimate {
  const [low, high] = wilson(average, independent);
  return { value: average, low: Math.min(low, average), high: Math.max(high, average), n };
}

function effective(average: number, variance: number, units: number, n: number): number {
  const plain = average * (1 - average);
  if (plain === 0 || units < 2) return units;
  return variance === 0 ? MOST_GAIN * n : Math.min(MOST_GAIN * n, plain / variance);
}
