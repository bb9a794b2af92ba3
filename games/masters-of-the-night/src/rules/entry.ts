import type { Table } from "../table.js";
import { hasAwake } from "./terms.js";
import { loseVeil } from "./veil.js";

/** What agents of an event cost the veil. A card that stays is still an event (MN-3.9). */

/**
 * MN-3.7: an agent that enters a district with a minion or an awake vampire will cost veil. MN-3.9: only
 * while an event is being resolved, also where a card that stayed brings the agent then.
 */
export function noteEntry(g: Table, district: number, n: number): void {
  const s = g.state;
  if (s.event < 0) return;
  if (s.minions[district] > 0 || hasAwake(s, district)) s.entered[district] += n;
}

/** MN-3.5: each agent that could not be placed costs veil: at the end of an event, otherwise at once (MN-3.9). */
export function noteShortage(g: Table, n: number): void {
  const isResolving = g.state.event >= 0;
  const rule = isResolving ? "MN-3.5" : "MN-3.9";
  g.tell?.({ fact: "agents-missing", rule, n });
  if (isResolving) g.state.eventShortage += n;
  else loseVeil(g, n, rule, "shortage");
}
