import { type BloodOrders, playWords as bloodWords } from "@coterie/blood-orders";
import type { Game, GameShow, Kit } from "@coterie/kernel";
import { type Masters, playWords as mastersWords } from "@coterie/masters-of-the-night";

/** The words of the games that bots know, for whoever has only the rules: a thread of a server. */
const shows: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["masters-of-the-night", (game: Masters) => mastersWords(game)],
  ["blood-orders", (game: BloodOrders) => bloodWords(game)],
]);

export function showOf<K extends Kit>(game: Game<K>): GameShow<K> | undefined {
  // A game's id says which types are its own; the compiler cannot know that.
  const show = shows.get(game.id) as ((game: Game<K>) => GameShow<K>) | undefined;
  return show?.(game);
}
