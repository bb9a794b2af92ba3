import { Worker } from "node:worker_threads";
import { workerFile } from "../worker-file.js";
import type { Workload } from "./plan.js";

/** The first message of a thread, when it has loaded everything; all later ones are lines of rows. */
export const READY = "ready";

/** A thread that plays games of a workload. It gets no flags of the process: they may not be for it. */
export function newThread(workload: Workload): Worker {
  return new Worker(workerFile(), { workerData: workload, execArgv: [] });
}
