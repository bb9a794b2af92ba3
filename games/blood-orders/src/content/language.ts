import { type ControlStep, controlSchemas, type Language } from "@coterie/effects";
import { z } from "zod";

/**
 * The language in which the pieces of Blood Orders say what they do. An effect is a list of steps,
 * done one after the other. This file says what may be written; `rules/verbs/` says what it means,
 * `words/` what a player reads.
 */

/** A name bound by `choose` or `each`, or one of the words that always mean something. */
const name = z.string().regex(/^[a-z][a-z-]*$/, "a name in lower case");

const RESERVED = ["here", "there", "self", "them"];
const newName = name.refine((word) => !RESERVED.includes(word), {
  message: `${RESERVED.join(", ")} always mean something: expected another name`,
});

/**
 * A Quarter: `here` (where the Location or Victim lies), `there` (where the happening took place,
 * in a trigger or a modifier), or a name bound before.
 */
const place = name;

/**
 * A player: `self` (who uses the piece or owns the Ritual), `them` (who the happening is about, in
 * a trigger), or a name bound before.
 */
const player = name;

/** The three Orders, and the symbols that are counted for them. */
export const orders = ["dawn", "dusk", "night"] as const;

/** What a Victim is in the city. Effects speak of classes, never of a Victim by its name. */
export const classes = ["noble", "cleric", "merchant", "scholar", "soldier", "outcast"] as const;
const victimClass = z.enum(classes);

/** What a player has before everybody's eyes. */
export const goods = ["blood", "influence", "vp", "fear"] as const;
const good = z.enum(goods);
/** What lies in a Night space. */
const loot = z.enum(["blood", "influence"]);

const cardKinds = ["victim", "bleeder", "elder"] as const;
const cardKind = z.enum(cardKinds);

/** What players can be compared by: all of it is public. `cards`: hand and piles together. */
const standingIn = z.enum([...goods, "rituals", "cards", "torpor"]);

const quarters = z.strictObject({
  set: z.literal("quarters"),
  /** All but this one. */
  not: place.optional(),
  with: z.array(z.enum(["victim", "blood", "influence"])).optional(),
  without: z.array(z.enum(["victim", "blood", "influence"])).optional(),
  /** Only those whose Victim is of this class. */
  class: victimClass.optional(),
  /** Only those whose die shows at least, or at most, this. */
  dieAtLeast: z.int().min(1).max(6).optional(),
  dieAtMost: z.int().min(1).max(6).optional(),
  /** Only those with the most, or the least, of this. */
  most: z.enum(["blood", "influence", "die"]).optional(),
  least: z.enum(["blood", "influence", "die"]).optional(),
});

const players = z.strictObject({
  set: z.literal("players"),
  /** `others` unless told otherwise: everybody but the user. */
  who: z.enum(["others", "all"]).optional(),
  /** Only those who have at least one of it. */
  with: standingIn.optional(),
  /** Only those with the most, or the least, of this among the players asked for. */
  most: standingIn.optional(),
  least: standingIn.optional(),
  /** Only those who have more, or less, of this than the user. */
  more: standingIn.optional(),
  less: standingIn.optional(),
});

/** Cards in a player's Torpor. */
const torpor = z.strictObject({
  set: z.literal("torpor"),
  of: player.optional(),
  kind: cardKind.optional(),
  class: victimClass.optional(),
});

/** Victims in the common discard. */
const discards = z.strictObject({ set: z.literal("discards"), class: victimClass.optional() });

/** Rituals that lie in the market. */
const market = z.strictObject({ set: z.literal("market") });

/** A player's own Rituals that can be used once per day and have been used. */
const used = z.strictObject({ set: z.literal("used"), of: player.optional() });

/** A number: written, bound to a name before, or counted when it is needed. */
const count = z.strictObject({
  count: z.enum([
    ...goods,
    "rituals",
    "cards",
    "torpor",
    /** Cards in hand; only in `score`, when hands are shown. */
    "hand",
    /** Blood and Influence in a Night space, and the die there. */
    "night-blood",
    "night-influence",
    "die",
    /** What the Victim of a Quarter shows. */
    "victim-cost",
    "victim-fear",
    "victim-vp",
    /** Order tokens that stand in a Quarter. */
    "tokens",
    "quarters",
    "players",
    "discards",
    "act",
    "day",
  ]),
  who: player.optional(),
  at: place.optional(),
  kind: cardKind.optional(),
  class: victimClass.optional(),
  /** The set that `quarters` or `players` counts. */
  in: z.union([quarters, players]).optional(),
  /** One for every so many, rounded down. */
  per: z.int().min(2).max(6).optional(),
  times: z.int().min(2).max(4).optional(),
  /** Never more than this. */
  most: z.int().min(1).max(12).optional(),
});
const amount = z.union([z.int().min(0).max(12), name, count]);

const numbers = z.strictObject({
  set: z.literal("numbers"),
  from: z.int().min(0).max(9),
  to: amount,
});

const anySet = z.discriminatedUnion("set", [
  quarters,
  players,
  torpor,
  discards,
  market,
  used,
  numbers,
]);

const plainCondition = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("at-least"), n: amount, of: amount }),
  z.strictObject({ is: z.literal("at-most"), n: amount, of: amount }),
  z.strictObject({ is: z.literal("victim"), at: place, class: victimClass.optional() }),
  /** Nobody else has as much; `least`: nobody else has as little. */
  z.strictObject({ is: z.literal("most"), what: standingIn, who: player.optional() }),
  z.strictObject({ is: z.literal("least"), what: standingIn, who: player.optional() }),
  /** No Order token of another player stands in this Quarter. */
  z.strictObject({ is: z.literal("alone"), at: place }),
  z.strictObject({ is: z.literal("start-player"), who: player.optional() }),
]);

// Types that contain themselves are written out; all others are made from their schema.
export type Condition =
  | z.infer<typeof plainCondition>
  | { is: "not"; that: Condition }
  | { is: "all" | "any"; of: Condition[] };

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion("is", [
    plainCondition,
    z.strictObject({ is: z.literal("not"), that: condition }),
    z.strictObject({ is: z.enum(["all", "any"]), of: z.array(condition).min(2) }),
  ]),
);

const some = z.union([amount, z.literal("all")]);

const simpleVerb = z.discriminatedUnion("do", [
  // What players have. Gaining fear moves up the track, losing it moves down.
  z.strictObject({
    do: z.enum(["gain", "lose"]),
    what: good,
    n: some.optional(),
    who: player.optional(),
  }),
  /** As much as there is goes from one player to another. */
  z.strictObject({
    do: z.literal("give"),
    what: z.enum(["blood", "influence", "vp"]),
    n: some.optional(),
    from: player,
    to: player,
  }),

  // Fear dice (BO-1.6: never out of 1–6).
  z.strictObject({ do: z.literal("shift"), at: place, by: z.int().min(-5).max(5) }),
  z.strictObject({ do: z.literal("set-die"), at: place, to: amount }),
  z.strictObject({ do: z.literal("swap-dice"), a: place, b: place }),

  // Night spaces: `put` comes from the supply, `take` goes to a player.
  z.strictObject({ do: z.literal("put"), what: loot, n: some.optional(), at: place }),
  z.strictObject({
    do: z.literal("take"),
    what: loot,
    n: some.optional(),
    at: place,
    who: player.optional(),
  }),
  z.strictObject({
    do: z.literal("move"),
    what: loot,
    n: some.optional(),
    from: place,
    to: place,
  }),

  // Victims of the city, the deck and the discard (BO-5.9).
  /** The Victim of a Quarter is discarded. */
  z.strictObject({ do: z.literal("dismiss"), at: place }),
  /** The Victim of a Quarter goes under the deck. */
  z.strictObject({ do: z.literal("bury"), at: place }),
  /** A Quarter without a Victim gets the top one of the deck. */
  z.strictObject({ do: z.literal("summon"), at: place }),
  z.strictObject({ do: z.literal("swap-victims"), a: place, b: place }),
  /** The Victim of a Quarter comes into a hand. */
  z.strictObject({ do: z.literal("seize"), at: place, who: player.optional() }),
  /** The top Victim of the deck comes into the hand, before everybody's eyes (BO-8.1). */
  z.strictObject({ do: z.literal("draw") }),
  /** Top Victims of the deck are discarded. */
  z.strictObject({ do: z.literal("cull"), n: amount.optional() }),
  /** A Victim of the discard that was chosen comes into the hand. */
  z.strictObject({ do: z.literal("recover"), card: name }),
  /**
   * The user alone looks at the top Victims of the deck and may choose one of them: it comes into
   * the hand, is discarded, goes under the deck, comes on top, or takes the place of the Victim in
   * a Quarter, which is discarded.
   */
  z.strictObject({
    do: z.literal("look"),
    n: z.int().min(1).max(4),
    may: z.enum(["take", "discard", "bury", "raise", "place"]).optional(),
    at: place.optional(),
  }),

  // Cards of a player.
  z.strictObject({
    do: z.literal("recruit"),
    card: z.enum(["bleeder", "elder"]),
    n: amount.optional(),
    who: player.optional(),
  }),
  /** A card of a Torpor that was chosen goes back to the hand unfed. */
  z.strictObject({ do: z.literal("wake"), card: name }),
  /** A card of a Torpor that was chosen is discarded. */
  z.strictObject({ do: z.literal("lay-to-rest"), card: name }),
  /** For the rest of the Day, the user's pile of this Order shows so many symbols more. */
  z.strictObject({
    do: z.literal("boost"),
    order: z.enum(orders),
    n: amount.optional(),
    who: player.optional(),
  }),

  // Rituals.
  /** A used Ritual that was chosen can be used again today. */
  z.strictObject({ do: z.literal("ready"), ritual: name }),
  /** A Ritual of the market that was chosen leaves the game; the market is refilled. */
  z.strictObject({ do: z.literal("break"), ritual: name }),
]);

/** What something costs. Fear as a cost is moved up, and there must be room for it. */
const cost = z.strictObject({
  blood: z.int().min(1).max(9).optional(),
  influence: z.int().min(1).max(9).optional(),
  vp: z.int().min(1).max(9).optional(),
  fear: z.int().min(1).max(9).optional(),
});

// Verbs with an effect inside them.
interface Pay {
  do: "pay";
  cost: Cost;
  then: Effect;
  else?: Effect | undefined;
}

interface FromHand {
  do: "offer" | "show";
  kind?: CardKind | undefined;
  class?: VictimClass | undefined;
  n?: number | undefined;
  then: Effect;
}

export type Verb = z.infer<typeof simpleVerb> | Pay | FromHand;
export type Cost = z.infer<typeof cost>;
export type CardKind = (typeof cardKinds)[number];
export type VictimClass = (typeof classes)[number];
export type Order = (typeof orders)[number];
export type Good = (typeof goods)[number];
export type Measure = z.infer<typeof standingIn>;
export type Amount = z.infer<typeof amount>;
export type Count = z.infer<typeof count>;
export type Some = z.infer<typeof some>;
export type AnySet = z.infer<typeof anySet>;
export type QuarterSet = z.infer<typeof quarters>;
export type PlayerSet = z.infer<typeof players>;

export interface BloodLanguage extends Language {
  Step: Step;
  Set: AnySet;
  Condition: Condition;
  Amount: Amount;
}

export type Step = Verb | ControlStep<BloodLanguage>;
export type Effect = Step[];

const effect: z.ZodType<Effect> = z.lazy(() => z.array(step));
const control = controlSchemas({ name, newName, set: anySet, condition, amount, effect });

/**
 * A decision about the own hand. It is always asked and can always be declined, so that the
 * question tells nobody anything (BO-4.4). `offer`: up to `n` such cards are discarded; `show`: up
 * to `n` such Victims are shown and stay. `then` is done once for each of them.
 */
const fromHand = {
  class: victimClass.optional(),
  n: z.int().min(1).max(10).optional(),
  then: effect,
};

const step: z.ZodType<Step> = z.lazy(() =>
  z.discriminatedUnion("do", [
    simpleVerb,
    /** The user may pay; `then` if it does, `else` if it does not or cannot. */
    z.strictObject({ do: z.literal("pay"), cost, then: effect, else: effect.optional() }),
    z.strictObject({ do: z.literal("offer"), kind: cardKind.optional(), ...fromHand }),
    z.strictObject({ do: z.literal("show"), ...fromHand }),
    // The steps that any game has; see @coterie/effects.
    /** `else` is done when nothing can be chosen, or when it is declined. */
    control.choose.extend({ else: effect.optional() }),
    control.may,
    control.either,
    control.if,
    control.each,
    control.repeat,
  ]),
);

export const effectSchema: z.ZodType<Effect> = z.array(step).min(1);

/** The values that a Ritual always in effect can change. */
export const values = [
  /** Symbols that the owner's pile shows, at the Fear test and in a contest. */
  "dawn",
  "dusk",
  "night",
  /** Cards of the owner's Night pile, as the tie-break counts them. */
  "pile-cards",
  /** Influence for a Dusk effect. */
  "dusk-cost",
  /** Blood for a Ritual, and how many Victims it asks for. */
  "ritual-blood",
  "ritual-victims",
  /** Fear that rises with a Night. */
  "night-fear",
  /** Blood beside the Fear when scavenging. */
  "scavenge",
  /** Cards that are fed for nothing each Day. */
  "free-feeding",
  "hand-limit",
] as const;

/** What a trigger can wait for. In brackets: `them`, `there`. */
export const happenings = [
  /** A Day begins (the owner, nowhere); a new Act begins. */
  "day-begins",
  "act-begins",
  /** A Dawn, Dusk or Night action was done (the player, the Quarter). */
  "dawn-done",
  "dusk-done",
  "night-done",
  /** A contested Night was won or lost (the player, the Quarter). */
  "contest-won",
  "contest-lost",
  /** A pile failed against the die (the player, the Quarter). */
  "fear-failed",
  /** A player scavenged, gained a Ritual, went to the Altar or Catacombs (the player, nowhere). */
  "scavenged",
  "ritual-gained",
  "altar-visited",
  "catacombs-visited",
  /** A player got a Victim into the hand (the player, nowhere). */
  "victim-gained",
  /** An effect changed a die (who used it, the Quarter). */
  "die-shifted",
  /** A player has fed (the player, nowhere). */
  "fed",
] as const;

const scope = {
  /** About whom: the owner unless told otherwise, everybody but the owner, or anyone. */
  who: z.enum(["owner", "others", "anyone"]).optional(),
  when: condition.optional(),
};

const standing = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("modifier"),
    value: z.enum(values),
    /** Whole numbers, also negative. */
    add: z.union([z.int().min(-6).max(6), count]),
    ...scope,
  }),
  z.strictObject({
    kind: z.literal("trigger"),
    after: z.enum(happenings),
    once: z.literal("day").optional(),
    then: effectSchema,
    ...scope,
  }),
  /** VP at the end of the game, beside those that the Ritual shows. */
  z.strictObject({ kind: z.literal("score"), add: count }),
]);

export const standingSchema = z.array(standing).min(1);
export const costSchema = cost;
export const classSchema = victimClass;

export type Standing = z.infer<typeof standing>;
export type ValueName = (typeof values)[number];
export type Happening = (typeof happenings)[number];
