import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { codeFolder, manifestFile, pagesFolder } from "../built-files.js";

/**
 * The name of this build: the version, and a hash of the server's own files and of the pages (which
 * contain the games), without their compressed copies, which depend on the version of Node. It distinguishes two builds of one version without version control. The same
 * files have the same name on every machine.
 */
export function buildName(): string {
  const manifest = readFileSync(manifestFile, "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const hash = createHash("sha256");
  for (const [folder, names] of [
    [codeFolder, /\.(js|ts)$/],
    [pagesFolder(), /(?<!\.br|\.gz)$/],
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
