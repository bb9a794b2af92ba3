import type { Game } from "../../game.js";
import type { Kit } from "../../rulebook.js";

/** A finished game ends in an outcome that has a name. */
export function outcomeFault<K extends Kit>(game: Game<K>, outcome: number): string | undefined {
  const name = game.outcomes[outcome - 1];
  return name === undefined || name === "" ? `the outcome ${outcome} has no name` : undefined;
}
