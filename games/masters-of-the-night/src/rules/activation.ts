import type { Env } from "@coterie/effects";
import type { Reason } from "@coterie/kernel";
import type { ActivatedContent } from "../content/content.js";
import { reason, type Table } from "../table.js";
import { loseBlood } from "./blood.js";
import { tooFewAp, tooLittleBlood, tooLittleVeil } from "./reasons.js";
import { modified } from "./standing.js";
import { removeMinions } from "./tokens.js";
import { loseVeil } from "./veil.js";
import { effects } from "./verbs/effects.js";

/** What abilities, night effects and relics share: a cost, conditions, and an effect. */

const tooFewMinions = reason("too-few-minions", "MN-5.5");
const noSuchDie = reason("no-such-die", "MN-5.5");
const conditionFails = reason("condition-not-met", "MN-5.5");
const usedThisRound = reason("used-this-round", "MN-9.5");
const noEventLeft = reason("no-event-left", "MN-5.15");
const noChange = reason("changes-nothing", "MN-5.13");

/** AP costs are changed by standing effects, but nothing that costs AP becomes free. */
export function apCost(g: Table, name: ApValue, base: number, vampire: number): number {
  return Math.max(1, modified(g, name, base, vampire, g.state.at[vampire]));
}

export type ApValue =
  | "move-ap"
  | "expose-ap"
  | "fight-ap"
  | "recruit-ap"
  | "hunt-ap"
  | "night-effect-ap";

/** What an activated effect costs its user now. */
export interface Price {
  readonly ap: number;
  readonly blood: number;
  readonly veil: number;
}

/** Why an activated effect cannot be used now, or undefined if it can. */
export function activationObstacle(
  g: Table,
  activated: ActivatedContent,
  user: number,
  place: number,
  price: Price,
): Reason | undefined {
  const s = g.state;
  const { cost } = activated;
  const env: Env = { self: user, place, bound: [0, 0, 0, 0] };
  if (price.ap > s.ap) return tooFewAp;
  if (activated.oncePerRound && s.usedPieces.includes(activated.piece)) return usedThisRound;
  if (price.blood > s.blood[user]) return tooLittleBlood;
  if (price.veil > s.veil) return tooLittleVeil;
  if (cost.minions !== undefined && s.minions[s.at[user]] < cost.minions) return tooFewMinions;
  if (cost.die !== undefined && !cost.die.some((face) => s.dice[face - 1] > 0)) return noSuchDie;
  if (activated.when !== undefined && !activated.when(g, env)) return conditionFails;
  if (activated.needsEvent && s.events.cards.length === 0) return noEventLeft;
  return effects.would(g, activated.effect, env) ? undefined : noChange;
}

/** Pays the price and starts the effect. A veil that falls to 0 ends the game before it (MN-5.6). */
export function activate(
  g: Table,
  activated: ActivatedContent,
  user: number,
  place: number,
  price: Price,
  rule: string,
): void {
  const s = g.state;
  if (activated.oncePerRound) s.usedPieces.push(activated.piece);
  s.ap -= price.ap;
  effects.start(g, activated.effect, user, place);
  removeMinions(g, activated.cost.minions ?? 0, s.at[user], rule);
  loseBlood(g, user, price.blood, rule);
  loseVeil(g, price.veil, rule, "cost");
}

const losesGame = reason("loses-the-game", "MN-7.1");
const drainsUser = reason("drains-the-user", "MN-4.3");

/** MN-5.13: what would lose the game at once is offered with a warning; so is what drains. */
export function priceWarning(g: Table, user: number, price: Price): Reason | undefined {
  if (price.veil > 0 && price.veil >= g.state.veil) return losesGame;
  if (price.blood > 0 && price.blood >= g.state.blood[user]) return drainsUser;
  return undefined;
}
