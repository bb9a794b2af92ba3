import { type ControlStep, controlSchemas, type Language, whole } from "@coterie/effects";
import * as z from "zod/mini";

/**
 * The language in which the pieces of Masters of the Night say what they do. An effect is a list
 * of steps, done one after the other. This file says what may be written; `rules/verbs/` says
 * what it means, `words/` what a player reads.
 */

/** A name bound by `choose`, `each` or `spend-die`, or one of the words that always mean something. */
const name = z.string().check(z.regex(/^[a-z][a-z-]*$/, "a name in lower case"));

const RESERVED = ["here", "there", "self", "them", "leader"];
const newName = name.check(
  z.refine((word) => !RESERVED.includes(word), {
    message: `${RESERVED.join(", ")} always mean something: expected another name`,
  }),
);

/**
 * A district: `here` (where the piece lies, or where its user stands), `there` (where the
 * happening took place, in a trigger), or a name bound before.
 */
const place = name;

/**
 * A vampire: `self` (the user or holder; the leader for an event), `them` (who the happening is
 * about, in a trigger), `leader`, or a name bound before.
 */
const vampire = name;

const agentTokens = ["agent", "hidden", "exposed"] as const;
const token = z.enum([...agentTokens, "minion"]);

/** What a district can be asked for. `awake`: a vampire that is not drained. */
export const features = [
  "agent",
  "hidden",
  "exposed",
  "minion",
  "vampire",
  "awake",
  "drained",
  "sigil",
  "card",
  "more-agents",
  "more-minions",
  "crowd",
] as const;
const feature = z.enum(features);

export const shapes = [
  "here",
  "other",
  "adjacent",
  "near",
  "row",
  "column",
  "corner",
  "edge",
  "center",
  "red",
  "grey",
  "grid",
] as const;

/** Some districts. `red`, `grey`, `grid`: the positions of the event or omen that is being used. */
const districts = z.strictObject({
  set: z.literal("districts"),
  where: z.optional(z.enum(shapes)),
  /** What `where` is measured from; `here` unless told otherwise. */
  of: z.optional(place),
  with: z.optional(z.array(feature)),
  without: z.optional(z.array(feature)),
  /** Only those with the most, or the fewest, of this. */
  most: z.optional(token),
  fewest: z.optional(token),
});

const vampires = z.strictObject({
  set: z.literal("vampires"),
  at: z.optional(place),
  /** In this district or next to it. */
  near: z.optional(place),
  not: z.optional(vampire),
  who: z.optional(z.enum(["drained", "awake", "wounded", "with-relic", "can-hold-relic"])),
  most: z.optional(z.enum(["blood", "kills"])),
  least: z.optional(z.enum(["blood", "kills"])),
});

/** The values that dice of the reserve show now. */
const dice = z.strictObject({
  set: z.literal("dice"),
  faces: z.optional(z.array(whole(1, 6))),
});

const relics = z.strictObject({ set: z.literal("relics"), of: vampire });

/** A number: written, bound to a name before, or counted when it is needed. */
const count = z.strictObject({
  count: z.enum([
    "agent",
    "hidden",
    "exposed",
    "minion",
    "vampire",
    "drained",
    "sigil",
    "blood",
    "kills",
    "relic",
    "veil",
    "die",
    "reserve-agent",
    "reserve-minion",
    "district",
    "event",
  ]),
  at: z.optional(place),
  who: z.optional(vampire),
  in: z.optional(districts),
  faces: z.optional(z.array(whole(1, 6))),
});
const amount = z.union([whole(0, 12), name, count]);

const numbers = z.strictObject({
  set: z.literal("numbers"),
  from: whole(0, 9),
  to: amount,
});

const anySet = z.discriminatedUnion("set", [districts, vampires, numbers, dice, relics]);

const plainCondition = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("more"), what: z.enum(["agents", "minions"]), at: place }),
  z.strictObject({ is: z.literal("at-least"), n: amount, of: amount }),
  z.strictObject({ is: z.literal("at-most"), n: amount, of: amount }),
  z.strictObject({ is: z.literal("drained"), who: vampire }),
  z.strictObject({ is: z.literal("at"), who: vampire, place }),
  z.strictObject({ is: z.literal("has"), at: place, feature }),
  z.strictObject({ is: z.literal("one-of"), place, in: districts }),
  z.strictObject({ is: z.literal("day") }),
]);

// Types that contain themselves are written out; all others are made from their schema.
export type Condition =
  | z.infer<typeof plainCondition>
  | { is: "not"; that: Condition }
  | { is: "all" | "any"; of: Condition[] };

const condition: z.ZodMiniType<Condition> = z.lazy(() =>
  z.discriminatedUnion("is", [
    plainCondition,
    z.strictObject({ is: z.literal("not"), that: condition }),
    z.strictObject({ is: z.enum(["all", "any"]), of: z.array(condition) }),
  ]),
);

const some = z.union([amount, z.literal("all")]);

const verb = z.discriminatedUnion("do", [
  /** The escape hatch: a registered step of `rules/verbs/custom.ts`. */
  z.strictObject({ do: z.literal("custom"), step: name }),

  // Tokens of the city.
  z.strictObject({
    do: z.literal("place"),
    what: z.enum(["agent", "exposed", "minion"]),
    n: z.optional(amount),
    at: z.optional(place),
    /** Every district of this set, listed once, gets `n`. */
    in: z.optional(districts),
  }),
  /** As the action: a minion from the reserve and 1 veil (MN-5.4). */
  z.strictObject({ do: z.literal("recruit"), at: place }),
  /** Kills by abilities count for their user (MN-5.7); others only with `counts`. */
  z.strictObject({
    do: z.literal("remove"),
    what: token,
    n: z.optional(some),
    at: place,
    counts: z.optional(vampire),
  }),
  z.strictObject({
    do: z.literal("move"),
    what: token,
    n: z.optional(some),
    from: place,
    to: place,
    /** Each agent is exposed and then moved; which of them, hidden or exposed, is a choice (MN-1.7). */
    exposed: z.optional(z.literal(true)),
  }),
  /** An agent by a minion, or a minion by a hidden agent (MN-3.10). */
  z.strictObject({ do: z.literal("replace"), what: token, n: z.optional(some), at: place }),
  z.strictObject({ do: z.literal("expose"), n: z.optional(some), at: place }),
  z.strictObject({ do: z.literal("hide"), n: z.optional(some), at: place }),

  // Vampires and the veil.
  z.strictObject({
    do: z.literal("gain"),
    what: z.enum(["blood", "veil", "ap", "kills"]),
    n: z.optional(some),
    who: z.optional(vampire),
  }),
  z.strictObject({
    do: z.literal("lose"),
    what: z.enum(["blood", "veil", "ap"]),
    n: z.optional(some),
    who: z.optional(vampire),
  }),
  z.strictObject({
    do: z.literal("travel"),
    who: vampire,
    to: place,
    /** May take minions along. */
    minions: z.optional(z.literal(true)),
  }),
  z.strictObject({ do: z.literal("fight"), at: place, by: z.enum(["day", "night"]) }),

  // Dice.
  z.strictObject({
    do: z.literal("spend-die"),
    faces: z.optional(z.array(whole(1, 6))),
    as: z.optional(name),
  }),
  z.strictObject({ do: z.literal("reroll"), face: z.optional(name) }),
  z.strictObject({
    do: z.literal("turn-die"),
    face: name,
    by: z.optional(whole(-5, 5)),
    to: z.optional(whole(1, 6)),
  }),
  z.strictObject({ do: z.literal("return-die"), face: z.optional(whole(1, 6)) }),
  /** The die that was just picked in a combat; only in the window of MN-6.3. */
  z.strictObject({
    do: z.literal("change-die"),
    by: z.optional(whole(-5, 5)),
    to: z.optional(whole(1, 6)),
  }),

  // Cards.
  z.strictObject({ do: z.literal("draw-relic") }),
  z.strictObject({ do: z.literal("discard-relic"), relic: name }),
  z.strictObject({ do: z.literal("give-relic"), relic: name, to: vampire }),
  /** Turns the top event for its grid only; it leaves the game (MN-5.15). */
  z.strictObject({ do: z.literal("omen") }),
  z.strictObject({ do: z.literal("discard-event") }),
  /** Everybody looks at the top events of the deck. */
  z.strictObject({ do: z.literal("foresee"), n: whole(1, 5) }),
  /** The top event changes places with the one below it. */
  z.strictObject({ do: z.literal("delay-event") }),
  /** This event stays: on a district, on a vampire's sheet, or for the whole city. */
  z.strictObject({ do: z.literal("stay"), at: z.optional(place), with: z.optional(vampire) }),
  /** This card leaves the game. */
  z.strictObject({ do: z.literal("leave") }),
  /** This relic is put into the district of its holder, for good (MN-9.3). */
  z.strictObject({ do: z.literal("install") }),
]);

export type Verb = z.infer<typeof verb>;
export type Amount = z.infer<typeof amount>;
export type Some = z.infer<typeof some>;
export type AnySet = z.infer<typeof anySet>;
export type DistrictSet = z.infer<typeof districts>;
export type Token = z.infer<typeof token>;

export interface MastersLanguage extends Language {
  Step: Step;
  Set: AnySet;
  Condition: Condition;
  Amount: Amount;
}

export type Step = Verb | ControlStep<MastersLanguage>;
export type Effect = Step[];

const effect: z.ZodMiniType<Effect> = z.lazy(() => z.array(step));
const control = controlSchemas({ name, newName, set: anySet, condition, amount, effect });

/** The steps that any game has; see @coterie/effects. */
const step: z.ZodMiniType<Step> = z.lazy(() =>
  z.discriminatedUnion("do", [
    verb,
    control.choose,
    control.may,
    control.either,
    control.if,
    control.each,
    control.repeat,
  ]),
);

export const effectSchema: z.ZodMiniType<Effect> = z.array(step).check(z.minLength(1));

/** The values that a standing effect can change. */
export const values = [
  "ap",
  "blood-limit",
  "relic-limit",
  "red",
  "grey",
  "crowd",
  "wound",
  "hunt",
  "move-ap",
  "expose-ap",
  "fight-ap",
  "recruit-ap",
  "hunt-ap",
  "night-effect-ap",
  "ability-blood",
  "wild-hunt-veil",
  "recruit-veil",
  "entry-loss",
  "ritual-minions",
] as const;

/** What can be forbidden. */
export const bans = [
  "move-in",
  "move-out",
  "expose",
  "fight",
  "recruit",
  "night-effect",
  "blood-ability",
  "dark-ability",
  "relic",
  "hunt",
  "wild-hunt",
  "exchange",
  "sigillate",
  "sacrifice",
] as const;

/** What a trigger can wait for. In brackets: `them`, `there`. */
export const happenings = [
  /** The day begins, after the lead has passed. */
  "dawn",
  /** The night begins. */
  "dusk",
  /** A vampire's turn begins or ends (the vampire, its district). */
  "turn-begins",
  "turn-ends",
  /** A vampire comes into a district (the vampire, the district). */
  "arrives",
  /** Agents were placed in or moved into a district (nobody, the district). */
  "agents-enter",
  /** Agents were removed (who gets the kill or nobody, the district). */
  "agents-removed",
  "minions-placed",
  "minions-removed",
  /** Agents were turned to their exposed side (nobody, the district). */
  "agents-exposed",
  /** A vampire lost its last blood, or rose again (the vampire, its district). */
  "drained",
  "raised",
  /** An action was done (the vampire, its district). */
  "hunts",
  "wild-hunts",
  "recruits",
  "uses-night-effect",
  "uses-ability",
  "uses-relic",
  "fight-begins",
  "fight-ends",
  "sigillates",
  /** All dice were rolled. */
  "dice-rolled",
  "event-revealed",
  /** The veil fell or rose (nobody, nowhere). */
  "veil-falls",
  "veil-rises",
] as const;

const scope = {
  /** About whom: the holder (where the piece has one), everybody but the holder, or anyone. */
  who: z.optional(z.enum(["holder", "others", "anyone"])),
  /** About where: the piece's own district, that and those next to it, or anywhere. */
  at: z.optional(z.enum(["here", "near", "elsewhere", "anywhere"])),
  when: z.optional(condition),
};

const standing = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("modifier"),
    value: z.enum(values),
    /** Whole numbers, also negative. */
    add: z.union([whole(-6, 6), count]),
    /** Only for dice that show one of these (`wound`). */
    faces: z.optional(z.array(whole(1, 6))),
    ...scope,
  }),
  z.strictObject({
    kind: z.literal("ban"),
    actions: z.array(z.enum(bans)).check(z.minLength(1)),
    ...scope,
  }),
  z.strictObject({
    kind: z.literal("trigger"),
    after: z.enum(happenings),
    once: z.optional(z.literal("round")),
    then: effectSchema,
    ...scope,
  }),
  /** An agent that an event would add elsewhere may be added here instead. */
  z.strictObject({ kind: z.literal("redirect") }),
  /** When moving, the holder may pay this to move to any district. */
  z.strictObject({
    kind: z.literal("reach"),
    cost: z.strictObject({
      blood: z.optional(whole(1, 3)),
      veil: z.optional(whole(1, 3)),
    }),
  }),
]);

export const standingSchema = z.array(standing).check(z.minLength(1));
export const conditionSchema = condition;

export type Standing = z.infer<typeof standing>;
export type Feature = (typeof features)[number];
export type ValueName = (typeof values)[number];
export type Ban = (typeof bans)[number];
export type Happening = (typeof happenings)[number];
