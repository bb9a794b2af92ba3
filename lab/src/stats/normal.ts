/** The normal and Student's distributions, as far as intervals and tests need them. */

/** Half of the width of an interval of 95 %, in standard errors. */
export const Z95 = 1.959963984540054;

/**
 * The chance of a deviation at least so great in either direction, by Student's distribution, which
 * is brought to the normal one (Abramowitz & Stegun, Handbook of Mathematical Functions, 1964, 26.7.8).
 */
export function twoSided(t: number, degrees: number): number {
  if (!Number.isFinite(t)) return 0;
  const z = (t * (1 - 1 / (4 * degrees))) / Math.sqrt(1 + t ** 2 / (2 * degrees));
  return erfc(Math.abs(z) / Math.SQRT2);
}

/** Abramowitz & Stegun, 7.1.26; wrong by at most 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return poly * Math.exp(-x * x);
}

/**
 * The same for Student's distribution with so many degrees of freedom: the expansion of Abramowitz &
 * Stegun, 26.7.5, right to about a hundredth from 3 degrees on.
 */
export function t95(degrees: number): number {
  const z = Z95;
  const z3 = z ** 3;
  const z5 = z ** 5;
  const z7 = z ** 7;
  const z9 = z ** 9;
  const terms = [
    (z3 + z) / 4,
    (5 * z5 + 16 * z3 + 3 * z) / 96,
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384,
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / 92160,
  ];
  const v = Math.max(1, degrees);
  return terms.reduce((sum, term, i) => sum + term / v ** (i + 1), z);
}
