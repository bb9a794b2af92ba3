import type { Decision } from "@coterie/bots";
import type { Json, ToldHint } from "@coterie/kernel";
import type { Thought } from "./thinker.js";

/**
 * What a worker is sent: a thought and nothing else. The pieces come with it only if the worker
 * said that it lacks them, because copying them costs more than all the rest.
 */
export interface Message extends Omit<Thought, "pack" | "table"> {
  readonly wants: Wanted;
  readonly pack: { readonly hash: string; readonly pieces?: Json };
}

/** What may come of a thought: an answer, or advice to somebody who answers. */
export interface Results {
  readonly decision: Decision;
  readonly hint: ToldHint | null;
}

export type Wanted = keyof Results;

/** What a worker answers. */
export type Reply =
  | Pick<Results, "decision">
  | Pick<Results, "hint">
  | { readonly lacks: "pieces" }
  | { readonly error: string };

/** Field by field: whatever else an object may carry does not cross to the worker. */
export function messageOf(thought: Thought, wants: Wanted, withPieces: boolean): Message {
  const { game, pack, view, question, bot, seed, told } = thought;
  const { hash, pieces } = pack;
  return {
    game,
    pack: withPieces ? { hash, pieces } : { hash },
    view,
    question,
    bot,
    seed,
    wants,
    ...(told === undefined ? {} : { told: { seen: told.seen, left: told.left } }),
  };
}
