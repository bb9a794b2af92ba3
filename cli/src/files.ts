import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { writeWhole } from "@coterie/lab";
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
  EDQUOT: "no more may be stored there",
  EFBIG: "the file would be larger than is allowed",
  EEXIST: "a file is in the way",
};

/** A fault of the file system in a sentence; undefined for other errors. */
export function fileProblem(error: unknown): string | undefined {
  const { syscall, path = "a file" } = error as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : `cannot use ${path}: ${problemOf(error)}`;
}

export function problemOf(error: unknown): string {
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
  const text = (file.endsWith(".gz") ? unpacked(file, bytes) : bytes).toString();
  try {
    return JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? error.message : String(error);
    throw new Failure(`${file} is not JSON: ${where}`);
  }
}

function unpacked(file: string, bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw new Failure(`${file} is not compressed by gzip, or cut off: ${(error as Error).message}`);
  }
}

/** Reads JSON of one format; another one is named, and whether a newer version has written it. */
export function readAs(io: Io, file: string, what: string, format: string): unknown {
  const raw = readJson(io, file, `the ${what}`);
  const found = (raw as { readonly format?: unknown } | null)?.format;
  if (found === format) return raw;
  const is = found === undefined ? "it has no format" : `its format is ${JSON.stringify(found)}`;
  const [family] = format.split("/");
  const isOther = typeof found === "string" && found.startsWith(`${family}/`);
  const advice = isOther ? ": another version of coterie has written it" : "";
  throw new Failure(`${file} is no ${what}: ${is}; expected "${format}"${advice}`);
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
    writeWhole(path, text);
  } catch (error) {
    const isFolderMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    const problem = isFolderMissing ? "there is no such folder" : problemOf(error);
    throw new Failure(`cannot write ${file}: ${problem}`);
  }
}
