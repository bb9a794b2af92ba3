import { type Tally, tallied } from "@coterie/kernel";
import type { Fact } from "../../../../facts.js";
import { type Look, vampireName } from "../look.js";
import { type Attributed, attributed } from "./by-whom.js";
import { amount, times } from "./count.js";
import { fightCounts } from "./fights.js";

/** What each vampire did. */

type Counts = Readonly<Record<string, number>>;

function bloodCounts(facts: readonly Fact[]): Counts {
  const byRule = (by: string) => times(facts, "blood-gained", ({ rule }) => rule === by);
  return {
    "Blood gained": amount(facts, "blood-gained"),
    "Blood lost": amount(facts, "blood-lost"),
    Hunts: byRule("MN-5.8"),
    "Wild hunts": byRule("MN-5.10"),
    "Times drained": times(facts, "drained"),
    "Times raised": times(facts, "raised"),
  };
}

function deedCounts(facts: readonly Fact[]): Counts {
  const abilities = (kind: Fact["ability"]) =>
    times(facts, "ability-used", ({ ability }) => ability === kind);
  return {
    Moves: times(facts, "vampire-moved"),
    "Night effects used": times(facts, "night-effect-used"),
    "Blood abilities used": abilities("blood"),
    "Dark abilities used": abilities("dark"),
    // Relics that are passed about between vampires (MN-5.9) would be counted again and again.
    "Relics drawn": times(facts, "relic-given", ({ rule }) => rule === "MN-9.2"),
    "Relics used": times(facts, "relic-used"),
    "Sigils placed": times(facts, "sigil-placed"),
  };
}

/** MN-5.4: nobody tells who recruits, but on whose turn it happens. */
function recruited(told: readonly Attributed[], vampire: number): number {
  const own = told.flatMap(({ fact, turn }) => (turn === vampire ? [fact] : []));
  return amount(own, "minions-placed", ({ rule }) => rule === "MN-5.4");
}

function countsOf(facts: readonly Fact[], told: readonly Attributed[], vampire: number): Counts {
  const own = facts.filter((fact) => fact.vampire === vampire);
  return {
    Kills: amount(own, "kills-gained"),
    ...fightCounts(told, vampire),
    ...bloodCounts(own),
    "Minions recruited on its turns": recruited(told, vampire),
    "Minions given up in fights": amount(own, "minions-sacrificed"),
    ...deedCounts(own),
  };
}

export function vampireTallies(look: Look, facts: readonly Fact[]): Tally[] {
  const told = attributed(facts);
  const vampires = [...look.state.vampires.keys()];
  const counts = vampires.map((vampire) => countsOf(facts, told, vampire));
  const rows = Object.keys(counts[0] ?? {}).map((label) => ({
    label,
    values: counts.map((count) => count[label] ?? 0),
  }));
  const columns = vampires.map((vampire) => vampireName(look, vampire));
  return tallied({ title: "Vampires", columns, rows });
}
