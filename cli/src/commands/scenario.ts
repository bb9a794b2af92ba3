import { plainly, RulesFault, readScenario, runScenario, SCENARIO_FORMAT } from "@coterie/kernel";
import { type Args, noMore, wholeNumber } from "../args.js";
import type { Command } from "../command.js";
import { Failure, isTold, UsageError } from "../faults.js";
import { readAs, writeText } from "../files.js";
import { type Io, say } from "../io.js";
import { entryOf } from "../records.js";
import { madeFrom } from "../scenario/make.js";
import { prettyJson } from "../scenario/pretty.js";
import { sourceIn } from "../scenario/source.js";
import type { GameEntry, Use } from "../show.js";

/** Runs scenario files, and makes them from records and reports. */

/** A pack that is whole stands for itself; any other is laid over the usual pieces. */
function openFor<R>(entry: GameEntry, pack: unknown, use: Use<R>): R {
  if (pack === undefined) return entry.open(use);
  return isWhole(entry, pack) ? entry.openExactly(pack, use) : entry.open(use, pack);
}

function isWhole(entry: GameEntry, pack: unknown): boolean {
  try {
    return entry.openExactly(pack, () => true);
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** Which expectations of a file failed, and how; a file that cannot be read fails as a whole. */
function failuresOf(io: Io, file: string): { name: string; failures: readonly string[] } {
  try {
    const scenario = readScenario(readAs(io, file, "scenario", SCENARIO_FORMAT));
    const { game, pack, name } = scenario;
    const failures = openFor(entryOf(game, file), pack, (door) => runScenario(door.game, scenario));
    return { name, failures };
  } catch (error) {
    if (!isTold(error) && !(error instanceof RulesFault)) throw error;
    return { name: file, failures: [error.message] };
  }
}

function runFiles(io: Io, files: readonly string[]): number {
  if (files.length === 0) {
    throw new UsageError("coterie scenario needs a FILE, or: scenario from FILE");
  }
  let failed = 0;
  for (const file of files) {
    const { name, failures } = failuresOf(io, file);
    if (failures.length > 0) failed++;
    say(io, `${failures.length === 0 ? "holds" : "FAILS"}  ${file}: ${plainly(name)}`);
    for (const line of failures.flatMap((failure) => failure.split("\n"))) {
      say(io, `       ${plainly(line)}`);
    }
  }
  if (files.length > 1) say(io, `${files.length - failed} of ${files.length} scenarios hold.`);
  return failed === 0 ? 0 : 1;
}

function make(io: Io, args: Args): number {
  const [, file, ...extra] = args.positionals;
  if (file === undefined) {
    throw new UsageError("coterie scenario from needs the FILE of a record or a report");
  }
  noMore("coterie scenario from", extra);
  const { scenario, begins, notices } = madeFrom(file, sourceIn(io, file), {
    at: numberIn(args, "at", 0),
    answers: numberIn(args, "answers", 1),
  });
  const text = `${prettyJson(scenario)}\n`;
  const out = args.text("out");
  if (out === undefined) io.write(text);
  else {
    writeText(io, out, text);
    say(io, `${out} begins ${begins}; run it with: coterie scenario ${out}`);
  }
  // Not where the scenario itself may have gone.
  for (const notice of notices) io.writeError(`${plainly(notice)}\n`);
  return 0;
}

function numberIn(args: Args, name: string, least: number): number | undefined {
  const text = args.text(name);
  return text === undefined ? undefined : wholeNumber(name, text, least);
}

export const scenarioCommand: Command = {
  name: "scenario",
  usage: ["FILE…", "from FILE [--at n] [--answers k] [--out FILE]"],
  summary: "run scenario files, or make one from a record or a report",
  details: [
    "Exit code 0 only if all expectations of all files hold.",
    "from: FILE is a record, or what “Report a problem” saved. Of a record, the position after answer",
    "n (where the report says, or before the last) and the answers that follow, with what they lead",
    "to now. Of what one player saw, a position that looks so and the question that was asked.",
    "Edit what is expected, and you have a failing test.",
  ],
  options: {
    at: { type: "string", value: "n", help: "from: begin after this many answers" },
    answers: { type: "string", value: "k", help: "from: at most this many answers" },
    out: { type: "string", value: "FILE", help: "from: write there instead of to the terminal" },
  },
  run(io, args) {
    if (args.positionals[0] === "from") return make(io, args);
    const given = ["at", "answers", "out"].find((name) => args.text(name) !== undefined);
    if (given === undefined) return runFiles(io, args.positionals);
    throw new UsageError(`--${given} is only for: coterie scenario from FILE`);
  },
};
