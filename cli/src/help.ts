import type { OptionSpecs } from "./args.js";
import type { Command } from "./command.js";
import { wrapText } from "./draw/wrap.js";
import { games } from "./games.js";

/** What the command says about itself. */

export const MEASURE = 96;

export function generalHelp(commands: readonly Command[]): string[] {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    "coterie plays rule-heavy vampire board games in the terminal.",
    "",
    ...commands.map(({ name, summary }) => `  coterie ${name.padEnd(width)}  ${summary}`),
    "",
    `Games: ${games.map(({ id, title }) => `${id} (${title})`).join(", ")}`,
    "coterie COMMAND --help says more; coterie --version prints the version.",
    "",
    `Begin with: coterie play ${games[0].id}`,
  ];
}

function optionLines(options: OptionSpecs): string[] {
  const heads = Object.entries(options).map(([name, { value }]) =>
    value === undefined ? `--${name}` : `--${name} ${value}`,
  );
  const width = Math.max(0, ...heads.map((head) => head.length)) + 4;
  return Object.values(options).flatMap(({ help }, i) =>
    wrapText(help, MEASURE - width).map(
      (line, row) => (row === 0 ? `  ${heads[i]}` : "").padEnd(width) + line,
    ),
  );
}

export function commandHelp({ name, usage, summary, details, options }: Command): string[] {
  return [
    `coterie ${name}: ${summary}`,
    "",
    ...usage.map((one) => `  coterie ${name} ${one}`),
    "",
    ...optionLines(options),
    "",
    ...details,
  ];
}
