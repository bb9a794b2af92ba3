import { dice } from "@coterie/kernel";
import type { Chance, Clock, Stored } from "../../../src/core/index.js";
import { realClock } from "../../../src/net/real.js";
import { type Served, startServer } from "../../../src/serve.js";
import { readSettings } from "../../../src/settings.js";
import type { Store } from "../../../src/store/index.js";
import { memoryStore } from "../../../src/store/index.js";

/** A real server on a port of its own, with a store that can be looked into. */
export interface TestServer extends Served {
  readonly store: Store;
  entriesOf(table: string): readonly Stored[];
}

export interface ServerOptions {
  /** Secrets come from it, so that the same seed gives the same tables. */
  readonly seed: string;
  readonly clock?: Clock;
  /** An opened store, closed with the server; usually one in memory. */
  readonly store?: Store;
  readonly env?: Readonly<Record<string, string>>;
}

/** Tests ask more often than people do. */
const UNHURRIED = {
  COTERIE_RATE_FACTOR: "0",
  COTERIE_SOCKETS_PER_ADDRESS: "1000",
  COTERIE_LOG: "error",
};

export async function serve({
  seed,
  clock,
  store = memoryStore(),
  env,
}: ServerOptions): Promise<TestServer> {
  const settings = readSettings({ port: "0", host: "127.0.0.1" }, { ...UNHURRIED, ...env });
  const served = await startServer(settings, {
    store,
    chance: chanceFrom(seed),
    clock: clock ?? realClock,
  });
  return { ...served, store, entriesOf: (table) => entriesIn(store, table) };
}

export function chanceFrom(seed: string): Chance {
  const pick = dice(seed);
  const byte = (): string => pick(256).toString(16).padStart(2, "0");
  return { hex: (bytes) => Array.from({ length: bytes }, byte).join("") };
}

/** The store answers at once. */
export function entriesIn(store: Store, table: string): readonly Stored[] {
  let found: readonly string[] | undefined;
  store.read(table, 0, (error, stretch) => {
    if (error !== null) throw error;
    found = stretch?.bodies;
  });
  if (found === undefined) throw new Error(`there is no table ${table} in the store`);
  return found.map((body) => JSON.parse(body) as Stored);
}
