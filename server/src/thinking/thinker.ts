import type { Decision, Told } from "@coterie/bots";
import type { Json, Question, ToldHint } from "@coterie/kernel";

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
  /** For the log only; no bot is sent it. */
  readonly table?: string;
  /** What the bot of this seat has told of its plan, as long as it may still hold. */
  readonly told?: Told;
}

export type Thinker = {
  /**
   * Calls back with a decision; an error if none could be made. Exactly once, but for a thought that was
   * called off: nobody may be told what comes of it, and others need not wait for it.
   */
  think(
    thought: Thought,
    done: (error: Error | null, decision: Decision) => void,
    off?: AbortSignal,
  ): void;
  /** The same for a hint; there is none for a game that no bot can foresee. */
  advise(thought: Thought, done: (error: Error | null, hint: ToldHint | null) => void): void;
  close(): Promise<void>;
};

/** There was no time for a thought. The message is for people. */
export class NoTime extends Error {
  override readonly name = "NoTime";
}

/** What is handed over beside an error. */
export const UNDECIDED: Decision = { keys: [] };
