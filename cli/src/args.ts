import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./faults.js";

/** Reading the command line, with sentences that say what was expected. */

interface OptionSpec {
  readonly type: "string" | "boolean";
  /** How the value is called in the help: FILE, n. */
  readonly value?: string;
  readonly help: string;
  readonly multiple?: true;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export interface Args {
  readonly positionals: readonly string[];
  text(name: string): string | undefined;
  list(name: string): readonly string[];
  has(name: string): boolean;
}

type ParsedValue = string | boolean | (string | boolean)[] | undefined;

export function readArgs(command: string, argv: readonly string[], specs: OptionSpecs): Args {
  const parsed = parse(command, argv, specs);
  const values = parsed.values as Readonly<Record<string, ParsedValue>>;
  return {
    positionals: parsed.positionals,
    text(name) {
      const value = values[name];
      return typeof value === "string" ? value : undefined;
    },
    list(name) {
      const value = values[name];
      return Array.isArray(value) ? value.map(String) : [];
    },
    has: (name) => values[name] === true,
  };
}

function parse(command: string, argv: readonly string[], specs: OptionSpecs) {
  const options: NonNullable<ParseArgsConfig["options"]> = {};
  for (const [name, { type, multiple = false }] of Object.entries(specs)) {
    options[name] = { type, multiple };
  }
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(usageSentence(command, specs, error));
  }
}

function usageSentence(command: string, specs: OptionSpecs, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const name = /'(?:-\w, )?(-[^' ]*)/.exec(message)?.[1] ?? "";
  const all = Object.keys(specs).map((option) => `--${option}`);
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    return `${command} has no option ${name}; expected one of: ${all.join(", ")}`;
  }
  const { type, value } = specs[name.replace(/^--/, "")] ?? {};
  if (type === "string") return `${name} of ${command} needs a value: ${name} ${value ?? "VALUE"}`;
  return `${name} of ${command} takes no value`;
}

export function wholeNumber(name: string, text: string, least: number): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(n) && n >= least) return n;
  throw new UsageError(`--${name} is "${text}"; expected a whole number, at least ${least}`);
}

export function noMore(command: string, extra: readonly string[]): void {
  if (extra.length === 0) return;
  throw new UsageError(`${command} does not know what to do with "${extra.join(" ")}"`);
}
