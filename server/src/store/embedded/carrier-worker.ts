/** Carries the log of a store home (carrier.ts). Runs in a thread of its own. */
import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";

/** Pages of 4 KiB. Beyond that writers wait for a moment, so that the log can begin anew. */
const LONG = 8_000;

/** Milliseconds. Somebody who writes without a pause is not waited for longer. */
const PATIENCE = 1_000;

const db = new Database(workerData as string);
db.exec(`pragma busy_timeout = ${PATIENCE}`);
db.exec("pragma synchronous = full");

/** Nobody waits for this one, but it leaves what is written meanwhile, so that the log never ends. */
function carry(): void {
  const [{ log }] = db.pragma("wal_checkpoint(passive)") as [{ log: number }];
  // By now nearly all is home, so that writers wait for little.
  if (log > LONG) db.pragma("wal_checkpoint(restart)");
}

parentPort?.on("message", (ask: "carry" | "close") => {
  if (ask === "carry") carry();
  else {
    db.close();
    parentPort?.close();
  }
});
