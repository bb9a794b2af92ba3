/** From figures to places on a line. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Where a figure lies between the ends, 0 to 1; what is beyond them lies at them. */
  at(value: number): number;
}

export function scaleOf(low: number, high: number): Scale {
  const width = high > low ? high - low : 1;
  return {
    low,
    high,
    at: (value) => Math.min(1, Math.max(0, (value - low) / width)),
  };
}

const STEPS = [1, 2, 5, 10];
const ENDS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

function roundUp(value: number, steps: readonly number[]): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  // A little less than exact, because logarithms are.
  return (steps.find((times) => times * power >= value * 0.999999) ?? 10) * power;
}

/** A round number at or above a figure, to end a scale with. */
export function endFor(value: number): number {
  return roundUp(value, ENDS);
}

/** Marks between two ends, at round distances, some four of them. */
export function ticks(low: number, high: number): number[] {
  const step = roundUp((high - low) / 5, STEPS) || 1;
  const first = Math.ceil(low / step - 1e-9);
  const marks: number[] = [];
  for (let i = first; i * step <= high + step * 1e-9; i++) marks.push(i * step);
  return marks;
}
