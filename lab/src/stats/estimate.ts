/** A figure with its interval of 95 %. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many observations it rests on; of a difference, those of its smaller side. */
  readonly n: number;
  /** Of a difference: how likely one as great would be if there were none. */
  readonly p?: number;
}

/**
 * One observation. Those with the same unit are not independent: the same deal was played in several
 * cells or seatings.
 */
export interface Observed {
  readonly unit: number;
  readonly value: number;
}

export function isYesOrNo({ value }: Observed): boolean {
  return value === 0 || value === 1;
}

/** Below this intervals are rough, and reports say so. */
export const FEW = 30;

interface UnitSum {
  count: number;
  sum: number;
}

function sumsByUnit(observed: readonly Observed[]): UnitSum[] {
  const units = new Map<number, UnitSum>();
  for (const { unit, value } of observed) {
    const at = units.get(unit);
    if (at === undefined) units.set(unit, { count: 1, sum: value });
    else {
      at.count++;
      at.sum += value;
    }
  }
  return [...units.values()];
}

/** The average with the variance of it, where whole units were drawn (Cochran, Sampling Techniques, 1977, 6.3). */
export function averageOf(observed: readonly Observed[]): {
  average: number;
  variance: number;
  units: number;
} {
  const sums = sumsByUnit(observed);
  const n = observed.length;
  const average = sums.reduce((all, { sum }) => all + sum, 0) / n;
  const units = sums.length;
  const squares = sums.reduce((all, { count, sum }) => all + (sum - average * count) ** 2, 0);
  const variance = units > 1 ? ((units / (units - 1)) * squares) / n ** 2 : Number.NaN;
  return { average, variance, units };
}
