import type { Game } from "@coterie/kernel";
import type { LanternKit, LanternState } from "../../src/tiny/lanterns.js";

/** A Lanterns that is broken on purpose, and the check that must say so. */
export type Broken = readonly [check: string, what: string, game: Game<LanternKit>];

/** The state with one part changed, for views and copies that get something wrong. */
export function changed(state: LanternState, change: Partial<LanternState>): LanternState {
  return { ...state, ...change };
}
