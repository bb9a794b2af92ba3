import { whole } from "@coterie/effects";
import * as z from "zod/mini";
import { orders } from "../content/language.js";
import { phases } from "../rules/phases.js";
import { QUARTERS, SPACES } from "../state.js";

/**
 * A position in readable terms. Records and stores say all of it (`completeSchema`), scenarios only
 * what differs from a fresh setup (`positionSchema`).
 */
const count = z.int().check(z.gte(0));
const id = z.string();
const ids = z.array(id);
const seat = whole(0, 3);

const quarter = z.strictObject({
  location: id,
  victim: z.nullable(id),
  blood: count,
  influence: count,
  die: whole(1, 6),
});

const piles = z.strictObject({ dawn: ids, dusk: ids, night: ids });
const boosts = z.strictObject({ dawn: count, dusk: count, night: count });

const player = z.strictObject({
  blood: count,
  influence: count,
  vp: count,
  fear: count,
  hand: ids,
  /** Cards in hand that everybody knows to be in no pile today. */
  sure: ids,
  piles,
  torpor: ids,
  /** In the order in which they were gained. */
  rituals: ids,
  boosts,
});

const token = z.strictObject({ seat, space: z.enum(SPACES), order: z.enum(orders) });
const standing = z.strictObject({ effect: z.string(), owner: seat });
const waiting = z.extend(standing, { who: z.int(), where: z.int() });

/** A step that waits on an agenda, the next to run first. */
const frame = z.strictObject({
  step: z.string(),
  node: z.optional(z.string()),
  steps: z.optional(z.array(z.string())),
  args: z.array(z.number()),
});

const quarterName = z.enum(QUARTERS);

export const completeSchema = z.strictObject({
  day: whole(1, 9),
  act: whole(1, 3),
  startPlayer: seat,
  quarters: z.partialRecord(quarterName, quarter),
  /** Top card first. */
  victimDeck: ids,
  victimSeen: z.array(z.int()),
  discards: ids,
  gone: ids,
  ritualDeck: ids,
  ritualSeen: z.array(z.int()),
  /** Newest first; null where a place is empty. */
  market: z.array(z.nullable(id)).check(z.length(4)),
  brokenRituals: ids,
  players: z.array(player),
  used: ids,
  setOff: z.array(z.string()),
  /** In the order in which they were placed. */
  tokens: z.array(token),
  planned: z.boolean(),
  revealed: z.boolean(),
  /** Only where known cards are tracked, so that positions of older builds stay as they are. */
  tracked: z.optional(z.literal(true)),
  standing: z.array(standing),
  waiting: z.array(waiting),
  agenda: z.array(frame),
  forks: z.array(z.array(frame)),
  drafts: z.array(z.array(z.int())),
  joined: count,
  chance: z.strictObject({
    kind: z.enum(["sealed", "swift"]),
    key: z.string(),
    drawn: z.array(count),
    loaded: z.array(z.int()),
  }),
  outcome: z.nullable(z.string()),
});

export const positionSchema = z.partial(
  z.extend(completeSchema, {
    quarters: z.partialRecord(quarterName, z.partial(quarter)),
    players: z.array(
      z.extend(z.partial(player), {
        piles: z.optional(z.partial(piles)),
        boosts: z.optional(z.partial(boosts)),
      }),
    ),
    /** Where the scenario begins, if it does not give the agenda itself. */
    phase: z.enum(phases),
    /** The first cards of the decks; the others lie below in any order. */
    victimTop: ids,
    ritualTop: ids,
  }),
);

export type Complete = z.infer<typeof completeSchema>;
export type Position = z.infer<typeof positionSchema>;
export type NamedPlayer = Complete["players"][number];
export type NamedQuarter = z.infer<typeof quarter>;
