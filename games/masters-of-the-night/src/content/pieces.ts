import { whole } from "@coterie/effects";
import * as z from "zod/mini";
import { conditionSchema, effectSchema, standingSchema } from "./language.js";

/** What the pieces of Masters of the Night are made of. A pack is a set of them. */

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id in lower case with dashes"));

const common = {
  id,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** `printed`: the rulebook shows the effect; `house`: designed here, because it does not. */
  origin: z.enum(["printed", "house"]),
  /** What of a house piece the sources show all the same, or of a printed one they do not show. */
  shown: z.optional(z.string().check(z.minLength(1))),
};

const cost = z.strictObject({
  ap: z.optional(whole(1, 2)),
  blood: z.optional(whole(1, 4)),
  veil: z.optional(whole(1, 3)),
  /** Minions of the user's district that are given up. */
  minions: z.optional(whole(1, 3)),
  /** One die of the reserve that shows one of these is used up; `face` names its value. */
  die: z.optional(z.array(whole(1, 6)).check(z.minLength(1))),
});

/** Something that a vampire does by choice, for a cost. */
const activated = z.strictObject({
  cost,
  when: z.optional(conditionSchema),
  once: z.optional(z.literal("round")),
  effect: effectSchema,
});

const ability = z.extend(activated, {
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** `turn`: on one's own turn. `die`: in a combat, right after a die is picked (MN-5.6). */
  timing: z.enum(["turn", "die"]),
});

const district = z.strictObject({
  kind: z.literal("district"),
  ...common,
  day: z.optional(effectSchema),
  night: z.optional(activated),
  standing: z.optional(standingSchema),
});

const vampire = z.strictObject({
  kind: z.literal("vampire"),
  ...common,
  blood: ability,
  dark: ability,
  sigil: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(40)),
    standing: standingSchema,
  }),
});

const grey = z.tuple([whole(0, 4), whole(0, 4)]);
const row = z.strictObject({ red: whole(0, 5), grey });

const tracker = z.strictObject({
  kind: z.literal("tracker"),
  ...common,
  vampires: whole(2, 5),
  /** How many agents there are in all. */
  agents: whole(1, 12),
  /** Veil 4–6. */
  high: row,
  /** Veil 1–3. */
  low: row,
});

/** Positions of the city: 0 1 2 top row, 3 4 5 middle, 6 7 8 bottom. */
const position = whole(0, 8);

const event = z.strictObject({
  kind: z.literal("event"),
  ...common,
  act: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  grid: z.strictObject({ red: position, grey: z.tuple([position, position]) }),
  effect: effectSchema,
  /**
   * For a card that stays in play. It is placed before the rest is done (MN-3.6): in its effect only choices
   * stand before `stay`.
   */
  stays: z.optional(
    z.strictObject({
      standing: z.optional(standingSchema),
      /** When this is true the card leaves, and `then` is done. */
      until: z.optional(conditionSchema),
      then: z.optional(effectSchema),
    }),
  ),
});

const relic = z.strictObject({
  kind: z.literal("relic"),
  ...common,
  /** Used by its holder on its own turn. */
  use: z.optional(activated),
  /** Works while it is held, or, for a placed relic, while it lies in its district. */
  standing: z.optional(standingSchema),
  /** It works only where it was placed (its use ends with `install`). */
  placed: z.optional(z.literal(true)),
});

export const pieceSchema = z.discriminatedUnion("kind", [district, vampire, tracker, event, relic]);

export const packForm = z.strictObject({
  format: z.literal("coterie-pack/1"),
  game: z.literal("masters-of-the-night"),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  pieces: z.array(pieceSchema),
});

/** The form of a pack as others can read it. Apart, so that a page need not carry what makes it. */
export const packSchema = {
  toJSONSchema: (params?: z.core.ToJSONSchemaParams) => z.toJSONSchema(packForm, params),
};

export type Cost = z.infer<typeof cost>;
export type Activated = z.infer<typeof activated>;
export type Ability = z.infer<typeof ability>;
export type District = z.infer<typeof district>;
export type Vampire = z.infer<typeof vampire>;
export type Tracker = z.infer<typeof tracker>;
export type EventCard = z.infer<typeof event>;
export type Relic = z.infer<typeof relic>;
export type Piece = z.infer<typeof pieceSchema>;
export type Pack = z.infer<typeof packForm>;
