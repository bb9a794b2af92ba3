import type { Table } from "../table.js";
import { happen, modified } from "./standing.js";
import { isDrained } from "./terms.js";

/** Chapter 8, and what blood a vampire can hold (MN-5.8, MN-9.4). */
export const BLOOD_LIMIT = 4;

export function bloodLimit(g: Table, vampire: number): number {
  return modified(g, "blood-limit", BLOOD_LIMIT, vampire, g.state.at[vampire]);
}

/** How much of `n` the vampire would really get. */
export function bloodRoom(g: Table, vampire: number, n: number): number {
  const room = bloodLimit(g, vampire) - g.state.blood[vampire];
  return Math.max(0, Math.min(n, room, g.state.bloodSupply));
}

/** MN-8.1: any blood raises a drained vampire at once. */
export function gainBlood(g: Table, vampire: number, n: number, rule: string): void {
  const s = g.state;
  const gained = bloodRoom(g, vampire, n);
  if (gained === 0) return;
  const wasDrained = isDrained(s, vampire);
  s.blood[vampire] += gained;
  s.bloodSupply -= gained;
  g.tell?.({ fact: "blood-gained", rule, vampire, n: gained, now: s.blood[vampire] });
  if (!wasDrained) return;
  g.tell?.({ fact: "raised", rule: "MN-8.1", vampire });
  happen(g, "raised", vampire, s.at[vampire]);
}

/** MN-8.1: a drained vampire cannot lose blood. */
export function loseBlood(g: Table, vampire: number, n: number, rule: string): void {
  const s = g.state;
  const lost = Math.min(n, s.blood[vampire]);
  if (lost === 0) return;
  s.blood[vampire] -= lost;
  s.bloodSupply += lost;
  g.tell?.({ fact: "blood-lost", rule, vampire, n: lost, now: s.blood[vampire] });
  if (isDrained(s, vampire)) becomeDrained(g, vampire);
}

/** MN-4.3: on its own turn a vampire that is drained loses its AP, for good. */
function becomeDrained(g: Table, vampire: number): void {
  const s = g.state;
  g.tell?.({ fact: "drained", rule: "MN-8.1", vampire, district: s.at[vampire] });
  if (s.active === vampire) {
    s.ap = 0;
    s.turnOver = 1;
  }
  happen(g, "drained", vampire, s.at[vampire]);
}

/** MN-9.4: whoever loses a higher limit drops to the one that is left. */
export function dropToLimit(g: Table): boolean {
  const s = g.state;
  for (let v = 0; v < s.blood.length; v++) {
    if (s.blood[v] <= BLOOD_LIMIT) continue;
    const excess = s.blood[v] - bloodLimit(g, v);
    if (excess <= 0) continue;
    loseBlood(g, v, excess, "MN-9.4");
    // The position is a new one, so an exchange back would not only lead back (MN-5.9).
    s.trail = [];
    return true;
  }
  return false;
}
