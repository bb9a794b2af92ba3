import "../production.js";
import { availableParallelism, cpus } from "node:os";
import { type Lane, measure, ratioOf, spreadOf } from "../measure.js";
import type { Row } from "../row.js";
import { tableOf } from "../table.js";
import { experiments, type Measured } from "./experiments.js";
import { gamesPerSecond } from "./threads.js";
import { watchingLanes } from "./watching.js";

/** How fast the lab plays, what all cores bring, and what watching costs. */

const ROUNDS = 3;
const DEALS_WATCHED = 4;
const cores = availableParallelism();

async function threadRows({ name, deals, planFor }: Measured): Promise<Row[]> {
  const plan = planFor(deals);
  const one: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    one.push(await gamesPerSecond(plan, 1));
    all.push(await gamesPerSecond(plan, cores));
  }
  const unit = "games/s";
  const ratio = { peer: "one core", ...spreadOf(all.map((rate, round) => rate / one[round])) };
  return [
    { name: `${name}, one core`, unit, rate: spreadOf(one) },
    { name: `${name}, ${cores} cores`, unit, rate: spreadOf(all), ratio },
  ];
}

function watchingRows({ name, planFor }: Measured): Row[] {
  const [watched, bare] = watchingLanes(name, planFor(DEALS_WATCHED));
  const rates = measure([watched, bare], { rounds: ROUNDS, sliceMs: 1, warmUpMs: 1 });
  const rowOf = (lane: Lane): Row => ({
    name: lane.name,
    unit: lane.unit,
    rate: spreadOf(rates.get(lane) ?? []),
  });
  const ratio = { peer: "unwatched", ...ratioOf(rates, watched, bare) };
  return [rowOf(bare), { ...rowOf(watched), ratio }];
}

const rows: Row[] = [];
for (const measured of experiments) {
  rows.push(...watchingRows(measured), ...(await threadRows(measured)));
}

const machine = { node: process.version, cores, processor: cpus()[0]?.model ?? "unknown" };
if (process.argv.includes("--json")) console.log(JSON.stringify({ machine, rows }, null, 2));
else {
  console.log(`Node ${machine.node}, ${cores} cores, ${machine.processor}`);
  console.log(`Greedy bots; ${ROUNDS} alternating rounds: median and middle half\n`);
  console.log(tableOf(rows));
}
