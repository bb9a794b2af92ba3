import { setTimeout as sleep } from "node:timers/promises";
import { type Lane, type LiveTable, spent } from "./lane.js";
import { type Played, Pool, pace, playTo, saturate } from "./phase.js";
import type { Plan } from "./plan.js";
import type { ServerProcess } from "./server-process.js";
import { percentile } from "./statistics.js";

/** What one lane did in one round. Times of processors are microseconds for each move. */
export interface Round {
  readonly movesPerSecond: number;
  readonly cpu: number;
  /** How much of one processor the server and the client used: who was at the limit. */
  readonly serverBusy: number;
  readonly clientBusy: number;
  /** The part of the moves of which all four connections got something. */
  readonly toAll: number;
  readonly pace: number;
  /** Whether that was what was wished for: a slower pace says nothing of the latency at the faster. */
  readonly isHeld: boolean;
  readonly p50: number;
  readonly p99: number;
  readonly paceCpu: number;
}

interface Sample extends Played {
  readonly serverMicros: number;
  readonly clientMicros: number;
}

/** A server that is asked for more than it can do would only show how long its queue has become. */
const HEADROOM = 0.9;
const HELD = 0.95;
/** So that what closing the connections costs falls into no measurement. */
const REST_MS = 400;

async function sampled(server: ServerProcess, play: () => Promise<Played>): Promise<Sample> {
  const before = await server.ask("usage");
  const client = process.cpuUsage();
  const played = await play();
  const { user, system } = process.cpuUsage(client);
  const after = await server.ask("usage");
  return { ...played, serverMicros: spent(before, after), clientMicros: user + system };
}

/** Plays unmeasured, so that everything is compiled. Gives back how many moves a second it made. */
export async function warmUp(lane: Lane, plan: Plan): Promise<number> {
  const opened = await lane.open(Math.ceil(plan.tables * 1.5));
  await scatter(opened.slice(-plan.tables), lane.stagger);
  const pool = new Pool(opened);
  lane.recorder?.begin();
  const { moves, ms } = await saturate(pool, plan.tables, plan.warmUpMs);
  lane.recorder?.finish();
  pool.close();
  await sleep(REST_MS);
  return (moves * 1000) / ms;
}

/** The tables that will be taken first are played at, each a little further than the one before. */
async function scatter(tables: readonly LiveTable[], below: number): Promise<void> {
  if (below === 0) return;
  await Promise.all(tables.map((table, i) => playTo([table], i % below)));
}

/** `expected` is about how many moves a second there will be: so many games must lie ready. */
export async function playRound(lane: Lane, plan: Plan, expected: number): Promise<Round> {
  const { tables, saturationMs, paceMs, perSecond } = plan;
  const moves = (1.3 * expected * saturationMs + perSecond * paceMs) / 1000;
  const opened = await lane.open(tables + Math.ceil(moves / lane.length));
  await scatter(opened.slice(-tables), lane.stagger);
  const pool = new Pool(opened);
  await sleep(REST_MS);
  lane.recorder?.begin();
  try {
    const full = await sampled(lane.server, () => saturate(pool, tables, saturationMs));
    const movesPerSecond = (full.moves * 1000) / full.ms;
    const wished = Math.min(perSecond, HEADROOM * movesPerSecond);
    const paced = await sampled(lane.server, () => pace(pool, tables, paceMs, wished));
    return {
      movesPerSecond,
      cpu: full.serverMicros / full.moves,
      serverBusy: full.serverMicros / full.ms / 1000,
      clientBusy: full.clientMicros / full.ms / 1000,
      toAll: (full.toAll + paced.toAll) / (full.moves + paced.moves),
      pace: (paced.moves * 1000) / paced.ms,
      isHeld: paced.moves >= (HELD * perSecond * paceMs) / 1000,
      p50: percentile(paced.latencies, 0.5),
      p99: percentile(paced.latencies, 0.99),
      paceCpu: paced.serverMicros / paced.moves,
    };
  } finally {
    lane.recorder?.finish();
    pool.close();
    await sleep(REST_MS);
  }
}
