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

/** The interval without what cannot be. */
export function clipped(estimate: Estimate, least: number, most: number): Estimate {
  const clip = (end: number): number => Math.min(most, Math.max(least, end));
  return { ...estimate, low: clip(estimate.low), high: clip(estimate.high) };
}

/** A part of something, and all of it: of one game, or of whatever is drawn together. */
export interface Portion {
  readonly unit: number;
  readonly part: number;
  readonly whole: number;
}

interface UnitSum {
  part: number;
  whole: number;
}

function sumsByUnit(portions: readonly Portion[]): UnitSum[] {
  const units = new Map<number, UnitSum>();
  for (const { unit, part, whole } of portions) {
    const at = units.get(unit);
    if (at === undefined) units.set(unit, { part, whole });
    else {
      at.part += part;
      at.whole += whole;
    }
  }
  return [...units.values()];
}

export interface Average {
  readonly average: number;
  readonly variance: number;
  readonly units: number;
}

/**
 * The sum of all parts by that of all wholes with the variance of it, where whole units were drawn
 * (Cochran, Sampling Techniques, 1977, 6.3).
 */
export function ratioOf(portions: readonly Portion[]): Average {
  const sums = sumsByUnit(portions);
  const total = sums.reduce((all, { whole }) => all + whole, 0);
  const average = sums.reduce((all, { part }) => all + part, 0) / total;
  const units = sums.length;
  const squares = sums.reduce((all, { part, whole }) => all + (part - average * whole) ** 2, 0);
  const variance = units > 1 ? ((units / (units - 1)) * squares) / total ** 2 : Number.NaN;
  return { average, variance, units };
}

export function averageOf(observed: readonly Observed[]): Average {
  return ratioOf(observed.map(({ unit, value }) => ({ unit, part: value, whole: 1 })));
}
