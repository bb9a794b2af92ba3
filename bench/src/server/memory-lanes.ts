import { join } from "node:path";
import { bareLane, startBare } from "./bare.js";
import { type Memory, measureMemory } from "./memory.js";
import { GAMES, oursLane, startOurs } from "./ours.js";
import { hostedLane, startPeer } from "./peer.js";
import type { Plan } from "./plan.js";
import { Recorder } from "./recorder.js";
import type { ServerProcess } from "./server-process.js";

const IDLE_SECONDS = 2;
/** Our server looks for idle tables every two seconds. */
const PUT_AWAY_MS = 1000 * (2 * IDLE_SECONDS + 2);
/** The others put nothing away; this is only for their timers to be over. */
const SHORT_MS = 500;

/** Each server in a fresh process. */
export async function measureAllMemory(folder: string, plan: Plan): Promise<Memory[]> {
  const { idleTables, lanes } = plan;
  const found: Memory[] = [];
  if (lanes.includes("ours")) {
    const start = startOurs(join(folder, "memory"), IDLE_SECONDS);
    const measure = (server: ServerProcess) => {
      const kinds = GAMES.map((game) => ({ ...game, lane: oursLane(server, game) }));
      return measureMemory("ours", server, kinds, idleTables, PUT_AWAY_MS);
    };
    found.push(await during(start, measure));
  }
  if (lanes.includes("boardgame.io")) {
    const measure = (server: ServerProcess) => {
      const kinds = GAMES.map((game) => ({ ...game, lane: hostedLane(server, game) }));
      return measureMemory("boardgame.io", server, kinds, idleTables, SHORT_MS);
    };
    found.push(await during(startPeer(), measure));
  }
  if (lanes.includes("bare")) {
    const measure = (server: ServerProcess) => {
      const lane = bareLane("bare", server, folder, new Recorder(0));
      return measureMemory("bare", server, [{ lane, middle: 1, share: 1 }], idleTables, SHORT_MS);
    };
    found.push(await during(startBare(folder), measure));
  }
  return found;
}

async function during(
  start: Promise<ServerProcess>,
  measure: (server: ServerProcess) => Promise<Memory>,
): Promise<Memory> {
  const server = await start;
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}
