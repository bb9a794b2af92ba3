import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Plan, type Progress, runExperiment } from "@coterie/lab";

/** The part of the games in which threads start and their code gets fast: not measured. */
const WARM_UP = 0.3;

/** Games a second on so many threads when they are warm, as in an experiment of some minutes. */
export async function gamesPerSecond(plan: Plan, cores: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "coterie-bench-lab-"));
  let first: { readonly at: number; readonly done: number } | undefined;
  let rate = Number.NaN;
  const onProgress = ({ done, wanted }: Progress): void => {
    const at = performance.now();
    if (done < WARM_UP * wanted) return;
    if (first === undefined) first = { at, done };
    else rate = ((done - first.done) * 1000) / (at - first.at);
  };
  try {
    const { signal } = new AbortController();
    await runExperiment(plan, { folder, cores, signal, onProgress });
    return rate;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
