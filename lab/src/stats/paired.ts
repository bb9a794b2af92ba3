import { differenceFrom, ofShares } from "./difference.js";
import { averageOf, type Estimate, isYesOrNo, type Observed } from "./estimate.js";

/** Two observations of the same deal under two conditions. */
export interface Pair {
  readonly unit: number;
  readonly before: number;
  readonly after: number;
}

/**
 * The average change from one condition to the other on the same deals. For shares the variance is at
 * least that of Agresti and Min (Simple improved confidence intervals for comparing matched
 * proportions, 2005), who add half a pair to each of the four kinds of pairs: otherwise few pairs
 * that do not differ would seem to prove that nothing ever does.
 */
export function pairedDifference(pairs: readonly Pair[]): Estimate | null {
  const n = pairs.length;
  if (n === 0) return null;
  const changes = pairs.map(
    ({ unit, before, after }): Observed => ({ unit, value: after - before }),
  );
  const { average, variance, units } = averageOf(changes);
  const known = units > 1 ? variance : 0;
  if (!pairs.every(isOfShares)) return differenceFrom(average, known, units, n);
  return ofShares(differenceFrom(average, Math.max(known, agrestiMin(changes)), units, n));
}

function isOfShares({ unit, before, after }: Pair): boolean {
  return isYesOrNo({ unit, value: before }) && isYesOrNo({ unit, value: after });
}

function agrestiMin(changes: readonly Observed[]): number {
  const n = changes.length + 2;
  const up = changes.filter(({ value }) => value > 0).length + 0.5;
  const down = changes.filter(({ value }) => value < 0).length + 0.5;
  return (up + down - (up - down) ** 2 / n) / n ** 2;
}
