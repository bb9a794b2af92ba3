import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { Lane } from "../../src/thinking/lane.js";
import { shelf, someThought } from "./support/thoughts.js";

const AMPLE = 60_000;
const thought = someThought(shelf.usual("masters-of-the-night")!, "random");
const destroy = vi.spyOn(Piscina.prototype, "destroy");

let open: Lane | undefined;
afterEach(async () => {
  await open?.close();
  destroy.mockClear();
});
afterAll(() => destroy.mockRestore());

function laneOf(file: string): Lane {
  open = new Lane(fileURLToPath(new URL(`support/${file}`, import.meta.url)), AMPLE);
  return open;
}

/** How many threads are left of each pool that was given up. */
function threadsLeft(): number[] {
  return destroy.mock.contexts.map((pool) => (pool as Piscina).threads.length);
}

test("a worker that dies of a thought gives no keys, and another one takes its place", async () => {
  const lane = laneOf("dying-worker.mjs");
  for (let i = 0; i < 3; i++) expect(await lane.think(thought)).toBeUndefined();
  await lane.close();
  expect(threadsLeft()).toEqual([0, 0, 0]);
});

test("a worker that cannot start is an error, again and again", async () => {
  const lane = laneOf("no-such-worker.mjs");
  for (let i = 0; i < 2; i++) {
    await expect(lane.think(thought)).rejects.toThrow("no-such-worker.mjs did not start");
  }
  await lane.close();
  expect(threadsLeft()).toEqual([0, 0]);
});

test("a lane that is closed while its worker wakes leaves no thread behind", async () => {
  const lane = laneOf("dying-worker.mjs");
  const told = expect(lane.think(thought)).rejects.toThrow("did not start");
  await lane.close();
  await told;
  expect(threadsLeft()).toEqual([0]);
});

test("a worker knows neither settings nor flags of the host", async () => {
  expect(Object.keys(process.env)).not.toEqual([]);
  expect(await laneOf("telling-worker.mjs").think(thought)).toEqual([]);
});
