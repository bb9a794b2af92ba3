import type { ToldPlans } from "@coterie/bots";
import type { CommandResult } from "@coterie/protocol";
import type { Summary } from "../store/store.js";
import type { Seen } from "./document.js";
import type { Connection } from "./parts.js";
import type { Table } from "./table.js";

/** How a command ended. */
export type Settle = (error: unknown, result?: CommandResult) => void;

/** Somebody who follows a table over a connection. */
export interface Follower {
  readonly connection: Connection;
  readonly guest: number | undefined;
  /** The hash of the pass with which he came: when it is no longer valid, he goes. */
  readonly pass: string;
  audiences: readonly number[];
}

/** Entries that are in the table in memory but perhaps not in the store yet. Nobody is told of them. */
export interface Unsaved {
  readonly bodies: readonly string[];
  readonly updates: readonly Update[];
  /** Others may not learn that anything was said: not even a counter tells of it. */
  readonly isSecret: boolean;
  readonly settle: () => void;
  /** Somebody else wrote first: judge it again by what is there now. */
  readonly again: () => void;
  readonly fail: (error: unknown) => void;
}

/** A message to one audience, ready to be sent. */
export interface Update {
  readonly audience: number;
  readonly text: string;
}

/** Something to be done at a table when it is there. */
export interface Op {
  /** It tells somebody what the table is: nothing may be told that is not saved. */
  readonly needsSaved: boolean;
  /** What it is judged by was compared with the store after it was asked for. */
  readonly isSure?: boolean;
  run(table: Table): void;
  fail(error: unknown): void;
}

/** A table that somebody is at, in memory or about to be. */
export interface Live {
  readonly id: string;
  /** Null while it is not in memory; followers stay connected. */
  table: Table | null;
  isLoading: boolean;
  isWorking: boolean;
  /** How many wait for what the store has before they go on here. */
  asking: number;
  /** How many entries are known to be in the store. */
  saved: number;
  /** Those that are being written now; the rest of `unsaved` waits for its turn. */
  inFlight: number;
  unsaved: Unsaved[];
  readonly queue: Op[];
  readonly followers: Set<Follower>;
  /** By audience from -1: what its followers have been told, as far as anybody follows it. */
  seen: (Seen | undefined)[];
  /** By audience from -1: the last number that was sent. */
  told: number[];
  /** When anything was last done here. */
  active: number;
  /** When somebody, not a bot, last came, went or did something here. */
  attended: number;
  /** When the position was last kept. */
  keptAt: number;
  keptHead: number;
  /** What was last written for lists of tables, or null. */
  listed: Summary | null;
  /** By seat: the question that a bot is thinking about. */
  readonly thinking: string[];
  /** By seat: how that thought is called off. */
  readonly callOffs: (AbortController | undefined)[];
  /** By seat: what its bot has told of its plan. */
  readonly plans: ToldPlans;
  /** The guests for whom somebody is thinking of a hint. */
  readonly advised: Set<number>;
  leaseUntil: number;
  /** Who was told to be here, and when it was last said through this server. */
  here: string;
  hereAt: number;
}

export function newLive(id: string, now: number): Live {
  return {
    id,
    table: null,
    isLoading: false,
    isWorking: false,
    asking: 0,
    saved: 0,
    inFlight: 0,
    unsaved: [],
    queue: [],
    followers: new Set(),
    seen: [],
    told: [],
    active: now,
    attended: now,
    keptAt: 0,
    keptHead: 0,
    listed: null,
    thinking: [],
    callOffs: [],
    plans: [],
    advised: new Set(),
    leaseUntil: 0,
    here: "",
    hereAt: 0,
  };
}

/** Something is under way here: it may not be put away. */
export function isBusy({ unsaved, queue, isLoading, asking }: Live): boolean {
  return unsaved.length > 0 || queue.length > 0 || isLoading || asking > 0;
}
