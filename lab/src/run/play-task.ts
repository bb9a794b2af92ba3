import { labGame } from "../games.js";
import type { Bench } from "../observe/bench.js";
import type { Failed, Row, Task } from "../row.js";
import { benchesOf, seedOf, type Workload } from "./plan.js";

/** Plays games of a workload, one at a time, in the calling thread. */
export function playerOf(workload: Workload): (task: Task) => Row | Failed {
  const benches = benchesOf(labGame(workload.game), workload.packs);
  return (task) => {
    const seed = seedOf(workload.seed, task);
    try {
      return { ...task, ...play(workload, benches, task, seed) };
    } catch (error) {
      // One broken game must not sink the others: it is told with its seed.
      return { ...task, seed, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

function play(
  { cells }: Workload,
  benches: ReadonlyMap<string, Bench>,
  { cell, seating }: Task,
  seed: string,
) {
  const { setup, pack, seatings } = cells[cell];
  const bench = benches.get(pack);
  if (bench === undefined) throw new Error(`there is no pack ${pack}`);
  return bench.play({ setup, bots: seatings[seating], seed });
}
