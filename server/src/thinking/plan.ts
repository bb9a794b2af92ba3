import { intentOf, type Judgement, judgementOf, type Sight } from "@coterie/bots";
import { type Kit, newRun } from "@coterie/kernel";
import { sentenceOf } from "./says.js";
import { tellerOf } from "./tellers.js";
import type { Plan, Told } from "./thinker.js";

/**
 * What a bot that answers with these keys has to tell of its plan: at the first decision of a turn,
 * and later only if it does something else than it told. Who plays at random plans nothing.
 */
export function planFor<K extends Kit>(
  sight: Sight<K>,
  bot: string,
  keys: readonly string[],
  told: Told | undefined,
): Plan | undefined {
  const teller = tellerOf(sight.game);
  const judgement = judgementOf(sight.game);
  if (teller === undefined || judgement === undefined || bot === "random") return undefined;
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
  const run = newRun(game, view.seen);
  const isTurnOf = (began: K["State"]): boolean => judgement.isSameTurn?.(run, began) === true;
  // In the middle of a fight or an effect nobody explains himself.
  if (judgement.isCalm?.(run) === false || !isTurnOf(view.seen)) return "none";
  if (told === undefined || !isTurnOf(told.seen as never)) return "begun";
  return told.left.length === 0 || told.left.includes(keys[0]) ? "none" : "changed";
}

/** The same plan after some of its keys were given; what came before them has been left out. */
export function afterKeys(left: readonly string[], given: readonly string[]): readonly string[] {
  const last = Math.max(...given.map((key) => left.indexOf(key)));
  return left.slice(last + 1);
}
