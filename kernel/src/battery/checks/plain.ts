import { notPlain } from "../compare.js";

/** A state holds nothing but numbers, texts, lists and tables. */
export function plainFault(state: unknown): string | undefined {
  return notPlain(state, "state");
}
