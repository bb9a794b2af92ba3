import { describe, expect, test } from "vitest";
import type { LiveTable, Watcher } from "../../src/server/lane.js";
import { Pool, pace, playTo, saturate } from "../../src/server/phase.js";

/** A table without a server: every move arrives a moment later, until the game has had enough. */
class Imagined implements LiveTable {
  watcher: Watcher = { moved() {}, failed() {} };
  moves = 0;
  isClosed = false;
  isMoving = false;
  readonly sent: number[] = [];
  readonly arrived: number[] = [];

  constructor(
    readonly length: number,
    readonly toAll = true,
    readonly delay = 0,
  ) {}

  move(): boolean {
    if (this.isMoving) throw new Error("one move at a time");
    if (this.moves === this.length) return false;
    this.moves++;
    this.isMoving = true;
    this.sent.push(performance.now());
    setTimeout(() => {
      this.arrived.push(performance.now());
      this.isMoving = false;
      this.watcher.moved(this, this.toAll);
    }, this.delay);
    return true;
  }

  close(): void {
    this.isClosed = true;
  }
}

const imagined = (count: number, ...how: ConstructorParameters<typeof Imagined>): Imagined[] =>
  Array.from({ length: count }, () => new Imagined(...how));

const sum = (tables: readonly Imagined[]): number =>
  tables.reduce((all, { moves }) => all + moves, 0);

describe("as fast as answers come back", () => {
  test("every move is counted, and all of them have arrived at the end", async () => {
    const tables = imagined(5, 1_000_000);
    const played = await saturate(new Pool([...tables]), 5, 50);
    expect(played.moves).toBe(sum(tables));
    expect(played.latencies).toHaveLength(played.moves);
    expect(tables.some(({ isMoving }) => isMoving)).toBe(false);
  });

  test("a finished game is replaced by one that waits, and without one the phase ends early", async () => {
    const tables = imagined(6, 10);
    const played = await saturate(new Pool([...tables]), 2, 60_000);
    // Whoever finds no further table stops; the other makes the move that it is at.
    expect(played.moves).toBeGreaterThan(50);
    expect(played.moves).toBe(sum(tables));
    expect(tables.filter(({ isClosed }) => isClosed)).toHaveLength(4);
  });

  test("secret moves count as moves, but have no latency", async () => {
    const played = await saturate(new Pool(imagined(3, 1_000_000, false)), 3, 20);
    expect(played.moves).toBeGreaterThan(0);
    expect([played.toAll, played.latencies.length]).toEqual([0, 0]);
  });

  test("too few tables are an error", async () => {
    await expect(saturate(new Pool(imagined(2, 10)), 3, 20)).rejects.toThrow("fewer than 3");
  });

  test("a lost connection ends the phase with its error", async () => {
    const [table] = imagined(1, 1_000_000);
    const failing = saturate(new Pool([table]), 1, 60_000);
    table.watcher.failed(new Error("closed with 4003 flood"));
    await expect(failing).rejects.toThrow("4003 flood");
  });
});

describe("at a pace", () => {
  test("exactly as many moves are made as were wished for", async () => {
    const tables = imagined(10, 1_000_000);
    const played = await pace(new Pool([...tables]), 10, 200, 500);
    expect(played.moves).toBe(100);
    expect(sum(tables)).toBe(100);
    // In turn, so that all are used alike.
    expect(new Set(tables.map(({ moves }) => moves))).toEqual(new Set([10]));
  });

  test("what waits for a busy table waits on the clock", async () => {
    const [table] = imagined(1, 1_000_000, true, 20);
    const played = await pace(new Pool([table]), 1, 100, 100);
    expect(played.moves).toBe(10);
    // The first was sent at once. Another that had to wait for it has waited longer than it took.
    const taken = table.sent.map((sent, i) => table.arrived[i] - sent);
    const waited = played.latencies.filter((latency, i) => latency > taken[i] + 1);
    expect(waited).not.toHaveLength(0);
    for (const [i, latency] of played.latencies.entries()) {
      expect(latency).toBeGreaterThanOrEqual(taken[i]);
    }
  });
});

test("playing to the middle stops there, and says whose game was over before", async () => {
  const tables = [new Imagined(30), new Imagined(5)];
  expect(await playTo(tables, 12)).toEqual([tables[0]]);
  expect(tables.map(({ moves }) => moves)).toEqual([12, 5]);
});
