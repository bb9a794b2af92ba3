import type { ActivatedContent } from "../../content/content.js";
import { reason, type Table } from "../../table.js";
import { activate, activationObstacle, apCost, type Price, priceWarning } from "../activation.js";
import { forbidden } from "../reasons.js";
import { announceAfter, isBanned } from "../standing.js";
import { type NightAction, once } from "./action.js";

const noNightEffect = reason("no-night-effect-here", "MN-5.5");

function effectHere(g: Table, vampire: number): ActivatedContent | undefined {
  return g.content.districts[g.state.city[g.state.at[vampire]]].night;
}

function priceOf(g: Table, effect: ActivatedContent, vampire: number): Price {
  const { ap = 1, blood = 0, veil = 0 } = effect.cost;
  return { ap: apCost(g, "night-effect-ap", ap, vampire), blood, veil };
}

/** MN-5.5: the effect of the vampire's own district, any number of times. */
export const nightEffect: NightAction = {
  name: "night-effect",
  rule: "MN-5.5",
  obstacle(g, vampire) {
    const here = g.state.at[vampire];
    const effect = effectHere(g, vampire);
    if (effect === undefined) return noNightEffect;
    if (isBanned(g, "night-effect", vampire, here)) return forbidden;
    return activationObstacle(g, effect, vampire, here, priceOf(g, effect, vampire));
  },
  ...once,
  key: () => "night-effect",
  perform(g, vampire) {
    const here = g.state.at[vampire];
    const effect = effectHere(g, vampire);
    if (effect === undefined) return;
    g.tell?.({ fact: "night-effect-used", rule: "MN-5.5", vampire, district: here });
    announceAfter(g, "uses-night-effect", vampire);
    activate(g, effect, vampire, here, priceOf(g, effect, vampire), "MN-5.5");
  },
  warning(g, vampire) {
    const effect = effectHere(g, vampire);
    return effect === undefined ? undefined : priceWarning(g, vampire, priceOf(g, effect, vampire));
  },
};
