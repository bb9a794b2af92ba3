import {
  type Budget,
  botCalled,
  type Decision,
  decideOn,
  hintOn,
  type Sight,
  showOf,
  sightFrom,
  tellHint,
} from "@coterie/bots";
import { type AnyGame, dice, type Kit, type ToldHint, type View } from "@coterie/kernel";
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

/** What is told with many steps, or long names of pieces from anywhere, would be more than a line. */
function bounded(says: string): string {
  return says.length <= LIMITS.says ? says : `${says.slice(0, LIMITS.says - 1)}…`;
}

/** The best answers with their reasons; none for a game that no bot can foresee. */
export function advise(game: AnyGame, thought: Seen, budget: Budget): ToldHint | null {
  const sight = sightOn(game, thought);
  const hint = hintOn(sight, budget);
  const show = showOf(game);
  if (hint === null || show === undefined) return null;
  const told = tellHint(show, sight, hint);
  const answers = told.answers.map((advice) => ({
    ...advice,
    does: advice.does.map(bounded),
    follows: advice.follows.map(bounded),
  }));
  return { ...told, answers };
}

function sightOn(game: AnyGame, { view, question, seed }: Seen): Sight<Kit> {
  // What crossed a border is plain data; the game that made the view knows its type.
  const seen = view as unknown as View<unknown>;
  return sightFrom(game, seen, question, dice(seed));
}
