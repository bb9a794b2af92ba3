import { reason } from "../../table.js";
import { performRitual, ritualObstacle } from "../ending.js";
import { forbidden, tooFewAp } from "../reasons.js";
import { placeSigil } from "../sigils.js";
import { isBanned } from "../standing.js";
import { agentsAt, isSigillated } from "../terms.js";
import { removeMinions } from "../tokens.js";
import { type NightAction, once } from "./action.js";

const MASTER_KILLS = 9;
const tooFewKillsForSigil = reason("too-few-kills", "MN-5.11");
const sigilUsed = reason("sigil-used", "MN-5.11");
const agentsHere = reason("agents-here", "MN-5.11");
const sigilHere = reason("sigil-here", "MN-5.11");
const noMinionHere = reason("no-minion-here", "MN-5.11");
const tooFewKillsForRitual = reason("too-few-kills", "MN-5.12");

/** MN-5.11: costs one minion of the district. */
export const sigillate: NightAction = {
  name: "sigillate",
  rule: "MN-5.11",
  obstacle(g, vampire) {
    const s = g.state;
    const here = s.at[vampire];
    if (s.kills[vampire] < MASTER_KILLS) return tooFewKillsForSigil;
    if (s.sigils[vampire] >= 0) return sigilUsed;
    if (s.ap < 1) return tooFewAp;
    if (isBanned(g, "sigillate", vampire, here)) return forbidden;
    if (agentsAt(s, here) > 0) return agentsHere;
    if (isSigillated(s, here)) return sigilHere;
    return s.minions[here] === 0 ? noMinionHere : undefined;
  },
  ...once,
  key: () => "sigillate",
  perform(g, vampire) {
    const here = g.state.at[vampire];
    g.state.ap -= 1;
    removeMinions(g, 1, here, "MN-5.11");
    placeSigil(g, vampire, here);
  },
};

/** MN-5.12, MN-12.1. */
export const ritual: NightAction = {
  name: "ritual",
  rule: "MN-5.12",
  obstacle(g, vampire) {
    if (g.state.kills[vampire] < MASTER_KILLS) return tooFewKillsForRitual;
    if (g.state.ap < 1) return tooFewAp;
    return ritualObstacle(g, g.state.at[vampire]);
  },
  ...once,
  key: () => "ritual",
  perform(g) {
    g.state.ap -= 1;
    performRitual(g);
  },
};
