import type { Json, UndoPolicy } from "@coterie/kernel";

/**
 * Everything that ever happens at a table, in order. A table is the list of its entries and nothing
 * else; nothing in it is changed or deleted. Passes and codes are in it as hashes only.
 */
export type TableEntry =
  | Opened
  // People.
  | { readonly e: "came"; readonly guest: number; readonly name: string; readonly pass: string }
  | { readonly e: "left"; readonly guest: number }
  | { readonly e: "removed"; readonly guest: number }
  | { readonly e: "renamed"; readonly guest: number; readonly name: string }
  | { readonly e: "ready"; readonly guest: number; readonly ready: boolean }
  | { readonly e: "appointed"; readonly guest: number }
  | { readonly e: "muted"; readonly guest: number; readonly muted: boolean }
  | { readonly e: "chat"; readonly on: boolean }
  | { readonly e: "said"; readonly guest: number; readonly text: string }
  /** A code with which the guest can go on from another device. */
  | { readonly e: "device-code"; readonly guest: number; readonly code: string }
  | { readonly e: "moved"; readonly guest: number; readonly pass: string }
  // Seats.
  | { readonly e: "sat"; readonly seat: number; readonly guest: number; readonly nonce: string }
  | { readonly e: "stood"; readonly seat: number }
  | { readonly e: "placed"; readonly seat: number; readonly bot: string | null }
  /** A code with which somebody can take the seat over. */
  | { readonly e: "seat-code"; readonly seat: number; readonly code: string }
  | { readonly e: "handed"; readonly seat: number; readonly guest: number }
  /** A bot answers for the seat until its guest is back. */
  | { readonly e: "stand-in"; readonly seat: number; readonly bot: string }
  | { readonly e: "back"; readonly seat: number }
  | {
      readonly e: "bot-voted";
      readonly seat: number;
      readonly guest: number;
      readonly agree: boolean;
    }
  | { readonly e: "resigned"; readonly seat: number; readonly bot: string }
  // The game.
  | { readonly e: "started" }
  | {
      readonly e: "answered";
      readonly seat: number;
      readonly keys: readonly string[];
      /** What a bot tells everybody of its plan. */
      readonly says?: string;
    }
  | { readonly e: "withdrew"; readonly seat: number }
  | { readonly e: "undo-asked"; readonly seat: number }
  | { readonly e: "undo-agreed"; readonly guest: number }
  | { readonly e: "undo-declined"; readonly guest: number }
  | { readonly e: "undone"; readonly seat: number; readonly consent: readonly number[] }
  /** The rules differ from those before: the game goes on from this position. */
  | { readonly e: "rules"; readonly version: number; readonly goOn: Standing | null }
  // Ends.
  | { readonly e: "abandon-voted"; readonly guest: number; readonly agree: boolean }
  | { readonly e: "abandoned" }
  | { readonly e: "closed" }
  | { readonly e: "rematch"; readonly table: string };

/** Where a game stands, in the form that outlives a change of the rules. */
export interface Standing {
  readonly position: Json;
  /** How many questions each seat has been asked: no id is used twice. */
  readonly asked: readonly number[];
}

/** The first entry: what was agreed. The secret half of the seed never leaves the server's store. */
export interface Opened {
  readonly e: "opened";
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: Json;
  readonly seats: number;
  readonly pack: string;
  /** The pieces are not ours: nobody knows what they do. */
  readonly foreign: boolean;
  readonly policy: UndoPolicy;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly seatTime: number | null;
  readonly secret: string;
  /** A position of another table to begin at, in named form. */
  readonly from: {
    readonly table: string;
    readonly answer: number;
    readonly position: Json;
  } | null;
}

/** An entry as it is kept: when it was made, and what it brought. */
export interface Stored {
  readonly at: number;
  readonly entry: TableEntry;
  /** What happened in the game; kept, so that the log outlives a change of the rules. */
  readonly facts?: readonly Json[];
  /** The one seat that may know of it: an answer in a simultaneous phase. */
  readonly only?: number;
}
