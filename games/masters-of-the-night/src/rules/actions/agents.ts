import { reason } from "../../table.js";
import { apCost } from "../activation.js";
import { startNightCombat } from "../combat.js";
import { forbidden, tooFewAp } from "../reasons.js";
import { isBanned } from "../standing.js";
import { exposeAgents } from "../tokens.js";
import { type NightAction, once } from "./action.js";

const noHiddenAgent = reason("no-hidden-agent", "MN-5.2");
const noExposedAgent = reason("no-exposed-agent", "MN-5.3");

/** MN-5.2: all agents of the district become exposed. */
export const expose: NightAction = {
  name: "expose",
  rule: "MN-5.2",
  obstacle(g, vampire) {
    const s = g.state;
    if (apCost(g, "expose-ap", 1, vampire) > s.ap) return tooFewAp;
    if (isBanned(g, "expose", vampire, s.at[vampire])) return forbidden;
    return s.hidden[s.at[vampire]] === 0 ? noHiddenAgent : undefined;
  },
  ...once,
  key: () => "expose",
  perform(g, vampire) {
    const s = g.state;
    s.ap -= apCost(g, "expose-ap", 1, vampire);
    exposeAgents(g, s.at[vampire], s.hidden[s.at[vampire]], "MN-5.2");
  },
};

/** MN-5.3: night combat with all exposed agents of the district. */
export const fight: NightAction = {
  name: "fight",
  rule: "MN-5.3",
  obstacle(g, vampire) {
    const s = g.state;
    if (apCost(g, "fight-ap", 1, vampire) > s.ap) return tooFewAp;
    if (isBanned(g, "fight", vampire, s.at[vampire])) return forbidden;
    return s.exposed[s.at[vampire]] === 0 ? noExposedAgent : undefined;
  },
  ...once,
  key: () => "fight",
  perform(g, vampire) {
    g.state.ap -= apCost(g, "fight-ap", 1, vampire);
    startNightCombat(g, g.state.at[vampire], vampire, "MN-5.3");
  },
};
