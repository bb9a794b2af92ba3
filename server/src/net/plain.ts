import { z } from "zod";

/** What is wrong with something that was sent, in the words of whoever sent it. */
export function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return unlike(TYPES[issue.expected] ?? issue.expected, input);
    case "invalid_value":
      return unlike(oneOf(issue.values.map((value) => JSON.stringify(value))), input);
    case "invalid_union":
      return choiceOf(issue);
    case "unrecognized_keys":
      return unknownFields(issue.keys, issue.inst);
    case "too_small":
      return unlike(`at least ${measure(Number(issue.minimum), issue.origin)}`, input);
    case "too_big":
      return unlike(`at most ${measure(Number(issue.maximum), issue.origin)}`, input);
    default:
      return undefined;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
};

function unlike(expected: string, input: unknown): string {
  // A number in an address was a text before.
  if (Number.isNaN(input)) return `expected ${expected}`;
  return input === undefined
    ? `missing; expected ${expected}`
    : `expected ${expected}, got ${told(input)}`;
}

/** So much of a text is told again. */
const MOST_AGAIN = 40;

function told(input: unknown): string {
  if (Array.isArray(input))
    return input.length === 0 ? "an empty list" : `a list of ${input.length}`;
  if (typeof input === "object" && input !== null) return "an object";
  if (typeof input !== "string") return String(input);
  return input.length <= MOST_AGAIN
    ? JSON.stringify(input)
    : `a text of ${input.length} characters`;
}

function oneOf(choices: readonly string[]): string {
  if (choices.length < 2) return choices.join();
  return `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

/** A field that says which of several forms is meant names none of them. */
function choiceOf(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string | undefined {
  const { discriminator, options, input } = issue;
  if (discriminator === undefined || options === undefined) return undefined;
  const given = (input as Readonly<Record<string, unknown>>)[discriminator];
  return unlike(`one of: ${(options as readonly unknown[]).join(", ")}`, given);
}

function unknownFields(keys: readonly string[], form: unknown): string {
  const unknown = keys.map((key) => JSON.stringify(key)).join(", ");
  const known = form instanceof z.ZodObject ? Object.keys(form.shape) : [];
  const expected = known.length === 0 ? "nothing" : `some of: ${known.join(", ")}`;
  return `unknown ${keys.length === 1 ? "field" : "fields"} ${unknown}; expected ${expected}`;
}

const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " of them" };

function measure(bound: number, origin: string): string {
  return `${bound}${UNITS[origin] ?? ""}`;
}
