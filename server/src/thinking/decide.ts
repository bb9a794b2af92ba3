import {
  type Budget,
  botCalled,
  type Decision,
  decideOn,
  hintOn,
  type Sight,
  sightFrom,
} from "@coterie/bots";
import { type AnyGame, dice, type Hint, type Kit, type View } from "@coterie/kernel";
import { LIMITS } from "@coterie/protocol";
import type { Thought } from "./thinker.js";

type Seen = Pick<Thought, "view" | "question" | "seed">;

/**
 * What the bot of a thought answers, and what it plans. The same thought gives the same decision in
 * any thread, unless the bot's budget is a time.
 */
export function decide(game: AnyGame, thought: Seen & Pick<Thought, "bot" | "told">): Decision {
  const { bot, told } = thought;
  const decision = decideOn(botCalled(game, bot), sightOn(game, thought), told);
  const { plan } = decision;
  return plan === undefined
    ? decision
    : { ...decision, plan: { ...plan, says: bounded(plan.says) } };
}

/** A plan of many steps, with long names of pieces from anywhere, would be more than a line. */
function bounded(says: string): string {
  return says.length <= LIMITS.says ? says : `${says.slice(0, LIMITS.says - 1)}…`;
}

export function advise(game: AnyGame, thought: Seen, budget: Budget): Hint | null {
  return hintOn(sightOn(game, thought), budget);
}

function sightOn(game: AnyGame, { view, question, seed }: Seen): Sight<Kit> {
  // What crossed a border is plain data; the game that made the view knows its type.
  const seen = view as unknown as View<unknown>;
  return sightFrom(game, seen, question, dice(seed));
}
