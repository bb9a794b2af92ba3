/** How much of what may be spent on a decision is spent after so many games played on: 1 is all. */
export type Budget = (playouts: number) => number;

/** So many games are played on: the same on any machine, however fast. */
export function byIterations(iterations: number): Budget {
  return (playouts) => playouts / iterations;
}

/** So many milliseconds from now on, by a clock that is handed in. */
export function byTime(ms: number, now: () => number): Budget {
  const began = now();
  return () => (now() - began) / ms;
}
