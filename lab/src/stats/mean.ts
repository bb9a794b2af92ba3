import { type Average, averageOf, type Estimate, type Observed } from "./estimate.js";
import { t95 } from "./normal.js";

/** An average with Student's interval, where units and not observations are independent. */
export function mean(observed: readonly Observed[]): Estimate | null {
  return observed.length === 0 ? null : student(averageOf(observed), observed.length);
}

export function student({ average, variance, units }: Average, n: number): Estimate {
  const half = units > 1 ? t95(units - 1) * Math.sqrt(variance) : Number.POSITIVE_INFINITY;
  return { value: average, low: average - half, high: average + half, n };
}
