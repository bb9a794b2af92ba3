import { differenceOf } from "./difference.js";
import type { Estimate, Observed } from "./estimate.js";
import { combine, sandwich } from "./influence.js";
import { shareFrom } from "./share.js";

/** Groups that count alike, however many observations each of them has; empty ones do not count. */
type Groups = readonly (readonly Observed[])[];

/** The mean of the groups' shares. */
export function meanShare(groups: Groups): Estimate | null {
  const used = groups.filter(({ length }) => length > 0);
  if (used.length === 0) return null;
  const { value, influence } = combine(
    used.map((observed) => ({ observed, weight: 1 / used.length })),
  );
  const units = influence.size;
  const n = used.reduce((sum, { length }) => sum + length, 0);
  return shareFrom(value, sandwich(influence, units), units, n);
}

/** How far one of the groups is off the mean of all, itself included; null where it is the only one. */
export function offMean(groups: Groups, at: number): Estimate | null {
  const own = groups[at];
  const used = groups.filter(({ length }) => length > 0);
  if (own.length === 0 || used.length < 2) return null;
  const parts = used.map((observed) => ({
    observed,
    weight: (observed === own ? 1 : 0) - 1 / used.length,
  }));
  const units = Math.min(...used.map(unitsOf));
  return differenceOf(parts, units, own.length);
}

function unitsOf(observed: readonly Observed[]): number {
  return new Set(observed.map(({ unit }) => unit)).size;
}
