import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const TOP = fileURLToPath(new URL("..", import.meta.url)).replaceAll("\\", "/");

/** Folders of npm packages, the nearest one to the file: "node_modules/a/node_modules/b". */
const FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Writes `dist/packages.json`, the npm packages of which the pages contain anything, as folders below
 * the top of the repository. `npm run package` puts their licences beside the pages. `others` are
 * packages that a plugin reads without importing them. The plugins share the list: the scripts of
 * workers are builds of their own.
 */
export function packages(others: readonly string[]): { page: Plugin; worker: Plugin } {
  const folders = new Set(others.map((name) => `node_modules/${name}`));
  const worker: Plugin = {
    name: "coterie-packages",
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const [folder] = FOLDER.exec(id.replaceAll("\\", "/")) ?? [];
        if (folder?.startsWith(TOP)) folders.add(folder.slice(TOP.length));
      }
    },
  };
  const page: Plugin = {
    ...worker,
    writeBundle: ({ dir = "dist" }) =>
      writeFileSync(join(dir, "packages.json"), JSON.stringify([...folders].sort())),
  };
  return { page, worker };
}
