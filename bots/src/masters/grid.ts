import { columnOf, rowOf } from "@coterie/masters-of-the-night";

/** The nine positions of the city. */
export const positions: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** MN-1.1: how many moves lie between two positions. */
export const steps: readonly (readonly number[])[] = positions.map((a) =>
  positions.map((b) => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b))),
);
