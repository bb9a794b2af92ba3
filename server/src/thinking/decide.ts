import { botCalled, sightFrom } from "@coterie/bots";
import { type AnyGame, dice, type View } from "@coterie/kernel";
import type { Thought } from "./thinker.js";

/** What the bot of a thought answers. The same thought gives the same keys in any thread. */
export function decide(
  game: AnyGame,
  { view, question, bot, seed }: Pick<Thought, "view" | "question" | "bot" | "seed">,
): readonly string[] {
  // What crossed a border is plain data; the game that made the view knows its type.
  const seen = view as unknown as View<unknown>;
  return botCalled(game, bot).decide(sightFrom(game, seen, question, dice(seed)));
}
