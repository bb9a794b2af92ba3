import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** `dist/` when it runs, `src/` in tests. */
const OWN = fileURLToPath(new URL("..", import.meta.url));

/**
 * Names what runs here: the version, and a hash of the server's own files, so that two builds of
 * one version are told apart without asking a version control that a host may not have. The same
 * files give the same name on every machine.
 */
export function buildName(): string {
  const manifest = readFileSync(join(OWN, "../package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const hash = createHash("sha256");
  for (const file of ownFiles()) hash.update(`${relative(OWN, file)}\n`).update(readFileSync(file));
  return `${version}+${hash.digest("hex").slice(0, 8)}`;
}

function ownFiles(): string[] {
  return readdirSync(OWN, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
