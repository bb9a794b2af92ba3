// Plays games over real sockets while their servers are killed, as the tests do, but as many as one
// likes. Run: npm run kill -- [--games N | --kills N] [--seed S] [--store embedded|postgres]
// With --kills, kills follow each other closely, and games are played until so many are done.

import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));
const STORES = ["embedded", "postgres"];
const USAGE = `usage: npm run kill -- [--games N | --kills N] [--seed S] [--store ${STORES.join("|")}]`;

/** @returns {{ games?: string, kills?: string, seed?: string, store: string }} */
function readArguments() {
  const { values } = parseArgs({
    options: {
      games: { type: "string" },
      kills: { type: "string" },
      seed: { type: "string" },
      store: { type: "string", default: "embedded" },
    },
  });
  const { games, kills, store } = values;
  for (const [flag, value] of Object.entries({ games, kills })) {
    if (value !== undefined && !/^[1-9]\d*$/.test(value)) {
      throw new Error(`--${flag} is "${value}"; expected a whole number from 1`);
    }
  }
  if (games !== undefined && kills !== undefined) {
    throw new Error("--games and --kills were both given; expected one of them");
  }
  if (!STORES.includes(store)) {
    throw new Error(`--store is "${store}"; expected one of: ${STORES.join(", ")}`);
  }
  return values;
}

/** @param {ReturnType<typeof readArguments>} asked */
function run({ games, kills, seed, store }) {
  const env = {
    ...process.env,
    ...(games === undefined ? {} : { COTERIE_KILL_GAMES: games }),
    ...(kills === undefined ? {} : { COTERIE_KILL_KILLS: kills }),
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
