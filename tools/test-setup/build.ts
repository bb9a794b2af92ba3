import { execSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TOP = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything that the pages are built from. */
const SOURCES = ["kernel", "effects", "games", "bots", "protocol", "web"];
const PAGES = "web/dist/index.html";

/**
 * Worker threads, started servers and browsers run what was built. The build is brought up to date
 * before the first test, so that no test runs an older one.
 */
export default function updateBuild(): void {
  run("npx tsc -b");
  if (builtAt(PAGES) < newestIn(SOURCES)) run("npm run -s build -w web");
}

function run(command: string): void {
  // Vitest sets NODE_ENV to "test", with which Vite would build pages for development.
  const { NODE_ENV: _, ...env } = process.env;
  execSync(command, { cwd: TOP, env, stdio: "inherit" });
}

function builtAt(file: string): number {
  return statSync(join(TOP, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestIn(folders: readonly string[]): number {
  const times = folders.flatMap((folder) =>
    readdirSync(join(TOP, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !/\/(dist|node_modules|test)(\/|$)/.test(file.parentPath))
      .map((file) => statSync(join(file.parentPath, file.name)).mtimeMs),
  );
  return Math.max(...times);
}
