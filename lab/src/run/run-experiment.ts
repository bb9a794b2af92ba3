import type { Failed, Row, Task } from "../row.js";
import { playAll } from "./crew.js";
import { appendGames, isFailed, openFolder, readGames, taskKey } from "./games-file.js";
import { type Plan, tasksOf } from "./plan.js";
import { newThread } from "./thread.js";

export interface RunOptions {
  readonly folder: string;
  readonly cores: number;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  /** Games that are there. */
  readonly done: number;
  /** How many of them were there before. */
  readonly found: number;
  readonly wanted: number;
}

/** The games of an experiment, as far as they have been played, sorted. */
export interface Played {
  readonly rows: readonly Row[];
  readonly failures: readonly Failed[];
  readonly wanted: number;
}

/** Plays what is not there yet and gives back all games. What was played before is not played again. */
export async function runExperiment(plan: Plan, options: RunOptions): Promise<Played> {
  const { folder, cores, signal, onProgress } = options;
  openFolder(folder, plan);
  const games = readGames(folder);
  const all = [...tasksOf(plan)];
  const missing = all.filter((task) => isMissing(games.get(taskKey(task))));
  const progress = { done: all.length - missing.length, wanted: all.length };
  const found = progress.done;
  const tell = (): void => onProgress?.({ ...progress, found });
  const file = appendGames(folder);
  const onGame = (line: string): void => {
    file.add(line);
    const row = JSON.parse(line) as Row | Failed;
    games.set(taskKey(row), row);
    progress.done++;
    tell();
  };
  tell();
  try {
    const tasks = missing.values();
    const { workload } = plan;
    const hands = Math.min(cores, missing.length);
    await playAll({ workload, tasks, cores: hands, signal, newThread, onGame });
  } finally {
    file.close();
  }
  return playedOf(all, games);
}

/** A game that broke is tried again: perhaps what broke it was mended. */
function isMissing(game: Row | Failed | undefined): boolean {
  return game === undefined || isFailed(game);
}

/** Sorted by cell, deal and seating, so that nothing tells who was quicker. */
export function playedOf(all: readonly Task[], games: ReadonlyMap<string, Row | Failed>): Played {
  const sorted = [...all].sort(
    (a, b) => a.cell - b.cell || a.deal - b.deal || a.seating - b.seating,
  );
  const there = sorted.flatMap((task) => games.get(taskKey(task)) ?? []);
  return {
    rows: there.filter((game): game is Row => !isFailed(game)),
    failures: there.filter(isFailed),
    wanted: all.length,
  };
}
