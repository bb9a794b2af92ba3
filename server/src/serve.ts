import { networkInterfaces } from "node:os";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import { Annex } from "./annex/annex.js";
import { doorsOf } from "./annex/doors.js";
import { Hall, type Parts, type Reporter, safeStore, USUAL_PACE } from "./core/index.js";
import { buildName } from "./net/build.js";
import { callersFor } from "./net/callers.js";
import { TIMEOUTS, type Timeouts } from "./net/connections.js";
import { httpServer } from "./net/http.js";
import { addressLimits } from "./net/limits.js";
import { type Metrics, newMetrics } from "./net/metrics.js";
import type { Premises } from "./net/premises.js";
import { realChance, realClock } from "./net/real.js";
import { sweepHourly } from "./net/retention.js";
import { acceptSockets, type Sockets } from "./net/sockets.js";
import { openStore } from "./net/stores.js";
import type { Settings } from "./settings.js";
import { houseShelf, type Shelf } from "./shelf.js";
import type { Store } from "./store/index.js";
import { type PooledThinker, pooledThinker } from "./thinking/pooled.js";

/** Parts in the place of the usual ones, for tests. */
export interface Pieces extends Omit<Partial<Parts>, "shelf" | "report"> {
  readonly shelf?: Shelf;
  readonly log?: Logger;
  readonly timeouts?: Timeouts;
}

export interface Served {
  readonly port: number;
  /** Where it can be reached from this machine. */
  readonly address: string;
  /** The same, and then one for each network that it listens to. */
  readonly addresses: readonly string[];
  /** Ends everything that was begun, tells everybody to come again, and lets go of the store. */
  close(): Promise<void>;
}

/** Requests that are still being answered after so long are cut off. */
const CLOSING_MS = 5_000;

/** Starts a server, which is there for everybody when the promise is kept. */
export async function startServer(settings: Settings, pieces: Pieces = {}): Promise<Served> {
  const log = pieces.log ?? pino({ level: settings.logLevel }, pino.destination(2));
  const metrics = newMetrics();
  const shelf = pieces.shelf ?? houseShelf();
  const report = hostReport(metrics, log);
  const parts = await partsFor(settings, pieces, shelf, report);
  const hall = new Hall(parts, { ...USUAL_PACE, idle: settings.idleSeconds * 1000 });
  const { build } = parts;
  const store = safeStore(parts.store, report);
  // The annex opens the store by its settings; one that was handed in is not known to them.
  const annex = pieces.store === undefined ? new Annex({ settings, build }, report) : undefined;
  const premises: Premises = {
    settings,
    hall,
    tables: annex === undefined ? hall : doorsOf(hall, annex, store, report),
    store,
    shelf,
    callers: callersFor(settings),
    limits: addressLimits(settings.rateFactor),
    metrics,
    log,
    build,
    isClosing: false,
  };
  const app = httpServer(premises, pieces.timeouts ?? TIMEOUTS);
  const sockets = acceptSockets(app.server, premises);
  metrics.watch({
    tables: () => hall.stats(),
    sockets: () => sockets.count(),
    bots: () => (parts.thinker as Partial<PooledThinker>).stats?.(),
  });
  const stopSweeping = sweepHourly(premises);
  const close = async (): Promise<void> => {
    stopSweeping();
    await closeDoors(premises, app, sockets, annex);
    await parts.thinker.close();
    await closeStore(store, report);
    log.info("closed");
  };
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as { port: number };
  log.info({ port, build }, "listening");
  const addresses = addressesOf(settings, port);
  return { port, address: addresses[0], addresses, close };
}

async function partsFor(
  settings: Settings,
  pieces: Pieces,
  shelf: Shelf,
  report: Reporter,
): Promise<Parts> {
  const { botThreads: threads, botBudgetMs: budgetMs } = settings;
  const { chance = realChance } = pieces;
  return {
    store: pieces.store ?? (await openStore(settings, report)),
    shelf,
    thinker: pieces.thinker ?? pooledThinker({ threads, budgetMs, report }),
    clock: pieces.clock ?? realClock,
    chance,
    holder: pieces.holder ?? chance.hex(8),
    build: pieces.build ?? buildName(),
    report,
  };
}

function hostReport(metrics: Metrics, log: Logger): Reporter {
  return {
    count: metrics.count,
    fault(where, error, table) {
      metrics.fault(where);
      log.error({ err: error, where, table }, "a fault");
    },
    warn: (message, details = {}) => log.warn(details, message),
  };
}

function closeStore(store: Store, report: Reporter): Promise<void> {
  return new Promise((resolve) => {
    store.close((error) => {
      if (error !== null) report.fault("store-close", error);
      resolve();
    });
  });
}

/** Nobody new comes in, everybody who is there is told to come again elsewhere. */
async function closeDoors(
  premises: Premises,
  app: FastifyInstance,
  sockets: Sockets,
  annex: Annex | undefined,
): Promise<void> {
  premises.isClosing = true;
  const isQuiet = app.close();
  await Promise.all([new Promise<void>((resolve) => premises.hall.close(resolve)), annex?.close()]);
  await new Promise<void>((resolve) => sockets.close(resolve));
  const impatient = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
  await isQuiet;
  clearTimeout(impatient);
}

function addressesOf({ host, basePath }: Settings, port: number): string[] {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const hosts = isEverywhere ? ["localhost", ...ownAddresses()] : [host];
  return hosts.map((one) => `http://${one.includes(":") ? `[${one}]` : one}:${port}${basePath}/`);
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}
