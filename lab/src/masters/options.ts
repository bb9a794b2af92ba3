import { headOf } from "../observe/decisions.js";

/** The questions whose options are counted, by what players call them; where things lie is counted elsewhere. */
export const questionNames: Readonly<Record<string, string>> = {
  "night.act": "A vampire's night",
  "combat.window": "After a die of a fight",
  "combat.give-up-minions": "Minions before a fight",
  "effect.may": "A card says: you may",
  "effect.either": "A card says: either, or",
};

export function optionName(kind: string, key: string): string | undefined {
  if (!(kind in questionNames)) return undefined;
  if (kind !== "combat.give-up-minions") return `${kind} ${headOf(key)}`;
  return `${kind} ${key === "minions:0" ? "give up none" : "give up some"}`;
}
