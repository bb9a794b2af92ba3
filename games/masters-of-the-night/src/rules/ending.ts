import type { Reason } from "@coterie/kernel";
import { outcomes } from "../outcomes.js";
import { reason, type Table } from "../table.js";
import { modified } from "./standing.js";
import { agentsAt, vampireCount } from "./terms.js";

/** Chapter 12: the end. */

function end(g: Table, outcome: (typeof outcomes)[number], rule: string): void {
  g.state.outcome = outcomes.indexOf(outcome) + 1;
  g.tell?.({ fact: outcome === "victory" ? "victory" : "defeat", rule, why: outcome });
}

/** MN-7.1, MN-12.2. */
export function loseIfUnveiled(g: Table): boolean {
  if (g.state.veil > 0) return false;
  end(g, "defeat-veil", "MN-12.2");
  return true;
}

/** MN-3.3, MN-12.2. */
export function loseByDeck(g: Table): void {
  end(g, "defeat-deck", "MN-3.3");
}

const sigilMissing = reason("sigil-missing", "MN-12.1");
const notTogether = reason("vampires-not-together", "MN-12.1");
const agentsThere = reason("agents-here", "MN-12.1");
const tooFewMinions = reason("too-few-minions", "MN-12.1");

/** MN-12.1: what still stands in the way of the ritual in this district. MN-8.2: drained ones count. */
export function ritualObstacle(g: Table, district: number): Reason | undefined {
  const s = g.state;
  if (s.sigils.some((place) => place < 0)) return sigilMissing;
  if (s.at.some((place) => place !== district)) return notTogether;
  if (agentsAt(s, district) > 0) return agentsThere;
  if (s.minions[district] < ritualMinions(g, district)) return tooFewMinions;
  return undefined;
}

function ritualMinions(g: Table, district: number): number {
  return modified(g, "ritual-minions", vampireCount(g.state), -1, district);
}

export function performRitual(g: Table): void {
  end(g, "victory", "MN-12.1");
}
