import type { Table } from "../table.js";
import { happen } from "./standing.js";
import { asDie, dieFor, quarterCount } from "./terms.js";

/** BO-1.6: an effect changes a die, within 1–6. */
export function setDie(g: Table, quarter: number, value: number, by: number): void {
  const { dice } = g.state;
  const was = dice[quarter];
  const now = asDie(value);
  if (now === was) return;
  dice[quarter] = now;
  g.tell?.({ fact: "die", rule: "BO-1.6", space: quarter, n: now - was, now });
  happen(g, "die-shifted", by, quarter);
}

/** BO-2.2, BO-6.1, BO-6.4: dice are set by what lies in the Quarters now. */
export function resetDice(g: Table, rule: string): void {
  const { dice, locations, victims } = g.state;
  for (let q = 0; q < quarterCount(g.state); q++) {
    const now = dieFor(g.content, locations[q], victims[q]);
    const by = now - dice[q];
    dice[q] = now;
    if (by !== 0) g.tell?.({ fact: "die", rule, space: q, n: by, now });
  }
}
