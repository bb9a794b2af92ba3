import { Worker } from "node:worker_threads";
import { workerFile } from "../../built-files.js";
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

/** The thread starts with the first checkpoint. If it dies, SQLite makes its own checkpoints, later. */
export function logCarrier(file: string): Carrier {
  const worker = workerFile("store/embedded/carrier-worker.js");
  let load = 0;
  let thread: Worker | undefined;

  function carry(): void {
    if (thread === undefined) {
      thread = new Worker(worker, { workerData: file, execArgv: [] });
      thread.on("error", () => {
        thread = undefined;
      });
      thread.unref();
    }
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
