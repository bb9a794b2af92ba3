import { z } from "zod";

/**
 * A position in readable terms. The same form serves records and stores, where everything is
 * said, and scenarios, where only what differs from a fresh setup is said.
 */
const count = z.int().min(0);
const id = z.string();
const face = z.int().min(1).max(6);

const district = z.strictObject({
  hidden: count.optional(),
  exposed: count.optional(),
  minions: count.optional(),
});

const vampire = z.strictObject({
  at: id.optional(),
  blood: count.optional(),
  kills: z.int().min(0).max(9).optional(),
  /** The district where its sigil lies, or null. */
  sigil: id.nullable().optional(),
  relics: z.array(id).optional(),
  nextAp: z.int().optional(),
});

/** A step that waits on the agenda, the next to run first. */
const frame = z.strictObject({
  step: z.string(),
  /** The node of an effect's program. */
  node: z.string().optional(),
  args: z.array(z.number()).readonly(),
});

const standing = z.strictObject({
  effect: z.string(),
  holder: id.nullable(),
  place: id.nullable(),
});

const waiting = standing.extend({ who: z.number(), where: z.number() });

/** Where a scenario begins, if it does not give the agenda itself. */
const phases = ["dawn", "districts", "event", "hunt", "dusk", "turn"] as const;

export const positionSchema = z.strictObject({
  phase: z.enum(phases).optional(),
  round: count.optional(),
  night: z.boolean().optional(),
  leader: id.optional(),
  active: id.nullable().optional(),
  ap: count.optional(),
  turnOver: z.boolean().optional(),
  dayDone: z.array(id).optional(),
  hunted: z.array(id).optional(),
  veil: z.int().min(0).max(6).optional(),
  districts: z.record(id, district).optional(),
  vampires: z.record(id, vampire).optional(),
  agentReserve: count.optional(),
  minionReserve: count.optional(),
  bloodSupply: count.optional(),
  dice: z.array(face).optional(),
  aside: z.array(face).optional(),
  /** The next values that dice will show when they are rolled. */
  rolls: z.array(face).optional(),
  /** The event deck, top card first; with `eventTop` only its first cards. */
  eventDeck: z.array(id).optional(),
  eventTop: z.array(id).optional(),
  eventSeen: z.array(z.int()).optional(),
  goneEvents: z.array(id).optional(),
  relicDeck: z.array(id).optional(),
  relicTop: z.array(id).optional(),
  relicSeen: z.array(z.int()).optional(),
  placedRelics: z.record(id, id).optional(),
  goneRelics: z.array(id).optional(),
  /** Pieces that were used this round. */
  used: z.array(id).optional(),
  trail: z.array(z.number()).optional(),
  /** Events that stay: on which vampire's sheet or in which district, or for the whole city. */
  eventsInPlay: z.record(id, z.strictObject({ with: id.optional(), at: id.optional() })).optional(),
  standing: z.array(standing).optional(),
  waiting: z.array(waiting).optional(),
  event: id.nullable().optional(),
  eventVeil: z.strictObject({ gain: count, loss: count, shortage: count }).optional(),
  entered: z.array(count).optional(),
  demand: z.array(count).optional(),
  allotted: z.array(count).optional(),
  omen: id.nullable().optional(),
  fight: z
    .strictObject({
      at: id.nullable(),
      fighter: id.nullable(),
      byDay: z.boolean(),
      dice: count,
      die: count,
      picked: z.array(face),
      kills: count.optional(),
      wounds: count,
    })
    .optional(),
  agenda: z.array(frame).optional(),
  rules: z
    .strictObject({ entryLoss: count, combat: count, abilityKills: count, eventsPerAct: count })
    .optional(),
  /** The vampires in turn order and the seat of each; only in a complete position. */
  team: z.array(z.strictObject({ id, seat: count })).optional(),
  city: z.array(id).optional(),
  chance: z
    .strictObject({ kind: z.enum(["sealed", "swift"]), key: z.string(), drawn: z.array(count) })
    .optional(),
  outcome: z.string().nullable().optional(),
});

export type Position = z.infer<typeof positionSchema>;
export type Phase = (typeof phases)[number];
