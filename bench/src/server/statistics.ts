/** The middle of several rounds, and how far they lay apart. */
export interface Range {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Of those that could be measured (not NaN). Undefined without any: there is nothing to tell. */
export function rangeOf(values: readonly number[]): Range | undefined {
  const sorted = ascending(values.filter((value) => !Number.isNaN(value)));
  if (sorted.length === 0) return undefined;
  const half = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(half)] + sorted[Math.ceil(half)]) / 2;
  return { median, min: sorted[0], max: sorted[sorted.length - 1] };
}

/** The smallest value that is not below the given part of all of them: 0.99 for p99. */
export function percentile(values: readonly number[], part: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = ascending(values);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
}

/** What was measured by round of one, divided by the same of another: rounds that both have. */
export function ratios(of: readonly number[], by: readonly number[]): number[] {
  return of.slice(0, by.length).map((value, round) => value / by[round]);
}

function ascending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
