import { invisibleCharacters, stripJoiners } from "@coterie/kernel";
import { z } from "zod";
import { LIMITS } from "./limits.js";
import { lookKeys } from "./lookalikes.js";

/** What people write is judged by one server, so that no two engines need to agree on what is assigned. */
function isSeen(text: string): boolean {
  return invisibleCharacters(text).length === 0 && !/\p{Cn}/u.test(text);
}

/**
 * What could be the id of a table. Whether there is one, the store knows; what no store can look
 * for is refused before.
 */
export const tableSchema = z
  .string()
  .max(64)
  .regex(/^[\x20-\x7e]*$/, "expected the id of a table");

/** What a person is called at a table: plain text, whatever its script. */
export const nameSchema = z
  .string()
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/g, " "))
  .refine((name) => name.length >= 1, "expected a name of at least one character")
  .refine((name) => [...name].length <= LIMITS.name, `expected at most ${LIMITS.name} characters`)
  .refine(
    (name) => isSeen(name) && stripJoiners(name) === name,
    "expected no invisible or control characters",
  );

/** One line of chat. */
export const chatSchema = z
  .string()
  .transform((text) => text.normalize("NFC").trim())
  .refine((text) => stripJoiners(text).length >= 1, "expected at least one character")
  .refine((text) => [...text].length <= LIMITS.chat, `expected at most ${LIMITS.chat} characters`)
  .refine(isSeen, "expected no control characters");

/** The name, or the name with a number, so that no two names at a table look alike. */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.flatMap(lookKeys));
  const isTaken = (one: string): boolean => lookKeys(one).some((key) => taken.has(key));
  if (!isTaken(name)) return name;
  for (let n = 2; ; n++) {
    const numbered = `${name} (${n})`;
    if (!isTaken(numbered)) return numbered;
  }
}
