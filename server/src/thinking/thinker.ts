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
  /** Who decides, or how long is thought about a hint: "random", "greedy", "search:300ms". */
  readonly bot: string;
  /** The bot's own chance for this decision. */
  readonly seed: string;
  /** What the bot of this seat has told of its plan, as long as it may still hold. */
  readonly told?: Told;
}

/** A plan that was told. A bot keeps nothing between two decisions, so somebody must for it. */
export interface Told {
  /** What the seat saw then, in the layout of a state. */
  readonly seen: Json;
  /** The keys of the plan that have not been given since. */
  readonly left: readonly string[];
}

export interface Decision {
  readonly keys: readonly string[];
  /** What the bot means to do with its turn, if that begins here or is not what it told before. */
  readonly plan?: Plan;
}

export interface Plan {
  /** A sentence for everybody at the table. */
  readonly says: string;
  readonly keys: readonly string[];
}

export type Thinker = {
  /** Calls back with a decision; an error if none could be made. Exactly once. */
  think(thought: Thought, done: (error: Error | null, decision: Decision) => void): void;
  /** The same for a hint; there is none for a game that no bot can foresee. */
  advise(thought: Thought, done: (error: Error | null, hint: Hint | null) => void): void;
  close(): Promise<void>;
};

/** There was no time for a thought. The message is for people. */
export class NoTime extends Error {
  override readonly name = "NoTime";
}

/** What is handed over beside an error. */
export const UNDECIDED: Decision = { keys: [] };
