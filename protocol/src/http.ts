import { z } from "zod";
import { botSchema, nonceSchema, seatSchema } from "./commands.js";
import { nameSchema, tableSchema } from "./names.js";

/** Bodies of the HTTP API that are no command of a guest. */

export const policySchema = z.strictObject({
  behindMarks: z
    .enum(["free", "consent", "never"])
    .describe("what happens when an undo would take back something learned"),
  fate: z.enum(["kept", "anew"]).describe("whether dice and cards come as before after it"),
});

export const MIN_SEAT_TIME = 30;
export const MAX_SEAT_TIME = 14 * 24 * 3600;

/** Setup and pack are looked at by the game, and only there: a pack is large. */
const openingSchema = z.strictObject({
  game: z.string().max(64).describe("the id of a game, see GET api/games"),
  setup: z.record(z.string(), z.unknown()).optional().describe("the options of the game"),
  pack: z.unknown().optional().describe("pieces in the place of, or beside, the usual ones"),
  policy: policySchema.optional(),
  listed: z.boolean().optional().describe("shown to everybody, or by link only (the default)"),
  spectators: z.boolean().optional().describe("whether others may watch (the default)"),
  chat: z.boolean().optional(),
  seatTime: z
    .int()
    .min(MIN_SEAT_TIME)
    .max(MAX_SEAT_TIME)
    .nullable()
    .optional()
    .describe("seconds after which the others may vote a bot in; null for no time"),
  name: nameSchema.describe("what you are called at this table"),
  nonce: nonceSchema.optional(),
  seats: z
    .array(
      z.union([z.literal("me"), z.literal("open"), z.strictObject({ bot: botSchema })], {
        error: 'expected "me", "open" or { "bot": LEVEL }',
      }),
    )
    .max(16)
    .optional()
    .describe("one for each seat; without it the first is yours and the others are open"),
  from: z
    .strictObject({ table: tableSchema, answer: z.int().min(0) })
    .optional()
    .describe("begin at the position before this answer of another table (0 is the first)"),
});

/** What would be ignored is refused: whoever sends it expects something else. */
export const openSchema = openingSchema.refine(
  ({ from, setup, pack }) => from === undefined || (setup ?? pack ?? null) === null,
  {
    path: ["from"],
    error:
      "a table that begins at a position has the setup and the pack of that game; send neither",
  },
);
export type OpenTable = z.output<typeof openSchema>;

export const joinSchema = z.strictObject({
  name: nameSchema,
  seat: seatSchema.optional().describe("without it the first open one; -1 is not a seat"),
  nonce: nonceSchema.optional(),
});
export type JoinTable = z.output<typeof joinSchema>;

export const redeemSchema = z.strictObject({
  code: z.string().max(128),
  name: nameSchema.optional().describe("for a seat that is handed over to you"),
  nonce: nonceSchema.optional(),
});
export type Redeem = z.output<typeof redeemSchema>;

export const mineSchema = z.strictObject({
  tables: z.array(z.strictObject({ table: tableSchema, pass: z.string().max(128) })).max(100),
});

/** What opening, joining and redeeming give: who you are here. Keep the pass secret. */
export interface Seated {
  readonly table: string;
  readonly guest: number;
  readonly pass: string;
  readonly seats: readonly number[];
  readonly commitment: string;
}

/** What the others want your word on: an undo, a bot at somebody's seat, an end without a result. */
export type Vote = "undo" | "bot" | "end";

/** One of "my tables". */
export interface Mine {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  /** Your seats that are asked something now, those for which a bot answers left out. */
  readonly waiting: readonly number[];
  /** Where your yes is missing. */
  readonly votes: readonly Vote[];
  readonly seats: readonly number[];
  readonly touched: number;
  readonly names: readonly string[];
}
