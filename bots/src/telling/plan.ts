import { type Kit, newContext } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import { intentOf } from "../intent.js";
import type { Judgement } from "../judgement.js";
import type { Plan } from "./decision.js";
import { sentenceOf } from "./sentence.js";
import type { Teller } from "./teller.js";
import type { Told } from "./told.js";

/**
 * What a bot that answers with these keys has to tell of its plan: at the first decision of a turn,
 * and later only if it does something else than it told.
 */
export function planOf<K extends Kit>(
  judgement: Judgement<K>,
  teller: Teller<K>,
  sight: Sight<K>,
  keys: readonly string[],
  told: Told | undefined,
): Plan | undefined {
  const news = newsOf(judgement, sight, keys, told);
  const steps = news === "none" ? [] : intentOf(judgement, sight, keys);
  if (steps.length === 0) return undefined;
  const says = sentenceOf(teller, steps, news === "changed");
  return { says, keys: steps.map(({ key }) => key) };
}

/** Whether a plan begins here, is another than the one that was told, or is carried out as it was told. */
function newsOf<K extends Kit>(
  judgement: Judgement<K>,
  { game, view }: Sight<K>,
  keys: readonly string[],
  told: Told | undefined,
): "begun" | "changed" | "none" {
  const run = newContext(game, view.seen);
  const isTurnOf = (began: K["State"]): boolean => judgement.isSameTurn?.(run, began) === true;
  // In the middle of a fight or an effect nobody explains himself.
  if (judgement.isCalm?.(run) === false || !isTurnOf(view.seen)) return "none";
  // What was told came back from whoever kept it: it is a state of this game.
  if (told === undefined || !isTurnOf(told.seen as K["State"])) return "begun";
  return told.left.length === 0 || told.left.includes(keys[0]) ? "none" : "changed";
}
