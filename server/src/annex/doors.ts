import type { ClientMessage } from "@coterie/protocol";
import {
  type Connection,
  dismiss,
  type Ear,
  type Refused,
  type Reply,
  type Reporter,
  readSummary,
  storageUnavailable,
  type Tables,
} from "../core/index.js";
import type { Listed, Store } from "../store/index.js";

/** So many tables are remembered; which side a table is on never changes. */
const REMEMBERED = 10_000;

/** The side that serves a table, or why it cannot be known now. */
type Found = (error: Refused | null, side: Tables) => void;

/**
 * Sends every call to the side that serves its table: house packs in the main thread (hall), packs
 * from clients in the sandbox thread (annex). Records are made there too, because making one takes
 * long. `store` must be one whose callbacks may throw (safeStore).
 */
export function doorsOf(hall: Tables, annex: Tables, store: Store, report: Reporter): Tables {
  const sides = new Map<string, Tables>();

  function sideOf(table: string, then: Found): void {
    const known = sides.get(table);
    if (known !== undefined) {
      then(null, known);
      return;
    }
    store.summaries([table], (error, found) => {
      if (error !== null) {
        // A table whose pack may be foreign never goes to the main thread on a guess.
        report.fault("store-read", error, table);
        return then(storageUnavailable(error), annex);
      }
      // Replies that there is no such table.
      if (found[0] === undefined) return then(null, hall);
      const side = isForeign(found[0]) ? annex : hall;
      if (sides.size >= REMEMBERED) sides.delete(sides.keys().next().value as string);
      sides.set(table, side);
      then(null, side);
    });
  }

  /** A damaged summary counts as foreign: the sandbox serves any table, and writes a new summary. */
  function isForeign(found: Listed): boolean {
    try {
      return readSummary(found).summary.foreign;
    } catch (error) {
      report.fault("summary", error, found.id);
      return true;
    }
  }

  function at<T>(table: string, reply: Reply<T>, call: (side: Tables) => void): void {
    sideOf(table, (error, side) => (error === null ? call(side) : reply(error, null)));
  }

  return {
    connect: (connection) => earAt(hall, sideOf, connection),
    open: (asked, pass, reply) => {
      if (asked.from !== undefined) {
        at(asked.from.table, reply, (side) => side.open(asked, pass, reply));
      } else {
        (asked.pack === undefined || asked.pack === null ? hall : annex).open(asked, pass, reply);
      }
    },
    join: (table, asked, reply) => at(table, reply, (side) => side.join(table, asked, reply)),
    redeem: (table, asked, pass, reply) =>
      at(table, reply, (side) => side.redeem(table, asked, pass, reply)),
    perform: (table, pass, command, reply) =>
      at(table, reply, (side) => side.perform(table, pass, command, reply)),
    info: (table, reply) => at(table, reply, (side) => side.info(table, reply)),
    sheets: (table, pass, reply) => at(table, reply, (side) => side.sheets(table, pass, reply)),
    log: (table, pass, after, reply) =>
      at(table, reply, (side) => side.log(table, pass, after, reply)),
    record: (table, reply) => annex.record(table, reply),
    remove: (table, pass, reply) => at(table, reply, (side) => side.remove(table, pass, reply)),
  };
}

/**
 * The side of a connection is known from its hello. Until then it belongs to the main thread, which
 * answers pings and closes it after any other message; messages that arrive during the look-up wait.
 */
function earAt(
  hall: Tables,
  sideOf: (table: string, then: Found) => void,
  connection: Connection,
): Ear {
  let ear = hall.connect(connection);
  let isClosed = false;
  let isGreeted = false;
  let waiting: ClientMessage[] | undefined;

  function choose(error: Refused | null, side: Tables): void {
    const said = waiting ?? [];
    waiting = undefined;
    if (isClosed) return;
    if (error !== null) {
      dismiss(connection, "again", error.message);
      return;
    }
    ear = side.connect(connection);
    for (const one of said) ear.receive(one);
  }

  return {
    receive(message) {
      if (waiting !== undefined) {
        waiting.push(message);
      } else if (message.t === "hello" && !isGreeted) {
        isGreeted = true;
        waiting = [message];
        sideOf(message.table, choose);
      } else {
        ear.receive(message);
      }
    },
    closed() {
      isClosed = true;
      ear.closed();
    },
  };
}
