import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Experiment } from "../experiment.js";
import { LabError } from "../faults.js";
import { namingFile } from "../report/write.js";
import type { Failed, Row, Task } from "../row.js";
import type { Plan } from "./plan.js";

/** The folder of an experiment: what it is, and its games as lines that are only ever added. */

const GAMES_FILE = "games.ndjson";
const MARK_FILE = "experiment.json";
const MARK_FORMAT = "coterie-lab-games/1";
const NEWLINE = 10;

/** Says of which experiment the games of a folder are, whole: they can be read without its files. */
export interface Mark {
  readonly format: typeof MARK_FORMAT;
  readonly identity: string;
  readonly experiment: Experiment;
  readonly packs: Readonly<Record<string, unknown>>;
}

export function isFailed(row: Row | Failed): row is Failed {
  return "error" in row;
}

export function taskKey({ cell, deal, seating }: Task): string {
  return `${cell}.${deal}.${seating}`;
}

/** Opens the folder for a plan, makes it if there is none, and refuses one with other games. */
export function openFolder(folder: string, plan: Plan): void {
  mkdirSync(folder, { recursive: true });
  const there = readMark(folder);
  if (there === undefined && existsSync(join(folder, GAMES_FILE))) {
    throw new LabError(`${folder} has games, but no ${MARK_FILE} says of which experiment`);
  }
  if (there !== undefined && there.identity !== plan.identity) {
    throw new LabError(
      `${folder} holds games of another experiment ("${there.experiment.title}"): its game, seed, ` +
        "setup, matrix, packs or rules are not those of this one (only title and number of games may " +
        "change). Choose another folder with --out, or delete this one",
    );
  }
  const { identity, experiment, workload } = plan;
  const mark: Mark = { format: MARK_FORMAT, identity, experiment, packs: workload.packs };
  writeFileSync(join(folder, MARK_FILE), `${JSON.stringify(mark, null, 2)}\n`);
}

/** What the games of a folder are, or undefined if it has none. */
export function readMark(folder: string): Mark | undefined {
  const file = join(folder, MARK_FILE);
  if (!existsSync(file)) return undefined;
  const mark = readLine(readFileSync(file, "utf8"), file) as Partial<Mark>;
  if (mark.format === MARK_FORMAT) return mark as Mark;
  throw new LabError(`${file} is not of the lab: expected the format "${MARK_FORMAT}"`);
}

/** The games that a folder holds, each once. A line that was not written to its end is cut off. */
export function readGames(folder: string): Map<string, Row | Failed> {
  const file = join(folder, GAMES_FILE);
  const games = new Map<string, Row | Failed>();
  if (!existsSync(file)) return games;
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf(NEWLINE) + 1;
  if (whole < bytes.length) truncateSync(file, whole);
  for (let from = 0; from < whole; ) {
    const to = bytes.indexOf(NEWLINE, from);
    const row = readRow(bytes.toString("utf8", from, to), file);
    games.set(taskKey(row), row);
    from = to + 1;
  }
  return games;
}

function readRow(line: string, file: string): Row | Failed {
  const row = readLine(line, file) as Partial<Row & Failed> | null;
  const { cell, deal, seating, outcome, error } = row ?? {};
  const isTask = [cell, deal, seating].every(Number.isInteger);
  if (isTask && typeof (error ?? outcome) === "string") return row as Row | Failed;
  throw new LabError(`${file} holds what is no game of the lab: ${line.slice(0, 80)}`);
}

function readLine(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new LabError(`${file} holds what is not JSON (${error.message}): ${line.slice(0, 80)}`);
  }
}

/** Adds lines to the games of a folder, each at once. */
export function appendGames(folder: string): { add(line: string): void; close(): void } {
  const path = join(folder, GAMES_FILE);
  const file = openSync(path, "a");
  return {
    add(line) {
      try {
        writeFileSync(file, `${line}\n`);
      } catch (error) {
        throw namingFile(error, path);
      }
    },
    close: () => closeSync(file),
  };
}
