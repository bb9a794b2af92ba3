import { whole } from "@coterie/effects";
import * as z from "zod/mini";

/**
 * A position in readable terms. The same form serves records and stores, where everything is
 * said, and scenarios, where only what differs from a fresh setup is said.
 */
const count = z.int().check(z.gte(0));
const id = z.string();
const face = whole(1, 6);

const district = z.strictObject({
  hidden: z.optional(count),
  exposed: z.optional(count),
  minions: z.optional(count),
});

const vampire = z.strictObject({
  at: z.optional(id),
  blood: z.optional(count),
  kills: z.optional(whole(0, 9)),
  /** The district where its sigil lies, or null. */
  sigil: z.optional(z.nullable(id)),
  relics: z.optional(z.array(id)),
  nextAp: z.optional(z.int()),
});

/** A step that waits on the agenda, the next to run first. */
const frame = z.strictObject({
  step: z.string(),
  /** The node of an effect's program. */
  node: z.optional(z.string()),
  args: z.readonly(z.array(z.number())),
});

const standing = z.strictObject({
  effect: z.string(),
  holder: z.nullable(id),
  place: z.nullable(id),
});

const waiting = z.extend(standing, { who: z.number(), where: z.number() });

/** Where a scenario begins, if it does not give the agenda itself. */
const phases = ["dawn", "districts", "event", "hunt", "dusk", "turn"] as const;

export const positionSchema = z.strictObject({
  phase: z.optional(z.enum(phases)),
  round: z.optional(count),
  night: z.optional(z.boolean()),
  leader: z.optional(id),
  active: z.optional(z.nullable(id)),
  ap: z.optional(count),
  turnOver: z.optional(z.boolean()),
  dayDone: z.optional(z.array(id)),
  hunted: z.optional(z.array(id)),
  veil: z.optional(whole(0, 6)),
  districts: z.optional(z.record(id, district)),
  vampires: z.optional(z.record(id, vampire)),
  agentReserve: z.optional(count),
  minionReserve: z.optional(count),
  bloodSupply: z.optional(count),
  dice: z.optional(z.array(face)),
  aside: z.optional(z.array(face)),
  /** The next values that dice will show when they are rolled. */
  rolls: z.optional(z.array(face)),
  /** The event deck, top card first; with `eventTop` only its first cards. */
  eventDeck: z.optional(z.array(id)),
  eventTop: z.optional(z.array(id)),
  eventSeen: z.optional(z.array(z.int())),
  goneEvents: z.optional(z.array(id)),
  relicDeck: z.optional(z.array(id)),
  relicTop: z.optional(z.array(id)),
  relicSeen: z.optional(z.array(z.int())),
  placedRelics: z.optional(z.record(id, id)),
  goneRelics: z.optional(z.array(id)),
  /** Pieces that were used this round. */
  used: z.optional(z.array(id)),
  trail: z.optional(z.array(z.number())),
  /** Events that stay: on which vampire's sheet or in which district, or for the whole city. */
  eventsInPlay: z.optional(
    z.record(id, z.strictObject({ with: z.optional(id), at: z.optional(id) })),
  ),
  standing: z.optional(z.array(standing)),
  waiting: z.optional(z.array(waiting)),
  event: z.optional(z.nullable(id)),
  eventVeil: z.optional(z.strictObject({ gain: count, loss: count, shortage: count })),
  entered: z.optional(z.array(count)),
  demand: z.optional(z.array(count)),
  allotted: z.optional(z.array(count)),
  omen: z.optional(z.nullable(id)),
  fight: z.optional(
    z.strictObject({
      at: z.nullable(id),
      fighter: z.nullable(id),
      byDay: z.boolean(),
      dice: count,
      die: count,
      picked: z.array(face),
      kills: z.optional(count),
      wounds: count,
    }),
  ),
  agenda: z.optional(z.array(frame)),
  rules: z.optional(
    z.strictObject({ entryLoss: count, combat: count, abilityKills: count, eventsPerAct: count }),
  ),
  /** The vampires in turn order and the seat of each; only in a complete position. */
  team: z.optional(z.array(z.strictObject({ id, seat: count }))),
  city: z.optional(z.array(id)),
  chance: z.optional(
    z.strictObject({ kind: z.enum(["sealed", "swift"]), key: z.string(), drawn: z.array(count) }),
  ),
  outcome: z.optional(z.nullable(z.string())),
});

export type Position = z.infer<typeof positionSchema>;
export type Phase = (typeof phases)[number];
