/** Of many differences so many that are called real may be chance, on average. */
const FALSE_SHARE = 0.05;

/**
 * Which of many differences are more than the chance of looking at many would bring (Benjamini and
 * Hochberg, Controlling the false discovery rate, 1995). Places without a p are never among them.
 */
export function discoveries(ps: readonly (number | undefined)[]): boolean[] {
  const sorted = ps.filter((p) => p !== undefined).sort((a, b) => a - b);
  let limit = -1;
  sorted.forEach((p, i) => {
    if (p <= ((i + 1) / sorted.length) * FALSE_SHARE) limit = p;
  });
  return ps.map((p) => p !== undefined && p <= limit);
}
