import type { Fact, FactName } from "../../../../facts.js";

/** Facts that name no vampire, with whom they belong to by what was told before them. */
export interface Attributed {
  readonly fact: Fact;
  /** Whose turn it is at night (MN-4.1). */
  readonly turn: number | undefined;
  /** Who fights at this moment (MN-6.4). */
  readonly fighter: number | undefined;
}

const fighting: readonly FactName[] = [
  "minions-sacrificed",
  "fighter-changed",
  "die-picked",
  "die-used",
];
const betweenFights: readonly FactName[] = ["fight-began", "fight-ended"];

export function attributed(facts: readonly Fact[]): Attributed[] {
  let turn: number | undefined;
  let fighter: number | undefined;
  return facts.map((fact) => {
    if (fact.fact === "turn-began") turn = fact.vampire;
    if (fact.fact === "round-began") turn = undefined;
    if (betweenFights.includes(fact.fact)) fighter = undefined;
    if (fighting.includes(fact.fact)) fighter = fact.vampire ?? fighter;
    return { fact, turn, fighter };
  });
}
