import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { writeResults } from "../../src/report/write.js";
import { resultsOf } from "../../src/results/results.js";
import { newFolder, planFor, run } from "./experiments.js";

/** Pinned experiments, in `test/pins/`: the games and results of a small one for each game. */

/** What the folder of an experiment holds, as plain data. */
export interface Pinned {
  /** The lines of games.ndjson, by cell, deal and seating. */
  readonly games: Readonly<Record<string, object>>;
  /** results.json. */
  readonly results: object;
}

const fileOf = (game: string): string => join(import.meta.dirname, "../pins", `${game}.json.gz`);

export function readPinned(game: string): Pinned {
  return JSON.parse(gunzipSync(readFileSync(fileOf(game))).toString());
}

export function writePinned(game: string, pinned: Pinned): void {
  writeFileSync(fileOf(game), gzipSync(JSON.stringify(pinned), { level: 9 }));
}

export async function runPinned(game: string, changed: Record<string, unknown>): Promise<Pinned> {
  const plan = planFor(game, changed);
  const folder = newFolder();
  const played = await run(plan, { folder });
  const { results } = writeResults(folder, resultsOf(plan, played));
  const lines = readFileSync(join(folder, "games.ndjson"), "utf8").trimEnd().split("\n");
  return {
    games: Object.fromEntries(lines.map(namedGame)),
    results: JSON.parse(readFileSync(results, "utf8"), rounded),
  };
}

function namedGame(line: string): [string, object] {
  const { cell, deal, seating, ...game } = JSON.parse(line);
  return [`cell ${cell}, deal ${deal}, seating ${seating}`, game];
}

/** Nine digits show every change, and not the last digits of another version of Node. */
function rounded(_field: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(9)) : value;
}

/** Where two pinned experiments differ, by the path to each value. */
export function differences(found: Pinned, pinned: Pinned): string[] {
  const [here, there] = [valuesIn(found), valuesIn(pinned)];
  const paths = new Set([...there.keys(), ...here.keys()]);
  return [...paths]
    .filter((path) => here.get(path) !== there.get(path))
    .map((path) => `${path}: ${here.get(path)}; pinned: ${there.get(path)}`);
}

/** By the path to each. */
function valuesIn(data: object, path = "", values = new Map<string, unknown>()): typeof values {
  for (const [key, part] of Object.entries(withNamedCells(data))) {
    const at = `${path}/${key}${nameOf(part)}`;
    if (typeof part === "object" && part !== null) valuesIn(part, at, values);
    else values.set(at, part);
  }
  return values;
}

/** The rows of a table with their cells by column. */
function withNamedCells(data: { columns?: { id: string }[]; rows?: unknown[][] }): object {
  const { columns, rows } = data;
  if (columns === undefined || rows === undefined) return data;
  const named = rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i].id, cell])));
  return { ...data, rows: named };
}

/** What tells a part of a list from its neighbours: its first text, such as an id or a label. */
function nameOf(part: unknown): string {
  const name = Object.values(part ?? {}).find((value) => typeof value === "string");
  return typeof part === "object" && name !== undefined ? ` (${name})` : "";
}
