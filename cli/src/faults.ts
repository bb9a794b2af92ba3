import { Refusal } from "@coterie/kernel";

/** The command was called in a way that it does not know: exit code 2. */
export class UsageError extends Error {}

/** What was asked for was tried and does not hold: exit code 1. */
export class Failure extends Error {}

/** Faults that are told in a sentence; everything else is a bug and keeps its stack. */
export function isTold(error: unknown): error is Error {
  return error instanceof UsageError || error instanceof Failure || error instanceof Refusal;
}

/** A setup that cannot be used was mistyped; a record that does not hold was changed. */
export function exitCodeOf(error: Error): number {
  if (error instanceof UsageError) return 2;
  return error instanceof Refusal && error.code === "bad-setup" ? 2 : 1;
}
