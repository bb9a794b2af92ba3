import type { ChanceState } from "./chance.js";

/**
 * What every game's state has. All of it is plain JSON data, at every question, so that a
 * position can be saved, copied, compared and resumed anywhere.
 */
export interface CoreState {
  /** The control stack: frames of {@link FRAME} numbers, the next step to run last. Public. */
  agenda: number[];
  /** One private agenda for each seat while a simultaneous phase runs; empty arrays otherwise. */
  forks: number[][];
  /** What each seat has decided in the running simultaneous phase; nothing else may be touched. */
  drafts: number[][];
  /** How many simultaneous phases have ended. */
  joined: number;
  chance: ChanceState;
  /** 0 while the game runs, otherwise one more than the index of the game's outcome. */
  outcome: number;
}

/** Who looks: a seat (0, 1, …) or a spectator, who gets the poorest view. */
export type Audience = number;
export const SPECTATOR: Audience = -1;
/** Whoever looks at a game that is over and is shown its whole state: no view is made for these. */
export const ALL_EYES: Audience = -2;

/** What all seats know alike: nothing that is one seat's own. For a position that every seat may be given. */
export const EVERY_SEAT: Audience = -3;

/**
 * A number of a view that its audience may not know; a card of which it sees the back is UNKNOWN - back. Not
 * the number that stands for nothing (NONE).
 */
export const UNKNOWN = -2;

export function newCore(seats: number, chance: ChanceState): CoreState {
  return {
    agenda: [],
    forks: Array.from({ length: seats }, () => []),
    drafts: Array.from({ length: seats }, () => []),
    joined: 0,
    chance,
    outcome: 0,
  };
}

/**
 * The core's part of a copy. A game's copier writes its own fields out one by one: an object that
 * begins with a spread leaves V8's fast path, and search lives on copies.
 */
export function copyCore(from: CoreState, to: CoreState): void {
  to.agenda = from.agenda.slice();
  if (from.forks.length > 0) {
    to.forks = from.forks.map(copyRow);
    to.drafts = from.drafts.map(copyRow);
  }
  to.chance = {
    kind: from.chance.kind,
    key: from.chance.key,
    drawn: from.chance.drawn.slice(),
    loaded: from.chance.loaded.length === 0 ? [] : from.chance.loaded.slice(),
  };
}

function copyRow(row: number[]): number[] {
  return row.slice();
}

/** For generated code: see declared/emit.ts. */
export function copyChance({ kind, key, drawn, loaded }: ChanceState): ChanceState {
  return { kind, key, drawn: drawn.slice(), loaded: loaded.length === 0 ? [] : loaded.slice() };
}

export function filled(length: number, value: number): number[] {
  return new Array<number>(length).fill(value);
}

export function emptyRows(length: number): number[][] {
  return Array.from({ length }, () => []);
}

/** Most rows are empty most of the time: search lives on copies. */
export function copyRows(rows: readonly number[][]): number[][] {
  const to = new Array<number[]>(rows.length);
  for (let i = 0; i < rows.length; i++) to[i] = rows[i].length === 0 ? [] : rows[i].slice();
  return to;
}
