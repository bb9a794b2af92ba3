import type { Game, Kit } from "@coterie/kernel";
import { type Masters, playWords } from "@coterie/masters-of-the-night";
import { mastersTeller } from "./masters.js";
import type { Teller } from "./teller.js";

/**
 * The games whose bots tell what they plan. Where seats have secrets from each other none does:
 * a plan would be one.
 */
const tellers: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["masters-of-the-night", (game: Masters) => mastersTeller(game, playWords(game))],
]);

export function tellerOf<K extends Kit>(game: Game<K>): Teller<K> | undefined {
  // A game's id says which types are its own; the compiler cannot know that.
  const teller = tellers.get(game.id) as ((game: Game<K>) => Teller<K>) | undefined;
  return teller?.(game);
}
