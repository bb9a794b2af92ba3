import type { Kit } from "@coterie/kernel";
import type { Bot, Sight } from "../bot.js";
import type { Judgement } from "../judgement.js";
import { judgementOf } from "../judgements.js";
import type { Decision } from "./decision.js";
import { planOf } from "./plan.js";
import type { Teller } from "./teller.js";
import { tellerOf } from "./tellers.js";
import type { Told } from "./told.js";

/** Who plays anything plans nothing. */
const PLANLESS = "random";

/**
 * What a bot answers, and what it tells of its plan; `told` is what it has told before. Without the
 * judgement and the teller of its game it tells nothing.
 */
export function decideWith<K extends Kit>(
  judgement: Judgement<K> | undefined,
  teller: Teller<K> | undefined,
  bot: Bot<K>,
  sight: Sight<K>,
  told: Told | undefined,
): Decision {
  const keys = bot.decide(sight);
  if (judgement === undefined || teller === undefined || bot.name === PLANLESS) return { keys };
  const plan = planOf(judgement, teller, sight, keys, told);
  return plan === undefined ? { keys } : { keys, plan };
}

/** The same in a game that bots know. */
export function decideOn<K extends Kit>(
  bot: Bot<K>,
  sight: Sight<K>,
  told: Told | undefined,
): Decision {
  return decideWith(judgementOf(sight.game), tellerOf(sight.game), bot, sight, told);
}
