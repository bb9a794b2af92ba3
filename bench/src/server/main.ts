/**
 * Our server beside boardgame.io's and beside a bare `ws` broadcast, by the same client.
 *
 * - Each server is a process of its own and tells its own processor time, of all its threads. The
 *   client is one other process; how busy it was is printed, because a client at its limit would be
 *   what is measured.
 * - Ours is durable and serves real games with real views to four guests. boardgame.io's server keeps
 *   its matches in memory only, which is in its favour. It plays the same games by the same rules, and
 *   the small city game, whose whole state is smaller than one view of ours. The bare server sends
 *   messages of the sizes that ours sent in the same round, and checks, computes and keeps nothing.
 * - In Blood Orders many answers are secret and go to their author only. The share of moves that
 *   reached all four is printed, and only those have a latency.
 * - Opening tables, connecting and starting games are not measured. Games that end while the clock runs
 *   are replaced by tables that lie ready.
 */
import "../production.js";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { checkFileLimit, storageNote } from "./machine.js";
import { measureAllMemory } from "./memory-lanes.js";
import { type Plan, readPlan, USAGE } from "./plan.js";
import { measurePlay } from "./play-lanes.js";
import { goalsOf, type Measured, reportOf } from "./report.js";
import { fillStore, measureRestart, type Restart } from "./restart.js";

async function measureRestarts(folder: string, plan: Plan): Promise<Restart[]> {
  const kept = await fillStore(folder, plan.restartTables);
  const restarts: Restart[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    restarts.push(await measureRestart(folder, kept, round));
  }
  return restarts;
}

async function measure(folder: string, plan: Plan): Promise<Measured> {
  const has = (part: Plan["parts"][number]): boolean => plan.parts.includes(part);
  const isOurs = plan.lanes.includes("ours");
  return {
    play: has("play") ? await measurePlay(folder, plan) : new Map(),
    memory: has("memory") ? await measureAllMemory(folder, plan) : [],
    restarts: has("restart") && isOurs ? await measureRestarts(join(folder, "restart"), plan) : [],
  };
}

function headOf(plan: Plan, folder: string): string {
  return [
    `Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? "unknown"}`,
    `${plan.tables} tables of four connections, ${plan.rounds} alternating rounds: median and min–max`,
    storageNote(folder),
  ].join("\n");
}

async function main(): Promise<void> {
  const plan = readPlan(process.argv.slice(2));
  checkFileLimit(plan);
  const folder = mkdtempSync(join(tmpdir(), "coterie-bench-"));
  try {
    const head = headOf(plan, folder);
    const measured = await measure(folder, plan);
    if (plan.json) {
      const play = Object.fromEntries(measured.play);
      console.log(
        JSON.stringify({ head, plan, ...measured, play, goals: goalsOf(measured) }, null, 2),
      );
    } else {
      console.log(`${head}\n\n${reportOf(measured)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  // Connections of the client may still be closing; nothing waits for them.
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    console.error(`\n${USAGE}`);
    process.exit(1);
  },
);
