import { Refusal, RulesFault } from "@coterie/kernel";
import type { Trouble } from "@coterie/protocol";

/** What can be wrong with a command beside what the game itself refuses. */
export const REFUSED_CODES = [
  "no-such-table",
  "no-such-game",
  "bad-pack",
  "bad-bot",
  "not-yours",
  "not-host",
  "stranger",
  "seat-taken",
  "no-seat",
  "not-open",
  "not-running",
  "not-finished",
  "not-allowed",
  "too-early",
  "too-many",
  "muted",
  "stand-in",
  "nothing-asked",
  "not-saved",
  "storage-unavailable",
  "busy",
  "resting",
  "rules-fault",
] as const;

export type RefusedCode = (typeof REFUSED_CODES)[number];

/** A command that was not carried out. Nothing has changed. */
export class Refused extends Error {
  constructor(
    readonly code: RefusedCode,
    message: string,
    /** When the same command may succeed, if that is known. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = "Refused";
  }
}

/** What to tell whoever sent the command; undefined if the fault is ours. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof Refused) {
    const { code, message, retryAfterSeconds } = error;
    return retryAfterSeconds === undefined
      ? { code, message }
      : { code, message, retryAfterSeconds };
  }
  if (error instanceof Refusal) return { code: error.code, message: error.message };
  // Pieces of a pack can do what no rule foresaw; the position is as it was before.
  if (error instanceof RulesFault) {
    const message = `the rules of this table failed, nothing has changed: ${error.message}`;
    return { code: "rules-fault", message };
  }
  return undefined;
}
