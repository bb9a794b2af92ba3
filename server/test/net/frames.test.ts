import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frameOf, sendFrame } from "../../src/net/frames.js";

/** Sends texts as the server does, to a client that knows the protocol from elsewhere. */
async function received(texts: readonly string[]): Promise<string[]> {
  const http = createServer();
  const door = new WebSocketServer({ noServer: true });
  http.on("upgrade", (request, stream, head) => {
    door.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) sendFrame(stream, frameOf(text));
      socket.close();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on("message", (data) => heard.push(data.toString()));
  await new Promise((resolve) => client.on("close", resolve));
  http.close();
  return heard;
}

test("texts of every length arrive as they were, in order", async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = lengths.map((length) => "x".repeat(length));
  expect(await received(texts)).toEqual(texts);
});

test("so do letters that need more than one byte", async () => {
  const texts = ["é".repeat(62), "é".repeat(63), "𝕏".repeat(16_384), "日本", "\u2028"];
  expect(await received(texts)).toEqual(texts);
});
