import { type Estimate, isYesOrNo, type Observed } from "./estimate.js";
import { t95, twoSided } from "./normal.js";

/** Observations that may be compared with each other: those with something, and those without. */
export interface Stratum {
  readonly having: readonly Observed[];
  readonly lacking: readonly Observed[];
}

interface Side {
  readonly n: number;
  readonly average: number;
}

/**
 * How much more those with something have than those without, compared within strata only. Strata
 * are weighted as by Mantel and Haenszel (1959); the variance is that of the observations' influence,
 * summed by unit (the sandwich of Liang and Zeger, 1986), but never below that of shares with one
 * success and one failure added on each side (Agresti and Caffo, 2000), which keeps few or equal
 * observations from seeming certain. What counts is how many units there are on the smaller side: a
 * card that lay in twelve deals was seen twelve times, however often these were played.
 */
export function difference(strata: readonly Stratum[]): Estimate | null {
  const used = strata.filter(({ having, lacking }) => having.length > 0 && lacking.length > 0);
  const total = used.reduce((sum, stratum) => sum + weightOf(stratum), 0);
  if (total === 0) return null;
  const influence = new Map<number, number>();
  let value = 0;
  let floor = 0;
  for (const stratum of used) {
    const weight = weightOf(stratum) / total;
    const having = sideOf(stratum.having);
    const lacking = sideOf(stratum.lacking);
    value += weight * (having.average - lacking.average);
    floor += weight ** 2 * (leastVariance(having) + leastVariance(lacking));
    addInfluence(influence, stratum.having, having, weight);
    addInfluence(influence, stratum.lacking, lacking, -weight);
  }
  const units = Math.min(unitsOf(used, "having"), unitsOf(used, "lacking"));
  const n = Math.min(countOf(used, "having"), countOf(used, "lacking"));
  if (!areShares(used)) return differenceFrom(value, sandwich(influence, units), units, n);
  return ofShares(differenceFrom(value, Math.max(sandwich(influence, units), floor), units, n));
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

function sideOf(observed: readonly Observed[]): Side {
  const n = observed.length;
  return { n, average: observed.reduce((sum, { value }) => sum + value, 0) / n };
}

function leastVariance({ n, average }: Side): number {
  const share = (average * n + 1) / (n + 2);
  return (share * (1 - share)) / (n + 2);
}

function areShares(strata: readonly Stratum[]): boolean {
  return strata.every(({ having, lacking }) => having.every(isYesOrNo) && lacking.every(isYesOrNo));
}

function addInfluence(
  influence: Map<number, number>,
  observed: readonly Observed[],
  { n, average }: Side,
  weight: number,
): void {
  for (const { unit, value } of observed) {
    influence.set(unit, (influence.get(unit) ?? 0) + (weight * (value - average)) / n);
  }
}

function sandwich(influence: ReadonlyMap<number, number>, units: number): number {
  let squares = 0;
  for (const one of influence.values()) squares += one ** 2;
  return units > 1 ? (units / (units - 1)) * squares : 0;
}
