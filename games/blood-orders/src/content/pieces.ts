import { z } from "zod";
import { classSchema, costSchema, effectSchema, standingSchema } from "./language.js";

/** What the pieces of Blood Orders are made of (BO-1.3). A pack is a set of them. */

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id in lower case with dashes");

const common = {
  id,
  name: z.string().min(1).max(40),
  /** `printed`: the rulebook shows the effect; `house`: designed here, because it does not. */
  origin: z.enum(["printed", "house"]),
  /** What of a house piece the sources show all the same. */
  shown: z.string().min(1).optional(),
};

const act = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const symbol = z.int().min(0).max(6);
const symbols = { dawn: symbol, dusk: symbol, night: symbol };

const location = z.strictObject({
  kind: z.literal("location"),
  ...common,
  act,
  fear: z.int().min(0).max(5),
  effect: effectSchema,
});

const victim = z.strictObject({
  kind: z.literal("victim"),
  ...common,
  act,
  class: classSchema,
  ...symbols,
  fear: z.int().min(0).max(5),
  /** Influence for the Dusk effect. */
  cost: z.int().min(0).max(9),
  vp: z.int().min(-3).max(12),
  effect: effectSchema,
});

const ritual = z.strictObject({
  kind: z.literal("ritual"),
  ...common,
  act,
  vp: z.int().min(0).max(12),
  requires: z.strictObject({
    victims: z.int().min(0).max(5),
    dawn: symbol.optional(),
    dusk: symbol.optional(),
    night: symbol.optional(),
    blood: z.int().min(0).max(9),
  }),
  /** Always in effect. */
  standing: standingSchema.optional(),
  /** Once per day, on the owner's turn (BO-4.2). */
  daily: z.strictObject({ cost: costSchema.optional(), effect: effectSchema }).optional(),
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
  length: z.int().min(6).max(60),
  marks: z.array(z.strictObject({ at: z.int().min(0), vp: z.int().min(-30).max(30) })).min(1),
});

export const pieceSchema = z.discriminatedUnion("kind", [
  location,
  ritual,
  victim,
  bleeder,
  elder,
  fearTrack,
]);

export const packSchema = z.strictObject({
  format: z.literal("coterie-pack/1"),
  game: z.literal("blood-orders"),
  name: z.string().min(1).max(80),
  pieces: z.array(pieceSchema),
});

export type Location = z.infer<typeof location>;
export type Victim = z.infer<typeof victim>;
export type Ritual = z.infer<typeof ritual>;
export type Bleeder = z.infer<typeof bleeder>;
export type Elder = z.infer<typeof elder>;
export type FearTrack = z.infer<typeof fearTrack>;
export type Piece = z.infer<typeof pieceSchema>;
export type Pack = z.infer<typeof packSchema>;
