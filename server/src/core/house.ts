import type { Live } from "./live.js";
import type { FaultPlace, Parts } from "./parts.js";
import { internalFault, type Refused } from "./refused.js";
import type { Table } from "./table.js";
import { inTurns, type Worker } from "./turns.js";

/** Times after which something is done, in milliseconds. */
export interface Pace {
  /** Tables that nobody used for so long leave memory. */
  readonly idle: number;
  /** How often tables are looked through: for idle ones, and for entries that no notice told of. */
  readonly round: number;
  /** For how long one server runs the bots of a table. */
  readonly lease: number;
  /** The store is written to at most so often; what comes meanwhile is written together. */
  readonly gather: number;
  /** A position is kept at most so often. */
  readonly keep: number;
}

export const USUAL_PACE: Pace = {
  idle: 60_000,
  round: 2_000,
  lease: 30_000,
  gather: 1,
  keep: 10_000,
};

/** All tables that this server serves now. */
export interface House {
  readonly parts: Parts;
  readonly pace: Pace;
  readonly lives: Map<string, Live>;
  /** Replays tables; nobody waits for more than a piece of it. */
  readonly replayer: Worker;
  /** Tables with something to be saved. */
  readonly toSave: Set<Live>;
  isSaving: boolean;
  isFlushDue: boolean;
  /** When the store was last written to. */
  savedAt: number;
  isClosing: boolean;
  /** Called when the game of a table has moved on: bots may have to think. */
  moved: (live: Live, table: Table) => void;
}

export function newHouse(parts: Parts, pace: Pace): House {
  return {
    parts,
    pace,
    lives: new Map(),
    replayer: inTurns(parts.clock, parts.report),
    toSave: new Set(),
    isSaving: false,
    isFlushDue: false,
    savedAt: 0,
    isClosing: false,
    moved: () => {},
  };
}

/** Reports an error of the server; the result is what the client is told. */
export function faultAt(
  { report }: Pick<Parts, "report">,
  where: FaultPlace,
  error: unknown,
  table?: string,
): Refused {
  report.fault(where, error, table);
  return internalFault(error);
}

/** Runs what must not keep others waiting if it fails: its error is reported and goes no further. */
export function guarded(house: House, where: FaultPlace, { id }: Live, run: () => void): void {
  try {
    run();
  } catch (error) {
    house.parts.report.fault(where, error, id);
  }
}

/** A table that nobody needs any more; another one of the same id may have taken its place. */
export function putAway(house: House, live: Live): void {
  if (house.lives.get(live.id) === live) house.lives.delete(live.id);
}
