import type { Reason } from "@coterie/kernel";
import type { ActivatedContent } from "../content/content.js";
import { NOWHERE } from "../state.js";
import { reason, type Table } from "../table.js";
import { activate, activationObstacle, type Price, priceWarning } from "./activation.js";
import { forbidden } from "./reasons.js";
import { announceAfter, isBanned, modified } from "./standing.js";

/** MN-5.6: blood and dark abilities. */
export const ABILITIES = ["blood", "dark"] as const;
export type AbilityKind = (typeof ABILITIES)[number];

const DARK_KILLS = 6;

const tooFewKills = reason("too-few-kills", "MN-5.6");
const onlyInCombat = reason("only-in-combat", "MN-5.6");

export function abilityOf(g: Table, vampire: number, kind: AbilityKind): ActivatedContent {
  return g.content.vampires[g.state.vampires[vampire]][kind];
}

/** Blood costs are changed by standing effects, but no blood ability is ever free. */
export function abilityPrice(g: Table, ability: ActivatedContent, user: number): Price {
  const { ap = 0, blood = 0, veil = 0 } = ability.cost;
  const dearer = blood === 0 ? 0 : modified(g, "ability-blood", blood, user, g.state.at[user]);
  return { ap, blood: blood === 0 ? 0 : Math.max(1, dearer), veil };
}

export function abilityObstacle(
  g: Table,
  user: number,
  kind: AbilityKind,
  inCombat: boolean,
): Reason | undefined {
  const ability = abilityOf(g, user, kind);
  if (kind === "dark" && g.state.kills[user] < DARK_KILLS) return tooFewKills;
  if (ability.timing === "die" && !inCombat) return onlyInCombat;
  if (isBanned(g, `${kind}-ability`, user, g.state.at[user])) return forbidden;
  return activationObstacle(g, ability, user, NOWHERE, abilityPrice(g, ability, user));
}

export function useAbility(g: Table, user: number, kind: AbilityKind): void {
  useAbilityOf(g, user, abilityOf(g, user, kind), kind);
}

/** Also for an ability that a relic lends (MN-5.7). */
export function useAbilityOf(
  g: Table,
  user: number,
  ability: ActivatedContent,
  kind: AbilityKind,
): void {
  const { piece } = ability;
  g.tell?.({ fact: "ability-used", rule: "MN-5.6", vampire: user, piece, ability: kind });
  announceAfter(g, "uses-ability", user);
  activate(g, ability, user, NOWHERE, abilityPrice(g, ability, user), "MN-5.6");
}

export function costWarning(g: Table, ability: ActivatedContent, user: number): Reason | undefined {
  return priceWarning(g, user, abilityPrice(g, ability, user));
}
