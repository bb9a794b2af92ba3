import { setTimeout } from "node:timers/promises";
import type { Reporter } from "../core/parts.js";
import { stderrReport } from "../report.js";
import { answerLater, fail } from "./answer.js";
import { storeIsClosed } from "./faults.js";
import type { Notices } from "./notices.js";
import { appendAll } from "./postgres/append.js";
import { type Connections, cannotOpen, connect, placeOf } from "./postgres/connect.js";
import { writeHealth } from "./postgres/health.js";
import { readPresence, setPresence, sweepLive, takeLease } from "./postgres/live.js";
import { channelNotices } from "./postgres/notices.js";
import { prepareSchema } from "./postgres/schema.js";
import {
  createTable,
  listTables,
  readEntries,
  readHeads,
  readIds,
  readPack,
  readPosition,
  readSummaries,
  removeTable,
  sweepTables,
} from "./postgres/tables.js";
import type { Done, Store } from "./store.js";

/** Milliseconds that what is under way has to end when the store is closed. */
const LAST_ORDERS = 5_000;

/** The store in a PostgreSQL database, which any number of processes may share. */
export async function openPostgres(url: string, report: Reporter = stderrReport): Promise<Store> {
  const place = placeOf(url);
  let connections: Connections | undefined;
  try {
    connections = connect(url);
    await prepareSchema(connections.durable);
    return storeOf(connections, await channelNotices(connections.live, report), report);
  } catch (error) {
    if (connections !== undefined) await hangUp(connections);
    throw cannotOpen(place, error);
  }
}

/** At once: the driver's own way to wait for queries hangs after a connection was lost. */
async function hangUp({ durable, live }: Connections): Promise<void> {
  await Promise.all([durable, live].map((sql) => sql.end({ timeout: 0 })));
}

function storeOf(connections: Connections, notices: Notices, report: Reporter): Store {
  const { durable: sql, live } = connections;
  const underWay = new Set<Promise<unknown>>();
  let isOpen = true;

  function ask<T>(done: Done<T>, work: () => Promise<T>): void {
    if (!isOpen) {
      fail(done, storeIsClosed());
      return;
    }
    const task = work();
    const over = (): boolean => underWay.delete(task);
    underWay.add(task);
    task.then(over, over);
    answerLater(done, task, report);
  }

  async function close(): Promise<void> {
    isOpen = false;
    notices.close();
    await Promise.race([
      Promise.allSettled(underWay),
      setTimeout(LAST_ORDERS, undefined, { ref: false }),
    ]);
    await hangUp(connections);
  }

  return {
    create: (table, done) => ask(done, () => createTable(sql, table)),
    append: (appends, done) => ask(done, () => appendAll(sql, report, appends)),
    read: (table, after, done) => ask(done, () => readEntries(sql, table, after)),
    readPosition: (table, done) => ask(done, () => readPosition(sql, table)),
    readPack: (hash, done) => ask(done, () => readPack(sql, hash)),
    heads: (tables, done) => ask(done, () => readHeads(sql, tables)),
    list: (query, done) => ask(done, () => listTables(sql, query)),
    summaries: (tables, done) => ask(done, () => readSummaries(sql, tables)),
    ids: (after, limit, done) => ask(done, () => readIds(sql, after, limit)),
    remove: (table, done) => ask(done, () => removeTable(sql, report, table)),
    sweep: (expiries, done) =>
      ask(done, async () => {
        const swept = await sweepTables(sql, report, expiries);
        await sweepLive(live);
        return swept;
      }),
    lease: (table, holder, milliseconds, done) =>
      ask(done, () => takeLease(live, table, holder, milliseconds)),
    setPresence: (table, holder, guests, milliseconds, done) =>
      ask(done, () => setPresence(live, table, holder, guests, milliseconds)),
    presence: (table, done) => ask(done, () => readPresence(live, table)),
    announce: notices.announce,
    onAnnounced: notices.onAnnounced,
    ping: (done) => ask(done, () => writeHealth(sql)),
    close: (done) => answerLater(done, close(), report),
  };
}
