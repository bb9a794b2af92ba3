import type { Kit } from "@coterie/kernel";
import { type BatteryReport, runBattery } from "@coterie/kernel/battery";
import { type Args, noMore, wholeNumber } from "../args.js";
import { type Command, jsonOption, packOption } from "../command.js";
import { gameCalled } from "../games.js";
import { type Io, say } from "../io.js";
import { readPair, setupFrom } from "../setup-values.js";
import type { Door } from "../show.js";
import { openWithPack } from "../with-pack.js";

/** Random games under the eyes of the battery: any number, in parts that can be repeated. */

const PART = 5000;

interface Plan {
  readonly setup: unknown;
  readonly seed: string;
  readonly first: number;
  readonly games: number;
}

/** Stops at the first part with a failure: its seed is all that is needed to see it again. */
function runParts<K extends Kit>(io: Io, { game }: Door<K>, plan: Plan): BatteryReport[] {
  const reports: BatteryReport[] = [];
  const last = plan.first + plan.games;
  for (let first = plan.first; first < last; first += PART) {
    const games = Math.min(PART, last - first);
    const report = runBattery(game, { setups: [plan.setup], games, seed: plan.seed, first });
    reports.push(report);
    io.writeError(`${first + games - plan.first} of ${plan.games} games\n`);
    if (report.failures.length > 0) break;
  }
  return reports;
}

function sum(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const count of counts) {
    for (const [name, n] of Object.entries(count)) total[name] = (total[name] ?? 0) + n;
  }
  return total;
}

function summary(reports: readonly BatteryReport[]): {
  games: number;
  answers: number;
  longest: number;
  outcomes: Record<string, number>;
  questions: Record<string, number>;
  failures: BatteryReport["failures"];
} {
  return {
    games: reports.reduce((n, report) => n + report.games, 0),
    answers: reports.reduce((n, report) => n + report.answers, 0),
    longest: Math.max(...reports.map((report) => report.longest)),
    outcomes: sum(reports.map((report) => report.outcomes)),
    questions: sum(reports.map((report) => report.questions)),
    failures: reports.flatMap((report) => report.failures),
  };
}

function runCommand(io: Io, args: Args): number {
  const [name, ...extra] = args.positionals;
  const entry = gameCalled(name);
  noMore("coterie battery", extra);
  const plan: Plan = {
    setup: setupFrom(args.list("set").map((text) => readPair(entry, text))),
    seed: args.text("seed") ?? "coterie",
    first: wholeNumber("first", args.text("first") ?? "0", 0),
    games: wholeNumber("games", args.text("games") ?? "1000", 1),
  };
  return openWithPack(io, entry, args, (door) => {
    const found = summary(runParts(io, door, plan));
    if (args.has("json")) say(io, JSON.stringify(found, null, 2));
    else {
      const { games, answers, longest, outcomes, failures } = found;
      say(io, `${games} games, ${answers} answers, the longest ${longest}`);
      for (const [outcome, n] of Object.entries(outcomes)) say(io, `  ${outcome}  ${n}`);
      for (const { check, message } of failures) say(io, `failed: ${check}: ${message}`);
      say(io, failures.length === 0 ? "Every check holds." : `${failures.length} failures.`);
    }
    return found.failures.length === 0 ? 0 : 1;
  });
}

export const batteryCommand: Command = {
  name: "battery",
  usage: ["GAME [--games N] [--seed S] [--first n] [--set field=value …] [options]"],
  summary: "play random games and check what must hold in every one",
  details: [
    "Copies, names, records, secrets, undo, refusals, options and the game's own counts are checked;",
    "the costly checks at a sample. A failure names the seed that shows it again.",
  ],
  options: {
    games: { type: "string", value: "N", help: "how many games (1000)" },
    seed: { type: "string", value: "S", help: "any word; game n has the seed S.n (coterie)" },
    first: { type: "string", value: "n", help: "the number of the first game (0)" },
    set: {
      type: "string",
      multiple: true,
      value: "field=value",
      help: "a field of the setup: vampires=3, reading=summary; may be repeated",
    },
    ...packOption,
    ...jsonOption,
  },
  run: runCommand,
};
