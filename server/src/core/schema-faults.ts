import type { z } from "zod";

/** Faults in one message, and characters of each, at most. */
const MOST_FAULTS = 10;
const MOST_CHARACTERS = 300;

/** What is wrong with data that does not fit its schema, in one line. */
export function schemaFaults({ issues }: z.ZodError): string {
  const told = issues.slice(0, MOST_FAULTS).map(({ path, message }) => {
    const place = path.length === 0 ? "" : `${path.map(String).join(".")}: `;
    return `${place}${message}`.slice(0, MOST_CHARACTERS);
  });
  const rest = issues.length - told.length;
  return [...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}
