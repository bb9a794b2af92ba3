import { ALL_EYES, type Kit, redactFacts } from "@coterie/kernel";
import type { FactSheet } from "../sheet/sheet.js";
import type { Door } from "./door.js";

/** What happened, as far as an audience may know it. */
export function factSheets<K extends Kit>(
  door: Door<K>,
  seen: K["State"],
  facts: readonly K["Fact"][],
  audience: number,
): FactSheet[] {
  const known = audience === ALL_EYES ? facts : redactFacts(door.game.facts, facts, audience);
  return known.map((fact) => factSheet(door, seen, fact));
}

function factSheet<K extends Kit>(
  { show, factPlaces }: Door<K>,
  seen: K["State"],
  fact: K["Fact"],
): FactSheet {
  const { words, tone } = show.fact(seen, fact);
  const places = factPlaces(fact);
  return { words, rule: fact.rule, places, ...(tone === undefined ? {} : { tone }) };
}
