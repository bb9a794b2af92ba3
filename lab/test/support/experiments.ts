import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readExperiment } from "../../src/experiment.js";
import { type Plan, planOf } from "../../src/run/plan.js";
import { type Played, type Progress, runExperiment } from "../../src/run/run-experiment.js";

/** Small experiments, and folders to run them in. */

const top = mkdtempSync(join(tmpdir(), "coterie-lab-"));
process.once("exit", () => rmSync(top, { recursive: true, force: true }));

let count = 0;

/** A folder that is not there yet. */
export function newFolder(): string {
  return join(top, String(count++));
}

export const MASTERS = "masters-of-the-night";
export const ORDERS = "blood-orders";

/** The file of an experiment with random players, with some of it changed. */
export function experimentFile(game: string, changed: Record<string, unknown> = {}): unknown {
  const matrix = { bots: ["random"] };
  return { format: "coterie-lab/1", game, games: 6, seed: "small", matrix, ...changed };
}

/** No pack is read where none is expected. */
function noPack(path: string): never {
  throw new Error(`no pack ${path} was expected`);
}

export function planFor(
  game: string,
  changed: Record<string, unknown> = {},
  packs: Readonly<Record<string, unknown>> = {},
): Plan {
  const read = (path: string): unknown => packs[path] ?? noPack(path);
  return planOf(readExperiment(experimentFile(game, changed)), read);
}

interface Given {
  readonly folder?: string;
  readonly cores?: number;
  /** Stops when so many games are there. */
  readonly stopAt?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export function run(plan: Plan, given: Given = {}): Promise<Played> {
  const { folder = newFolder(), cores = 1, stopAt, onProgress } = given;
  const control = new AbortController();
  return runExperiment(plan, {
    folder,
    cores,
    signal: control.signal,
    onProgress(progress) {
      onProgress?.(progress);
      if (progress.done === stopAt) control.abort();
    },
  });
}
