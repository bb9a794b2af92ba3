import { reason } from "../../table.js";
import { apCost } from "../activation.js";
import { happen, isBanned, modified } from "../standing.js";
import { placeMinions } from "../tokens.js";
import { gainVeil } from "../veil.js";
import { type NightAction, once, tooFewAp } from "./action.js";

const noMinionLeft = reason("no-minion-in-reserve", "MN-5.4");
const forbidden = reason("forbidden", "MN-11.1");

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
    const s = g.state;
    const here = s.at[vampire];
    s.ap -= apCost(g, "recruit-ap", 2, vampire);
    placeMinions(g, here, 1, "MN-5.4");
    gainVeil(g, Math.max(0, modified(g, "recruit-veil", 1, vampire, here)), "MN-5.4");
    happen(g, "recruits", vampire, here);
  },
};
