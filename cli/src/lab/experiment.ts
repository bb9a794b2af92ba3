import { availableParallelism } from "node:os";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import {
  checkText,
  type Plan,
  planOf,
  type Results,
  readExperiment,
  resultsOf,
  runExperiment,
  tableText,
  type Written,
  writeResults,
} from "@coterie/lab";
import { type Args, noMore, wholeNumber } from "../args.js";
import { hang } from "../draw/wrap.js";
import { UsageError } from "../faults.js";
import { readJson } from "../files.js";
import { type Io, say } from "../io.js";
import { listenForStop } from "../stop.js";
import { progressLine, rateWords, timeWords } from "./progress.js";

/** `coterie lab EXPERIMENT.json`: plays what is missing, then writes results and report. */

/** Stopped before its end; what was played is kept. */
const STOPPED = 130;

export async function runLab(io: Io, args: Args): Promise<number> {
  const [file, ...extra] = args.positionals;
  if (file === undefined) throw new UsageError("coterie lab needs the FILE of an experiment");
  noMore("coterie lab", extra);
  const plan = readPlan(io, file);
  const cores = wholeNumber("cores", args.text("cores") ?? String(availableParallelism()), 1);
  const out = args.text("out") ?? join(dirname(file), `${basename(file, extname(file))}-results`);
  const folder = resolve(io.cwd, out);
  const found = await playAll(io, plan, folder, cores);
  const results = resultsOf(plan, found.played);
  const written = writeResults(folder, results);
  if (args.has("json")) say(io, JSON.stringify(summary(results, written), null, 2));
  else tell(io, results, written, timesWords(found, cores));
  if (found.isStopped) {
    io.writeError(`Stopped. To go on: coterie lab ${file}${outWords(args)}\n`);
    return STOPPED;
  }
  return results.failures.length === 0 ? 0 : 1;
}

function outWords(args: Args): string {
  const out = args.text("out");
  return out === undefined ? "" : ` --out ${out}`;
}

/** Packs are looked for beside the experiment. */
function readPlan(io: Io, file: string): Plan {
  const raw = readJson(io, file, "the experiment");
  return planOf(readExperiment(raw), (path) =>
    readJson(io, resolve(io.cwd, dirname(file), path), "the pack"),
  );
}

async function playAll(io: Io, plan: Plan, folder: string, cores: number) {
  const stop = listenForStop();
  const control = new AbortController();
  void stop.said.then(() => control.abort());
  const line = progressLine(io);
  const started = io.now();
  let fresh = 0;
  try {
    const played = await runExperiment(plan, {
      folder,
      cores,
      signal: control.signal,
      onProgress: (progress) => {
        fresh = progress.done - progress.found;
        line.show(progress);
      },
    });
    const seconds = (io.now() - started) / 1000;
    return { played, fresh, seconds, isStopped: control.signal.aborted };
  } finally {
    line.end();
    stop.forget();
  }
}

function timesWords(
  { fresh, seconds }: { readonly fresh: number; readonly seconds: number },
  cores: number,
): string {
  if (fresh === 0) return "all of them were there";
  const on = cores === 1 ? "one core" : `${cores} cores`;
  return `${fresh} played in ${timeWords(seconds)}, ${rateWords(fresh / seconds)} on ${on}`;
}

function summary({ title, games, wanted, failures, checks }: Results, written: Written): unknown {
  return { title, games, wanted, failures, checks, ...written };
}

function tell(io: Io, results: Results, { report }: Written, times: string): void {
  const { title, game, games, wanted, cells, failures, checks, sections } = results;
  const many = cells.length === 1 ? "one cell" : `${cells.length} cells`;
  say(io, `${title}`, `${game.title}: ${games} of ${wanted} games in ${many}; ${times}`);
  const [first] = sections;
  for (const table of first?.tables ?? []) say(io, "", ...tableText(table));
  if (checks.length > 0)
    say(
      io,
      "",
      "At a glance",
      ...checks.flatMap((check) => hang("  ", checkText(check).trim(), io.columns)),
    );
  for (const { cell, seed, error } of failures) {
    io.writeError(`a game broke: ${cell}, seed ${seed}: ${error}\n`);
  }
  say(io, "", `Report: ${relative(io.cwd, report)}`);
}
