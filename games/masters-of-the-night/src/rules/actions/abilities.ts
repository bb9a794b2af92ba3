import {
  type AbilityKind,
  abilityObstacle,
  abilityOf,
  costWarning,
  useAbility,
} from "../abilities.js";
import { type NightAction, once } from "./action.js";

/** MN-5.6: on one's own turn, without AP. */
function abilityAction(kind: AbilityKind): NightAction {
  return {
    name: `${kind}-ability`,
    rule: "MN-5.6",
    obstacle: (g, vampire) => abilityObstacle(g, vampire, kind, false),
    ...once,
    key: () => `${kind}-ability`,
    perform: (g, vampire) => useAbility(g, vampire, kind),
    warning: (g, vampire) => costWarning(g, abilityOf(g, vampire, kind), vampire),
  };
}

export const bloodAbility = abilityAction("blood");
export const darkAbility = abilityAction("dark");
