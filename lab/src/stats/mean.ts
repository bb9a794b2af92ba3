import { averageOf, type Estimate, type Observed } from "./estimate.js";
import { t95 } from "./normal.js";

/** An average with Student's interval, where units and not observations are independent. */
export function mean(observed: readonly Observed[]): Estimate | null {
  const n = observed.length;
  if (n === 0) return null;
  const { average, variance, units } = averageOf(observed);
  const half = units > 1 ? t95(units - 1) * Math.sqrt(variance) : Number.POSITIVE_INFINITY;
  return { value: average, low: average - half, high: average + half, n };
}
