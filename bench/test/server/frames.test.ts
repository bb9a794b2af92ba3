import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { Connection, HOST } from "../../src/server/connection.js";
import { FrameReader, textFrame } from "../../src/server/frames.js";

/** What a reader gives back of some bytes that arrive in these portions. */
function read(portions: readonly Buffer[]): string[] {
  const got: string[] = [];
  const reader = new FrameReader({
    text: (bytes, start, end) => got.push(bytes.toString("utf8", start, end)),
    ping: (payload) => got.push(`ping ${payload}`),
    close: (code, reason) => got.push(`close ${code} ${reason}`),
  });
  for (const portion of portions) {
    const lent = Buffer.from(portion);
    reader.read(lent);
    // The caller uses its buffer again at once.
    lent.fill(0);
  }
  return got;
}

/** A frame as a server sends it, with a length of one, two or eight bytes more. */
function sent(text: string, opcode = 1): Buffer {
  const data = Buffer.from(text);
  const head = Buffer.alloc(data.length < 126 ? 2 : data.length < 65_536 ? 4 : 10);
  head[0] = 0x80 | opcode;
  head[1] = head.length === 2 ? data.length : head.length === 4 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(data.length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(data.length), 2);
  return Buffer.concat([head, data]);
}

const SIZES = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000];

describe("messages from a server", () => {
  test("of all sizes, several in one portion", () => {
    const texts = SIZES.map((size) => "é".repeat(size / 2) + "x".repeat(size % 2));
    expect(read([Buffer.concat(texts.map((text) => sent(text)))])).toEqual(texts);
  });

  test("in portions of any size", () => {
    const bytes = Buffer.concat([sent("one"), sent("x".repeat(300)), sent("three")]);
    for (const size of [1, 2, 3, 7, 100, 305]) {
      const portions: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += size) portions.push(bytes.subarray(at, at + size));
      expect(read(portions), `portions of ${size}`).toEqual(["one", "x".repeat(300), "three"]);
    }
  });

  test("pings and goodbyes are told apart from texts", () => {
    const goodbye = Buffer.concat([Buffer.from([0x0f, 0xa3]), Buffer.from("flood")]);
    const close = Buffer.concat([Buffer.from([0x88, goodbye.length]), goodbye]);
    expect(read([sent("are you there", 9), sent("yes"), close])).toEqual([
      "ping are you there",
      "yes",
      "close 4003 flood",
    ]);
  });
});

test("a message to a server is never longer than one frame of the middle size", () => {
  expect(() => textFrame("z".repeat(65_536))).toThrow("at most 65535 bytes");
});

describe("beside the library that servers use", () => {
  async function listening(): Promise<{ server: WebSocketServer; port: number }> {
    const server = new WebSocketServer({ host: HOST, port: 0 });
    await once(server, "listening");
    return { server, port: (server.address() as AddressInfo).port };
  }

  test("messages of all sizes come back as they were sent, in order", async () => {
    const { server, port } = await listening();
    server.on("connection", (socket) => {
      socket.send("welcome");
      socket.on("message", (data) => socket.send(`${data}`));
    });
    const got: string[] = [];
    const texts = SIZES.filter((size) => size < 65_536).map((size) => "y".repeat(size));
    await new Promise<void>((resolve, reject) => {
      const heard = (bytes: Buffer, start: number, end: number): void => {
        got.push(bytes.toString("utf8", start, end));
        if (got.length > texts.length) resolve();
      };
      Connection.open(port, "/", heard).then((connection) => {
        connection.onLost = (why) => reject(new Error(why));
        for (const text of texts) connection.send(text);
      }, reject);
    });
    expect(got).toEqual(["welcome", ...texts]);
    server.close();
    for (const socket of server.clients) socket.terminate();
  });

  test("the server's goodbye is told with its code", async () => {
    const { server, port } = await listening();
    server.on("connection", (socket) => socket.on("message", () => socket.close(4003, "flood")));
    const connection = await Connection.open(port, "/", () => {});
    const lost = new Promise<string>((resolve) => {
      connection.onLost = resolve;
    });
    connection.send("too much");
    expect(await lost).toBe("closed with 4003 flood");
    const later: string[] = [];
    connection.onLost = (why) => later.push(why);
    connection.send("still there?");
    expect(later).toEqual(["closed with 4003 flood"]);
    server.close();
  });

  test("what is no WebSocket server is an error", async () => {
    const server = createServer((_, response) => response.writeHead(404).end("no"));
    server.listen(0, HOST);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await expect(Connection.open(port, "/nowhere", () => {})).rejects.toThrow(
      "/nowhere was not upgraded: HTTP/1.1 404",
    );
    server.close();
  });
});
