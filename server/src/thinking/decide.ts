import { type Budget, botCalled, hintOn, type Sight, sightFrom } from "@coterie/bots";
import { type AnyGame, dice, type Hint, type Kit, type View } from "@coterie/kernel";
import { planFor } from "./plan.js";
import type { Decision, Thought } from "./thinker.js";

type Seen = Pick<Thought, "view" | "question" | "seed">;

/**
 * What the bot of a thought answers, and what it plans. The same thought gives the same decision in
 * any thread, unless the bot's budget is a time.
 */
export function decide(game: AnyGame, thought: Seen & Pick<Thought, "bot" | "told">): Decision {
  const { bot, told } = thought;
  const sight = sightOn(game, thought);
  const keys = botCalled(game, bot).decide(sight);
  const plan = planFor(sight, bot, keys, told);
  return plan === undefined ? { keys } : { keys, plan };
}

export function advise(game: AnyGame, thought: Seen, budget: Budget): Hint | null {
  return hintOn(sightOn(game, thought), budget);
}

function sightOn(game: AnyGame, { view, question, seed }: Seen): Sight<Kit> {
  // What crossed a border is plain data; the game that made the view knows its type.
  const seen = view as unknown as View<unknown>;
  return sightFrom(game, seen, question, dice(seed));
}
