// Proves from outside that every acknowledged answer was on the disk before: plays a game on a server
// whose system calls are traced, and reads the trace.
// Run: npm run durability -- [--answers N] [--break]

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { playAlone } from "./durability/play.mjs";
import { judge } from "./durability/trace.mjs";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));
const CARELESS = new URL("./durability/careless.mjs", import.meta.url).href;
const TRACED = "openat,pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync";
/** A traced server is slow; one that does not end by then is stuck. */
const PATIENCE_MS = 15_000;
const LISTENS = /listens at (http:\S+)/;

/** It may be missing, or, in some containers, not be allowed to trace. */
export function canTrace() {
  return spawnSync("strace", ["-o", "/dev/null", process.execPath, "--version"]).status === 0;
}

/**
 * Plays on a traced server and gives back what the trace shows.
 *
 * @param {{ answers: number, isCareless: boolean }} asked
 */
export async function proveDurability({ answers, isCareless }) {
  const folder = mkdtempSync(join(tmpdir(), "coterie-durability-"));
  const trace = join(folder, "trace");
  const server = startTraced(folder, trace, isCareless);
  try {
    const given = await playAlone(await addressOf(server), answers);
    await end(server);
    return { given, ...judge(readFileSync(trace, "utf8")) };
  } finally {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} trace
 * @param {boolean} isCareless
 */
function startTraced(folder, trace, isCareless) {
  // -D: the tracer stands aside, so that signals reach the server and not the tracer.
  const strace = ["-D", "-f", "-yy", "-s", "65536", "-e", `trace=${TRACED}`, "-o", trace];
  const node = isCareless ? [process.execPath, "--import", CARELESS] : [process.execPath];
  const serve = ["cli/bin/coterie.js", "serve", "--host", "127.0.0.1", "--port", "0"];
  const env = { ...process.env, COTERIE_RATE_FACTOR: "0", DATABASE_URL: "" };
  return spawn("strace", [...strace, ...node, ...serve, "--data", join(folder, "data")], {
    cwd: TOP,
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/**
 * @param {ReturnType<typeof startTraced>} server
 * @returns {Promise<string>}
 */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (data) => {
      said += data;
      const found = LISTENS.exec(said);
      if (found !== null) resolve(found[1]);
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** @param {ReturnType<typeof startTraced>} server */
async function end(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const impatient = setTimeout(() => server.kill("SIGKILL"), PATIENCE_MS);
  server.kill("SIGTERM");
  await ended;
  clearTimeout(impatient);
}

async function main() {
  const { values } = parseArgs({
    options: { answers: { type: "string", default: "300" }, break: { type: "boolean" } },
  });
  if (!canTrace()) {
    console.error("strace is missing (Debian: apt install strace), or may not trace here");
    process.exitCode = 2;
    return;
  }
  const isCareless = values.break === true;
  const answers = Number(values.answers);
  const { given, acknowledgements, updates, writes, syncs, violations } = await proveDurability({
    answers,
    isCareless,
  });
  console.log(`${given} answers were given.`);
  console.log(`${acknowledgements} acknowledgements and ${updates} updates were looked at.`);
  console.log(`The store's log was written to ${writes} times and synced ${syncs} times.`);
  for (const violation of violations.slice(0, 5)) console.log(`  not durable: ${violation}`);
  console.log(`${violations.length} of them came before their answer was on the disk.`);
  if (violations.length > 0 || acknowledgements < given) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
