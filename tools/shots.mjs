// Screenshots of the pages, measurements of them, or what they store, in a real browser. Needs the build.
// Run: npm run screenshots (every page, into out/screenshots),
//      npm run screenshots images (the pictures in docs/images), npm run bench:web, npm run stored-files

import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));
const KINDS = ["pages", "images", "speed", "stored-files"];

const [kind = "pages", ...options] = process.argv.slice(2);
if (KINDS.includes(kind)) {
  // They are written as tests, but are not part of the test command.
  const env = { ...process.env, COTERIE_SHOTS: "yes" };
  const args = ["vitest", "run", `web/shots/${kind}.shots.ts`, ...options];
  const run = spawnSync("npx", args, { cwd: TOP, env, stdio: "inherit" });
  process.exitCode = run.status ?? 1;
} else {
  console.error(`expected one of ${KINDS.join(", ")}, got "${kind}"`);
  process.exitCode = 2;
}
