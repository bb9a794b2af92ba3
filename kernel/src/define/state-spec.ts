import type { ChanceState } from "../chance.js";
import type { Pile } from "../knowledge.js";
import type { NamedCore } from "../name-core.js";
import type { CoreState } from "../state.js";
import type { Choice, Reference, Value } from "./values.js";

/**
 * The declaration of a game's state: every part once, with its form, who sees it, and how a position
 * writes it. Parts are grouped as in positions; the state itself is flat.
 */

/** What a part may say beside its form. */
interface Marks {
  /** Its name in positions, if that differs from the state's. */
  readonly as?: string;
  /** It never changes after the setup, so copies share it. */
  readonly isFixed?: true;
  /** Positions of earlier versions may lack it. */
  readonly isOptional?: true;
  /** Positions do not mention it while it has its initial value. */
  readonly isOmittedInitially?: true;
  /** No entry of a position: a `computed` entry says it. */
  readonly isUnlisted?: true;
}

export interface List<V extends Value = Value> {
  readonly kind: "list";
  readonly of: V;
  /** Kept sorted, so that its order carries no information. */
  readonly isSorted: boolean;
  /** One value for each thing of this domain. */
  readonly per?: string;
}

/** A flat list of rows; a list of objects in a position. */
export interface Rows<C extends Columns = Columns> {
  readonly kind: "rows";
  readonly columns: C;
}

type Columns = Readonly<Record<string, Value>>;

/** How many show each face from 1 on; a sorted list of faces in a position. */
export interface Faces {
  readonly kind: "faces";
  readonly count: number;
}

/** Cards in an order, top card last. In positions two lists, top card first: `…Deck` and `…Seen`. */
export interface PilePart {
  readonly kind: "pile";
  readonly of: string;
}

/** In a table: one value or list for each thing of a second domain. */
export interface Each<P extends Value | List = Value | List> {
  readonly kind: "each";
  readonly by: string;
  readonly of: P;
}

export type Part = (Value | List | Rows | Faces | PilePart | Each) & Marks;

/**
 * An entry of a position that the state keeps in another form. `get` gives its value as the state would
 * hold it; `set` changes the state to a value. In a table the index says which row.
 */
export interface Computed<P extends Part | Mapping = Part | Mapping> {
  readonly kind: "computed";
  readonly part: P;
  // biome-ignore lint/suspicious/noExplicitAny: a declaration cannot know the state that it is part of
  get(content: any, state: any, index: number): number | readonly number[];
  // biome-ignore lint/suspicious/noExplicitAny: a declaration cannot know the state that it is part of
  set(content: any, state: any, value: any, index: number): void;
}

/** Pairs of things, flat; an object from id to id in a position. */
export interface Mapping {
  readonly kind: "mapping";
  readonly from: string;
  readonly to: string;
}

type Entry = Part | Computed;

/** Parts that a position writes together, as one object. */
export interface Group<P extends Entries = Entries> {
  readonly kind: "group";
  readonly parts: P;
}

/** Parts with one value for each thing of a domain: an object by id, or a list of objects. */
export interface TablePart<P extends Entries = Entries, IsList extends boolean = boolean> {
  readonly kind: "table";
  readonly by: string;
  readonly isList: IsList;
  readonly parts: P;
}

export type Entries = Readonly<Record<string, Entry>>;
export type Section = Readonly<Record<string, Entry | Group | TablePart>>;

type MarkedPile = PilePart & Marks;

/** Who sees a part follows from the section in which it is declared; there is no default. */
export interface StateSpec {
  /** Every audience sees these. */
  readonly open: Section;
  /** By seat: each seat sees its own, and of the others only that there is something. */
  readonly own?: Section;
  /** Each card is seen by the audiences to which it was shown. */
  readonly piles?: Readonly<
    Record<string, MarkedPile | TablePart<Readonly<Record<string, MarkedPile>>>>
  >;
  /** What an audience sees is computed by the game: see `PartVisibility`. */
  readonly partly?: Section;
  /** Filled in views only; always empty in a state. */
  readonly derived?: Section;
}

export const list = <const V extends Value>(of: V): List<V> => ({
  kind: "list",
  of,
  isSorted: false,
});
/** A list whose order carries no information: it is kept sorted. */
export const bag = <const V extends Value>(of: V): List<V> => ({
  kind: "list",
  of,
  isSorted: true,
});
/** One value for each thing of a domain; a plain list in positions. */
export const vector = <const V extends Value>(per: string, of: V): List<V> => ({
  ...list(of),
  per,
});
export const rows = <const C extends Columns>(columns: C): Rows<C> => ({ kind: "rows", columns });
export const faces = (count = 6): Faces => ({ kind: "faces", count });
export const pile = (of: string): PilePart => ({ kind: "pile", of });
export const mapping = (from: string, to: string): Mapping => ({ kind: "mapping", from, to });
export const each = <const P extends Value | List>(by: string, of: P): Each<P> => ({
  kind: "each",
  by,
  of,
});

export const group = <const P extends Entries>(parts: P): Group<P> => ({ kind: "group", parts });
/** An object by the ids of a domain. */
export const table = <const P extends Entries>(by: string, parts: P): TablePart<P, false> => ({
  kind: "table",
  by,
  isList: false,
  parts,
});
/** A list of objects, as seats are written. Its ids may depend on what it holds. */
export const listed = <const P extends Entries>(by: string, parts: P): TablePart<P, true> => ({
  ...table(by, parts),
  isList: true,
});

export const named = <const N extends string, const P extends Entry>(as: N, part: P) =>
  ({ ...part, as }) as P & { readonly as: N };
export const fixed = <const P extends Part>(part: P) =>
  ({ ...part, isFixed: true }) as P & { readonly isFixed: true };
export const optional = <const P extends Part>(part: P) =>
  ({ ...part, isOptional: true }) as P & { readonly isOptional: true };
export const unlessInitial = <const P extends Value>(part: P) =>
  ({ ...part, isOmittedInitially: true, isOptional: true }) as P & {
    readonly isOmittedInitially: true;
    readonly isOptional: true;
  };
export const unlisted = <const P extends Part>(part: P) =>
  ({ ...part, isUnlisted: true }) as P & { readonly isUnlisted: true };
export const computed = <const P extends Part | Mapping>(
  part: P,
  access: Pick<Computed, "get" | "set">,
): Computed<P> => ({ kind: "computed", part, ...access });

// ── The type of the state ──────────────────────────────────────────────────────────────────────

type Numbers<P> = P extends { isFixed: true } ? readonly number[] : number[];
type PartState<P> = P extends { kind: "list" | "rows" | "faces" }
  ? Numbers<P>
  : P extends { kind: "pile" }
    ? Pile
    : number;
type ColumnState<P> = P extends { kind: "each"; of: infer Q }
  ? ColumnState<Q>
  : P extends { kind: "list" }
    ? number[][]
    : P extends { kind: "pile" }
      ? Pile[]
      : Numbers<P>;

type Stored<P> = { [N in keyof P as P[N] extends Computed ? never : N]: P[N] };
type GroupState<P> = { -readonly [N in keyof Stored<P>]: PartState<Stored<P>[N]> };
type TableState<P> = { -readonly [N in keyof Stored<P>]: ColumnState<Stored<P>[N]> };
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void
  ? A
  : never;

type SectionState<S> = Both<
  {
    [N in keyof S]: S[N] extends Computed
      ? Record<never, never>
      : S[N] extends Group<infer P>
        ? GroupState<P>
        : S[N] extends TablePart<infer P>
          ? TableState<P>
          : GroupState<Pick<S, N>>;
  }[keyof S]
>;

type Optional<S> = S extends Section ? SectionState<S> : unknown;

/** The state that a declaration describes. */
export type StateOf<S extends StateSpec> = CoreState &
  SectionState<S["open"]> &
  Optional<S["own"]> &
  Optional<S["piles"]> &
  Optional<S["partly"]> &
  Optional<S["derived"]>;

/** The names of the parts of a section. */
export type PartsOf<S> = S extends Section ? keyof SectionState<S> : never;

/** What numbers of a state refer to. */
export interface Domain<C, S> {
  /** The ids of its things, by number. They may depend on parts that are declared before their use. */
  ids(content: C, state: S): readonly string[];
  /** For cards: what an unseen card shows. */
  back?(content: C, card: number): number;
  /** For cards: those that may lie where nobody has looked. All that are not visible, if left out. */
  unseen?(content: C, state: S): readonly number[];
}

export type Domains<C, S> = Readonly<Record<string, Domain<C, S>>>;

/** A domain of things whose ids are always the same. */
export function things(ids: readonly string[]): Domain<unknown, unknown> {
  return { ids: () => ids };
}

// ── The type of positions ──────────────────────────────────────────────────────────────────────

type ValueText<V> = V extends { kind: "whole" }
  ? number
  : V extends { kind: "flag" }
    ? boolean
    : V extends Choice<infer N>
      ? N
      : V extends Reference<infer D, infer None>
        ? (D extends "seat" ? number : string) | (None extends true ? null : never)
        : readonly string[];

type PartText<P> = P extends { kind: "computed"; part: infer Q }
  ? PartText<Q>
  : P extends { kind: "list"; of: infer V }
    ? readonly ValueText<V>[]
    : P extends Rows<infer C>
      ? readonly { readonly [K in keyof C]: ValueText<C[K]> }[]
      : P extends { kind: "faces" }
        ? readonly number[]
        : P extends { kind: "mapping" }
          ? Readonly<Record<string, string>>
          : P extends { kind: "each"; of: infer Q }
            ? Readonly<Record<string, PartText<Q>>>
            : ValueText<P>;

type Label<N, P> = P extends { as: infer A } ? A & string : N & string;
type EntriesText<P> = {
  readonly [N in keyof P as P[N] extends PilePart | { isUnlisted: true } ? never : Label<N, P[N]>]?:
    | PartText<P[N]>
    | undefined;
};
type SectionText<S> = {
  readonly [N in keyof S as Label<N, S[N]>]?:
    | (S[N] extends Group<infer P>
        ? EntriesText<P>
        : S[N] extends TablePart<infer P, infer IsList>
          ? IsList extends true
            ? readonly EntriesText<P>[]
            : Readonly<Record<string, EntriesText<P>>>
          : PartText<S[N]>)
    | undefined;
};
type PileLabel<N, P> = P extends PilePart ? Label<N, P> : never;
type PileText<S> = {
  readonly [N in keyof S as `${PileLabel<N, S[N]>}Deck`]?: readonly string[] | undefined;
} & { readonly [N in keyof S as `${PileLabel<N, S[N]>}Seen`]?: readonly number[] | undefined };
type PilesText<S> = PileText<S> & {
  readonly [N in keyof S as S[N] extends TablePart ? N : never]?: S[N] extends TablePart<
    infer P,
    infer IsList
  >
    ?
        | (IsList extends true ? readonly PileText<P>[] : Readonly<Record<string, PileText<P>>>)
        | undefined
    : never;
};

/** A position of a declared state, in which any part may be missing. */
export type PositionOf<S extends StateSpec> = Partial<Omit<NamedCore, "chance">> & {
  readonly chance?: Omit<ChanceState, "loaded"> & Partial<Pick<ChanceState, "loaded">>;
} & SectionText<S["open"]> &
  PilesText<S["piles"]> &
  SectionText<S["partly"]>;
