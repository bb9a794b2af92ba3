import { type CoreState, isSamePhase, takesPart } from "@coterie/kernel";

/** Whether since then dice were thrown, or others had their say at the end of a common phase. */
export function surpriseIn(before: CoreState, seat: number): (now: CoreState) => boolean {
  const drawn = drawnOf(before);
  const isCommon = before.forks.some((_, other) => other !== seat && takesPart(before, other));
  return (now) => drawnOf(now) !== drawn || (isCommon && !isSamePhase(before, now));
}

function drawnOf({ chance }: CoreState): number {
  return chance.drawn.reduce((sum, words) => sum + words, 0);
}
