import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Counted } from "../core/index.js";
import type { PooledThinker } from "../thinking/pooled.js";

type ThinkingStats = ReturnType<PooledThinker["stats"]>;

/** What the host can measure, in the form that Prometheus reads. */

const COUNTED: Readonly<Record<Counted, string>> = {
  opened: "Tables that were opened",
  started: "Games that were started",
  finished: "Games that came to their end",
  written: "Entries that were written",
  refused: "Commands over sockets that were refused",
  conflict: "Groups of entries that another server had overtaken",
  diverged: "Stored tables that the present rules lead elsewhere",
  rules_faults: "Commands in which the rules of a game or pack failed",
  loaded: "Tables that were read from the store",
  evicted: "Tables that left memory",
  whole: "Whole documents that were sent",
  update: "Updates that were sent",
  dropped: "Connections that were ended because they did not read fast enough",
  retried: "Writes that PostgreSQL gave up in a collision with another, and that were tried again",
  unannounced: "Groups of notices to other processes that could not be sent",
};

export interface Metrics {
  count(what: Counted, times?: number): void;
  fault(where: string): void;
  request(status: number): void;
  /** A connection that was ended, and why. */
  ended(why: string): void;
  /** A connection that was closed before it said anything: one too many of its address, or of all. */
  refusedConnection(why: "address" | "all"): void;
  /** What is looked up when somebody asks. */
  watch(gauged: Gauged): void;
  text(): Promise<string>;
  readonly type: string;
}

interface Gauged {
  tables(): { readonly inMemory: number; readonly followers: number };
  sockets(): number;
  bots(): ThinkingStats | undefined;
}

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = new Map<Counted, Counter>();
  for (const [what, help] of Object.entries(COUNTED) as [Counted, string][]) {
    counters.set(what, new Counter({ name: `coterie_${what}_total`, help, registers }));
  }
  const faults = new Counter({
    name: "coterie_faults_total",
    help: "Faults of the server or its store, by where they came up",
    labelNames: ["where"],
    registers,
  });
  const requests = new Counter({
    name: "coterie_http_requests_total",
    help: "HTTP requests that were answered, by status",
    labelNames: ["status"],
    registers,
  });
  const ended = new Counter({
    name: "coterie_sockets_ended_total",
    help: "Connections that the server ended, by reason",
    labelNames: ["why"],
    registers,
  });
  const refused = new Counter({
    name: "coterie_connections_refused_total",
    help: "Connections beyond the limit of their address or of the server",
    labelNames: ["why"],
    registers,
  });
  return {
    count: (what, times = 1) => counters.get(what)?.inc(times),
    fault: (where) => faults.inc({ where }),
    request: (status) => requests.inc({ status }),
    refusedConnection: (why) => refused.inc({ why }),
    ended: (why) => ended.inc({ why }),
    watch: (gauged) => watch(registry, gauged),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

function watch(registry: Registry, gauged: Gauged): void {
  const { tables, sockets, bots } = gauged;
  gauge(registry, "coterie_tables_in_memory", "Tables in memory", () => tables().inMemory);
  gauge(registry, "coterie_followers", "Connections that follow a table", () => tables().followers);
  gauge(registry, "coterie_sockets", "Open connections", sockets);
  const ofBots = (read: (stats: ThinkingStats) => number) => (): number => {
    const stats = bots();
    return stats === undefined ? 0 : read(stats);
  };
  gauge(
    registry,
    "coterie_bot_waiting",
    "Decisions that no thread has begun",
    ofBots(({ waiting }) => waiting),
  );
  for (const [name, help, read] of BOTS) total(registry, name, help, ofBots(read));
}

const BOTS: readonly [string, string, (stats: ThinkingStats) => number][] = [
  ["coterie_bot_decisions_total", "Decisions of bots and hints", ({ thoughts }) => thoughts],
  [
    "coterie_bot_fallbacks_total",
    "Those that took too long and were cut short",
    (s) => s.fallbacks,
  ],
  ["coterie_bot_seconds_total", "Time that decisions took", ({ ms }) => ms / 1000],
];

/** What somebody else counts, and never counts down. */
function total(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
