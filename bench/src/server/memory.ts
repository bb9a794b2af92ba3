import { setTimeout as sleep } from "node:timers/promises";
import type { Lane, LiveTable } from "./lane.js";
import { playTo } from "./phase.js";
import type { ServerProcess } from "./server-process.js";

/** Tables with a game in its middle: so many answers have been given at each. */
export interface Idle {
  readonly lane: Lane;
  readonly middle: number;
  /** Which part of all tables it is. */
  readonly share: number;
}

export interface Memory {
  readonly name: string;
  readonly tables: number;
  /** Kilobytes of the empty server, which has served a few tables before. */
  readonly empty: number;
  /** Kilobytes for each idle table beyond that. */
  readonly perTable: number;
  /** The same of what its JavaScript objects take; the rest is V8's, the store's and the sockets'. */
  readonly heapPerTable: number;
}

const KB = 1024;
/** Tables that are played at and left before the empty server is measured. */
const FIRST = 60;

/**
 * What an idle table costs: the server's memory with all of them open, less that of the empty
 * server, by table. The server has served some tables before it is measured empty: what it loads and
 * compiles with its first table belongs to no table. Four sockets are open at each.
 */
export async function measureMemory(
  name: string,
  server: ServerProcess,
  kinds: readonly Idle[],
  count: number,
  /** Until the server counts a table as idle, and has put it away. */
  idleMs: number,
): Promise<Memory> {
  const first = await toTheMiddle(kinds, FIRST);
  for (const table of first) table.close();
  await sleep(idleMs);
  const empty = await server.ask("usage after collecting");
  const tables = await toTheMiddle(kinds, count);
  await sleep(idleMs);
  const full = await server.ask("usage after collecting");
  for (const table of tables) table.close();
  return {
    name,
    tables: tables.length,
    empty: empty.rss / KB,
    perTable: (full.rss - empty.rss) / KB / tables.length,
    heapPerTable: (full.heapUsed - empty.heapUsed) / KB / tables.length,
  };
}

async function toTheMiddle(kinds: readonly Idle[], count: number): Promise<LiveTable[]> {
  const tables: LiveTable[] = [];
  for (const { lane, middle, share } of kinds) {
    const opened = await lane.open(Math.round(count * share));
    await playTo(opened, middle);
    tables.push(...opened);
  }
  return tables;
}
