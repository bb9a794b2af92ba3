import {
  freshPlace,
  fresh as freshVampire,
  homeOf,
  known,
  knownPlace,
  leader,
  type Place,
  pronoun,
  recent,
  type Someone,
  thatPlace,
} from "./someone.js";

/** What the words of an effect mean where they stand, and how a player reads them. */

export type BoundKind = "district" | "vampire" | "number" | "die" | "relic";

/** A number that is chosen in the very step that uses it: "up to three". */
export interface Range {
  readonly head: string;
  readonly tail: string;
  readonly one: boolean;
}

interface Bound {
  readonly name: string;
  readonly kind: BoundKind;
  /** How it reads where it is named for the first time: "an adjacent district". */
  readonly fresh?: string;
  readonly range?: Range;
  /** One of those that a list goes through: the sentence is about it. */
  readonly each?: true;
}

export interface Scope {
  readonly self: Someone;
  readonly here: Place;
  /** Only in a trigger: whom and where the happening was about. */
  readonly them?: Someone;
  readonly there?: Place;
  /** In a trigger "that vampire" is taken, so that a chosen one is "the chosen vampire". */
  readonly trigger?: true;
  readonly bound: readonly Bound[];
}

export const scopeOf = (self: Someone, here: Place): Scope => ({ self, here, bound: [] });

/** Where no piece lies: its user's own district. */
export const atHome = (self: Someone): Scope => scopeOf(self, homeOf(self));

export const bind = (scope: Scope, bound: Bound): Scope => ({
  ...scope,
  bound: [...scope.bound, bound],
});

const ordinals = ["that", "the other", "the third", "the fourth"] as const;
const chosen = ["the chosen", "the other chosen", "the third chosen", "the fourth chosen"] as const;

interface Found extends Bound {
  /** How many of its kind were bound before it. */
  readonly place: number;
  /** How many of its kind are known by now, itself included. */
  readonly fellows: number;
}

function find(scope: Scope, name: string): Found {
  for (let i = scope.bound.length - 1; i >= 0; i -= 1) {
    const bound = scope.bound[i];
    if (bound?.name !== name) continue;
    const same = (other: Bound) => other.kind === bound.kind;
    const place = scope.bound.slice(0, i).filter(same).length;
    const fellows = scope.bound.filter((other) => same(other) && !other.fresh).length;
    return { ...bound, place, fellows };
  }
  throw new Error(`no text: nothing is called "${name}" here`);
}

function mention(scope: Scope, bound: Found, noun: string): string {
  const words = scope.trigger ? chosen : ordinals;
  return `${words[bound.place] ?? `the ${bound.place + 1}th`} ${noun}`;
}

export const kindOf = (scope: Scope, name: string): BoundKind => find(scope, name).kind;

const boundVampire = (scope: Scope, bound: Found): Someone => {
  const key = `vampire ${bound.place}`;
  if (bound.fresh) return freshVampire(key, bound.fresh);
  const alone = bound.fellows === 1 && !scope.trigger;
  if (alone && bound.each) return pronoun(key);
  return (alone ? recent : known)(key, mention(scope, bound, "vampire"));
};

const always = (scope: Scope, name: string): Someone | undefined => {
  if (name === "self") return scope.self;
  if (name === "leader") return scope.self.key === "leader" ? scope.self : leader;
  return name === "them" ? (scope.them ?? recent("them", "that vampire")) : undefined;
};

export const vampireNamed = (scope: Scope, name: string): Someone =>
  always(scope, name) ?? boundVampire(scope, find(scope, name));

function boundPlace(scope: Scope, bound: Found): Place {
  if (bound.kind === "vampire") return homeOf(boundVampire(scope, bound));
  if (bound.fresh) return freshPlace(bound.fresh);
  // One chosen district can be "there" without doubt; in a trigger "there" is taken.
  if (bound.fellows === 1 && !scope.trigger) return thatPlace;
  return knownPlace(mention(scope, bound, "district"));
}

export function placeNamed(scope: Scope, name: string): Place {
  if (name === "here") return scope.here;
  if (name === "there") return scope.there ?? thatPlace;
  const who = always(scope, name);
  return who ? homeOf(who) : boundPlace(scope, find(scope, name));
}

/** "that die", "that relic", "that number", or what it was chosen from. */
export const thingNamed = (scope: Scope, name: string): string => {
  const bound = find(scope, name);
  return bound.fresh ?? mention(scope, bound, bound.kind);
};

export const rangeNamed = (scope: Scope, name: string): Range | undefined =>
  find(scope, name).range;

/** Whether this is the only vampire spoken of, so that "another" can mean no other one. */
export const isOnlyVampire = (scope: Scope, name: string): boolean =>
  !scope.self.you && !scope.trigger && !always(scope, name) && find(scope, name).fellows === 1;

/** Of two chosen numbers only the first can be "that many". */
export const isFirst = (scope: Scope, name: string): boolean => find(scope, name).place === 0;
