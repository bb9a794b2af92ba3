// Makes the pinned decisions of bots and the pinned experiments of the lab anew, then checks them all.
// Only after a change that is meant to change them. Run: node tools/pin-bots.mjs

import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const cwd = dirname(dirname(fileURLToPath(import.meta.url)));
const tests = ["bots/test/masters/pins", "bots/test/blood-orders/pins", "lab/test/pins"];
const env = { ...process.env, COTERIE_NEW_PINS: "1" };

const { status } = spawnSync("npx", ["vitest", "run", ...tests], { cwd, env, stdio: "inherit" });
process.exitCode = status ?? 1;
