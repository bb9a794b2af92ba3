import type { AdviceSheet, HintSheet } from "../sheet/sheet.js";

/**
 * A new thought in the place of the one before. While somebody is about to press one of the answers, each
 * stays where it is and only its figures change: nothing moves under a mouse.
 */
export function held(
  before: HintSheet | null,
  now: HintSheet | null,
  isHeld: boolean,
): HintSheet | null {
  if (!isHeld || before === null || now === null) return now;
  const latest = (one: AdviceSheet): AdviceSheet =>
    now.answers.find(({ keys }) => keys.join() === one.keys.join()) ?? one;
  return { ...now, answers: before.answers.map(latest) };
}
