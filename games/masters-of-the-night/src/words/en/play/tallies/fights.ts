import type { Fact } from "../../../../facts.js";
import { killsOf } from "../../../../rules/combat.js";
import type { Attributed } from "./by-whom.js";

/** Chapter 6: what each vampire did in fights. */

interface Fight {
  readonly fighters: Set<number>;
  /** Agents that were left, once it is over. */
  left?: number;
}

function fightsOf(told: readonly Attributed[]): Fight[] {
  const fights: Fight[] = [];
  for (const { fact, fighter } of told) {
    const last = fights.at(-1);
    if (fact.fact === "fight-began") fights.push({ fighters: new Set() });
    else if (last !== undefined && fact.fact === "fight-ended") last.left = fact.n ?? 0;
    else if (last?.left === undefined && fighter !== undefined) last?.fighters.add(fighter);
  }
  return fights;
}

/** §13: in the summary reading a die counts as it was picked; else as it was when it was used. */
const isDie = ({ fact, rule, vampire }: Fact, of: number): boolean =>
  vampire === of && (fact === "die-used" || (fact === "die-picked" && rule === "MN-13"));

/** MN-6.2, MN-6.4, §13: the rules by which fighters remove agents. */
const byFighters: readonly string[] = ["MN-6.2", "MN-6.4", "MN-13"];

function agentsRemoved(told: readonly Attributed[], vampire: number): number {
  return told.reduce((sum, { fact: { fact, rule, n = 0 }, fighter }) => {
    const isOwn = fact === "agents-removed" && byFighters.includes(rule) && fighter === vampire;
    return isOwn ? sum + n : sum;
  }, 0);
}

/** By the label of its row. */
export function fightCounts(told: readonly Attributed[], vampire: number): Record<string, number> {
  const own = fightsOf(told).filter(({ fighters }) => fighters.has(vampire));
  const dice = told.flatMap(({ fact }) => (isDie(fact, vampire) ? [fact.face ?? 0] : []));
  return {
    "Fights won": own.filter(({ left }) => left === 0).length,
    "Fights that left agents": own.filter(({ left = 0 }) => left > 0).length,
    "Dice used in fights": dice.length,
    "Dice that struck": dice.filter((face) => killsOf(face) > 0).length,
    "Agents removed in fights": agentsRemoved(told, vampire),
  };
}
