import type { CoreState, Pile, Run } from "../index.js";
import type { Lantern } from "./content.js";
import type { LanternFact } from "./facts.js";
import type { LanternSetup } from "./setup.js";

/**
 * Lanterns, the tiny game that shows how a game is written on the kernel. Each round the wind is
 * rolled, all seats secretly offer a lantern, the brightest offer wins an oil and two actions, and
 * everybody draws up. Who acts may also wager in secret on the next wind. Oil in the lamp becomes a glow; glows win.
 */
export interface LanternState extends CoreState {
  rounds: number;
  goal: number;
  round: number;
  /** One for each seat. Its owner knows all of it, others what they were shown. */
  hands: Pile[];
  deck: Pile;
  /** Open to all, newest last. */
  discard: number[];
  oil: number[];
  glows: number[];
  /** What each seat wagers on the next wind, known to itself alone; 0 is nothing. */
  wagers: number[];
  /** Oil that nobody has yet. */
  supply: number;
}

export interface LanternKit {
  State: LanternState;
  Content: readonly Lantern[];
  Fact: LanternFact;
  Emitted: LanternFact;
  Setup: LanternSetup;
}

export type LanternRun = Run<LanternKit>;
