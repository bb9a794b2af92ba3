import { PackError } from "@coterie/effects";
import { hashOf } from "@coterie/kernel";
import { type Cell, cellsOf, HOUSE } from "../cells.js";
import { type Experiment, PACK } from "../experiment.js";
import { LabError } from "../faults.js";
import { labGame } from "../games.js";
import type { LabGame } from "../lab-game.js";
import type { Bench } from "../observe/bench.js";
import type { Task } from "../row.js";

/** All that a thread needs to play games of an experiment: plain data. */
export interface Workload {
  readonly game: string;
  readonly seed: string;
  readonly cells: readonly Cell[];
  /** Packs by their label; the house pieces are not among them. */
  readonly packs: Readonly<Record<string, unknown>>;
}

/** An experiment that was checked and laid out. */
export interface Plan {
  readonly experiment: Experiment;
  readonly game: LabGame;
  readonly benches: ReadonlyMap<string, Bench>;
  readonly workload: Workload;
  /** Games under one identity may lie in one folder: more of them may come, but no others. */
  readonly identity: string;
}

/** Checks an experiment. `readPack` gives what the file of a pack holds, by its path. */
export function planOf(experiment: Experiment, readPack: (path: string) => unknown): Plan {
  const game = labGame(experiment.game);
  const paths = experiment.axes.find(({ name }) => name === PACK)?.values ?? [];
  const packs: Record<string, unknown> = {};
  for (const path of paths) if (typeof path === "string") packs[path] = readPack(path);
  const benches = benchesOf(game, packs);
  const cells = cellsOf(experiment, game, benches);
  const { id } = game;
  const { seed, setup, axes } = experiment;
  const hashes = cells.map(({ pack }) => benches.get(pack)?.hash);
  return {
    experiment,
    game,
    benches,
    workload: { game: id, seed, cells, packs },
    identity: hashOf({ id, seed, setup, axes, hashes }),
  };
}

/** The game with each of the packs, by their labels. */
export function benchesOf(
  game: LabGame,
  packs: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Bench> {
  return new Map([
    [HOUSE, game.open()],
    ...Object.entries(packs).map(([path, pack]): [string, Bench] => [
      path,
      openPack(game, path, pack),
    ]),
  ]);
}

function openPack(game: LabGame, path: string, pack: unknown): Bench {
  try {
    return game.open(pack);
  } catch (error) {
    throw error instanceof PackError ? new LabError(`${path}: ${error.message}`) : error;
  }
}

/** The games of a plan, deal by deal over all cells: when it is stopped, all cells got as far. */
export function* tasksOf({ experiment, workload }: Plan): Generator<Task> {
  for (let deal = 1; deal <= experiment.games; deal++) {
    for (const [cell, { seatings }] of workload.cells.entries()) {
      for (const seating of seatings.keys()) yield { cell, deal, seating };
    }
  }
}

export function seedOf(experimentSeed: string, { deal }: Task): string {
  return `${experimentSeed}/${deal}`;
}
