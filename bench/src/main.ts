import "./production.js";
import { availableParallelism, cpus } from "node:os";
import { bloodOrders } from "@coterie/blood-orders";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { benchCity } from "./city/bench.js";
import { FULL_BUDGET } from "./measure.js";
import { tableOf } from "./table.js";
import { benchGame } from "./whole-game.js";

const machine = {
  node: process.version,
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? "unknown",
};
const masters = mastersOfTheNight();
const blood = bloodOrders();
const rows = [
  ...benchCity(FULL_BUDGET),
  ...benchGame("Masters of the Night, 4 vampires", masters, { vampires: 4 }, 500_000),
  ...benchGame("Blood Orders, 4 players", blood, { players: 4 }, 300_000),
];

if (process.argv.includes("--json")) {
  console.log(JSON.stringify({ machine, budget: FULL_BUDGET, rows }, null, 2));
} else {
  const { rounds, sliceMs } = FULL_BUDGET;
  console.log(`Node ${machine.node}, ${machine.cores} cores, ${machine.processor}`);
  console.log(`${rounds} alternating rounds of ${sliceMs} ms: median and middle half\n`);
  console.log(tableOf(rows));
}
