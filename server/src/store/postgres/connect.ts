import { connect as connectTo, type Socket } from "node:net";
import postgres, { type Sql } from "postgres";
import { CannotOpenStore } from "../faults.js";

/** Connections of one process: for what must be durable, and for what need not be. */
const DURABLE_CONNECTIONS = 6;
const LIVE_CONNECTIONS = 2;

/**
 * PostgreSQL's own numbers of text[], int[] and bigint[], which are sent as parameters (rows hold no
 * arrays). They are declared here, because the driver would ask for them on each new connection, and
 * if a connection is lost during that query, its error ends the process and later queries hang.
 */
const ARRAYS = { to: 1009, from: [1009, 1007, 1016], serialize: arrayText, parse: String };

/**
 * Makes the first message of a connection longer than 1,024 bytes. The driver sends a message of that
 * length at once. A shorter one waits in its buffer behind what was written just before the previous
 * connection was lost, and is never sent: each query that is given this connection fails after
 * connect_timeout. Sent at once, such a message is refused by PostgreSQL, and the driver connects anew.
 */
const PADDING = "-".repeat(1_024);

export interface Connections {
  readonly durable: Sql;
  /** A commit does not wait for the disk here: for leases, presence and notices. */
  readonly live: Sql;
}

export function connect(url: string): Connections {
  return {
    durable: connection(url, DURABLE_CONNECTIONS, "on"),
    live: connection(url, LIVE_CONNECTIONS, "off"),
  };
}

/** Where the driver wants to connect to: it allows several hosts, the url that we take names one. */
interface Place {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path: string | false;
}

/**
 * The driver rejects running queries at the event "error" of a socket, and gives the connection up at
 * "close", which comes a phase of the event loop later. A query that it sends in between is never
 * rejected, but resolved with an empty result after the next connection is made, as if there were no
 * rows. So that there is nothing in between, "close" follows at once here.
 *
 * A numeric address without a route fails before the driver listens. The driver would never learn it,
 * and the connection would be lost to its pool: then both events are repeated.
 */
function socketTo({ host, port, path }: Place): Socket {
  const socket = path ? connectTo(path) : connectTo(port[0] as number, host[0]);
  socket.once("error", (error) => {
    if (socket.listenerCount("error") > 0) {
      process.nextTick(() => socket.emit("close", true));
      return;
    }
    setImmediate(() => {
      socket.emit("error", error);
      socket.emit("close", true);
    });
  });
  // The driver reads the name that a certificate has to have from here.
  return Object.assign(socket, { host: host[0] });
}

/** An option that the driver documents (README, "Custom socket") and that its types leave out. */
const SOCKETS = { socket: socketTo };

function connection(url: string, max: number, synchronousCommit: "on" | "off"): Sql {
  return postgres(url, {
    max,
    connect_timeout: 10,
    /** Seconds until a broken connection is tried again. */
    backoff: (tries: number) => Math.min(0.02 * 2 ** tries, 2),
    onnotice: () => undefined,
    ...SOCKETS,
    fetch_types: false,
    types: { arrays: ARRAYS },
    connection: {
      application_name: "coterie",
      synchronous_commit: synchronousCommit,
      // Somebody who vanished in the middle does not keep others waiting for long.
      idle_in_transaction_session_timeout: 30_000,
      "coterie.padding": PADDING,
    },
  });
}

/** The text form of an array: https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO */
function arrayText(items: readonly (string | number | null)[]): string {
  const texts = items.map((item) =>
    item === null ? "null" : `"${`${item}`.replace(/["\\]/g, "\\$&")}"`,
  );
  return `{${texts.join()}}`;
}

/** The place without its password, for messages. */
export function placeOf(url: string): string {
  // The parser's message is left out, because it would repeat the password.
  if (!URL.canParse(url)) throw noUrl("it cannot be read as one");
  const { protocol, username, host, pathname, search, hash } = new URL(url);
  // Then a part of the password is where the host should be.
  if (/@/.test(pathname + search + hash)) {
    throw noUrl(
      "it has an @ behind its host; the signs / ? # @ of a password are written %2F %3F %23 %40",
    );
  }
  if (!/^postgres(ql)?:$/.test(protocol)) throw noUrl(`it begins with ${protocol}`);
  return `${username === "" ? "" : `${username}@`}${host}${pathname}`;
}

function noUrl(problem: string): CannotOpenStore {
  return new CannotOpenStore(
    `the database url is none: ${problem}; expected postgres://user:password@host:port/database`,
  );
}

const problems: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody listens there; expected a running PostgreSQL",
  ENOTFOUND: "there is no such host",
  ENETUNREACH: "there is no route to its address",
  EHOSTUNREACH: "there is no route to its address",
  EAI_AGAIN: "the host's name cannot be looked up",
  CONNECT_TIMEOUT: "it does not answer",
  CONNECTION_CLOSED: "it hangs up; expected a PostgreSQL",
  "28P01": "the user or the password is wrong",
  "28000": "the user may not log in",
  "3D000": "there is no such database; expected one that was made before",
  "42501":
    "the user may not make or use the tables; expected the right to create in the database, " +
    "or a schema coterie that belongs to the user",
  "53300": "it has no connection left",
};

/** Why it cannot be opened, in a sentence. */
export function cannotOpen(place: string, error: unknown): CannotOpenStore {
  const { code = "", message } = error as { code?: string; message: string };
  return new CannotOpenStore(`cannot open the database ${place}: ${problems[code] ?? message}`);
}
