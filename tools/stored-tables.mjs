// Makes the stored tables that server/test/stored-tables starts servers on, and writes down what the
// current server makes of them. `expected` does only the latter.
// Run: npm run stored-tables [-- expected]

import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startVitest } from "vitest/node";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = "server/test/stored-tables";

/**
 * The makers are written as tests are, because they use the support of tests.
 *
 * @param {string} name
 */
async function make(name) {
  const include = [`${FOLDER}/make/${name}.make.ts`];
  const vitest = await startVitest("test", [], { root: TOP, include, watch: false });
  await vitest.close();
}

const [only] = process.argv.slice(2);
if (only !== undefined && only !== "expected") {
  console.error(`expected "expected" or nothing, got "${only}"`);
  process.exitCode = 2;
} else {
  if (only === undefined) await make("tables");
  if (!process.exitCode) await make("expected");
  spawnSync("npx", ["biome", "format", "--write", join(FOLDER, "fixture")], { cwd: TOP });
}
