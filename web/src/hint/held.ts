import type { AdviceSheet, HintSheet } from "../sheet/sheet.js";

/**
 * Replaces the previous hint. While a suggestion is hovered or focused, the order stays and only the
 * numbers change.
 */
export function held(before: HintSheet, now: HintSheet, isHeld: boolean): HintSheet {
  if (!isHeld) return now;
  const latest = (one: AdviceSheet): AdviceSheet =>
    now.answers.find(({ keys }) => keys.join() === one.keys.join()) ?? one;
  return { ...now, answers: before.answers.map(latest) };
}
