import { CLOSE, LIMITS, type Seated } from "@coterie/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stored } from "../../../src/core/index.js";
import { opens } from "../../secrecy/support/call.js";
import { serve, type TestServer } from "../../secrecy/support/served.js";
import { hangUp, helloTo, lineTo } from "../support/socket-line.js";

/** How much one address may be told of long tables, however it asks. */

let server: TestServer;
let host: Seated;

beforeEach(async () => {
  server = await serve({
    seed: "told",
    env: { COTERIE_RATE_FACTOR: "1", COTERIE_TRUST_PROXY: "1" },
  });
  host = await opens(server.address, {});
  await fillUp(host.table);
});
afterEach(async () => {
  hangUp();
  await server.close();
});

/** As much talk as a table can hold. */
function fillUp(table: string): Promise<void> {
  const after = server.entriesOf(table).length;
  const text = "x".repeat(LIMITS.chat);
  const said: Stored = { at: 1_000_000, entry: { e: "said", guest: 0, text } };
  const bodies = new Array<string>(LIMITS.entries - after).fill(JSON.stringify(said));
  return new Promise((resolve, reject) => {
    server.store.append([{ table, after, bodies }], (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}

async function statusFor(address: string, path: string): Promise<[number, boolean]> {
  const headers = { "x-forwarded-for": address };
  const response = await fetch(new URL(path, server.address), { headers });
  await response.arrayBuffer();
  return [response.status, response.headers.has("retry-after")];
}

test("over a socket: whoever asks for everything again and again is let go", async () => {
  const line = await lineTo(server.address);
  let bytes = 0;
  // He reads all of it before he asks again.
  line.socket.on("message", (data: Buffer) => {
    bytes += data.length;
    if (data.toString().startsWith('{"t":"whole"')) line.say({ t: "sync", to: 0, have: 0 });
  });
  line.say(helloTo(host.table, host.pass));
  expect(await line.hears("bye")).toMatchObject({
    message: expect.stringMatching(/asked to be told too much; wait \d/),
  });
  expect(await line.closed).toBe(CLOSE.flood);
  expect(bytes).toBeGreaterThan(LIMITS.told);
  expect(bytes).toBeLessThan(LIMITS.told * 1.3);
});

test("over HTTP: it has to wait, and another address does not", async () => {
  const path = `api/tables/${host.table}/log`;
  const asked: [number, boolean][] = [];
  for (let i = 0; i < 40; i++) asked.push(await statusFor("192.0.2.1", path));
  expect(asked[0]).toEqual([200, false]);
  expect(asked.at(-1)).toEqual([429, true]);
  expect(await statusFor("192.0.2.1", "api/games")).toEqual([429, true]);
  expect(await statusFor("192.0.2.2", path)).toEqual([200, false]);
});
