import { reason } from "../../table.js";
import { apCost } from "../activation.js";
import { forbidden, tooFewAp } from "../reasons.js";
import { recruitAt } from "../recruiting.js";
import { isBanned } from "../standing.js";
import { type NightAction, once } from "./action.js";

const noMinionLeft = reason("no-minion-in-reserve", "MN-5.4");

/** MN-5.4: one minion from the reserve into the district, veil +1. Allowed at veil 6 too. */
export const recruit: NightAction = {
  name: "recruit",
  rule: "MN-5.4",
  obstacle(g, vampire) {
    const s = g.state;
    if (apCost(g, "recruit-ap", 2, vampire) > s.ap) return tooFewAp;
    if (isBanned(g, "recruit", vampire, s.at[vampire])) return forbidden;
    return s.minionReserve === 0 ? noMinionLeft : undefined;
  },
  ...once,
  key: () => "recruit",
  perform(g, vampire) {
    g.state.ap -= apCost(g, "recruit-ap", 2, vampire);
    recruitAt(g, vampire, g.state.at[vampire], false);
  },
};
