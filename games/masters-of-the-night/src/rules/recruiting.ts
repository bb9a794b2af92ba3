import type { Table } from "../table.js";
import { happen, modified } from "./standing.js";
import { placeMinions } from "./tokens.js";
import { gainVeil } from "./veil.js";

/**
 * MN-5.4: one minion from the reserve into a district, and the veil rises; if the event of the day
 * recruits, at its end (MN-3.8).
 */
export function recruitAt(g: Table, vampire: number, district: number, byEvent: boolean): void {
  if (placeMinions(g, district, 1, "MN-5.4") === 0) return;
  const rise = Math.max(0, modified(g, "recruit-veil", 1, vampire, district));
  if (byEvent) g.state.eventGain += rise;
  else gainVeil(g, rise, "MN-5.4");
  happen(g, "recruits", vampire, district);
}
