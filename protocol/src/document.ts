import type { Json, OpenQuestion, UndoPolicy } from "@coterie/kernel";

/** Where a table is in its life. */
export type Status = "open" | "running" | "finished" | "abandoned" | "closed";

/** A person at a table. Numbers are given in the order of coming and never again. */
export interface GuestInfo {
  readonly guest: number;
  readonly name: string;
  readonly ready: boolean;
  readonly muted: boolean;
  /** Left, or was removed: keeps the name that the log needs. */
  readonly gone: boolean;
}

export interface SeatInfo {
  /** The guest that holds it, or null. */
  readonly guest: number | null;
  /** The bot that answers for it now: it holds the seat, or stands in for its guest. */
  readonly bot: string | null;
  /** The guest gave it up for good; the bot plays on. */
  readonly resigned: boolean;
  /**
   * When it was asked what it is asked now (milliseconds since 1970); null if it is not asked. In a
   * simultaneous phase: since when it is not ready; null if it is ready. Single answers do not change it.
   */
  readonly askedSince: number | null;
}

/** What everybody at a table may know of it, whatever the game. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly setup: Json;
  /** The hash of its pieces; `GET api/packs/HASH` gives them. */
  readonly pack: string;
  readonly policy: UndoPolicy;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
  /** Seconds after which the others may vote a bot in, or null. */
  readonly seatTime: number | null;
  readonly status: Status;
  readonly rulesVersion: number;
  /** SHA-256 of the secret part of the seed, told before anybody adds a nonce to it. */
  readonly commitment: string;
  readonly host: number;
  readonly guests: readonly GuestInfo[];
  readonly seats: readonly SeatInfo[];
  /** An undo that waits for the others, or null. */
  readonly undo: { readonly seat: number; readonly agreed: readonly number[] } | null;
  /** By seat: the guests who want a bot to answer for it. */
  readonly botVotes: readonly (readonly number[])[];
  /** The guests who want to end without a result. */
  readonly abandonVotes: readonly number[];
  readonly outcome: string | null;
  /** The rules changed under way: from there on undo does not go back. */
  readonly rulesChanged: boolean;
  /** The table that was opened as the rematch, or null. */
  readonly rematch: string | null;
  /** The table and the answer from which this one began, or null. */
  readonly from: { readonly table: string; readonly answer: number } | null;
}

/** All that one audience of a table sees now. A message changes it by a difference. */
export interface TableDocument {
  readonly table: TableInfo;
  /** The game's view for this audience, in the layout of its state; null before the start. */
  readonly view: Json;
  readonly question: OpenQuestion | null;
  /** What an undo by this seat would meet: nothing (null), or the reason why it is not free. */
  readonly undoMark: string | null;
}

/** One line of what happened, as this audience may know it. `n` is its own count, from 1. */
export interface LogItem {
  readonly n: number;
  readonly at: number;
  readonly what: string;
  readonly seat?: number;
  readonly guest?: number;
  readonly text?: string;
  readonly facts?: readonly Json[];
  /** What the bot of the seat means to do from here on, as a sentence. */
  readonly says?: string;
}
