import type { Table } from "@coterie/masters-of-the-night";
import { logistic } from "../logistic.js";
import { value } from "./value.js";
import { worth } from "./worth.js";

/** The chance that the coterie wins, as many games from positions worth as much have ended. */
export function chance(g: Table): number {
  const { outcome, vampires, events } = g.state;
  if (outcome !== 0) return outcome === 1 ? 1 : 0;
  const { base, each, night } = worth.chance;
  return logistic(base[vampires.length] + each * value(g) + night * events.cards.length);
}
