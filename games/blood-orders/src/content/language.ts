import { type ControlStep, controlSchemas, type Language, whole } from "@coterie/effects";
import * as z from "zod/mini";

/**
 * The language in which the pieces of Blood Orders say what they do. An effect is a list of steps,
 * done one after the other. This file says what may be written; `rules/verbs/` says what it means,
 * `words/` what a player reads.
 */

/** A name bound by `choose` or `each`, or one of the words that always mean something. */
const name = z.string().check(z.regex(/^[a-z][a-z-]*$/, "a name in lower case"));

const RESERVED = ["here", "there", "self", "them"];
const newName = name.check(
  z.refine((word) => !RESERVED.includes(word), {
    message: `${RESERVED.join(", ")} always mean something: expected another name`,
  }),
);

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
  not: z.optional(place),
  with: z.optional(z.array(z.enum(["victim", "blood", "influence"]))),
  without: z.optional(z.array(z.enum(["victim", "blood", "influence"]))),
  /** Only those whose Victim is of this class. */
  class: z.optional(victimClass),
  /** Only those whose die shows at least, or at most, this. */
  dieAtLeast: z.optional(whole(1, 6)),
  dieAtMost: z.optional(whole(1, 6)),
  /** Only those with the most, or the least, of this. */
  most: z.optional(z.enum(["blood", "influence", "die"])),
  least: z.optional(z.enum(["blood", "influence", "die"])),
});

const players = z.strictObject({
  set: z.literal("players"),
  /** `others` unless told otherwise: everybody but the user. */
  who: z.optional(z.enum(["others", "all"])),
  /** Only those who have at least one of it. */
  with: z.optional(standingIn),
  /** Only those with the most, or the least, of this among the players asked for. */
  most: z.optional(standingIn),
  least: z.optional(standingIn),
  /** Only those who have more, or less, of this than the user. */
  more: z.optional(standingIn),
  less: z.optional(standingIn),
});

/** Cards in a player's Torpor. */
const torpor = z.strictObject({
  set: z.literal("torpor"),
  of: z.optional(player),
  kind: z.optional(cardKind),
  class: z.optional(victimClass),
});

/** Victims in the common discard. */
const discards = z.strictObject({ set: z.literal("discards"), class: z.optional(victimClass) });

/** Rituals that lie in the market. */
const market = z.strictObject({ set: z.literal("market") });

/** A player's own Rituals that can be used once per day and have been used. */
const used = z.strictObject({ set: z.literal("used"), of: z.optional(player) });

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
  who: z.optional(player),
  at: z.optional(place),
  kind: z.optional(cardKind),
  class: z.optional(victimClass),
  /** The set that `quarters` or `players` counts. */
  in: z.optional(z.union([quarters, players])),
  /** One for every so many, rounded down. */
  per: z.optional(whole(2, 6)),
  times: z.optional(whole(2, 4)),
  /** Never more than this. */
  most: z.optional(whole(1, 12)),
});
const amount = z.union([whole(0, 12), name, count]);

const numbers = z.strictObject({
  set: z.literal("numbers"),
  from: whole(0, 9),
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
  z.strictObject({ is: z.literal("victim"), at: place, class: z.optional(victimClass) }),
  /** Nobody else has as much; `least`: nobody else has as little. */
  z.strictObject({ is: z.literal("most"), what: standingIn, who: z.optional(player) }),
  z.strictObject({ is: z.literal("least"), what: standingIn, who: z.optional(player) }),
  /** No Order token of another player stands in this Quarter. */
  z.strictObject({ is: z.literal("alone"), at: place }),
  z.strictObject({ is: z.literal("start-player"), who: z.optional(player) }),
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
    z.strictObject({ is: z.enum(["all", "any"]), of: z.array(condition).check(z.minLength(2)) }),
  ]),
);

const some = z.union([amount, z.literal("all")]);

const simpleVerb = z.discriminatedUnion("do", [
  // What players have. Gaining fear moves up the track, losing it moves down.
  z.strictObject({
    do: z.enum(["gain", "lose"]),
    what: good,
    n: z.optional(some),
    who: z.optional(player),
  }),
  /** As much as there is goes from one player to another. */
  z.strictObject({
    do: z.literal("give"),
    what: z.enum(["blood", "influence", "vp"]),
    n: z.optional(some),
    from: player,
    to: player,
  }),

  // Fear dice (BO-1.6: never out of 1–6).
  z.strictObject({ do: z.literal("shift"), at: place, by: whole(-5, 5) }),
  z.strictObject({ do: z.literal("set-die"), at: place, to: amount }),
  z.strictObject({ do: z.literal("swap-dice"), a: place, b: place }),

  // Night spaces: `put` comes from the supply, `take` goes to a player.
  z.strictObject({ do: z.literal("put"), what: loot, n: z.optional(some), at: place }),
  z.strictObject({
    do: z.literal("take"),
    what: loot,
    n: z.optional(some),
    at: place,
    who: z.optional(player),
  }),
  z.strictObject({
    do: z.literal("move"),
    what: loot,
    n: z.optional(some),
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
  z.strictObject({ do: z.literal("seize"), at: place, who: z.optional(player) }),
  /** The top Victim of the deck comes into the hand, before everybody's eyes (BO-8.1). */
  z.strictObject({ do: z.literal("draw") }),
  /** Top Victims of the deck are discarded. */
  z.strictObject({ do: z.literal("cull"), n: z.optional(amount) }),
  /** A Victim of the discard that was chosen comes into the hand. */
  z.strictObject({ do: z.literal("recover"), card: name }),
  /**
   * The user alone looks at the top Victims of the deck and may choose one of them: it comes into
   * the hand, is discarded, goes under the deck, comes on top, or takes the place of the Victim in
   * a Quarter, which is discarded.
   */
  z.strictObject({
    do: z.literal("look"),
    n: whole(1, 4),
    may: z.optional(z.enum(["take", "discard", "bury", "raise", "place"])),
    at: z.optional(place),
  }),

  // Cards of a player.
  z.strictObject({
    do: z.literal("recruit"),
    card: z.enum(["bleeder", "elder"]),
    n: z.optional(amount),
    who: z.optional(player),
  }),
  /** A card of a Torpor that was chosen goes back to the hand unfed. */
  z.strictObject({ do: z.literal("wake"), card: name }),
  /** A card of a Torpor that was chosen is discarded. */
  z.strictObject({ do: z.literal("lay-to-rest"), card: name }),
  /** For the rest of the Day, the user's pile of this Order shows so many symbols more. */
  z.strictObject({
    do: z.literal("boost"),
    order: z.enum(orders),
    n: z.optional(amount),
    who: z.optional(player),
  }),

  // Rituals.
  /** A used Ritual that was chosen can be used again today. */
  z.strictObject({ do: z.literal("ready"), ritual: name }),
  /** A Ritual of the market that was chosen leaves the game; the market is refilled. */
  z.strictObject({ do: z.literal("break"), ritual: name }),
]);

/** What something costs. Fear is paid by moving up the track, as far as it goes (BO-1.5). */
const cost = z.strictObject({
  blood: z.optional(whole(1, 9)),
  influence: z.optional(whole(1, 9)),
  vp: z.optional(whole(1, 9)),
  fear: z.optional(whole(1, 9)),
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

const effect: z.ZodMiniType<Effect> = z.lazy(() => z.array(step));
const control = controlSchemas({ name, newName, set: anySet, condition, amount, effect });

/**
 * A decision about the own hand. It is always asked and can always be declined, so that the
 * question tells nobody anything (BO-4.4). `offer`: up to `n` such cards are discarded; `show`: up
 * to `n` such Victims are shown and stay. `then` is done once for each of them.
 */
const fromHand = {
  class: z.optional(victimClass),
  n: z.optional(whole(1, 10)),
  then: effect,
};

const step: z.ZodMiniType<Step> = z.lazy(() =>
  z.discriminatedUnion("do", [
    simpleVerb,
    /** The user may pay; `then` if it does, `else` if it does not or cannot. */
    z.strictObject({ do: z.literal("pay"), cost, then: effect, else: z.optional(effect) }),
    z.strictObject({ do: z.literal("offer"), kind: z.optional(cardKind), ...fromHand }),
    z.strictObject({ do: z.literal("show"), ...fromHand }),
    // The steps that any game has; see @coterie/effects.
    /** `else` is done when nothing can be chosen, or when it is declined. */
    z.extend(control.choose, { else: z.optional(effect) }),
    control.may,
    control.either,
    control.if,
    control.each,
    control.repeat,
  ]),
);

export const effectSchema: z.ZodMiniType<Effect> = z.array(step).check(z.minLength(1));

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
  who: z.optional(z.enum(["owner", "others", "anyone"])),
  when: z.optional(condition),
};

const standing = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("modifier"),
    value: z.enum(values),
    /** Whole numbers, also negative. */
    add: z.union([whole(-6, 6), count]),
    ...scope,
  }),
  z.strictObject({
    kind: z.literal("trigger"),
    after: z.enum(happenings),
    once: z.optional(z.literal("day")),
    then: effectSchema,
    ...scope,
  }),
  /** VP at the end of the game, beside those that the Ritual shows. */
  z.strictObject({ kind: z.literal("score"), add: count }),
]);

export const standingSchema = z.array(standing).check(z.minLength(1));
export const costSchema = cost;
export const classSchema = victimClass;

export type Standing = z.infer<typeof standing>;
export type ValueName = (typeof values)[number];
export type Happening = (typeof happenings)[number];
