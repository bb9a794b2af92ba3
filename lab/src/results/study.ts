import type { Cell } from "../cells.js";
import type { Axis } from "../experiment.js";
import type { PieceName } from "../observe/bench.js";
import type { Row } from "../row.js";
import type { Observed } from "../stats/estimate.js";
import type { Check, Section } from "./document.js";

/** The games of an experiment and all that is needed to make sense of them. */
export interface Study<R extends Row> {
  readonly axes: readonly Axis[];
  readonly cells: readonly Cell[];
  readonly rows: readonly R[];
  /** The pieces of all packs, by id. */
  readonly pieces: ReadonlyMap<string, PieceName>;
}

/** Something that can be measured in every game. */
export interface Measure<R extends Row> {
  readonly id: string;
  readonly name: string;
  /** Measures of one group are shown together; the first group is what matters most. */
  readonly group: string;
  readonly form: "share" | "number" | "points";
  /** Undefined where a game has nothing to say about it. */
  of(row: R): number | undefined;
}

/** What a game's own part of the lab finds. */
export interface Findings {
  readonly checks: readonly Check[];
  readonly sections: readonly Section[];
}

/** What the games say of something, those that say nothing left out. */
export function observed<R extends Row>(
  rows: readonly R[],
  of: (row: R) => number | undefined,
): Observed[] {
  const all: Observed[] = [];
  for (const row of rows) {
    const value = of(row);
    if (value !== undefined) all.push({ unit: row.deal, value });
  }
  return all;
}

export function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = by(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** Ids of the pieces of some kinds, in the order of the packs. */
export function piecesOf<R extends Row>({ pieces }: Study<R>, kind: string): PieceName[] {
  return [...pieces.values()].filter((piece) => piece.kind === kind);
}
