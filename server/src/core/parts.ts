import type { Play } from "@coterie/kernel";
import type { Shelf } from "../shelf.js";
import type { Store } from "../store/store.js";
import type { Thinker } from "../thinking/thinker.js";

/** A play whose types do not matter here: its parts are only handed back to its game. */
// biome-ignore lint/suspicious/noExplicitAny: the parts are opaque here and checked inside the game
export type AnyPlay = Play<any>;

/** Time, as the core needs it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, later; gives back a way to forget it. */
  after(milliseconds: number, call: () => void): () => void;
  /** Calls back when what has arrived already has been looked at: appends wait for each other so. */
  soon(call: () => void): void;
}

/** Chance for secrets: nobody may guess what it gave. */
export interface Chance {
  /** So many random bytes in hexadecimal digits. */
  hex(bytes: number): string;
}

/** Somebody who can be told something. */
export interface Connection {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The games that can be played here, as far as tables need them. */
export type GameShelf = Pick<Shelf, "ids" | "usual" | "known" | "withPack" | "withExactly">;

/** All that the tables need of the world around them. A simulator brings its own. */
export interface Parts {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Names this server among others that share the store. */
  readonly holder: string;
  readonly build: string;
  readonly report: Reporter;
  /** Told before the rules of a table run: should they never come back, somebody knows whose. */
  readonly begins?: (table: string) => void;
}

/** What the host may want to know; nothing depends on it. */
export interface Reporter {
  count(what: Counted, times?: number): void;
  /** An error that no client caused. */
  fault(where: FaultPlace | SandboxPlace, error: unknown, table?: string): void;
  /** Something that is no error of the server, but that the host should look at. */
  warn(message: string, details?: WarningDetails): void;
}

/** Plain data: it may come from another thread. */
export type WarningDetails = Readonly<Record<string, unknown>>;

/** Where errors come up: values of a metric's label, so they are short and never change. */
export const FAULT_PLACES = [
  /** A command, or another task at a table. */
  "command",
  /** Entries that were to be written. */
  "commit",
  /** Messages and replies after entries were written. */
  "publish",
  /** The position that is stored beside the entries. */
  "position",
  /** A table that was read and replayed. */
  "load",
  /** Entries that another server wrote. */
  "refresh",
  "poll-heads",
  "presence",
  "lease",
  "bot-task",
  "hint",
  "create",
  "remove",
  "store-read",
  /** Code that ran when the store had answered or sent a notice. */
  "store-callback",
  "store-close",
  /** The thread that carries the log of the embedded store into its file. */
  "checkpoint",
  /** A worker thread that decides for bots. */
  "bot-thread",
  /** A damaged summary of a table. */
  "summary",
  "shutdown",
] as const;

export type FaultPlace = (typeof FAULT_PLACES)[number];

/** The thread with foreign pieces itself, or the same places in it. */
type SandboxPlace = "sandbox" | `sandbox-${FaultPlace}`;

export type Counted =
  | "opened"
  | "started"
  | "finished"
  | "written"
  | "refused"
  | "conflict"
  | "diverged"
  | "rules_faults"
  | "loaded"
  | "evicted"
  | "whole"
  | "update"
  | "dropped"
  | "retried"
  | "unannounced";
