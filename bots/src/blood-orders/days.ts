import type { State } from "@coterie/blood-orders";
import { isInPhase } from "@coterie/kernel";
import { daysLeft } from "./board.js";
import type { Lore } from "./lore.js";

/** Days whose cards are still to be played: today's too, as long as it is planned. */
export function daysToPlay({ steps }: Lore, s: State): number {
  return isInPhase(s, steps.planningStart) ? daysLeft(s) + 1 : daysLeft(s);
}
