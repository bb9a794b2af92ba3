import { reason, type Table } from "../../table.js";
import { apCost, priceWarning } from "../activation.js";
import { bloodLimit, bloodRoom, gainBlood } from "../blood.js";
import { forbidden, tooFewAp } from "../reasons.js";
import { happen, isBanned, modified } from "../standing.js";
import { loseVeil } from "../veil.js";
import { type NightAction, once } from "./action.js";

const tooFewKillsToHunt = reason("too-few-kills", "MN-5.8");
const tooFewKillsForWild = reason("too-few-kills", "MN-5.10");
const bloodFull = reason("blood-full", "MN-5.13");

/** MN-5.8: 1 blood, up to the limit. */
export const hunt: NightAction = {
  name: "hunt",
  rule: "MN-5.8",
  obstacle(g, vampire) {
    const s = g.state;
    if (s.kills[vampire] < 1) return tooFewKillsToHunt;
    if (apCost(g, "hunt-ap", 1, vampire) > s.ap) return tooFewAp;
    if (isBanned(g, "hunt", vampire, s.at[vampire])) return forbidden;
    return bloodRoom(g, vampire, huntYield(g, vampire)) === 0 ? bloodFull : undefined;
  },
  ...once,
  key: () => "hunt",
  perform(g, vampire) {
    g.state.ap -= apCost(g, "hunt-ap", 1, vampire);
    gainBlood(g, vampire, huntYield(g, vampire), "MN-5.8");
    happen(g, "hunts", vampire, g.state.at[vampire]);
  },
};

function huntYield(g: Table, vampire: number): number {
  return Math.max(0, modified(g, "hunt", 1, vampire, g.state.at[vampire]));
}

/** MN-5.10: blood up to the limit, veil −1. */
export const wildHunt: NightAction = {
  name: "wild-hunt",
  rule: "MN-5.10",
  obstacle(g, vampire) {
    const s = g.state;
    if (s.kills[vampire] < 4) return tooFewKillsForWild;
    if (s.ap < 1) return tooFewAp;
    if (isBanned(g, "wild-hunt", vampire, s.at[vampire])) return forbidden;
    return bloodRoom(g, vampire, bloodLimit(g, vampire)) === 0 ? bloodFull : undefined;
  },
  ...once,
  key: () => "wild-hunt",
  perform(g, vampire) {
    g.state.ap -= 1;
    gainBlood(g, vampire, bloodLimit(g, vampire), "MN-5.10");
    loseVeil(g, wildHuntVeil(g, vampire), "MN-5.10", "wild-hunt");
    happen(g, "wild-hunts", vampire, g.state.at[vampire]);
  },
  warning: (g, vampire) =>
    priceWarning(g, vampire, { ap: 1, blood: 0, veil: wildHuntVeil(g, vampire) }),
};

function wildHuntVeil(g: Table, vampire: number): number {
  return Math.max(0, modified(g, "wild-hunt-veil", 1, vampire, g.state.at[vampire]));
}
