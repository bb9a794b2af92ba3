import type { LanternRun } from "../kit.js";

export const OUTCOMES = ["seat-0-shines", "seat-1-shines", "seat-2-shines", "darkness"];
const DARKNESS = OUTCOMES.indexOf("darkness");

/** 7.1 The game ends with the named outcome. */
export function finish(run: LanternRun, outcome: number): void {
  run.state.outcome = outcome + 1;
  run.tell?.({ fact: "ended", rule: "7.1", outcome: OUTCOMES[outcome] });
}

/** 7.2 The seat with most glows, or darkness when several have as many. */
export function leader(glows: readonly number[]): number {
  const most = Math.max(...glows);
  const seat = glows.indexOf(most);
  return glows.lastIndexOf(most) === seat ? seat : DARKNESS;
}
