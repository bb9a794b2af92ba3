import type { Done, Store } from "../store/store.js";
import type { Reporter } from "./parts.js";

/**
 * Wraps a store so that an exception in a callback is reported instead of thrown into the database
 * driver. Callers that owe somebody a reply catch what may fail before it themselves.
 */
export function safeStore(store: Store, report: Reporter): Store {
  function safe<T>(done: Done<T>): Done<T> {
    return (error, result) => {
      try {
        done(error, result);
      } catch (fault) {
        report.fault("store-callback", fault);
      }
    };
  }
  return {
    create: (table, done) => store.create(table, safe(done)),
    append: (appends, done) => store.append(appends, safe(done)),
    read: (table, after, done) => store.read(table, after, safe(done)),
    readPosition: (table, done) => store.readPosition(table, safe(done)),
    readPack: (hash, done) => store.readPack(hash, safe(done)),
    heads: (tables, done) => store.heads(tables, safe(done)),
    list: (query, done) => store.list(query, safe(done)),
    summaries: (tables, done) => store.summaries(tables, safe(done)),
    ids: (after, limit, done) => store.ids(after, limit, safe(done)),
    remove: (table, done) => store.remove(table, safe(done)),
    sweep: (expiries, done) => store.sweep(expiries, safe(done)),
    lease: (table, holder, ms, done) => store.lease(table, holder, ms, safe(done)),
    setPresence: (table, holder, guests, ms, done) =>
      store.setPresence(table, holder, guests, ms, safe(done)),
    presence: (table, done) => store.presence(table, safe(done)),
    announce: (tables, what) => store.announce(tables, what),
    onAnnounced: (listener) => store.onAnnounced(listener),
    ping: (done) => store.ping(safe(done)),
    close: (done) => store.close(safe(done)),
  };
}
