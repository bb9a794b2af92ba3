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
  "fault",
] as const;

export type RefusedCode = (typeof REFUSED_CODES)[number];

interface RefusedOptions extends ErrorOptions {
  /** When the same command may succeed, if that is known. */
  readonly retryAfterSeconds?: number;
}

/** A command that was not carried out; after "not-saved" and "fault" that is not certain. */
export class Refused extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: RefusedCode,
    message: string,
    { retryAfterSeconds, ...options }: RefusedOptions = {},
  ) {
    super(message, options);
    this.name = "Refused";
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The store failed while something was written: it may be saved or not. */
export function notSaved(cause: unknown): Refused {
  const message =
    "the store did not confirm that this was saved; it may be saved or not, try again";
  return new Refused("not-saved", message, { cause });
}

/** The store failed while something was read. */
export function storageUnavailable(cause: unknown): Refused {
  const message = "the store did not answer; nothing was changed, try again";
  return new Refused("storage-unavailable", message, { cause });
}

/**
 * What a client is told of an error of the server. The error may have come up after the entries
 * were saved, so this does not say that nothing has changed.
 */
export const INTERNAL_FAULT: Trouble = {
  code: "fault",
  message: "an error in the server, reported to its host; see what was done before you try again",
};

/** The same as an error, for one that was reported already. */
export function internalFault(cause: unknown): Refused {
  return new Refused("fault", INTERNAL_FAULT.message, { cause });
}

const REPORTED: ReadonlySet<string> = new Set(["fault", "not-saved", "storage-unavailable"]);

/** Whether the host was told of this where it came up. */
export function isReported(error: unknown): boolean {
  if (error instanceof Refused) return REPORTED.has(error.code);
  return error instanceof RulesFault;
}

/** What to tell the client that sent the command; undefined for an error of the server. */
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
