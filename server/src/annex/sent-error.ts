import type { SentError } from "./messages.js";

/** Whatever was thrown, as it is sent to another thread. */
export function toSent(thrown: unknown): SentError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack } = error;
  return { name, message, stack };
}

export function fromSent({ name, message, stack }: SentError): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
