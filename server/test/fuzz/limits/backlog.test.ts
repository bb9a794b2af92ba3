import { EventEmitter } from "node:events";
import { Duplex } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { dice } from "@coterie/kernel";
import { CLOSE, LIMITS } from "@coterie/protocol";
import { afterEach, expect, test, vi } from "vitest";
import type { Connection } from "../../../src/core/index.js";
import type { Premises } from "../../../src/net/premises.js";
import { listenTo } from "../../../src/net/socket.js";
import { starts } from "../../secrecy/support/call.js";
import { type Client, connect, sheetOf } from "../../secrecy/support/client.js";
import { playToTheEnd } from "../../secrecy/support/random-game.js";
import { serve, type TestServer } from "../../secrecy/support/served.js";
import { hangUp, helloTo, lineTo } from "../support/socket-line.js";

/** Somebody who does not read what he is sent. */

let server: TestServer | undefined;
afterEach(async () => {
  hangUp();
  await server?.close();
  server = undefined;
});

/** A connection whose other side takes nothing. */
function stuck(): { connection: Connection; stream: Duplex; isLetGo: () => boolean } {
  const stream = new Duplex({ read: () => {}, write: () => {}, writev: () => {} });
  const terminate = vi.fn();
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    close: () => {},
    terminate,
  });
  let connection: Connection | undefined;
  const premises = {
    settings: { rateFactor: 0 },
    metrics: { count: () => {}, ended: () => {} },
    limits: { told: () => {} },
    tables: {
      connect: (given: Connection) => {
        connection = given;
        return { receive: () => {}, closed: () => {} };
      },
    },
  };
  listenTo({ socket, stream } as never, premises as unknown as Premises, () => {});
  socket.emit("close");
  return {
    connection: connection as Connection,
    stream,
    isLetGo: () => terminate.mock.calls.length > 0,
  };
}

test("a megabyte may wait for a reader beyond what he was welcomed with, and not a byte more", async () => {
  const { connection, stream, isLetGo } = stuck();
  connection.send("w".repeat(3 * LIMITS.backlog));
  await turn();
  const welcome = stream.writableLength;
  const header = 10;
  connection.send("x".repeat(LIMITS.backlog - header));
  expect(stream.writableLength).toBe(welcome + LIMITS.backlog);
  expect(isLetGo()).toBe(false);
  connection.send("");
  expect(isLetGo()).toBe(true);
});

/** Fills the line of somebody who does not read until the server lets him go. */
async function clog(base: string, table: string, pass: string): Promise<void> {
  const line = await lineTo(base);
  line.say(helloTo(table, pass));
  await line.hears("whole");
  line.socket.pause();
  const { _socket: stream } = line.socket as unknown as { _socket: Duplex };
  for (let rounds = 0; !stream.destroyed; rounds++) {
    expect(rounds, "rounds of asking for everything").toBeLessThan(10_000);
    for (let i = 0; i < 50; i++) line.say({ t: "sync", to: 0, have: 0 });
    await turn();
  }
  // What was on its way is read now; the good-bye itself does not come through.
  expect(await line.closed).not.toBe(CLOSE.flood);
}

test("whoever was let go comes again and has lost nothing", async () => {
  server = await serve({ seed: "slow" });
  const { address } = server;
  const guests = await starts(address, 2, { setup: { players: 2 } });
  const [{ table }] = guests;
  const clients = await Promise.all(guests.map(({ pass }) => connect(address, table, pass)));
  const steady = await connect(address, table, guests[0].pass);
  await playToTheEnd(clients, dice("slow/1"), async (step) => {
    if (step === 40) await clog(address, table, guests[0].pass);
  });
  await steady.settle();
  const late = await connect(address, table, guests[0].pass);
  for (const client of [clients[0], late]) expect(knownTo(client)).toEqual(knownTo(steady));
});

function knownTo(client: Client): unknown {
  const { n, document, log } = sheetOf(client, 0);
  return { n, document, log };
}
