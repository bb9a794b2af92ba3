import type { Reason } from "@coterie/kernel";
import { NOWHERE } from "../../state.js";
import { reason, type Table } from "../../table.js";
import { activate, activationObstacle, type Price, priceWarning } from "../activation.js";
import { forbidden } from "../reasons.js";
import { relicsOf } from "../relics.js";
import { announceAfter, isBanned } from "../standing.js";
import type { NightAction } from "./action.js";

/** MN-9.3: used on its holder's own turn, for what it names. */

const holdsNone = reason("holds-no-relic-to-use", "MN-9.3");

function priceOf(g: Table, relic: number): Price {
  const { ap = 0, blood = 0, veil = 0 } = g.content.relics[relic].use?.cost ?? {};
  return { ap, blood, veil };
}

function relicObstacle(g: Table, vampire: number, relic: number): Reason | undefined {
  const { use } = g.content.relics[relic];
  if (use === undefined) return holdsNone;
  return activationObstacle(g, use, vampire, NOWHERE, priceOf(g, relic));
}

/** The reason of the first relic that cannot be used stands for all, if none can. */
function obstacle(g: Table, vampire: number): Reason | undefined {
  if (isBanned(g, "relic", vampire, g.state.at[vampire])) return forbidden;
  let why = holdsNone;
  for (const relic of relicsOf(g, vampire)) {
    const blocked = relicObstacle(g, vampire, relic);
    if (blocked === undefined) return undefined;
    if (why === holdsNone) why = blocked;
  }
  return why;
}

export const useRelic: NightAction = {
  name: "relic",
  rule: "MN-9.3",
  obstacle,
  list(g, vampire, options, from) {
    for (const relic of relicsOf(g, vampire)) {
      if (relicObstacle(g, vampire, relic) === undefined) options.add(from + relic);
    }
  },
  key: (g, _vampire, relic) => `relic:${g.content.relics[relic].card.id}`,
  perform(g, vampire, relic) {
    const { use } = g.content.relics[relic];
    if (use === undefined) return;
    g.tell?.({ fact: "relic-used", rule: "MN-9.3", vampire, relic });
    announceAfter(g, "uses-relic", vampire);
    activate(g, use, vampire, NOWHERE, priceOf(g, relic), "MN-9.3");
  },
  warning: (g, vampire, relic) => priceWarning(g, vampire, priceOf(g, relic)),
};
