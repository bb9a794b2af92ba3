import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { Lane } from "../../src/thinking/lane.js";
import { shelf, someThought } from "./support/thoughts.js";

const AMPLE = 60_000;
const SHORT = 50;
/** So long the waking worker takes to wake. */
const WAKING = 1_000;
const thought = someThought(shelf.usual("masters-of-the-night")!, "random");
const destroy = vi.spyOn(Piscina.prototype, "destroy");

/** What the log would say: "late" or "died", and why. */
const events: string[] = [];
let open: Lane | undefined;
afterEach(async () => {
  await open?.close();
  events.length = 0;
  destroy.mockClear();
});
afterAll(() => destroy.mockRestore());

function laneOf(file: string): Lane {
  open = new Lane(fileURLToPath(new URL(`support/${file}`, import.meta.url)), {
    late: (_thought, ms) => events.push(`late: ${ms}`),
    died: (_thought, error) => events.push(`died: ${error}`),
  });
  return open;
}

/** How many threads are left of each pool that was given up. */
function threadsLeft(): number[] {
  return destroy.mock.contexts.map((pool) => (pool as Piscina).threads.length);
}

test("a worker that dies of a thought gives no keys, and another one takes its place", async () => {
  const lane = laneOf("dying-worker.mjs");
  for (let i = 0; i < 3; i++) expect(await lane.think(thought, "decision", AMPLE)).toBeUndefined();
  await lane.close();
  expect(threadsLeft()).toEqual([0, 0, 0]);
  expect(events).toEqual(new Array(3).fill(expect.stringMatching(/^died: .*code: 1$/)));
});

test("a worker that takes too long is stopped, whatever it was to find", async () => {
  const lane = laneOf("sleeping-worker.mjs");
  expect(await lane.think(thought, "decision", SHORT)).toBeUndefined();
  expect(await lane.think(thought, "hint", SHORT)).toBeUndefined();
  expect(events).toEqual([`late: ${SHORT}`, `late: ${SHORT}`]);
  await lane.close();
  expect(threadsLeft()).toEqual([0, 0]);
});

test("its time begins when it is ready to think", async () => {
  const lane = laneOf("waking-worker.mjs");
  expect(await lane.think(thought, "decision", WAKING / 2)).toEqual({ keys: ["awake"] });
});

test("a worker that gives something else than was asked for is an error", async () => {
  const lane = laneOf("telling-worker.mjs");
  await expect(lane.think(thought, "hint", AMPLE)).rejects.toThrow("the worker gave no hint");
});

test("a worker that cannot start is an error, again and again", async () => {
  const lane = laneOf("no-such-worker.mjs");
  for (let i = 0; i < 2; i++) {
    await expect(lane.think(thought, "decision", AMPLE)).rejects.toThrow(
      "no-such-worker.mjs did not start",
    );
  }
  await lane.close();
  expect(threadsLeft()).toEqual([0, 0]);
});

test("a lane that is closed while its worker wakes leaves no thread behind", async () => {
  const lane = laneOf("dying-worker.mjs");
  const told = expect(lane.think(thought, "decision", AMPLE)).rejects.toThrow("did not start");
  await lane.close();
  await told;
  expect(threadsLeft()).toEqual([0]);
});

test("a worker knows neither settings nor flags of the host", async () => {
  expect(Object.keys(process.env)).not.toEqual([]);
  const lane = laneOf("telling-worker.mjs");
  expect(await lane.think(thought, "decision", AMPLE)).toEqual({ keys: [] });
});
