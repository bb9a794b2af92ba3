import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { MASTERS } from "../kill/matches.js";
import { ServerChild } from "../support/child.js";
import { HttpFault, healthOf, openForTwo } from "../support/desk.js";
import { smallDisk } from "../support/small-disk.js";

/** A real server whose data folder cannot be written to. */

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The status of opening a table with two guests, and beginning its game. */
function opening(address: string): Promise<number> {
  return openForTwo(address, MASTERS).then(
    () => 200,
    (error: unknown) => {
      if (error instanceof HttpFault) return error.status;
      throw error;
    },
  );
}

test("on a full disk the server says that it is not healthy, as long as no table can be opened", async () => {
  const disk = smallDisk(4);
  const server = new ServerChild({ DATABASE_URL: "" }, disk.folder, undefined, disk.command);
  ends.push(() => server.kill(), disk.remove);
  await server.start();
  expect(await healthOf(server.address)).toBe(200);
  let status = 200;
  for (let opened = 0; status === 200 && opened < 10_000; opened++) {
    status = await opening(server.address);
  }
  expect(status).toBe(503);
  for (let times = 0; times < 12; times++) {
    const both = [await healthOf(server.address), await opening(server.address)];
    expect(both, `time ${times}`).toEqual([503, 503]);
  }
  if (disk.grow === undefined) return;
  disk.grow();
  await expect.poll(() => healthOf(server.address)).toBe(200);
  expect(await opening(server.address)).toBe(200);
});

test("in a folder that may not be written to the server does not start, and says why", async () => {
  const folder = mkdtempSync(join(tmpdir(), "coterie-read-only-"));
  chmodSync(folder, 0o500);
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  // Nothing is closed to root, except what the system keeps for itself.
  const place = process.getuid?.() === 0 ? "/sys/coterie" : folder;
  const server = new ServerChild({ DATABASE_URL: "" }, place);
  await expect(server.start()).rejects.toThrow(
    /cannot use the data folder .*: (it may not be read and written|nothing can be written there)/,
  );
});
