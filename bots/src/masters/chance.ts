import type { Table } from "@coterie/masters-of-the-night";
import { logistic } from "../logistic.js";
import { value } from "./value.js";
import { worth } from "./worth.js";

/** The chance that the coterie wins, from how well it stands. */
export function chance(g: Table): number {
  const { outcome } = g.state;
  if (outcome !== 0) return outcome === 1 ? 1 : 0;
  return logistic(worth.chance.base + worth.chance.each * value(g));
}
