import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Workload } from "./plan.js";

/**
 * Threads load JavaScript only, so the worker is always the built one. The path is right from
 * `src/` and from `dist/`, which lie beside each other: a test that runs the sources needs a build.
 */
const WORKER = fileURLToPath(new URL("../../dist/run/worker.js", import.meta.url));

/** The first thing that a thread says, when it has loaded everything; after that it says lines. */
export const READY = "ready";

/** A thread that plays games of a workload. It gets no flags of the process: they may not be for it. */
export function newThread(workload: Workload): Worker {
  return new Worker(WORKER, { workerData: workload, execArgv: [] });
}
