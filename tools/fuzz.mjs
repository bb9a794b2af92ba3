// Sends hostile frames to a live server while others play there, as the tests do, but as many as
// one likes. Run: npm run fuzz -- [--frames N] [--seed S]

import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));
const TEST = "server/test/fuzz/fuzz.test.ts";
const USAGE = "usage: npm run fuzz -- [--frames N] [--seed S]";

/** @returns {Record<string, string>} the variables that the test reads */
function readArguments() {
  const { values } = parseArgs({
    options: { frames: { type: "string" }, seed: { type: "string" } },
  });
  /** @type {Record<string, string>} */
  const variables = {};
  for (const [name, value] of Object.entries(values)) {
    if (!/^\d{1,10}$/.test(value)) {
      throw new Error(`--${name} is "${value}"; expected a whole number of at most ten digits`);
    }
    variables[`COTERIE_FUZZ_${name.toUpperCase()}`] = value;
  }
  return variables;
}

try {
  const env = { ...process.env, ...readArguments() };
  const run = spawnSync("npx", ["vitest", "run", TEST], { cwd: TOP, env, stdio: "inherit" });
  process.exitCode = run.status ?? 1;
} catch (error) {
  console.error(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  process.exitCode = 2;
}
