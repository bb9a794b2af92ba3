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
  /** With this answer begins what a player who plays along would tell the others of. */
  readonly tells: boolean;
}

export interface Decision {
  /** The question that it is about: an answer that comes too late is none. */
  readonly question: string;
  /** One answers the question, several are a whole plan. */
  readonly keys: readonly string[];
  /** What the bot means to do with its turn, each deed in words; nothing where it keeps that to itself. */
  readonly means: readonly string[];
}
