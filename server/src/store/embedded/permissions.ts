import { chmodSync, closeSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "../../core/parts.js";

/** Seeds and hands of running games are in the store: its files are for the account of the server. */

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Databases, the files that SQLite keeps beside them, and backups with the usual names. */
const STORE_FILE = /^coterie.*\.db(-wal|-shm|-journal|\.part)?$/;

/** Makes an empty file, which SQLite takes for an empty database; files beside it get the same mode. */
export function makeOwnFile(file: string): void {
  closeSync(openSync(file, "a", OWNER_ONLY));
}

/**
 * Closes the files of a store to other accounts. The folder itself stays as its owner made it: it may
 * hold other things, and what has to pass through it is not known here.
 */
export function closeToOthers(folder: string, report: Reporter): void {
  for (const name of readdirSync(folder).filter((one) => STORE_FILE.test(one))) {
    closeFile(join(folder, name), report);
  }
  const mode = statSync(folder).mode & 0o777;
  if ((mode & OTHERS) === 0) return;
  report.warn("the data folder is open to other accounts; expected mode 700 (chmod 700)", {
    folder,
    mode: mode.toString(8),
  });
}

function closeFile(file: string, report: Reporter): void {
  try {
    const status = statSync(file);
    if (status.isFile() && (status.mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
  } catch (error) {
    // SQLite removes the files beside a database when its last connection closes.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    report.warn("a file of the store is open to other accounts and cannot be closed to them", {
      file,
      err: error,
    });
  }
}
