import { areInSamePhase, type CoreState, participates } from "@coterie/kernel";

/** Whether since then dice were thrown, or others had their say at the end of a common phase. */
export function surpriseIn(before: CoreState, seat: number): (now: CoreState) => boolean {
  const drawn = drawnOf(before);
  const isCommon = before.forks.some((_, other) => other !== seat && participates(before, other));
  return (now) => drawnOf(now) !== drawn || (isCommon && !areInSamePhase(before, now));
}

function drawnOf({ chance }: CoreState): number {
  return chance.drawn.reduce((sum, words) => sum + words, 0);
}
