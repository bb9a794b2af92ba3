import type { Json } from "@coterie/kernel";
import { z } from "zod";
import { type Command, type CommandResult, commandSchema } from "./commands.js";
import type { Difference } from "./difference.js";
import type { LogItem, TableDocument } from "./document.js";
import { tableSchema } from "./names.js";

/** Which audience something is for: a seat, or -1 for those who only watch. */
const audience = z.int().min(-1).max(15);

/** The first message of a client: who it is and what it already has. */
const helloSchema = z.strictObject({
  t: z.literal("hello"),
  protocol: z.int(),
  table: tableSchema,
  pass: z.string().max(128).optional(),
  /** The last number of each audience that the client has, so that it is told what it missed. */
  have: z
    .array(z.tuple([audience, z.int().min(0)]))
    .max(17)
    .optional(),
});

const requestSchema = z.strictObject({
  t: z.literal("do"),
  /** Comes back with the result. */
  id: z.int().min(0),
  command: commandSchema,
});

/** The client missed something of an audience, and says what it has. */
const syncSchema = z.strictObject({ t: z.literal("sync"), to: audience, have: z.int().min(0) });

const pingSchema = z.strictObject({ t: z.literal("ping") });

export const clientMessageSchema = z.discriminatedUnion("t", [
  helloSchema,
  requestSchema,
  syncSchema,
  pingSchema,
]);

export type Hello = z.output<typeof helloSchema>;
export type ClientMessage =
  | Hello
  | { readonly t: "do"; readonly id: number; readonly command: Command }
  | z.output<typeof syncSchema>
  | z.output<typeof pingSchema>;

/** Why something was not done. `code` is for programs, `message` for people. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  /** When the same may succeed, if that is known. */
  readonly retryAfterSeconds?: number;
}

export type ServerMessage =
  /** The answer to hello: what speaks here, and who you are. */
  | {
      readonly t: "welcome";
      readonly protocol: number;
      readonly build: string;
      readonly guest: number | null;
      /** The audiences that you follow; a whole comes for each. */
      readonly follows: readonly number[];
      /** The server's clock, so that times left can be shown. */
      readonly now: number;
    }
  /** Everything that this audience sees now, and what it missed since the number it had. */
  | {
      readonly t: "whole";
      readonly to: number;
      readonly n: number;
      readonly document: TableDocument;
      readonly log: readonly LogItem[];
    }
  /** What changed by one entry. `n` is one more than the number before, or something is missing. */
  | {
      readonly t: "update";
      readonly to: number;
      readonly n: number;
      readonly log?: Omit<LogItem, "n">;
      readonly d: Difference;
    }
  /** You no longer follow this audience: the seat went to somebody else. */
  | { readonly t: "lost"; readonly to: number }
  | { readonly t: "done"; readonly id: number; readonly result?: CommandResult }
  | ({ readonly t: "refused"; readonly id: number } & Trouble)
  /** Who is here now: guests by number, and how many only watch. */
  | { readonly t: "here"; readonly guests: readonly number[]; readonly watching: number }
  | { readonly t: "pong"; readonly now: number }
  /** The last message before the connection ends. */
  | ({ readonly t: "bye" } & Trouble);

export type Fact = Json;
