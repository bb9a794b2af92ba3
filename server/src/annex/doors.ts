import type { ClientMessage } from "@coterie/protocol";
import type { Connection, Ear, Hall, SummaryBody, Tables } from "../core/index.js";
import type { Store } from "../store/index.js";
import type { Annex } from "./annex.js";

/** So many tables are remembered; which side a table is on never changes. */
const REMEMBERED = 10_000;

/**
 * Sends everything to where its table is served: ours in this thread, those with pieces from
 * anywhere in the annex. Records are made in the annex too, because making one takes long.
 */
export function doorsOf(hall: Hall, annex: Annex, store: Store): Tables {
  const sides = new Map<string, Tables>();

  function sideOf(table: string, then: (side: Tables) => void): void {
    const known = sides.get(table);
    if (known !== undefined) {
      then(known);
      return;
    }
    store.summaries([table], (error, found) => {
      // Whoever serves it will say that it is not there, or that the store does not answer.
      if (error !== null || found[0] === undefined) return then(hall);
      const { foreign } = JSON.parse(found[0].body) as SummaryBody;
      const side = foreign ? annex : hall;
      if (sides.size >= REMEMBERED) sides.delete(sides.keys().next().value as string);
      sides.set(table, side);
      then(side);
    });
  }

  return {
    connect: (connection) => earAt(hall, sideOf, connection),
    open: (asked, pass, reply) => {
      if (asked.from !== undefined) {
        sideOf(asked.from.table, (side) => side.open(asked, pass, reply));
      } else {
        (asked.pack === undefined || asked.pack === null ? hall : annex).open(asked, pass, reply);
      }
    },
    join: (table, asked, reply) => sideOf(table, (side) => side.join(table, asked, reply)),
    redeem: (table, asked, pass, reply) =>
      sideOf(table, (side) => side.redeem(table, asked, pass, reply)),
    perform: (table, pass, command, reply) =>
      sideOf(table, (side) => side.perform(table, pass, command, reply)),
    info: (table, reply) => sideOf(table, (side) => side.info(table, reply)),
    sheets: (table, pass, reply) => sideOf(table, (side) => side.sheets(table, pass, reply)),
    log: (table, pass, after, reply) =>
      sideOf(table, (side) => side.log(table, pass, after, reply)),
    record: (table, reply) => annex.record(table, reply),
    remove: (table, pass, reply) => sideOf(table, (side) => side.remove(table, pass, reply)),
  };
}

/**
 * Which side a connection belongs to is known when it says hello. Until then it is at the hall, which
 * answers pings and sends away whoever says anything else; what comes while the side is looked up waits.
 */
function earAt(
  hall: Hall,
  sideOf: (table: string, then: (side: Tables) => void) => void,
  connection: Connection,
): Ear {
  let ear = hall.connect(connection);
  let isClosed = false;
  let isGreeted = false;
  let waiting: ClientMessage[] | undefined;

  function choose(side: Tables): void {
    const said = waiting ?? [];
    waiting = undefined;
    if (isClosed) return;
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
