/**
 * Loaded into every server process before its own program (`node --import`), so that each tells
 * what it has used itself, in the same way, whatever program it is.
 */

import { getHeapSpaceStatistics } from "node:v8";
import type { Ask, Usage } from "./server-process.js";

/** Freed memory goes back to the system in several collections only. */
const COLLECTIONS = 6;
const PAUSE_MS = 400;

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMicros: user + system, rss: rss - nursery(), heapUsed };
}

/** Where V8 makes new objects: 1 to 32 MB, by how busy it was lately and not by what is kept. */
function nursery(): number {
  const space = getHeapSpaceStatistics().find((one) => one.space_name === "new_space");
  return space?.physical_space_size ?? 0;
}

function collect(left: number, done: () => void): void {
  if (left === 0) {
    done();
    return;
  }
  globalThis.gc?.();
  setTimeout(() => collect(left - 1, done), PAUSE_MS);
}

process.on("message", (ask: Ask) => {
  if (ask === "usage") process.send?.(usage());
  else if (ask === "usage after collecting") {
    collect(COLLECTIONS, () => process.send?.(usage()));
  }
});
// The measuring process may end in any way; no server shall outlive it.
process.on("disconnect", () => process.exit());
