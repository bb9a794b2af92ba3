import { type Kit, newRulebook, type Reason, type Run } from "@coterie/kernel";
import type { Content } from "./content/content.js";
import type { Emitted, Fact } from "./facts.js";
import type { Setup } from "./setup.js";
import type { State } from "./state.js";

export interface BloodKit extends Kit {
  State: State;
  Content: Content;
  Fact: Fact;
  Emitted: Emitted;
  Setup: Setup;
}

/** What every rule of this game works on: the state, the pieces, and who is told. */
export type Table = Run<BloodKit>;

/** All steps and questions of the game; each rule registers itself here. */
export const rulebook = newRulebook<Table>();

/** A reason why something is not available; made once, so that giving it costs nothing. */
export function reason(code: string, rule: string): Reason {
  return { reason: code, rule };
}
