import type { Table } from "@coterie/blood-orders";
import { isInPhase, topStepId } from "@coterie/kernel";
import type { Lore } from "./lore.js";

/** Between two decisions of the rules; in the middle of an effect a position says little. */
export function isCalm({ steps }: Lore, { state }: Table): boolean {
  if (isInPhase(state, steps.planningStart) || isInPhase(state, steps.feedingStart)) return true;
  const asked = topStepId(state.agenda);
  return asked === steps.turn.id || asked === steps.act.id || asked === steps.stay.id;
}
