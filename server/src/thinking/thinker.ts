import type { Hint, Json, Question } from "@coterie/kernel";

/** A decision to be made or advised for a seat, from what that seat sees and nothing else. */
export interface Thought {
  /** The id of the game. */
  readonly game: string;
  /** The pieces of the table, with their hash. */
  readonly pack: { readonly hash: string; readonly pieces: Json };
  /** The seat's view as plain data: `{ audience, seen }`. */
  readonly view: Json;
  /** The seat's open question. */
  readonly question: Question;
  /** Who decides: "random", "greedy", "search:300ms". Hints are the same from all. */
  readonly bot: string;
  /** The bot's own chance for this decision. */
  readonly seed: string;
}

export type Thinker = {
  /** Calls back with the keys of a decision; an error if none could be made. Exactly once. */
  think(thought: Thought, done: (error: Error | null, keys: readonly string[]) => void): void;
  /** The same for a hint; there is none for a game that no bot can foresee. */
  advise(thought: Thought, done: (error: Error | null, hint: Hint | null) => void): void;
  close(): Promise<void>;
};
