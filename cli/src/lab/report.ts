import { mkdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { readResults, writeResults } from "@coterie/lab";
import { type Args, noMore } from "../args.js";
import { UsageError } from "../faults.js";
import { readJson } from "../files.js";
import { type Io, say } from "../io.js";

/** `coterie lab report FILE`: draws the report of results that were kept without it. */

const DEFAULT_FOLDER = "lab-report";

export function reportLab(io: Io, args: Args): number {
  const [, file, ...extra] = args.positionals;
  if (file === undefined) {
    throw new UsageError(
      "coterie lab report needs the FILE of results: results.json or a .json.gz",
    );
  }
  noMore("coterie lab report", extra);
  const results = readResults(readJson(io, file, "the results"), file);
  const folder = resolve(io.cwd, args.text("out") ?? DEFAULT_FOLDER);
  mkdirSync(folder, { recursive: true });
  const { report } = writeResults(folder, results);
  say(io, `Report: ${relative(io.cwd, report)}`);
  return 0;
}
