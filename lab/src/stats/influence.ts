import type { Observed } from "./estimate.js";

/** Observations whose average counts so much in a sum of averages. */
export interface Part {
  readonly observed: readonly Observed[];
  readonly weight: number;
}

/** A sum of weighted averages, and what its variance is made of. */
interface Combined {
  readonly value: number;
  /** By unit: how much its observations move the sum. */
  readonly influence: ReadonlyMap<number, number>;
  /** What the variance of a sum of shares is at least. */
  readonly floor: number;
}

export function combine(parts: readonly Part[]): Combined {
  const influence = new Map<number, number>();
  let value = 0;
  let floor = 0;
  for (const { observed, weight } of parts) {
    const n = observed.length;
    const average = observed.reduce((sum, one) => sum + one.value, 0) / n;
    value += weight * average;
    floor += weight ** 2 * leastVariance(average, n);
    for (const one of observed) {
      const own = (weight * (one.value - average)) / n;
      influence.set(one.unit, (influence.get(one.unit) ?? 0) + own);
    }
  }
  return { value, influence, floor };
}

/**
 * The variance of a share with one success and one failure added (Agresti and Caffo, 2000), which
 * keeps few or equal observations from seeming certain.
 */
function leastVariance(average: number, n: number): number {
  const share = (average * n + 1) / (n + 2);
  return (share * (1 - share)) / (n + 2);
}

/** The variance of a sum by the influence of its units (the sandwich of Liang and Zeger, 1986). */
export function sandwich(influence: ReadonlyMap<number, number>, units: number): number {
  let squares = 0;
  for (const one of influence.values()) squares += one ** 2;
  return units > 1 ? (units / (units - 1)) * squares : 0;
}
