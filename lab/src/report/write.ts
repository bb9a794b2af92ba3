import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Results } from "../results/document.js";
import { resultsHtml } from "./results-page.js";

/** Whole or not at all: what was in the file is kept until the new text is on the disk. */
export function writeWhole(file: string, text: string): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw namingFile(error, file);
  }
}

/** Errors of writing name no file by themselves. */
export function namingFile(error: unknown, path: string): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error;
}

/** Where the results of an experiment lie. */
export interface Written {
  readonly results: string;
  readonly report: string;
}

export function writeResults(folder: string, results: Results): Written {
  const written = { results: join(folder, "results.json"), report: join(folder, "report.html") };
  writeWhole(written.results, `${JSON.stringify(results, null, 1)}\n`);
  writeWhole(written.report, resultsHtml(results));
  return written;
}
