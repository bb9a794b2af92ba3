import { NOBODY, NOWHERE } from "../state.js";
import type { Table } from "../table.js";
import { happen } from "./standing.js";

/** Chapter 7: the veil. */
export const VEIL_MAX = 6;

/** MN-7.1: gains above 6 are lost. */
export function gainVeil(g: Table, n: number, rule: string): void {
  const gained = Math.min(n, VEIL_MAX - g.state.veil);
  if (gained <= 0) return;
  g.state.veil += gained;
  g.tell?.({ fact: "veil-gained", rule, n: gained, now: g.state.veil });
  happen(g, "veil-rises", NOBODY, NOWHERE);
}

/** MN-7.1: at 0 the players lose; that is looked at before anything else is done. */
export function loseVeil(g: Table, n: number, rule: string, why?: string): void {
  const lost = Math.min(n, g.state.veil);
  if (lost <= 0) return;
  g.state.veil -= lost;
  const fact = { fact: "veil-lost", rule, n: lost, now: g.state.veil } as const;
  g.tell?.(why === undefined ? fact : { ...fact, why });
  happen(g, "veil-falls", NOBODY, NOWHERE);
}
