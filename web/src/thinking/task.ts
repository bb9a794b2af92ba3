import type { Decision, Told } from "@coterie/bots";
import type { Json, OpenQuestion, View } from "@coterie/kernel";

/** Somebody who thinks is sent what the seat may know, and nothing else: never a state. */
export interface Task {
  /** The pieces, where they are not those of this build. */
  readonly pieces: Json | null;
  readonly view: View<object>;
  readonly question: OpenQuestion;
  /** Chance of its own: the same task with the same seed is thought about alike. */
  readonly seed: string;
}

/** A bot's turn to answer. */
export interface BotTask extends Task {
  readonly level: string;
  /** What it has told of its plan, as long as that may still hold. */
  readonly told?: Told;
}

export interface BotDecision extends Decision {
  /** The question that it is about: an answer that comes too late is none. */
  readonly question: string;
}
