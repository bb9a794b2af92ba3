import type { Table } from "../table.js";

/** MN-5.14: the kill count never falls and stops at 9. */
export const KILLS_MAX = 9;

export function gainKills(g: Table, vampire: number, n: number, rule: string): void {
  const { kills } = g.state;
  const gained = Math.min(n, KILLS_MAX - kills[vampire]);
  if (gained <= 0) return;
  kills[vampire] += gained;
  g.tell?.({ fact: "kills-gained", rule, vampire, n: gained, now: kills[vampire] });
}
