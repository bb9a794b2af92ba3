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

/** For 1, 2, 3 … degrees of freedom. */
const T95 = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157,
  2.228139,
];

/**
 * The same for Student's distribution with so many degrees of freedom: the expansion of Abramowitz &
 * Stegun, 26.7.5, where that is right to five digits, and exact values below.
 */
export function t95(degrees: number): number {
  const exact = T95[degrees - 1];
  if (exact !== undefined) return exact;
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
  return terms.reduce((sum, term, i) => sum + term / degrees ** (i + 1), z);
}
