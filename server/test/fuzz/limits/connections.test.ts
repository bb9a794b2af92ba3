import { CLOSE, LIMITS, type Seated } from "@coterie/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joins, opens } from "../../secrecy/support/call.js";
import { serve, type TestServer } from "../../secrecy/support/served.js";
import { hangUp, helloTo, lineTo, type SocketLine } from "../support/socket-line.js";

/** Each limit of a connection: met exactly, and exceeded. */

const TOO_LARGE = 1009;

let server: TestServer;
let host: Seated;

async function begin(env: Readonly<Record<string, string>> = {}): Promise<void> {
  server = await serve({ seed: "limits", env });
  host = await opens(server.address, {});
}

afterEach(async () => {
  hangUp();
  await server.close();
});

/** The same message with as many spaces as it takes to be so long. */
function padded(message: unknown, bytes: number): string {
  const text = JSON.stringify(message);
  return text.slice(0, -1) + " ".repeat(bytes - Buffer.byteLength(text)) + text.slice(-1);
}

async function seated(): Promise<SocketLine> {
  const line = await lineTo(server.address);
  line.say(helloTo(host.table, host.pass));
  await line.hears("whole");
  return line;
}

describe("a message", () => {
  beforeEach(() => begin());

  test(`of ${LIMITS.message} bytes is read`, async () => {
    const line = await seated();
    line.say(padded({ t: "ping" }, LIMITS.message));
    await line.hears("pong");
  });

  test("of one more ends the connection", async () => {
    const line = await seated();
    line.say(padded({ t: "ping" }, LIMITS.message + 1));
    expect(await line.closed).toBe(TOO_LARGE);
  });

  test("in parts may be as long as in one, and no longer", async () => {
    const line = await seated();
    const text = padded({ t: "ping" }, LIMITS.message);
    line.socket.send(text.slice(0, 9000), { fin: false });
    line.socket.send(text.slice(9000), { fin: true });
    await line.hears("pong");
    line.socket.send(text.slice(0, 9000), { fin: false });
    line.socket.send(`${text.slice(9000)} `, { fin: true });
    expect(await line.closed).toBe(TOO_LARGE);
  });
});

describe("so many messages at once", () => {
  beforeEach(() => begin({ COTERIE_RATE_FACTOR: "1" }));

  test(`${LIMITS.burst} are answered`, async () => {
    const line = await lineTo(server.address);
    for (let i = 0; i < LIMITS.burst; i++) line.say({ t: "ping" });
    for (let i = 0; i < LIMITS.burst; i++) await line.hears("pong");
    expect(line.socket.readyState).toBe(line.socket.OPEN);
  });

  test("ten times as many end the connection, and it is said why", async () => {
    const line = await lineTo(server.address);
    for (let i = 0; i < 10 * LIMITS.burst; i++) line.say({ t: "ping" });
    expect(await line.closed).toBe(CLOSE.flood);
    const [bye] = line.texts.filter((text) => text.startsWith('{"t":"bye"'));
    expect(bye).toContain(`at most ${LIMITS.burst} at once and ${LIMITS.perSecond} a second`);
    expect(line.texts.length).toBeGreaterThan(LIMITS.burst);
  });

  test("pings of the socket itself count too", async () => {
    const line = await lineTo(server.address);
    for (let i = 0; i < 10 * LIMITS.burst; i++) line.socket.ping();
    expect(await line.closed).toBe(CLOSE.flood);
  });
});

describe("connections to a table", () => {
  beforeEach(() => begin());

  async function watchers(count: number): Promise<SocketLine[]> {
    const lines = await Promise.all(Array.from({ length: count }, () => lineTo(server.address)));
    for (const line of lines) line.say(helloTo(host.table));
    await Promise.all(lines.map((line) => line.hears("whole")));
    return lines;
  }

  test(`${LIMITS.followers} may watch; the next may when one has left`, async () => {
    const [first] = await watchers(LIMITS.followers);
    const late = await lineTo(server.address);
    late.say(helloTo(host.table));
    expect(await late.hears("bye")).toMatchObject({ code: "flood" });
    expect(await late.closed).toBe(CLOSE.flood);
    first.socket.close();
    await first.closed;
    await watchers(1);
  });

  test("those who watch take nobody's seat", async () => {
    await watchers(LIMITS.followers);
    const guest = await joins(server.address, host.table, { seat: 1 });
    for (const { pass, seats } of [host, guest]) {
      const player = await lineTo(server.address);
      player.say(helloTo(host.table, pass));
      expect(await player.hears("whole")).toMatchObject({ to: seats[0] });
    }
  });
});
