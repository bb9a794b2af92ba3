import { CLOSE, LIMITS } from "@coterie/protocol";
import { afterEach, describe, expect, test } from "vitest";
import { MOST_DEPTH } from "../../../src/net/body.js";
import { opens } from "../../secrecy/support/call.js";
import { serve, type TestServer } from "../../secrecy/support/served.js";
import { hangUp, helloTo, lineTo } from "../support/socket-line.js";

/** Each limit of an address and of a request: met exactly, and exceeded. */

/** Bytes of a body that carries no pack. */
const SMALL_BODY = 32 * 1024;

let server: TestServer;
afterEach(async () => {
  hangUp();
  await server.close();
});

/** Sends a text as it is, and gives back the status. */
async function status(path: string, body?: string): Promise<number> {
  const response = await fetch(new URL(path, server.address), {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe("requests of an address", () => {
  const open = JSON.stringify({ game: "blood-orders", name: "Ada" });

  /** The first so many are allowed; of twice as many, which come at once too, some are not. */
  async function expectBurst(burst: number, ask: () => Promise<number>): Promise<void> {
    const allowed = await Promise.all(Array.from({ length: burst }, ask));
    expect(allowed).not.toContain(429);
    const more = await Promise.all(Array.from({ length: 2 * burst }, ask));
    expect(more).toContain(429);
  }

  test("30 tables", async () => {
    server = await serve({ seed: "rates", env: { COTERIE_RATE_FACTOR: "1" } });
    await expectBurst(30, () => status("api/tables", open));
    expect(await status("api/tables")).toBe(200);
  });

  test("60 guests", async () => {
    server = await serve({ seed: "rates", env: { COTERIE_RATE_FACTOR: "1" } });
    const { table } = await opens(server.address, {});
    await expectBurst(60, () => status(`api/tables/${table}/join`, '{"name":"Ben"}'));
    expect(await status("api/tables")).toBe(200);
  });

  test("600 of anything else, but whoever watches the server is never refused", async () => {
    server = await serve({ seed: "rates", env: { COTERIE_RATE_FACTOR: "1" } });
    await expectBurst(600, () => status("api/games"));
    expect(await status("healthz")).toBe(200);
  });

  test("a factor makes them more", async () => {
    server = await serve({ seed: "rates", env: { COTERIE_RATE_FACTOR: "2" } });
    await expectBurst(60, () => status("api/tables", open));
  });
});

test("connections of an address", async () => {
  server = await serve({ seed: "rates", env: { COTERIE_SOCKETS_PER_ADDRESS: "5" } });
  const lines = await Promise.all(Array.from({ length: 5 }, () => lineTo(server.address)));
  await expect(lineTo(server.address)).rejects.toThrow("429");
  lines[0].socket.close();
  await lines[0].closed;
  await lineTo(server.address);
});

describe("a body", () => {
  /** Spaces at the end make a body longer and nothing else. */
  const long = (body: string, bytes: number): string => body + " ".repeat(bytes - body.length);

  test(`of ${SMALL_BODY} bytes is read, of one more it is not`, async () => {
    server = await serve({ seed: "bodies" });
    const { table } = await opens(server.address, {});
    const path = `api/tables/${table}/join`;
    expect(await status(path, long('{"name":"Ben"}', SMALL_BODY))).toBe(201);
    expect(await status(path, long('{"name":"Ben"}', SMALL_BODY + 1))).toBe(413);
  });

  test("that opens a table may be larger, for the sake of its pieces", async () => {
    server = await serve({ seed: "bodies" });
    const open = '{"game":"blood-orders","name":"Ada"}';
    expect(await status("api/tables", long(open, LIMITS.body))).toBe(201);
    expect(await status("api/tables", long(open, LIMITS.body + 1))).toBe(413);
  });

  test(`is nested ${MOST_DEPTH} deep at most; brackets in texts do not count`, async () => {
    server = await serve({ seed: "bodies" });
    const nested = (depth: number): string =>
      `{"game":"blood-orders","name":"[[[[\\"[","pack":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
    const answers = [MOST_DEPTH, MOST_DEPTH + 1, 50_000].map(async (depth) => {
      const response = await fetch(new URL("api/tables", server.address), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: nested(depth),
      });
      return [response.status, ((await response.json()) as { code: string }).code];
    });
    expect(await Promise.all(answers)).toEqual([
      [400, "bad-pack"],
      [400, "malformed"],
      [400, "malformed"],
    ]);
  });
});

test("an id that no store can look for is not looked for", async () => {
  server = await serve({ seed: "ids" });
  const table = "a\u0000b";
  const mine = JSON.stringify({ tables: [{ table, pass: "x" }] });
  expect(await status("api/mine", mine)).toBe(400);
  const open = { game: "blood-orders", name: "Ada", from: { table, answer: 0 } };
  expect(await status("api/tables", JSON.stringify(open))).toBe(400);
  const line = await lineTo(server.address);
  line.say(helloTo(table));
  expect(await line.closed).toBe(CLOSE.malformed);
});
