import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { resultsOf } from "../src/results/results.js";
import type { Failed, Row, Task } from "../src/row.js";
import { playAll } from "../src/run/crew.js";
import type { Plan } from "../src/run/plan.js";
import { playerOf } from "../src/run/play-task.js";
import type { Played, Progress } from "../src/run/run-experiment.js";
import { MASTERS, newFolder, planFor, run } from "./support/experiments.js";

const matrix = { vampires: [2, 4], difficulty: ["easy", "hard"], bots: ["random"] };

const textOf = (plan: Plan, played: Played): string => JSON.stringify(resultsOf(plan, played));

test("one core or two, in one go or stopped and resumed: the results are the same", async () => {
  const plan = planFor(MASTERS, { matrix });
  const one = await run(plan);
  expect(one.rows).toHaveLength(24);
  const two = await run(plan, { cores: 2 });
  const folder = newFolder();
  const half = await run(plan, { folder, cores: 2, stopAt: 9 });
  expect(half.rows).toHaveLength(9);
  expect(half.wanted).toBe(24);
  const seen: Progress[] = [];
  const whole = await run(plan, { folder, onProgress: (progress) => seen.push(progress) });
  expect(seen[0]).toEqual({ done: 9, found: 9, wanted: 24 });
  expect(textOf(plan, two)).toBe(textOf(plan, one));
  expect(textOf(plan, whole)).toBe(textOf(plan, one));
});

test("more games go on where fewer were, and what is there is not played again", async () => {
  const folder = newFolder();
  const few = await run(planFor(MASTERS), { folder });
  const seen: Progress[] = [];
  const more = await run(planFor(MASTERS, { games: 8, title: "More" }), {
    folder,
    onProgress: (progress) => seen.push(progress),
  });
  expect(seen[0]).toEqual({ done: 6, found: 6, wanted: 8 });
  expect(more.rows.slice(0, 6)).toEqual(few.rows);
  expect(more.rows).toHaveLength(8);
  expect((await run(planFor(MASTERS, { games: 2 }), { folder })).rows).toHaveLength(2);
});

test("a folder with games of another experiment is refused", async () => {
  const folder = newFolder();
  await run(planFor(MASTERS, { games: 1, title: "First" }), { folder });
  await expect(run(planFor(MASTERS, { games: 1, seed: "other" }), { folder })).rejects.toThrow(
    /holds games of another experiment \("First"\).*Choose another folder with --out/,
  );
});

test("a line that was not written to its end is cut off and its game played again", async () => {
  const folder = newFolder();
  const plan = planFor(MASTERS, { games: 3 });
  const whole = await run(plan, { folder });
  const file = join(folder, "games.ndjson");
  appendFileSync(file, '{"cell":0,"deal":4,"sea');
  const more = await run(planFor(MASTERS, { games: 4 }), { folder });
  expect(more.rows.slice(0, 3)).toEqual(whole.rows);
  expect(more.rows).toHaveLength(4);
  for (const line of readFileSync(file, "utf8").trimEnd().split("\n")) JSON.parse(line);
});

/** A workload whose second cell cannot be played. */
function halfBroken(plan: Plan): Plan {
  const [cell] = plan.workload.cells;
  const cells = [cell, { ...cell, setup: { vampires: 17 } }];
  return { ...plan, workload: { ...plan.workload, cells } };
}

test("a game that breaks is told with its seed and does not sink the rest", async () => {
  const plan = halfBroken(planFor(MASTERS, { games: 2 }));
  const folder = newFolder();
  const { rows, failures } = await run(plan, { folder });
  expect(rows.map(({ cell, deal }) => [cell, deal])).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatchObject({ cell: 1, deal: 1, seed: "small/1" });
  expect(failures[0].error).toMatch(/the setup cannot be used: vampires/);
  // It is tried again, because what broke it may have been mended.
  const seen: Progress[] = [];
  await run(plan, { folder, onProgress: (progress) => seen.push(progress) });
  expect(seen[0]).toMatchObject({ done: 2, wanted: 4 });
});

/** Says that it is ready, plays nothing, and dies of the second deal. */
const MORTAL = `
const { parentPort } = require("node:worker_threads");
parentPort.postMessage("ready");
parentPort.on("message", (task) => {
  if (task.deal === 2) throw new Error("out of breath");
  parentPort.postMessage(JSON.stringify(task));
});`;

async function playWith(newThread: () => Worker): Promise<(Task | Failed)[]> {
  const tasks: Task[] = [1, 2, 3, 4].map((deal) => ({ cell: 0, deal, seating: 0 }));
  const lines: string[] = [];
  const { signal } = new AbortController();
  const onGame = (line: string) => void lines.push(line);
  const { workload } = planFor(MASTERS);
  await playAll({ workload, tasks: tasks.values(), cores: 1, signal, newThread, onGame });
  return lines.map((line) => JSON.parse(line));
}

test("a thread that dies takes one game with it, and the next one plays the others", async () => {
  const games = await playWith(() => new Worker(MORTAL, { eval: true, execArgv: [] }));
  expect(games.map(({ deal }) => deal)).toEqual([1, 2, 3, 4]);
  expect(games[1]).toMatchObject({ seed: "small/2", error: "the thread ended: out of breath" });
  expect(games[2]).not.toHaveProperty("error");
});

test("threads that cannot start are told of at once", async () => {
  const broken = () => new Worker('throw new Error("no rules")', { eval: true, execArgv: [] });
  await expect(playWith(broken)).rejects.toThrow("no rules");
});

test("a game depends on its own task only", () => {
  const play = playerOf(planFor(MASTERS, { matrix }).workload);
  const task = { cell: 3, deal: 5, seating: 0 };
  const first = play(task) as Row;
  expect(first.outcome).toMatch(/victory|defeat/);
  play({ cell: 0, deal: 1, seating: 0 });
  expect(play(task)).toEqual(first);
  expect(play({ ...task, deal: 6 })).not.toEqual({ ...first, deal: 6 });
});
