/** From any number to a chance between 0 and 1; 0 is an even one. */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
