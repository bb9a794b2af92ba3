import type { Game, Kit, Question, View } from "@coterie/kernel";

/**
 * All that a bot is given: the rules, what its seat sees, its question, and worlds that could be
 * the real one. There is no way from here to the real state.
 */
export interface Sight<K extends Kit> {
  readonly game: Game<K>;
  readonly view: View<K["State"]>;
  readonly question: Question;
  /** A whole random state that looks exactly like the view, standing at the question. */
  imagine(): K["State"];
  /** The bot's own chance: a whole number from 0 to below - 1. */
  readonly pick: (below: number) => number;
}

/** A player. It keeps nothing between two decisions, so one bot may play many seats. */
export interface Bot<K extends Kit> {
  readonly name: string;
  /**
   * The key of one option, or several keys that are given together as a whole plan: the first
   * answers the question, each other one the question of the same seat that follows.
   */
  decide(sight: Sight<K>): readonly string[];
}
