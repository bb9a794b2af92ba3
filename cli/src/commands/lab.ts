import { LabError } from "@coterie/lab";
import type { Args } from "../args.js";
import { type Command, jsonOption } from "../command.js";
import { Failure } from "../faults.js";
import { fileProblem } from "../files.js";
import type { Io } from "../io.js";
import { compareLab } from "../lab/compare.js";
import { runLab } from "../lab/experiment.js";
import { reportLab } from "../lab/report.js";

/** Experiments about balance. */

async function run(io: Io, args: Args): Promise<number> {
  try {
    const [action] = args.positionals;
    if (action === "compare") return compareLab(io, args);
    if (action === "report") return reportLab(io, args);
    return await runLab(io, args);
  } catch (error) {
    const problem = error instanceof LabError ? error.message : fileProblem(error);
    throw problem === undefined ? error : new Failure(problem);
  }
}

export const labCommand: Command = {
  name: "lab",
  usage: [
    "EXPERIMENT.json [--out DIR] [--cores N]",
    "compare A B [--out DIR]",
    "report FILE [--out DIR]",
  ],
  summary: "play a matrix of setups many times and report what it says about balance",
  details: [
    "An experiment names a game, how many games, a seed and a matrix of setups, bots and packs:",
    "docs/lab.md shows one. Games are kept in DIR as they end; Ctrl-C stops, and the same command",
    "goes on where it was. DIR gets report.html for people and results.json for programs.",
    "compare takes two such folders, or parts of them: DIR:pack=house DIR:pack=mine.json.",
    "report draws report.html again from a results.json, or from a compressed one (.json.gz).",
  ],
  options: {
    out: {
      type: "string",
      value: "DIR",
      help: "where results go (EXPERIMENT-results; lab-comparison; lab-report)",
    },
    cores: { type: "string", value: "N", help: "how many games at the same time (one a core)" },
    ...jsonOption,
  },
  run,
};
