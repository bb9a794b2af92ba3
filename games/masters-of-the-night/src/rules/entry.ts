import type { Table } from "../table.js";
import { hasAwake } from "./terms.js";

/** MN-3.7: an agent that enters under the eyes of a minion or an awake vampire will cost veil. */
export function noteEntry(g: Table, district: number, n: number): void {
  const s = g.state;
  if (s.minions[district] > 0 || hasAwake(s, district)) s.entered[district] += n;
}

/** MN-3.5: each agent that could not be placed will cost veil. */
export function noteShortage(g: Table, n: number): void {
  g.state.eventShortage += n;
  g.tell?.({ fact: "agents-missing", rule: "MN-3.5", n });
}
