import {
  everyOne,
  everyPlace,
  here,
  it,
  named,
  namedPlace,
  only,
  type Place,
  type Someone,
  that,
  they,
  you,
} from "./someone.js";

/** What the names of an effect mean where they stand, and how a player reads them. */

export type BoundKind = "quarter" | "player" | "card" | "victim" | "ritual" | "number";

const nouns: Readonly<Record<BoundKind, string>> = {
  quarter: "Quarter",
  player: "player",
  card: "card",
  victim: "Victim",
  ritual: "Ritual",
  number: "number",
};

export interface Bound {
  readonly name: string;
  readonly kind: BoundKind;
  /** Chosen in this very sentence, so that "it" or "they" is clear. */
  readonly fresh?: boolean;
  /** What is said instead, where it is named in the step that uses it: "each other Quarter". */
  readonly words?: string;
  /** "Another": one more cannot be called that, too. */
  readonly other?: boolean;
  /** The name of the player in whose Torpor a card lies. */
  readonly owner?: string;
}

export interface Scope {
  readonly bound: readonly Bound[];
  /** Only on a card that lies in a Quarter. */
  readonly here?: Place;
  /** Only in a trigger: whom and where the happening was about. */
  readonly them?: Someone;
  readonly there?: Place;
}

export const inQuarter: Scope = { bound: [], here };
export const onRitual: Scope = { bound: [] };

export const bind = (scope: Scope, ...bound: readonly Bound[]): Scope => ({
  ...scope,
  bound: [...scope.bound, ...bound],
});

/** A new sentence, or a new choice: what was chosen before is "that Quarter", no longer "it". */
export const settled = (scope: Scope): Scope => ({
  ...scope,
  bound: scope.bound.map((one) => ({ ...one, fresh: false })),
});

interface Found {
  readonly one: Bound;
  /** "that Quarter", "the second Quarter", "the chosen Quarter". */
  readonly np: string;
  readonly key: string;
  /** How many of its kind have a name, with those of a trigger. */
  readonly fellows: number;
  /** Whether a pronoun is clear. */
  readonly clear: boolean;
}

const ordinals = ["first", "second", "third", "fourth"] as const;

/** In a trigger "that player" and "that Quarter" are taken. */
const isTaken = (scope: Scope, kind: BoundKind): boolean =>
  (kind === "player" && scope.them !== undefined && scope.them !== you) ||
  (kind === "quarter" && scope.there !== undefined);

function nameOf(scope: Scope, one: Bound, place: number, fellows: number): string {
  const taken = isTaken(scope, one.kind);
  if (fellows === 1) return `${taken ? "the chosen" : "that"} ${nouns[one.kind]}`;
  const ordinal = ordinals[place] ?? `${place + 1}th`;
  return `the ${ordinal} ${taken ? "chosen " : ""}${nouns[one.kind]}`;
}

/** Players are "they", all things are "it"; numbers have no pronoun. */
const pronounOf = (kind: BoundKind): string =>
  kind === "player" ? "they" : kind === "number" ? "" : "it";

function find(scope: Scope, name: string): Found {
  // A name that is bound again means what it meant last.
  const one = scope.bound.filter((bound) => bound.name === name).pop();
  if (one === undefined) throw new Error(`no text: nothing is called "${name}" here`);
  const same = scope.bound.filter(({ kind }) => kind === one.kind);
  const rivals = scope.bound.filter(
    ({ kind, fresh }) => fresh === true && pronounOf(kind) === pronounOf(one.kind),
  );
  const place = same.indexOf(one);
  return {
    one,
    np: nameOf(scope, one, place, same.length),
    key: `${one.kind} ${place}`,
    fellows: same.length + (isTaken(scope, one.kind) ? 1 : 0),
    clear: one.fresh === true && rivals.length === 1,
  };
}

export function someoneNamed(scope: Scope, name: string): Someone {
  if (name === "self") return you;
  if (name === "them" && scope.them !== undefined) return scope.them;
  const { one, np, key, fellows, clear } = find(scope, name);
  if (one.words !== undefined) return everyOne(one.words);
  if (clear) return they(key);
  return fellows === 1 ? only(key, np) : named(key, np);
}

export function placeNamed(scope: Scope, name: string): Place {
  if (name === "here" && scope.here !== undefined) return scope.here;
  if (name === "there" && scope.there !== undefined) return scope.there;
  const { one, np, fellows, clear } = find(scope, name);
  if (one.words !== undefined) return everyPlace(one.words);
  if (clear) return it;
  return fellows === 1 ? that : namedPlace(np);
}

/** A card, Victim, Ritual or number: "it", "that card", "each card in your Torpor". */
export function thingNamed(scope: Scope, name: string): string {
  const { one, np, clear } = find(scope, name);
  return one.words ?? (clear && one.kind !== "number" ? "it" : np);
}

export const ownerOf = (scope: Scope, card: string): Someone =>
  someoneNamed(scope, find(scope, card).one.owner ?? "self");

/** Of several numbers none can be "that much". */
export const isOnlyNumber = (scope: Scope, name: string): boolean =>
  find(scope, name).fellows === 1;

/** A number that is chosen in the step that uses it: "up to 3". */
export const rangeOf = (scope: Scope, name: string): string | undefined =>
  find(scope, name).one.words;

/** The two Quarters that were just chosen together can be "their dice". */
export function areBoth(scope: Scope, a: string, b: string): boolean {
  const fresh = scope.bound.filter((one) => one.fresh === true && one.kind === "quarter");
  return (
    a !== b && fresh.length === 2 && [a, b].every((name) => fresh.some((f) => f.name === name))
  );
}

/** Whether "another Quarter" can mean none but one other than this. */
export function isOther(scope: Scope, not: string): boolean {
  const quarters = scope.bound.filter(({ kind }) => kind === "quarter");
  if (not === "here" || not === "there") return quarters.length === 0;
  return quarters.length === 1 && quarters[0].other !== true && quarters[0].name === not;
}
