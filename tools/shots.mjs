// Pictures of every page, or measurements of them, in a real browser.
// Run: npm run screenshots, npm run bench:web

import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));
const KINDS = ["pages", "speed"];

const [kind = ""] = process.argv.slice(2);
if (KINDS.includes(kind)) {
  // They are written as tests are, but nobody waits for them when testing.
  const env = { ...process.env, COTERIE_SHOTS: "yes" };
  const args = ["vitest", "run", `web/shots/${kind}.shots.ts`];
  const run = spawnSync("npx", args, { cwd: TOP, env, stdio: "inherit" });
  process.exitCode = run.status ?? 1;
} else {
  console.error(`expected one of ${KINDS.join(", ")}; "${kind}" is none`);
  process.exitCode = 2;
}
