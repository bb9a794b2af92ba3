import { Worker } from "node:worker_threads";
import { workerFile } from "../../built-files.js";
import type { Reporter } from "../../core/parts.js";
import type { Append } from "../store.js";

/**
 * Checkpoints the write-ahead log of SQLite in a thread of its own: moving the log into the database
 * file takes tens to hundreds of milliseconds, and no answer waits for it there.
 */
export interface Carrier {
  /** Counts what was written; starts a checkpoint when it is enough. */
  wrote(appends: readonly Append[]): void;
  close(): void;
}

/** Entries and positions between two checkpoints. */
const LOAD = 2_000;

/**
 * The thread starts with the first checkpoint. If it ends, that is reported, and the next checkpoint
 * starts another one; until then SQLite makes its own checkpoints (LOG_PAGES in files.ts).
 */
export function logCarrier(
  file: string,
  report: Reporter,
  program: URL = workerFile("store/embedded/carrier-worker.js"),
): Carrier {
  let load = 0;
  let thread: Worker | undefined;

  function start(): Worker {
    const started = new Worker(program, { workerData: file, execArgv: [] });
    let problem: unknown;
    started.on("error", (error) => {
      problem = error;
    });
    started.on("exit", (code) => {
      if (thread !== started) return;
      thread = undefined;
      const cause = problem ?? new Error(`the checkpoint thread ended with exit code ${code}`);
      report.fault("checkpoint", cause);
    });
    started.unref();
    return started;
  }

  function carry(): void {
    thread ??= start();
    thread.postMessage("carry");
  }

  return {
    wrote(appends) {
      for (const { bodies, position } of appends) {
        load += bodies.length + (position === undefined ? 0 : 1);
      }
      if (load < LOAD) return;
      load = 0;
      carry();
    },
    close() {
      thread?.postMessage("close");
      thread = undefined;
    },
  };
}
