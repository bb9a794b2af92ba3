import { type Kit, scrub } from "@coterie/kernel";
import type { FactSheet } from "../sheet/sheet.js";
import type { Door } from "./door.js";

/** Something that happened, as an audience may know it. */
export function factSheet<K extends Kit>(
  { show, game, factPlaces }: Door<K>,
  seen: K["State"],
  fact: K["Fact"],
  audience: number,
): FactSheet {
  const told = scrub(game.facts, fact, audience) as K["Fact"];
  const { words, tone } = show.fact(seen, told);
  const places = factPlaces(told);
  return { words, rule: fact.rule, places, ...(tone === undefined ? {} : { tone }) };
}
