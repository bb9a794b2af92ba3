import type { BloodKit } from "@coterie/blood-orders";
import type { Game } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import type { Judgement } from "../judgement.js";
import { askAtAltar } from "./altar.js";
import { isCalm } from "./calm.js";
import { chance } from "./chance.js";
import { discardExcess, feedOrRelease } from "./feeding.js";
import { fittedRates } from "./fitted.js";
import { bloodForesight } from "./foresight.js";
import { type Lore, loreOf } from "./lore.js";
import { takeTurn } from "./orders.js";
import { parts } from "./parts.js";
import { planDay } from "./planning.js";
import { value } from "./value.js";
import { plainRates } from "./worth.js";

/**
 * How to play Blood Orders: what a position is worth, and rules where looking ahead does not help.
 * Greedy goes by plain figures; where a Day is played on to its end the fitted ones judge.
 */
export function bloodJudgement(game: Game<BloodKit>): Judgement<BloodKit> {
  const lore = loreOf(game, plainRates);
  const fitted = loreOf(game, fittedRates);
  return {
    value: (run, seat) => value(lore, run, seat),
    chance: (run, seat) => chance(fitted, run, seat),
    parts,
    isCalm: (run) => isCalm(lore, run),
    plan: (sight) => answersByRule(lore, sight),
    foresight: bloodForesight(fitted),
  };
}

/**
 * What is decided in secret, or against what others decided in secret, is decided by rule: the
 * others' decisions in an imagined world are any that they might have made. The rest, mostly the
 * choices that effects ask for, is looked ahead at.
 */
function answersByRule(lore: Lore, sight: Sight<BloodKit>): readonly string[] | undefined {
  switch (sight.question.kind) {
    case "planning.card":
      return planDay(lore, sight);
    case "orders.turn":
      return [takeTurn(lore, sight)];
    case "altar.ritual":
      return askAtAltar(lore, sight);
    case "feeding.card":
      return [feedOrRelease(lore, sight)];
    case "feeding.excess":
      return [discardExcess(lore, sight)];
    default:
      return undefined;
  }
}
