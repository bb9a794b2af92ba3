import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { pagesFolder } from "./pages.js";

/** `dist/` when it runs, `src/` in tests. */
const OWN = fileURLToPath(new URL("..", import.meta.url));

/**
 * Names what runs here: the version, and a hash of the server's own files and of the pages, which
 * have the games in them, so that two builds of one version are told apart without asking a version
 * control that a host may not have. The same files give the same name on every machine.
 */
export function buildName(): string {
  const manifest = readFileSync(join(OWN, "../package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const hash = createHash("sha256");
  for (const [folder, names] of [
    [OWN, /\.(js|ts)$/],
    [pagesFolder(), /./],
  ] as const) {
    for (const file of filesIn(folder, names)) {
      hash.update(`${relative(folder, file)}\n`).update(readFileSync(file));
    }
  }
  return `${version}+${hash.digest("hex").slice(0, 8)}`;
}

function filesIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
