import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Plan, type Progress, runExperiment } from "@coterie/lab";

/**
 * Games a second on so many threads, from the first that ended to the last: starting threads, a
 * second for any number of games, is not counted.
 */
export async function gamesPerSecond(plan: Plan, cores: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "coterie-bench-lab-"));
  let first: { readonly at: number; readonly done: number } | undefined;
  let rate = Number.NaN;
  const onProgress = ({ done }: Progress): void => {
    const at = performance.now();
    if (done === 0) return;
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
