import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings, startServer } from "@coterie/server";
import { games } from "./games.js";
import { tableTimes } from "./tables.js";
import { terminalTimes } from "./terminal.js";

/** Seconds from asking for a hint to having it in words; for pages see `npm run bench:web`. */

function told(name: string, seconds: readonly number[], refused: readonly number[] = []): string {
  const sorted = [...seconds].sort((a, b) => a - b);
  const middle = sorted.length === 0 ? "–" : sorted[sorted.length >> 1].toFixed(2);
  const longest = Math.max(0, ...seconds, ...refused).toFixed(2);
  return `${name.padEnd(68)} ${middle.padStart(6)} ${longest.padStart(8)} ${String(refused.length).padStart(8)}`;
}

const folder = mkdtempSync(join(tmpdir(), "coterie-hints-"));
const flags = { port: "0", host: "127.0.0.1", data: folder };
const env = { ...process.env, COTERIE_RATE_FACTOR: "0", DATABASE_URL: "" };

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model}`);
console.log(`Load before: ${loadavg()[0].toFixed(1)}\n`);
console.log(`${"seconds".padEnd(68)} median  longest  refused`);
for (const game of games) {
  console.log(told(`${game.name}, terminal`, terminalTimes(game)));
  for (const isCrowded of [false, true]) {
    // One thread, as a host has who sets nothing; each row has a server of its own.
    const served = await startServer(readSettings(flags, env));
    const { came, refused } = await tableTimes(served.address, game, isCrowded);
    await served.close();
    const beside = isCrowded ? "four tables of strongest bots beside" : "alone";
    console.log(told(`${game.name}, server, ${beside}`, came, refused));
  }
}
rmSync(folder, { recursive: true, force: true });
