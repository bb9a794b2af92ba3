import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { dice } from "@coterie/kernel";
import { run } from "../src/index.js";

/** Runs the command from its source, with everything that it says caught. */

export const GAME = "masters-of-the-night";

export interface Given {
  /** Lines that are typed or piped in. */
  readonly input?: readonly (string | number)[];
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Test files that run in one worker share this module, and so the folder. */
const folder = mkdtempSync(join(tmpdir(), "coterie-cli-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

export async function coterie(argv: readonly string[], given: Given = {}): Promise<Said> {
  const { input = [], isTerminal = false, columns = 80, env = {} } = given;
  const said = { out: "", err: "" };
  const code = await run(argv, {
    input: Readable.from(input.map((line) => `${line}\n`)),
    write: (text) => {
      said.out += text;
    },
    writeError: (text) => {
      said.err += text;
    },
    isTerminal,
    columns,
    env,
    cwd: folder,
    now: () => performance.now(),
  });
  return { code, ...said };
}

/** Numbers as somebody would type who does not read the options. */
export function randomNumbers(count: number, seed: string, below = 8): string[] {
  const pick = dice(seed);
  return Array.from({ length: count }, () => String(1 + pick(below)));
}

export function put(name: string, value: unknown): string {
  const isWritten = typeof value === "string" || Buffer.isBuffer(value);
  writeFileSync(join(folder, name), isWritten ? value : JSON.stringify(value));
  return name;
}

export function text(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

export function get(name: string): Record<string, unknown> {
  return JSON.parse(text(name));
}

/** Plays a game to its end and leaves its record in a file. */
export async function finishedRecord(name: string, seed = "finished"): Promise<string> {
  const input = randomNumbers(2000, seed);
  await coterie(["play", GAME, "--seed", seed, "--save", name], { input });
  return name;
}
