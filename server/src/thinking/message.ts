import type { Json } from "@coterie/kernel";
import type { Thought } from "./thinker.js";

/**
 * What a worker is sent: a thought and nothing else. The pieces come with it only if the worker
 * said that it lacks them, because copying them costs more than all the rest.
 */
export interface Message extends Omit<Thought, "pack"> {
  readonly pack: { readonly hash: string; readonly pieces?: Json };
}

/** What a worker answers. */
export type Reply =
  | { readonly keys: readonly string[] }
  | { readonly lacks: "pieces" }
  | { readonly error: string };

/** Field by field: whatever else an object may carry does not cross to the worker. */
export function messageOf(thought: Thought, withPieces: boolean): Message {
  const { game, pack, view, question, bot, seed } = thought;
  const { hash, pieces } = pack;
  return { game, pack: withPieces ? { hash, pieces } : { hash }, view, question, bot, seed };
}
