import { realpathSync } from "node:fs";
import type { Reporter } from "../core/parts.js";
import { stderrReport } from "../report.js";
import { answer, fail } from "./answer.js";
import { backupTo } from "./embedded/backup.js";
import { logCarrier } from "./embedded/carrier.js";
import { mainFile, openFiles } from "./embedded/files.js";
import { headKeeper } from "./embedded/heads.js";
import { liveNotes } from "./embedded/live.js";
import { threadNotices } from "./embedded/notices.js";
import { tableReader } from "./embedded/reading.js";
import { tableWriter } from "./embedded/writing.js";
import { storeIsClosed } from "./faults.js";
import type { Append, Done, Expiry, NewTable, Store } from "./store.js";

export interface EmbeddedStore extends Store {
  /**
   * Copies all tables as they are now into a new file. It takes a while and this thread waits:
   * beside a running server, open the folder in another process.
   */
  backup(file: string, done: Done<void>): void;
}

/**
 * The store in a folder, which is made if it is not there. It answers at once, except for `sweep`.
 * Any number of threads and processes of one machine may open the same folder.
 */
export function openEmbedded(folder: string, report: Reporter = stderrReport): EmbeddedStore {
  const { main, live } = openFiles(folder, report);
  const heads = headKeeper(main);
  const reader = tableReader(main, heads.headOf);
  const writer = tableWriter(main, heads);
  const notes = liveNotes(live);
  const notices = threadNotices(realpathSync(folder), report);
  const carrier = logCarrier(mainFile(folder), report);
  let isOpen = true;

  // A closed database of libsql still takes orders from statements that are around.
  function ask<T>(done: Done<T>, work: () => T): void {
    if (isOpen) answer(done, work);
    else fail(done, storeIsClosed());
  }

  function append(appends: readonly Append[]): readonly boolean[] {
    try {
      const written = writer.append(appends);
      heads.written(appends, written);
      carrier.wrote(appends);
      return written;
    } catch (error) {
      // Nobody knows what was written.
      heads.forget();
      throw error;
    }
  }

  function create(table: NewTable): void {
    writer.create(table);
    heads.written([{ table: table.id, after: 0, bodies: table.bodies }], [true]);
  }

  function remove(table: string): boolean {
    heads.forget();
    return writer.remove(table);
  }

  function sweep(expiries: readonly Expiry[], before: number, done: Done<number>): void {
    ask(
      (error, swept) => {
        if (error) fail(done, error);
        else if (swept > 0) setImmediate(sweep, expiries, before + swept, done);
        else done(null, before);
      },
      () => {
        heads.forget();
        const swept = writer.sweepSome(expiries);
        if (swept > 0) return swept;
        writer.sweepPacks();
        notes.sweep();
        return 0;
      },
    );
  }

  return {
    create: (table, done) => ask(done, () => create(table)),
    append: (appends, done) => ask(done, () => append(appends)),
    read: (table, after, done) => ask(done, () => reader.read(table, after)),
    readPosition: (table, done) => ask(done, () => reader.readPosition(table)),
    readPack: (hash, done) => ask(done, () => reader.readPack(hash)),
    heads: (tables, done) => ask(done, () => heads.headsOf(tables)),
    list: (query, done) => ask(done, () => reader.list(query)),
    summaries: (tables, done) => ask(done, () => reader.summaries(tables)),
    ids: (after, limit, done) => ask(done, () => reader.ids(after, limit)),
    remove: (table, done) => ask(done, () => remove(table)),
    sweep: (expiries, done) => sweep(expiries, 0, done),
    lease: (table, holder, milliseconds, done) =>
      ask(done, () => notes.lease(table, holder, milliseconds)),
    setPresence: (table, holder, guests, milliseconds, done) =>
      ask(done, () => notes.setPresence(table, holder, guests, milliseconds)),
    presence: (table, done) => ask(done, () => notes.presence(table)),
    announce: notices.announce,
    onAnnounced: notices.onAnnounced,
    ping: (done) => ask(done, writer.ping),
    backup: (file, done) => ask(done, () => backupTo(main, file)),
    close: (done) =>
      ask(done, () => {
        isOpen = false;
        notices.close();
        carrier.close();
        // Statements keep the files open until they are collected; what is in the log comes home now.
        try {
          for (const db of [main, live]) db.pragma("wal_checkpoint(passive)");
        } finally {
          for (const db of [main, live]) db.close();
        }
      }),
  };
}
