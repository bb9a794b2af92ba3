import { type Estimate, isYesOrNo, type Observed } from "./estimate.js";
import { combine, type Part, sandwich } from "./influence.js";
import { t95, twoSided } from "./normal.js";

/** Observations that may be compared with each other: those with something, and those without. */
export interface Stratum {
  readonly having: readonly Observed[];
  readonly lacking: readonly Observed[];
}

/**
 * How much more those with something have than those without, compared within strata only. Strata
 * are weighted as by Mantel and Haenszel (1959). What counts is how many units there are on the
 * smaller side: a card that lay in twelve deals was seen twelve times, however often these were played.
 */
export function difference(strata: readonly Stratum[]): Estimate | null {
  const used = strata.filter(({ having, lacking }) => having.length > 0 && lacking.length > 0);
  const total = used.reduce((sum, stratum) => sum + weightOf(stratum), 0);
  if (total === 0) return null;
  const parts = used.flatMap((stratum): Part[] => {
    const weight = weightOf(stratum) / total;
    return [
      { observed: stratum.having, weight },
      { observed: stratum.lacking, weight: -weight },
    ];
  });
  const units = Math.min(unitsOf(used, "having"), unitsOf(used, "lacking"));
  const n = Math.min(countOf(used, "having"), countOf(used, "lacking"));
  return differenceOf(parts, units, n);
}

/** A sum of averages of which some count against the others. */
export function differenceOf(parts: readonly Part[], units: number, n: number): Estimate {
  const { value, influence, floor } = combine(parts);
  const variance = sandwich(influence, units);
  if (!parts.every(({ observed }) => observed.every(isYesOrNo))) {
    return differenceFrom(value, variance, units, n);
  }
  return ofShares(differenceFrom(value, Math.max(variance, floor), units, n));
}

/** Shares differ by all at most. */
export function ofShares(difference: Estimate): Estimate {
  return { ...difference, low: Math.max(-1, difference.low), high: Math.min(1, difference.high) };
}

function countOf(strata: readonly Stratum[], side: keyof Stratum): number {
  return strata.reduce((sum, stratum) => sum + stratum[side].length, 0);
}

function unitsOf(strata: readonly Stratum[], side: keyof Stratum): number {
  return new Set(strata.flatMap((stratum) => stratum[side].map(({ unit }) => unit))).size;
}

export function differenceFrom(
  value: number,
  variance: number,
  units: number,
  n: number,
): Estimate {
  const error = Math.sqrt(variance);
  const half = units > 1 ? t95(units - 1) * error : Number.POSITIVE_INFINITY;
  const t = value === 0 ? 0 : value / error;
  const p = units > 1 ? twoSided(t, units - 1) : 1;
  return { value, low: value - half, high: value + half, n, p };
}

function weightOf({ having, lacking }: Stratum): number {
  return (having.length * lacking.length) / (having.length + lacking.length);
}
