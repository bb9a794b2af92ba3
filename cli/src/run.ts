import { readFileSync } from "node:fs";
import { plainly } from "@coterie/kernel";
import { noMore, readArgs } from "./args.js";
import type { Command } from "./command.js";
import { batteryCommand } from "./commands/battery.js";
import { contentCommand } from "./commands/content.js";
import { labCommand } from "./commands/lab.js";
import { packCommand } from "./commands/pack.js";
import { playCommand } from "./commands/play.js";
import { replayCommand } from "./commands/replay.js";
import { rulesCommand } from "./commands/rules.js";
import { scenarioCommand } from "./commands/scenario.js";
import { serveCommand } from "./commands/serve.js";
import { simCommand } from "./commands/sim.js";
import { simulateCommand } from "./commands/simulate.js";
import { tablesCommand } from "./commands/tables.js";
import { exitCodeOf, isTold, UsageError } from "./faults.js";
import { commandHelp, generalHelp } from "./help.js";
import { type Io, say } from "./io.js";

const commands: readonly Command[] = [
  playCommand,
  simCommand,
  labCommand,
  batteryCommand,
  scenarioCommand,
  replayCommand,
  contentCommand,
  rulesCommand,
  packCommand,
  serveCommand,
  tablesCommand,
  simulateCommand,
];

function version(): string {
  const file = new URL("../package.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).version;
}

const isHelp = (text: string): boolean => text === "--help" || text === "-h";

function commandCalled(name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command !== undefined) return command;
  const known = commands.map((one) => one.name).join(", ");
  throw new UsageError(`there is no command "${name}"; expected one of: ${known}`);
}

async function dispatch(io: Io, argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === "help" && rest[0] !== undefined) {
    noMore("coterie help", rest.slice(1));
    say(io, ...commandHelp(commandCalled(rest[0])));
    return 0;
  }
  if (name === undefined || isHelp(name) || name === "help") {
    say(io, ...generalHelp(commands));
    return 0;
  }
  if (name === "--version" || name === "-V") {
    say(io, version());
    return 0;
  }
  const command = commandCalled(name);
  if (rest.some(isHelp)) {
    say(io, ...commandHelp(command));
    return 0;
  }
  return command.run(io, readArgs(`coterie ${name}`, rest, command.options));
}

/** Does what the command line says and gives back the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(io, argv);
  } catch (error) {
    if (!isTold(error)) throw error;
    // It may quote a file from anywhere.
    const lines = error.message.split("\n").map(plainly);
    io.writeError(`coterie: ${lines.join("\n")}\n`);
    if (error instanceof UsageError) io.writeError("coterie --help lists what there is.\n");
    return exitCodeOf(error);
  }
}
