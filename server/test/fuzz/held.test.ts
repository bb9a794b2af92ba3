import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { opens } from "../secrecy/support/call.js";
import { eventually } from "./support/eventually.js";
import { hold } from "./support/line.js";
import { type ServerProcess, startProcess } from "./support/server-process.js";
import { helloTo } from "./support/socket-line.js";
import { frame, OPCODES, textFrame, upgradeRequest } from "./support/wire.js";

/** Connections that are kept open to wear the server out. */

let server: ServerProcess;
const held: Socket[] = [];

beforeEach(async () => {
  server = await startProcess({ COTERIE_RATE_FACTOR: "0" });
});
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy();
  await server.close();
});

test("whoever is turned away is forgotten, even if he never hangs up", async () => {
  const before = await server.memory();
  const astray = upgradeRequest().replace("/api/socket", "/api/nowhere");
  const foreign = upgradeRequest({ origin: "http://evil.example" });
  for (const request of [astray, foreign]) {
    for (let i = 0; i < 20; i++) held.push(hold(server.port, Buffer.from(request)));
  }
  await Promise.all(held.map((socket) => once(socket, "end")));
  await eventually("their connections are closed", async () => {
    const { sockets } = await server.memory();
    return sockets <= before.sockets;
  });
});

const MB = 1024 * 1024;

test("answers to pings do not pile up for somebody who does not read them", async () => {
  const before = await server.memory();
  const socket = connect({ port: server.port, host: "127.0.0.1" });
  held.push(socket);
  socket.on("error", () => {});
  socket.pause();
  const { table } = await opens(server.address, {});
  socket.write(upgradeRequest());
  socket.write(textFrame(JSON.stringify(helloTo(table))));
  const ping = frame({ opcode: OPCODES.ping, payload: Buffer.alloc(125) });
  // He answers the pings of the server, so that he seems to be well.
  const pong = frame({ opcode: OPCODES.pong, payload: Buffer.alloc(0) });
  const many = Buffer.concat([...new Array<Buffer>(1000).fill(ping), pong]);
  let sent = 0;
  while (!socket.destroyed && sent < 256 * MB) {
    sent += many.length;
    await new Promise((resolve) => socket.write(many, resolve));
  }
  expect(socket.destroyed, `let go after ${sent} bytes of pings`).toBe(true);
  const after = await server.memory();
  expect(after.heapUsed + after.external).toBeLessThan(before.heapUsed + before.external + 8 * MB);
  expect(server.problem()).toBeUndefined();
});
