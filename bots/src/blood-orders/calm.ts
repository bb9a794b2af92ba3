import type { Table } from "@coterie/blood-orders";
import { startOfPhase, topStep } from "@coterie/kernel";
import type { Lore } from "./lore.js";

/** Between two decisions of the rules; in the middle of an effect a position says little. */
export function isCalm({ steps }: Lore, { state }: Table): boolean {
  const phase = startOfPhase(state);
  if (phase === steps.planningStart || phase === steps.feedingStart) return true;
  const asked = topStep(state.agenda);
  return asked === steps.turn || asked === steps.act || asked === steps.stay;
}
