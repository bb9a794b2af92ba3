/**
 * A value is one number in a state or a fact. Its declaration says which numbers are allowed and how
 * a position writes them.
 */
export type Value = Whole | Flag | Choice | Reference | SetOf;

/** A whole number. A position writes it with `offset` added. */
export interface Whole {
  readonly kind: "whole";
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  readonly offset: number;
}

/** 0 or 1; false or true in a position. */
export interface Flag {
  readonly kind: "flag";
}

/** The index of a name; the name in a position. */
export interface Choice<N extends string = string> {
  readonly kind: "choice";
  readonly names: readonly N[];
}

/** The number of a thing of a domain; its id in a position. `allowsNone`: NONE is a value, null in a position. */
export interface Reference<D extends string = string, None extends boolean = boolean> {
  readonly kind: "ref";
  readonly domain: D;
  readonly allowsNone: None;
}

/** One bit for each thing of a domain; a list of ids in a position. */
export interface SetOf {
  readonly kind: "set";
  readonly domain: string;
}

/** The number that stands for no thing at all. UNKNOWN in a view is another number. */
export const NONE = -1;
/** Seats are a domain of every game. Their ids in positions are their numbers. */
export const SEAT = "seat" as const;

/** The largest number of a state: numbers stay small integers in V8. */
export const LARGEST = 0x7fffffff;

interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly initial?: number;
}

/** A whole number, 0 or more. */
export const count = ({ min = 0, max = LARGEST, initial = min }: Range = {}): Whole => ({
  kind: "whole",
  min,
  max,
  initial,
  offset: 0,
});

/** A whole number that may be negative. */
export const int = ({ min = -LARGEST, max = LARGEST, initial = 0 }: Range = {}): Whole =>
  count({ min, max, initial });

/** Counted from 0 in the state and from 1 in positions; `most` of them. */
export const ordinal = (most: number): Whole => ({ ...count({ max: most - 1 }), offset: 1 });

export const flag = (): Flag => ({ kind: "flag" });

export const choice = <const N extends string>(names: readonly N[]): Choice<N> => ({
  kind: "choice",
  names,
});

export const ref = <const D extends string>(domain: D): Reference<D, false> => ({
  kind: "ref",
  domain,
  allowsNone: false,
});

/** A thing of a domain, or NONE. */
export const maybe = <const D extends string>(domain: D): Reference<D, true> => ({
  kind: "ref",
  domain,
  allowsNone: true,
});

export const seat = (): Reference<typeof SEAT, false> => ref(SEAT);

export const setOf = (domain: string): SetOf => ({ kind: "set", domain });

export function initialOf(value: Value): number {
  if (value.kind === "whole") return value.initial;
  return value.kind === "ref" && value.allowsNone ? NONE : 0;
}
