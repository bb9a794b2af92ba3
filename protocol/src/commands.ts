import type { ToldHint } from "@coterie/kernel";
import { z } from "zod";
import { LIMITS } from "./limits.js";
import { chatSchema, nameSchema } from "./names.js";

/**
 * What a guest can do at a table. The same commands come over HTTP and over a socket. What needs
 * no guest (opening, joining, redeeming a code) is in http.ts.
 */

const seat = z.int().min(0).max(15).describe("the number of a seat, from 0");
const guest = z.int().min(0).max(LIMITS.guests).describe("the number of a guest");
const question = z.string().max(LIMITS.key).describe("the id of the question that is meant");
const key = z.string().max(LIMITS.key).describe("the key of an option");
const nonce = z
  .string()
  .regex(/^[0-9a-f]{8,64}$/, "expected 8 to 64 hexadecimal digits")
  .describe("chance that this seat adds to the seed, 8 to 64 hexadecimal digits");
const bot = z
  .string()
  .max(32)
  .describe("the name of a bot: random, greedy, search:300ms, search:1500ms");

export const nonceSchema = nonce;
export const seatSchema = seat;
export const botSchema = bot;

/** Each command: its fields beside `do`. */
export const commandFields = {
  // Before the start.
  sit: { seat, nonce: nonce.optional() },
  stand: { seat },
  place: { seat, bot: bot.nullable() },
  remove: { guest },
  ready: { ready: z.boolean() },
  start: {},
  leave: {},
  // The game.
  answer: { seat, question, keys: z.array(key).min(1).max(LIMITS.batch).readonly() },
  withdraw: { seat },
  undo: { seat },
  consent: { agree: z.boolean() },
  why: { seat, question, key },
  preview: { seat, question, key },
  hint: { seat, question },
  // Absence and ends.
  away: { seat, bot },
  back: { seat },
  "vote-bot": { seat, bot, agree: z.boolean() },
  resign: { seat },
  abandon: { agree: z.boolean() },
  close: {},
  rematch: {},
  // People.
  rename: { name: nameSchema },
  appoint: { guest },
  "device-link": {},
  "seat-link": { seat },
  say: { text: chatSchema },
  mute: { guest, muted: z.boolean() },
  chat: { on: z.boolean() },
} as const;

export type CommandName = keyof typeof commandFields;

const names = Object.keys(commandFields) as CommandName[];

type Fields = typeof commandFields;
/** A command without fields is no object in which every other field is forbidden. */
type CommandOf<N extends CommandName> = { readonly do: N } & (keyof Fields[N] extends never
  ? unknown
  : z.output<z.ZodObject<Fields[N]>>);
export type Command = { [N in CommandName]: CommandOf<N> }[CommandName];

export const commandSchema = z.discriminatedUnion(
  "do",
  names.map((name) => z.strictObject({ do: z.literal(name), ...commandFields[name] })) as never,
) as unknown as z.ZodType<Command>;

/** What a command gives back when it was done. */
export interface CommandResult {
  /** device-link, seat-link: the code to redeem, told once. */
  readonly code?: string;
  /** rematch: the new table. */
  readonly table?: string;
  /** why: the reason and its rule, or null if nothing is in the way. */
  readonly why?: { readonly reason: string; readonly rule: string } | null;
  /** hint: what to answer, and how likely that wins. */
  readonly hint?: ToldHint;
  /** preview: what follows for certain, and whether anything more is left to chance or to others. */
  readonly preview?: Preview;
  /** undo: the others are asked first. */
  readonly asked?: boolean;
}

export interface Preview {
  readonly facts: readonly unknown[];
  /** Everything that will happen is in `facts`. */
  readonly whole: boolean;
}
