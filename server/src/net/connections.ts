import { type IncomingMessage, maxHeaderSize, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { BadRequest } from "./faults.js";
import { turnAway } from "./plain-response.js";
import type { Premises } from "./premises.js";
import { groupOf } from "./rates.js";

/** TCP connections, whatever they are for: how many there may be, and what comes over them that is no HTTP. */

/** Milliseconds. */
export interface Timeouts {
  /** For the headers of a request, from its first byte; of the first request, from the connection. */
  readonly headers: number;
  /** For the whole request. */
  readonly request: number;
  /** Without a byte in either direction while a request is open. */
  readonly idle: number;
  /** Between two looks at the requests that are not complete. */
  readonly check: number;
}

export const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, idle: 60_000, check: 1_000 };

/** Connections of an address, as a multiple of its sockets: browsers open some for the pages, too. */
const CONNECTIONS_PER_SOCKET = 3;

/** How many things are open from each address. */
export class AddressCount {
  readonly #open = new Map<string, number>();

  of(address: string): number {
    return this.#open.get(address) ?? 0;
  }

  add(address: string, change: 1 | -1): void {
    const count = this.of(address) + change;
    if (count === 0) this.#open.delete(address);
    else this.#open.set(address, count);
  }
}

export function limitConnections(server: Server, { settings, metrics }: Premises): void {
  server.maxConnections = settings.connections;
  server.on("drop", () => metrics.refusedConnection("all"));
  // A proxy opens connections for everybody.
  if (settings.proxies > 0) return;
  const open = new AddressCount();
  const most = CONNECTIONS_PER_SOCKET * settings.socketsPerAddress;
  server.on("connection", (socket: Socket) => {
    const address = groupOf(socket.remoteAddress ?? "");
    open.add(address, 1);
    socket.once("close", () => open.add(address, -1));
    if (open.of(address) <= most) return;
    metrics.refusedConnection("address");
    const already = `${most} connections are open from this address already; expected no more`;
    turnAway(socket, new BadRequest(429, "too-many", already));
  });
}

/** A client may expect "100-continue", which Node answers by itself, and nothing else. */
export function refuseExpectations(server: Server, { metrics }: Premises): void {
  server.on("checkExpectation", ({ socket }: IncomingMessage) => {
    metrics.request(417);
    const expected = "this server meets no expectation but 100-continue";
    turnAway(socket, new BadRequest(417, "malformed", expected));
  });
}

/** Answers what Node's parser refuses; Fastify never sees it. */
export function brokenRequestHandler({ metrics }: Premises, timeouts: Timeouts) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // Node keeps the response that is being written to a connection in this field.
    const { _httpMessage: response } = socket as { _httpMessage?: ServerResponse };
    if (!socket.writable || response?.headersSent) {
      socket.destroy();
      return;
    }
    const answer = brokenRequest(error, timeouts);
    metrics.request(answer.status);
    turnAway(socket, answer);
  };
}

function brokenRequest(error: NodeJS.ErrnoException, { headers, request }: Timeouts): BadRequest {
  switch (error.code) {
    case "ERR_HTTP_REQUEST_TIMEOUT": {
      const slow = `the client took longer than ${headers / 1000} seconds to send its headers`;
      return new BadRequest(
        408,
        "too-slow",
        `${slow}, or ${request / 1000} seconds to send its body`,
      );
    }
    case "HPE_HEADER_OVERFLOW":
      return new BadRequest(431, "too-large", `expected at most ${maxHeaderSize} bytes of headers`);
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return new BadRequest(413, "too-large", "expected no extensions of chunks");
    default:
      return new BadRequest(400, "malformed", `this is no HTTP request: ${error.message}`);
  }
}
