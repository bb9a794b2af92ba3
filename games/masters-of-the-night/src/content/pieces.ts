import { z } from "zod";
import { conditionSchema, effectSchema, standingSchema } from "./language.js";

/** What the pieces of Masters of the Night are made of. A pack is a set of them. */

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id in lower case with dashes");

const common = {
  id,
  name: z.string().min(1).max(40),
  /** `printed`: the rulebook shows the effect; `house`: designed here, because it does not. */
  origin: z.enum(["printed", "house"]),
  /** What of a house piece the sources show all the same. */
  shown: z.string().min(1).optional(),
};

const cost = z.strictObject({
  ap: z.int().min(1).max(2).optional(),
  blood: z.int().min(1).max(4).optional(),
  veil: z.int().min(1).max(3).optional(),
  /** Minions of the user's district that are given up. */
  minions: z.int().min(1).max(3).optional(),
  /** One die of the reserve that shows one of these is used up; `face` names its value. */
  die: z.array(z.int().min(1).max(6)).min(1).optional(),
});

/** Something that a vampire does by choice, for a cost. */
const activated = z.strictObject({
  cost,
  when: conditionSchema.optional(),
  once: z.literal("round").optional(),
  effect: effectSchema,
});

const ability = activated.extend({
  name: z.string().min(1).max(40),
  /** `turn`: on one's own turn. `die`: in a combat, right after a die is picked (MN-5.6). */
  timing: z.enum(["turn", "die"]),
});

const district = z.strictObject({
  kind: z.literal("district"),
  ...common,
  day: effectSchema.optional(),
  night: activated.optional(),
  standing: standingSchema.optional(),
});

const vampire = z.strictObject({
  kind: z.literal("vampire"),
  ...common,
  blood: ability,
  dark: ability,
  sigil: z.strictObject({ name: z.string().min(1).max(40), standing: standingSchema }),
});

const grey = z.tuple([z.int().min(0).max(4), z.int().min(0).max(4)]);
const row = z.strictObject({ red: z.int().min(0).max(5), grey });

const tracker = z.strictObject({
  kind: z.literal("tracker"),
  ...common,
  vampires: z.int().min(2).max(5),
  /** How many agents there are in all. */
  agents: z.int().min(1).max(12),
  /** Veil 4–6. */
  high: row,
  /** Veil 1–3. */
  low: row,
});

/** Positions of the city: 0 1 2 top row, 3 4 5 middle, 6 7 8 bottom. */
const position = z.int().min(0).max(8);

const event = z.strictObject({
  kind: z.literal("event"),
  ...common,
  act: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  grid: z.strictObject({ red: position, grey: z.tuple([position, position]) }),
  effect: effectSchema,
  /** For a card that stays in play (its effect ends with `stay`). */
  stays: z
    .strictObject({
      standing: standingSchema.optional(),
      /** When this is true the card leaves, and `then` is done. */
      until: conditionSchema.optional(),
      then: effectSchema.optional(),
    })
    .optional(),
});

const relic = z.strictObject({
  kind: z.literal("relic"),
  ...common,
  /** Used by its holder on its own turn. */
  use: activated.optional(),
  /** Works while it is held, or, for a placed relic, while it lies in its district. */
  standing: standingSchema.optional(),
  /** It works only where it was placed (its use ends with `install`). */
  placed: z.literal(true).optional(),
});

export const pieceSchema = z.discriminatedUnion("kind", [district, vampire, tracker, event, relic]);

export const packSchema = z.strictObject({
  format: z.literal("coterie-pack/1"),
  game: z.literal("masters-of-the-night"),
  name: z.string().min(1).max(80),
  pieces: z.array(pieceSchema),
});

export type Cost = z.infer<typeof cost>;
export type Activated = z.infer<typeof activated>;
export type Ability = z.infer<typeof ability>;
export type District = z.infer<typeof district>;
export type Vampire = z.infer<typeof vampire>;
export type Tracker = z.infer<typeof tracker>;
export type EventCard = z.infer<typeof event>;
export type Relic = z.infer<typeof relic>;
export type Piece = z.infer<typeof pieceSchema>;
export type Pack = z.infer<typeof packSchema>;
