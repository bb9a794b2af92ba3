import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The program of the lab's threads. Threads load JavaScript only: a test that runs the sources starts
 * the built one. The path starts at the package folder, one level above this module, so that it holds
 * in `src/`, in `dist/` and in the folder that `npm run package` makes (`app/dist/`).
 */
export function workerFile(): string {
  const file = fileURLToPath(new URL("../dist/run/worker.js", import.meta.url));
  if (existsSync(file)) return file;
  throw new Error(`cannot find a worker: expected ${file}; run npm run build (or npm run package)`);
}
