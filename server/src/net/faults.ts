import type { Trouble } from "@coterie/protocol";
import type { z } from "zod";
import { INTERNAL_FAULT, schemaFaults, troubleOf } from "../core/index.js";
import { plainly } from "./plain.js";

/** How what went wrong is told over HTTP. */

/** A request that is refused before any table sees it. */
export class BadRequest extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = "BadRequest";
  }
}

/** `seconds` after which it is worth trying again. */
export function tooMany(what: string, seconds: number): BadRequest {
  const message = `too many ${what} from this address; try again later`;
  return new BadRequest(429, "too-many", message, { "retry-after": String(seconds) });
}

/** Everything that a table refuses is a conflict with what it is now, except for these. */
const STATUS: Readonly<Record<string, number>> = {
  "bad-setup": 400,
  "bad-pack": 400,
  "bad-bot": 400,
  "no-such-game": 400,
  "malformed-answer": 400,
  stranger: 401,
  "not-yours": 403,
  "not-host": 403,
  "not-allowed": 403,
  muted: 403,
  "no-such-table": 404,
  "too-many": 429,
  fault: 500,
  "not-saved": 503,
  "storage-unavailable": 503,
  busy: 503,
  resting: 503,
};

const CONFLICT = 409;

export interface Answer {
  readonly status: number;
  readonly trouble: Trouble;
}

const OUR_FAULT: Answer = { status: 500, trouble: INTERNAL_FAULT };

/** What to answer; `isOurs` if the host should look at it. */
export function answerTo(
  error: unknown,
  bodyLimit: number | undefined,
): Answer & { readonly isOurs: boolean } {
  const trouble = troubleOf(error);
  if (trouble !== undefined) {
    return { status: STATUS[trouble.code] ?? CONFLICT, trouble: brief(trouble), isOurs: false };
  }
  if (error instanceof BadRequest) {
    return { ...answer(error.status, error.code, error.message), isOurs: false };
  }
  const known = ofTheFramework(error, bodyLimit);
  return { ...(known ?? OUR_FAULT), isOurs: known === undefined };
}

/** Characters of an answer: what is wrong with a pack may be many times as long as the pack. */
const MOST_TOLD = 10_000;

function brief(trouble: Trouble): Trouble {
  const { message } = trouble;
  if (message.length <= MOST_TOLD) return trouble;
  return { ...trouble, message: `${message.slice(0, MOST_TOLD)} … and more` };
}

/** Requests that are none, and bodies of another size or kind, are refused before we see them. */
function ofTheFramework(error: unknown, bodyLimit: number | undefined): Answer | undefined {
  const { statusCode: status, message } = error as { statusCode?: number; message?: string };
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (status === 413) return answer(status, "too-large", `expected at most ${bodyLimit} bytes`);
  if (status === 415) return answer(status, "malformed", "expected content-type application/json");
  return answer(status, "malformed", String(message));
}

function answer(status: number, code: string, message: string): Answer {
  return { status, trouble: { code, message } };
}

/** What was sent, if it is what was expected; or what is wrong with it. */
export function readAs<S extends z.ZodType>(
  schema: S,
  raw: unknown,
): { readonly read: z.output<S> } | { readonly fault: string } {
  const { success, data } = schema.safeParse(raw);
  if (success) return { read: data };
  // Words are looked for when something is wrong: nearly everything that comes is right.
  const { error } = schema.safeParse(raw, { error: plainly });
  return { fault: schemaFaults(error as z.ZodError) };
}

export function checked<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const sent = readAs(schema, raw);
  if ("read" in sent) return sent.read;
  throw new BadRequest(400, "malformed", sent.fault);
}
