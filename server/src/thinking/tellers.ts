import type { Game, Kit, Question } from "@coterie/kernel";
import { mastersTeller } from "./masters-teller.js";

/** How the plans of a game are told. */
export interface Teller<K extends Kit> {
  /** Whose turn it is, by name. */
  who(seen: K["State"]): string;
  /** What an answer does, as it stands after "means to": "move to the Museum". */
  deed(seen: K["State"], question: Question, key: string): string;
  /** Whether an answer is to do nothing more. */
  isRest(key: string): boolean;
}

/**
 * The games whose bots tell what they plan. Where seats have secrets from each other none does:
 * a plan would be one.
 */
const tellers: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["masters-of-the-night", mastersTeller],
]);

export const toldGames: readonly string[] = [...tellers.keys()];

export function tellerOf<K extends Kit>(game: Game<K>): Teller<K> | undefined {
  // A game's id says which types are its own; the compiler cannot know that.
  const teller = tellers.get(game.id) as ((game: Game<K>) => Teller<K>) | undefined;
  return teller?.(game);
}
