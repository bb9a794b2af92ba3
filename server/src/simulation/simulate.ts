import { createHash } from "node:crypto";
import { type Played, World, type WorldReport } from "./world.js";

export interface SimulationOptions {
  readonly seed: string;
  /** How many games at least; a world plays one to three. */
  readonly games: number;
  readonly game: Played;
  /** How much of the trace of a world that failed is kept, in lines. */
  readonly tail?: number;
  /** Told after every world. */
  readonly onWorld?: (report: WorldReport, games: number) => void;
}

export interface SimulationReport {
  readonly games: number;
  readonly worlds: number;
  readonly deserted: number;
  readonly counts: Readonly<Record<string, number>>;
  /** A hash of everything that happened in all worlds: the same seed gives the same one. */
  readonly hash: string;
  /** The first world in which something was as it must not be. */
  readonly failure: WorldReport | null;
}

const TAIL = 60;

/** The seed of a world: the first one has the seed that was given, so that any can be seen again. */
function seedOf(seed: string, world: number): string {
  return world === 0 ? seed : `${seed}.${world}`;
}

/** Plays worlds until there are enough games, or until something is as it must not be. */
export function simulate(options: SimulationOptions): SimulationReport {
  const { seed, games: wanted, game, tail = TAIL, onWorld } = options;
  const counts: Record<string, number> = {};
  let games = 0;
  let worlds = 0;
  let deserted = 0;
  let failure: WorldReport | null = null;
  const hash = createHash("sha256");
  while (games < wanted && failure === null) {
    const report = new World(seedOf(seed, worlds), game, tail).run();
    worlds++;
    hash.update(report.hash);
    games += report.games;
    deserted += report.deserted;
    for (const [what, n] of Object.entries(report.counts)) counts[what] = (counts[what] ?? 0) + n;
    if (report.complaints.length > 0) failure = report;
    onWorld?.(report, games);
  }
  return { games, worlds, deserted, counts, hash: hash.digest("hex"), failure };
}
