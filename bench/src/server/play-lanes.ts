import { join } from "node:path";
import { bareLane, startBare } from "./bare.js";
import type { Lane } from "./lane.js";
import { GAMES, oursLane, startOurs } from "./ours.js";
import { OursTable } from "./ours-table.js";
import { cityLane, hostedLane, startPeer } from "./peer.js";
import type { Plan } from "./plan.js";
import { Recorder } from "./recorder.js";
import { bareName } from "./report.js";
import { playRound, type Round, warmUp } from "./round.js";
import type { ServerProcess } from "./server-process.js";

/** So many moves of each round of ours are what the bare server sends in the same round. */
const RECORDED = 4_000;

/** A lane that is warm, and about how many moves a second it makes. */
interface Ready {
  readonly lane: Lane;
  readonly expected: number;
}

/** All lanes in alternation, so that what disturbs the machine disturbs all of them. */
export async function measurePlay(folder: string, plan: Plan): Promise<Map<string, Round[]>> {
  const servers: ServerProcess[] = [];
  try {
    const ready = await readyLanes(folder, plan, servers);
    const rounds = new Map(ready.map(({ lane }): [string, Round[]] => [lane.name, []]));
    for (let round = 0; round < plan.rounds; round++) {
      for (const { lane, expected } of ready) {
        rounds.get(lane.name)?.push(await playRound(lane, plan, expected));
      }
    }
    checkStrays();
    return rounds;
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Servers are started and played warm one after the other; ours first, because bare repeats it. */
async function readyLanes(folder: string, plan: Plan, servers: ServerProcess[]): Promise<Ready[]> {
  const ready: Ready[] = [];
  const add = async (lane: Lane): Promise<void> => {
    ready.push({ lane, expected: await warmUp(lane, plan) });
  };
  const started = async (server: Promise<ServerProcess>): Promise<ServerProcess> => {
    servers.push(await server);
    return server;
  };
  const recorders = GAMES.map(() => new Recorder(RECORDED));
  if (plan.lanes.includes("ours")) {
    const server = await started(startOurs(join(folder, "play")));
    for (const [i, game] of GAMES.entries()) await add(oursLane(server, game, recorders[i]));
  }
  if (plan.lanes.includes("boardgame.io")) {
    const server = await started(startPeer());
    await add(cityLane(server));
    for (const game of GAMES) await add(hostedLane(server, game));
  }
  if (plan.lanes.includes("bare")) {
    const server = await started(startBare(folder));
    for (const [i, { name }] of GAMES.entries()) {
      await add(bareLane(bareName(`ours, ${name}`), server, folder, recorders[i]));
    }
  }
  return ready;
}

/** More would mean that moves were taken to be over before they were, and latencies too short. */
const FEW_STRAYS = 0.001;

function checkStrays(): void {
  const { strays, moves } = OursTable;
  if (strays <= moves * FEW_STRAYS) return;
  throw new Error(`${strays} updates of ${moves} moves came after their move was taken to be over`);
}
