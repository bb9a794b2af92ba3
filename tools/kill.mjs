// Plays games over real sockets while their servers are killed, as the tests do, but as many as one
// likes. Run: npm run kill -- [--games N] [--seed S] [--store embedded|postgres]

import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));
const STORES = ["embedded", "postgres"];
const USAGE = `usage: npm run kill -- [--games N] [--seed S] [--store ${STORES.join("|")}]`;

/** @returns {{ games?: string, seed?: string, store: string }} */
function readArguments() {
  const { values } = parseArgs({
    options: {
      games: { type: "string" },
      seed: { type: "string" },
      store: { type: "string", default: "embedded" },
    },
  });
  const { games, store } = values;
  if (games !== undefined && !/^[1-9]\d*$/.test(games)) {
    throw new Error(`--games is "${games}"; expected a whole number from 1`);
  }
  if (!STORES.includes(store)) {
    throw new Error(`--store is "${store}"; expected one of: ${STORES.join(", ")}`);
  }
  return values;
}

/** @param {ReturnType<typeof readArguments>} asked */
function run({ games, seed, store }) {
  const env = {
    ...process.env,
    ...(games === undefined ? {} : { COTERIE_KILL_GAMES: games }),
    ...(seed === undefined ? {} : { COTERIE_KILL_SEED: seed }),
  };
  const test = `server/test/kill/${store}.test.ts`;
  const { status } = spawnSync("npx", ["vitest", "run", test], { cwd: TOP, env, stdio: "inherit" });
  return status ?? 1;
}

try {
  process.exitCode = run(readArguments());
} catch (error) {
  console.error(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  process.exitCode = 2;
}
