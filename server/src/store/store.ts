/**
 * What the tables need of a store. It knows no game and no table: entries, positions and summaries
 * are texts to it. Everything answers by a callback, so that the core can be driven by a simulator
 * in one thread; a callback is called exactly once, with an error or with the result.
 */

export type Done<T> = (error: Error | null, result: T) => void;

/** What lists need to know of a table without reading it. */
export interface Summary {
  readonly game: string;
  readonly status: string;
  readonly listed: boolean;
  /** When anything was last written, in milliseconds since 1970. */
  readonly touched: number;
  /** JSON for whoever lists it; not read by the store. */
  readonly body: string;
}

export interface NewTable {
  readonly id: string;
  /** Its entries from number 1 on. */
  readonly bodies: readonly string[];
  readonly summary: Summary;
  readonly pack: { readonly hash: string; readonly body: string };
}

/** A position to go on from when the rules change; the latest one of a table is kept. */
export interface StoredPosition {
  /** The number of the last entry that it contains. */
  readonly n: number;
  readonly body: string;
}

/** Entries of one table, written all or none. */
export interface Append {
  readonly table: string;
  /** The number of the entry that they follow. If the table has more by now, none is written. */
  readonly after: number;
  readonly bodies: readonly string[];
  readonly summary?: Summary;
  /** Replaces the stored one, unless that is younger. */
  readonly position?: StoredPosition;
}

export interface Stretch {
  /** The number of the table's last entry. */
  readonly head: number;
  /** The entries after the one that was named, in order. */
  readonly bodies: readonly string[];
}

export interface Listed extends Summary {
  readonly id: string;
}

/**
 * Tables are listed newest first; `before` continues a list. So that none is left out, tables of the
 * same millisecond come together, even if that is more than the limit.
 */
export interface ListQuery {
  readonly limit: number;
  readonly before?: number;
  /** Only tables of this status. */
  readonly status?: string;
}

/** Tables of this status that nobody has touched since then may go. */
export interface Expiry {
  readonly status: string;
  readonly untouchedSince: number;
}

/** New entries, or somebody came or went. */
export type News = "entries" | "presence";

export interface Store {
  /** Writes a new table; an error if the id is taken. Durable when it is done. */
  create(table: NewTable, done: Done<void>): void;
  /**
   * Writes all appends that can be written in one go and says for each whether it was. Durable when
   * it is done. The entry's number is a key: two writers can never both write number 57. After an
   * error nobody knows what was written: read again.
   */
  append(appends: readonly Append[], done: Done<readonly boolean[]>): void;
  /** The entries after a number; null if there is no such table. */
  read(table: string, after: number, done: Done<Stretch | null>): void;
  readPosition(table: string, done: Done<StoredPosition | null>): void;
  readPack(hash: string, done: Done<string | null>): void;
  /** The number of the last entry of each table, 0 for one that is not there. */
  heads(tables: readonly string[], done: Done<readonly number[]>): void;
  /** Listed tables only. */
  list(query: ListQuery, done: Done<readonly Listed[]>): void;
  summaries(tables: readonly string[], done: Done<readonly Listed[]>): void;
  /** All ids in their order, after one that is named (or ""), for tools that go through a store. */
  ids(after: string, limit: number, done: Done<readonly string[]>): void;
  remove(table: string, done: Done<boolean>): void;
  /** Removes what has expired, and packs that no table uses any more; tells how many tables went. */
  sweep(expiries: readonly Expiry[], done: Done<number>): void;

  /**
   * The right to run a table's bots, for a time. Given to whoever asks first, kept while it is asked
   * for again, free for others when the time is over.
   */
  lease(table: string, holder: string, milliseconds: number, done: Done<boolean>): void;
  /** Says who is at a table through this holder, for a time; an empty list takes it back. */
  setPresence(
    table: string,
    holder: string,
    guests: readonly number[],
    milliseconds: number,
    done: Done<void>,
  ): void;
  /** Everybody who is at a table through any holder; a guest may stand there twice. */
  presence(table: string, done: Done<readonly number[]>): void;

  /** Tells everybody else who has this store open that these tables have something new. May get lost. */
  announce(tables: readonly string[], what: News): void;
  /** Called with a table that has something new from somebody else, and what. */
  onAnnounced(listener: (table: string, what: News) => void): void;

  /** Whether it can be reached and written to. */
  ping(done: Done<void>): void;
  close(done: Done<void>): void;
}
