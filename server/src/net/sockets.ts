import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { LIMITS } from "@coterie/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import { AddressCount } from "./connections.js";
import { BadRequest, tooMany } from "./faults.js";
import { turnAway } from "./plain-response.js";
import type { Premises } from "./premises.js";
import { groupOf } from "./rates.js";
import { end, type Line, listenTo } from "./socket.js";

/** All connections of clients. */

const PING_MS = 30_000;

/** Those who do not answer a good-bye have this long. */
const LAST_WORDS_MS = 2_000;

/** The types of `ws` do not know all of them yet. */
const OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: LIMITS.message,
  closeTimeout: LAST_WORDS_MS,
  skipUTF8Validation: false,
};

export interface Sockets {
  count(): number;
  /** Ends all connections; calls back when they are gone. */
  close(done: () => void): void;
}

export function acceptSockets(server: Server, premises: Premises): Sockets {
  const { settings, callers, limits } = premises;
  const path = `${settings.basePath}/api/socket`;
  const door = new WebSocketServer(OPTIONS);
  /** Each with whether it has been heard of since the last ping. */
  const sockets = new Map<WebSocket, boolean>();
  const byAddress = new AddressCount();

  function check(request: IncomingMessage, address: string): void {
    callers.checkHost(request);
    if (request.url?.split("?")[0] !== path) {
      throw new BadRequest(404, "not-found", `the socket is at ${path}`);
    }
    if (premises.isClosing) throw new BadRequest(503, "busy", "this server stops; connect again");
    callers.checkOrigin(request);
    const wait = limits.wait("other", address);
    if (wait !== null) throw tooMany("connections", wait);
    const most = settings.socketsPerAddress;
    if (byAddress.of(address) < most) return;
    const already = `${most} connections are open from this address already`;
    throw new BadRequest(429, "too-many", already);
  }

  function welcome(line: Line): void {
    const { socket, address } = line;
    sockets.set(socket, true);
    byAddress.add(address, 1);
    socket.on("pong", () => sockets.set(socket, true));
    listenTo(line, premises, () => {
      sockets.delete(socket);
      byAddress.add(address, -1);
    });
  }

  function answer(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const address = groupOf(callers.addressOf(request));
    check(request, address);
    door.handleUpgrade(request, stream, head, (socket) => welcome({ socket, stream, address }));
  }

  function refuse(stream: Duplex, refusal: BadRequest): void {
    premises.metrics.request(refusal.status);
    turnAway(stream, refusal);
  }

  door.on("wsClientError", ({ message }, stream) => {
    refuse(stream, new BadRequest(400, "malformed", message, { "sec-websocket-version": "13" }));
  });
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // biome-ignore lint/plugin: the client is gone; there is no one left to answer
    stream.on("error", () => stream.destroy());
    try {
      answer(request, stream, head);
    } catch (error) {
      if (error instanceof BadRequest) return refuse(stream, error);
      premises.log.error({ err: error }, "a connection could not be opened");
      stream.destroy();
    }
  });

  const pings = setInterval(() => {
    for (const [socket, wasHeard] of sockets) {
      if (!wasHeard) {
        socket.terminate();
        continue;
      }
      sockets.set(socket, false);
      socket.ping();
    }
  }, PING_MS).unref();

  return {
    count: () => sockets.size,
    close(done) {
      clearInterval(pings);
      for (const socket of sockets.keys()) {
        end(socket, premises, "again", "this server stops; connect again");
      }
      const began = Date.now();
      const wait = (): void => {
        if (Date.now() - began > LAST_WORDS_MS) for (const one of sockets.keys()) one.terminate();
        if (sockets.size === 0) done();
        else setTimeout(wait, 10);
      };
      wait();
    },
  };
}
