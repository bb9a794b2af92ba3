import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { GAME } from "./support.js";

/** Ctrl-C, with the command as a process of its own (the built one). */

const COMMAND = fileURLToPath(new URL("../bin/coterie.js", import.meta.url));
const GAMES = 400;
const LOOK_MS = 5;

const folder = mkdtempSync(join(tmpdir(), "coterie-lab-stop-"));
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function lab(...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, "lab", ...args, "--cores", "1"], { cwd: folder });
  children.add(child);
  const told = { out: "", err: "" };
  child.stdout.on("data", (data) => {
    told.out += data;
  });
  child.stderr.on("data", (data) => {
    told.err += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, told, ended };
}

function playedIn(out: string): number {
  const file = join(folder, out, "games.ndjson");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
}

test("an experiment that is stopped keeps its games, and says how to go on", async () => {
  const experiment = { format: "coterie-lab/1", game: GAME, games: GAMES, seed: "stop" };
  const text = JSON.stringify({ ...experiment, matrix: { bots: ["random"] } });
  writeFileSync(join(folder, "long.json"), text);

  const first = lab("long.json", "--out", "here");
  while (playedIn("here") < 3 && first.child.exitCode === null) await wait(LOOK_MS);
  first.child.kill("SIGINT");
  expect(await first.ended).toBe(130);
  expect(first.told.err).toMatch(/^Stopped\. To go on: coterie lab long\.json --out here\n$/m);
  const played = playedIn("here");
  expect(played).toBeGreaterThanOrEqual(3);
  expect(played).toBeLessThan(GAMES);
  expect(first.told.out).toContain(
    `: ${played} of ${GAMES} games in one cell; ${played} played in`,
  );
  expect(existsSync(join(folder, "here/report.html"))).toBe(true);

  const [, command = ""] = /To go on: coterie lab (.*)\n/.exec(first.told.err) ?? [];
  const second = lab(...command.split(" "));
  expect(await second.ended).toBe(0);
  expect(second.told.err).not.toContain("Stopped");
  expect(second.told.out).toContain(`${GAMES} of ${GAMES} games in one cell; ${GAMES - played} pl`);
});
