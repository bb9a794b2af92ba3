import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Files of the build that the server opens by path. All paths start at the package folder, one
 * level above this module, so the same ones hold in `src/`, in `dist/` and in the folder that
 * `npm run package` makes: it has the modules in `app/dist/` and the pages in `web/dist/`.
 */
const PACKAGE = new URL("../", import.meta.url);

export const manifestFile = fileURLToPath(new URL("package.json", PACKAGE));

/** `src/` in tests, else `dist/`. */
export const codeFolder = fileURLToPath(new URL(".", import.meta.url));

export function pagesFolder(): string {
  return fileURLToPath(existing("the pages", new URL("../web/dist", PACKAGE)));
}

/** Threads load JavaScript only: a test that runs the sources starts the worker in `dist/`. */
export function workerFile(path: string): URL {
  return existing("a worker", new URL(`dist/${path}`, PACKAGE));
}

function existing(what: string, file: URL): URL {
  if (existsSync(file)) return file;
  const path = fileURLToPath(file);
  throw new Error(`cannot find ${what}: expected ${path}; run npm run build (or npm run package)`);
}
