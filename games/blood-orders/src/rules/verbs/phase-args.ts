import { FRAME } from "@coterie/kernel";
import type { State } from "../../state.js";

/**
 * What a private decision is about waits on the shared agenda, beneath the frame of its phase:
 * the arguments of that frame, which its questions read and its join takes off.
 */
export function phaseArgs(s: State): readonly number[] {
  return s.agenda.slice(-2 * FRAME + 1, -FRAME);
}
