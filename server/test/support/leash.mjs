// Loaded into servers that tests start: they end with the process at the other end of their input,
// however that ends.

import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.stdin.on("end", () => process.exit(1)).resume();
  // A server that was told to stop does not stay for this.
  process.stdin.unref();
}
