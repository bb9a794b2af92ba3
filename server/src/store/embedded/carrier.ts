import { Worker } from "node:worker_threads";
import type { Append } from "../store.js";

/**
 * What is written goes into a log first and must be carried into the file now and then, which takes
 * tens to hundreds of milliseconds. A thread of its own does that, because nobody shall wait for it.
 */
export interface Carrier {
  /** So much has been written; when it is enough, it is carried home. */
  wrote(appends: readonly Append[]): void;
  close(): void;
}

/** A thread cannot run TypeScript: it is always the built one that runs, in tests too. */
const WORKER = new URL("../../../dist/store/embedded/carrier-worker.js", import.meta.url);

/** Entries and positions after which there is something to carry. */
const LOAD = 2_000;

/** The thread starts when there is something to do. If it dies, SQLite carries by itself, later. */
export function logCarrier(file: string): Carrier {
  let load = 0;
  let thread: Worker | undefined;

  function carry(): void {
    if (thread === undefined) {
      thread = new Worker(WORKER, { workerData: file, execArgv: [] });
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
