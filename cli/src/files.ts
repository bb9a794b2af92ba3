import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { Failure, UsageError } from "./faults.js";
import type { Io } from "./io.js";

/** Reading and writing, with a sentence for everything that can go wrong. */

const problems: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of the path is no folder",
  EACCES: "it may not be opened",
  EPERM: "it may not be opened",
  EROFS: "nothing can be written there",
  ENOSPC: "the disk is full",
};

function problemOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return problems[code] ?? `the system says ${code || String(error)}`;
}

/**
 * Reads JSON, compressed if the name ends in `.gz`. A file that cannot be opened is a usage error
 * (the name is mistyped); a file that holds something else is a failure.
 */
export function readJson(io: Io, file: string, what: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(resolve(io.cwd, file));
  } catch (error) {
    throw new UsageError(`cannot read ${what} ${file}: ${problemOf(error)}`);
  }
  try {
    return JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString());
  } catch (error) {
    const where = error instanceof Error ? error.message : String(error);
    throw new Failure(`${file} is not JSON: ${where}`);
  }
}

/** Refuses at once a file that could not be written after long work. */
export function checkTarget(io: Io, file: string): void {
  const path = resolve(io.cwd, file);
  const folder = statSync(dirname(path), { throwIfNoEntry: false });
  if (folder === undefined) throw new UsageError(`cannot write ${file}: there is no such folder`);
  if (!folder.isDirectory()) throw new UsageError(`cannot write ${file}: ${problems.ENOTDIR}`);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw new UsageError(`cannot write ${file}: ${problems.EISDIR}`);
  }
}

/** Whole or not at all: what was in the file is kept until the new text is on the disk. */
export function writeText(io: Io, file: string, text: string): void {
  const path = resolve(io.cwd, file);
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) {
      writeFileSync(path, text);
      return;
    }
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${problemOf(error)}`);
  }
}
