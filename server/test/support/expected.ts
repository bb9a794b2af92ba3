import type { Command, CommandName, Trouble } from "@coterie/protocol";

/** The store failed for a moment: nobody knows what it wrote, or it could not be read. */
export const STORE = ["not-saved", "storage-unavailable"];

/**
 * What may happen to somebody who means well and whose connection breaks: the answer arrived the
 * first time, the others were quicker, the store was away for a moment.
 */
const EXPECTED: Partial<Record<CommandName, readonly string[]>> = {
  answer: ["question-answered", ...STORE, "not-running"],
  withdraw: ["nothing-to-withdraw", ...STORE, "not-running"],
  undo: ["nothing-to-undo", "undo-refused", "not-allowed", "unanswered", ...STORE, "not-running"],
  consent: ["nothing-asked", "not-allowed", "unanswered", ...STORE, "not-running"],
};

/** A batch is a guess: what follows its first answer may not be offered, or not be there to be seen. */
const OF_A_BATCH = ["not-offered", "crosses-mark"];

export function isBadGuess(command: Command, { code }: Trouble): boolean {
  return command.do === "answer" && command.keys.length > 1 && OF_A_BATCH.includes(code);
}

/** Whether this command may be refused so; if not, the server is at fault. */
export function isExpected(command: Command, trouble: Trouble): boolean {
  return EXPECTED[command.do]?.includes(trouble.code) || isBadGuess(command, trouble);
}
