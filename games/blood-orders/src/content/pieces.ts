import { whole } from "@coterie/effects";
import * as z from "zod/mini";
import { classSchema, costSchema, effectSchema, standingSchema } from "./language.js";

/** What the pieces of Blood Orders are made of (BO-1.3). A pack is a set of them. */

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id in lower case with dashes"));

const common = {
  id,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** `printed`: the rulebook shows this piece, `shown` says what of it; `house`: designed here. */
  origin: z.enum(["printed", "house"]),
  /** What the sources show of the piece; everything else of it is designed here. */
  shown: z.optional(z.string().check(z.minLength(1))),
};

const act = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const symbol = whole(0, 6);
const symbols = { dawn: symbol, dusk: symbol, night: symbol };

const location = z.strictObject({
  kind: z.literal("location"),
  ...common,
  act,
  fear: whole(0, 5),
  effect: effectSchema,
});

const victim = z.strictObject({
  kind: z.literal("victim"),
  ...common,
  act,
  class: classSchema,
  ...symbols,
  fear: whole(0, 5),
  /** Influence for the Dusk effect. */
  cost: whole(0, 9),
  vp: whole(-3, 12),
  effect: effectSchema,
});

const ritual = z.strictObject({
  kind: z.literal("ritual"),
  ...common,
  act,
  vp: whole(0, 12),
  requires: z.strictObject({
    victims: whole(0, 5),
    dawn: z.optional(symbol),
    dusk: z.optional(symbol),
    night: z.optional(symbol),
    blood: whole(0, 9),
  }),
  /** Always in effect. */
  standing: z.optional(standingSchema),
  /** Once per day, on the owner's turn (BO-4.2). */
  daily: z.optional(z.strictObject({ cost: z.optional(costSchema), effect: effectSchema })),
});

const bleeder = z.strictObject({ kind: z.literal("bleeder"), ...common, ...symbols });

/** BO-1.3: an Elder has exactly 1 Dusk. */
const elder = z.strictObject({
  kind: z.literal("elder"),
  ...common,
  ...symbols,
  dusk: z.literal(1, "an Elder has exactly 1 Dusk (BO-1.3)"),
});

/** BO-1.5: from 0 to `length`; at the end the last mark met or passed counts. */
const fearTrack = z.strictObject({
  kind: z.literal("fear-track"),
  ...common,
  length: whole(6, 60),
  marks: z
    .array(z.strictObject({ at: z.int().check(z.gte(0)), vp: whole(-30, 30) }))
    .check(z.minLength(1)),
});

export const pieceSchema = z.discriminatedUnion("kind", [
  location,
  ritual,
  victim,
  bleeder,
  elder,
  fearTrack,
]);

export const packForm = z.strictObject({
  format: z.literal("coterie-pack/1"),
  game: z.literal("blood-orders"),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  pieces: z.array(pieceSchema),
});

/** The form of a pack as others can read it. Apart, so that a page need not carry what makes it. */
export const packSchema = {
  toJSONSchema: (params?: z.core.ToJSONSchemaParams) => z.toJSONSchema(packForm, params),
};

export type Location = z.infer<typeof location>;
export type Victim = z.infer<typeof victim>;
export type Ritual = z.infer<typeof ritual>;
export type Bleeder = z.infer<typeof bleeder>;
export type Elder = z.infer<typeof elder>;
export type FearTrack = z.infer<typeof fearTrack>;
export type Piece = z.infer<typeof pieceSchema>;
export type Pack = z.infer<typeof packForm>;
