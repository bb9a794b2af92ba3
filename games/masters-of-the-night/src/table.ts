import { effectNodes } from "@coterie/effects";
import { type Kit, newRulebook, type Reason, type Run } from "@coterie/kernel";
import type { CoreNames } from "@coterie/kernel/define";
import type { Content } from "./content/content.js";
import type { Emitted, Fact } from "./facts.js";
import { outcomes } from "./outcomes.js";
import type { Setup } from "./setup.js";
import type { State } from "./state.js";

export interface MastersKit extends Kit {
  State: State;
  Content: Content;
  Fact: Fact;
  Emitted: Emitted;
  Setup: Setup;
}

/** What every rule of this game works on: the state, the pieces, and who is told. */
export type Table = Run<MastersKit>;

/** All steps and questions of the game; each rule registers itself here. */
export const rulebook = newRulebook<Table>();

/** A reason why something is not available; made once, so that giving it costs nothing. */
export function reason(code: string, rule: string): Reason {
  return { reason: code, rule };
}

/** How positions name what waits on the agenda, and outcomes. */
export const coreNames = ({ program }: Content): CoreNames => ({
  book: rulebook,
  outcomes,
  nodes: effectNodes(program),
});
