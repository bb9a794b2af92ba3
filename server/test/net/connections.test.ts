import { once } from "node:events";
import { Agent, get, type IncomingMessage, maxHeaderSize } from "node:http";
import { connect, type Socket } from "node:net";
import { memoryStore, type Store } from "@coterie/server/stores";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sendBytes, sendLines } from "./raw.js";
import { call, must, open, serve, wire } from "./support.js";

/** How many connections there may be, how long a slow one lives, and what is answered to noise. */

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

/** Sends the bytes and then nothing; the text is what came back when the server has closed. */
function hold(base: string, bytes: string): { socket: Socket; text: Promise<string> } {
  const socket = connect({ port: Number(new URL(base).port), host: "127.0.0.1" });
  opened.push(socket);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", () => {});
  socket.write(bytes);
  const text = new Promise<string>((resolve) => {
    socket.on("close", () => resolve(Buffer.concat(chunks).toString()));
  });
  return { socket, text };
}

const HURRIED = { headers: 1_000, request: 2_000, idle: 4_000, check: 20 };

const HEAD = "POST /api/mine HTTP/1.1\r\nhost: localhost\r\n";
const JSON_HEAD = `${HEAD}content-type: application/json\r\ncontent-length: 100\r\n\r\n`;

describe("a slow connection", () => {
  test.each([
    ["says nothing", "", "took longer than 1 seconds to send its headers"],
    ["sends half of its headers", `${HEAD}x-slow: `, "took longer than 1 seconds"],
    ["sends half of its body", `${JSON_HEAD}{`, "or 2 seconds to send its body"],
  ])("that %s is answered and closed", async (_, bytes, words) => {
    const { base } = await serve({}, { timeouts: HURRIED });
    const texts = await Promise.all(Array.from({ length: 20 }, () => hold(base, bytes).text));
    for (const text of texts) {
      expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(JSON.parse(text.split("\r\n\r\n")[1])).toEqual({
        code: "too-slow",
        message: expect.stringContaining(words),
      });
    }
    expect((await call(base, "GET", "api/games")).status).toBe(200);
  });

  test("that sends a byte now and then lives no longer", async () => {
    const { base } = await serve({}, { timeouts: HURRIED });
    const { socket, text } = hold(base, HEAD);
    const drip = setInterval(() => socket.write("x"), 20);
    expect(await text).toContain(" 408 ");
    clearInterval(drip);
  });

  test("that does not read what it asked for is closed", async () => {
    const long = "x".repeat(16 * 1024 * 1024);
    const store: Store = { ...memoryStore(), readPack: (_, done) => done(null, long) };
    const { base } = await serve({}, { timeouts: HURRIED, store });
    const { socket } = hold(base, "");
    socket.pause();
    const request = `GET /api/packs/${"0".repeat(64)} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    socket.write(request);
    // Its own side notices when it writes or reads again.
    await vi.waitFor(
      async () => {
        socket.write(request);
        expect(socket.destroyed).toBe(true);
      },
      { timeout: 20_000, interval: 100 },
    );
  });

  test("does not include a socket that is quiet between its pings", async () => {
    const { base } = await serve({}, { timeouts: HURRIED });
    const line = await wire(base);
    const late = hold(base, "");
    await late.text;
    await hold(base, `${JSON_HEAD}{`).text;
    line.say({ t: "ping" });
    await line.hears("pong");
  });
});

describe("the number of connections", () => {
  test("of one address is limited; the next is told so, and may come when one has left", async () => {
    const { base } = await serve({ socketsPerAddress: 2 });
    const held = Array.from({ length: 6 }, () => hold(base, "").socket);
    await Promise.all(held.map((socket) => once(socket, "connect")));
    const refused = await hold(base, "").text;
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(JSON.parse(refused.split("\r\n\r\n")[1])).toEqual({
      code: "too-many",
      message: "6 connections are open from this address already; expected no more",
    });
    held[0].destroy();
    const metrics = await vi.waitFor(() => must<string>(base, "GET", "metrics"));
    expect(metrics).toMatch(/^coterie_connections_refused_total\{why="address"\} [1-9]/m);
  });

  test("of a trusted proxy is not: it speaks for many", async () => {
    const { base } = await serve({ socketsPerAddress: 1, proxies: 1 });
    const held = Array.from({ length: 10 }, () => hold(base, "").socket);
    await Promise.all(held.map((socket) => once(socket, "connect")));
    expect((await call(base, "GET", "api/games")).status).toBe(200);
  });

  test("of all addresses is limited", async () => {
    const { base } = await serve({ connections: 5, proxies: 1 });
    const held = Array.from({ length: 5 }, () => hold(base, "").socket);
    await Promise.all(held.map((socket) => once(socket, "connect")));
    expect(await hold(base, HEAD).text).toBe("");
    held[0].destroy();
    const metrics = await vi.waitFor(() => must<string>(base, "GET", "metrics"));
    expect(metrics).toMatch(/^coterie_connections_refused_total\{why="all"\} [1-9]/m);
  });
});

test("of the requests that come at once over a connection a few are answered, in order", async () => {
  const { base } = await serve();
  const request = (path: string, more = "") =>
    `GET /${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
  const last = request("api/games", "connection: close\r\n");
  const bytes = request("art.svg").repeat(100) + last;
  const responses = await sendBytes(base, bytes);
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array<number>(4).fill(200),
    ...Array<number>(97).fill(429),
  ]);
  expect(responses[4].body).toEqual({
    code: "too-many",
    message: "expected at most 4 requests at once over one connection",
  });
  const one = await sendBytes(base, request("art.svg", "connection: close\r\n"));
  expect(one[0].text).toBe(responses[3].text);
});

test("requests that come one after the other over a connection are all answered", async () => {
  const { base } = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < 20; i++) {
    const response = await new Promise<IncomingMessage>((resolve) => get(base, { agent }, resolve));
    response.resume();
    await once(response, "end");
    expect(response.statusCode).toBe(200);
  }
  agent.destroy();
});

describe("what is no HTTP is answered as everything else is", () => {
  const wrong: [string, string, number, string][] = [
    ["noise", "\u0000\u00ff\r\n\r\n", 400, "malformed"],
    ["a version that is none", "GET / HTTP/9.9\r\nhost: localhost\r\n\r\n", 400, "malformed"],
    ["a TLS handshake", "\u0016\u0003\u0001\u0002\u0000\u0001", 400, "malformed"],
    [
      "headers that are too large",
      `GET / HTTP/1.1\r\nx: ${"x".repeat(maxHeaderSize)}\r\n\r\n`,
      431,
      "too-large",
    ],
    [
      "two lengths",
      `${HEAD}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      "malformed",
    ],
    [
      "lengths that differ",
      `${HEAD}content-length: 5\r\ncontent-length: 6\r\n\r\n`,
      400,
      "malformed",
    ],
    ["an encoding after chunked", `${HEAD}transfer-encoding: chunked, x\r\n\r\n`, 400, "malformed"],
    ["a space before the colon", `${HEAD}content-length : 5\r\n\r\n`, 400, "malformed"],
    ["a folded header", `${HEAD}x: 1\r\n 2: 3\r\ny\r\n\r\n`, 400, "malformed"],
    [
      "a bare line feed in a chunk",
      `${HEAD}transfer-encoding: chunked\r\n\r\n1\n0\r\n`,
      400,
      "malformed",
    ],
    [
      "chunk extensions without end",
      `${HEAD}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}`,
      413,
      "too-large",
    ],
  ];
  test.each(wrong)("%s", async (_, bytes, status, code) => {
    const { base } = await serve();
    const [{ headers, text, ...response }] = await sendBytes(base, bytes);
    expect(response).toMatchObject({ status, body: { code } });
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-length": String(text.length),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      connection: "close",
    });
    const counted = `coterie_http_requests_total{status="${status}"} 1`;
    expect(await must(base, "GET", "metrics")).toContain(counted);
  });

  test.each([
    ["an address that cannot be decoded", 400, "malformed", "GET /%zz HTTP/1.1", []],
    ["an absolute address without a host", 400, "malformed", "GET http:// HTTP/1.1", []],
    ["an unknown expectation", 417, "malformed", "POST /api/mine HTTP/1.1", ["expect: tea"]],
  ] as const)("%s", async (_, status, code, first, more) => {
    const { base } = await serve();
    const lines = [first, "host: localhost", ...more, "connection: close"];
    const response = await sendLines(base, lines);
    expect(response).toMatchObject({
      status,
      headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
      body: { code, message: expect.stringMatching(/./) },
    });
    const counted = `coterie_http_requests_total{status="${status}"} 1`;
    expect(await must(base, "GET", "metrics")).toContain(counted);
  });

  test("noise behind a request does not get into its answer", async () => {
    const { base } = await serve();
    const bytes = "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\nnoise\r\n\r\n";
    const responses = await sendBytes(base, bytes);
    for (const { headers, text } of responses) {
      expect(text.length).toBe(Number(headers["content-length"]));
    }
  });

  test.each([
    ["no key", ["sec-websocket-version: 13"]],
    ["a key that is none", ["sec-websocket-version: 13", "sec-websocket-key: x"]],
    [
      "another version",
      ["sec-websocket-version: 12", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="],
    ],
  ])("a socket with %s", async (_, headers) => {
    const { base } = await serve();
    const lines = ["GET /api/socket HTTP/1.1", "host: localhost", "connection: upgrade"];
    const response = await sendLines(base, [...lines, "upgrade: websocket", ...headers]);
    expect(response).toMatchObject({
      status: 400,
      headers: { "content-type": "application/json; charset=utf-8", "sec-websocket-version": "13" },
      body: { code: "malformed", message: expect.stringMatching(/Sec-WebSocket/) },
    });
  });

  test("an address that must wait is told for how long before it gets a socket, too", async () => {
    const { base } = await serve({ rateFactor: 0.0001 });
    const upgrade = ["connection: upgrade", "upgrade: websocket"];
    const response = await sendLines(base, [
      "GET /api/socket HTTP/1.1",
      "host: localhost",
      ...upgrade,
    ]);
    expect(response).toMatchObject({ status: 429, headers: { "retry-after": "1000" } });
  });
});

test("connections that were refused leave the others as they were", async () => {
  const { base } = await serve({ socketsPerAddress: 2 });
  const { table } = await open(base);
  const line = await wire(base);
  line.say({ t: "hello", protocol: 1, table });
  await line.hears("whole");
  await Promise.all(Array.from({ length: 30 }, () => hold(base, "noise\r\n\r\n").text));
  line.say({ t: "ping" });
  await line.hears("pong");
});
