import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import type Database from "libsql";

/** Copies a database as it is now, while others write to it. What has its name is whole. */
export function backupTo(db: Database.Database, file: string): void {
  if (existsSync(file)) {
    throw new Error(`cannot back up to ${file}: it is there already; expected a new file`);
  }
  const part = `${file}.part`;
  rmSync(part, { force: true });
  // Made before anything is in it: what it holds is for its owner only.
  closeSync(openSync(part, "w", 0o600));
  db.prepare("vacuum into ?").run(part);
  sync(part);
  renameSync(part, file);
}

function sync(file: string): void {
  const handle = openSync(file, "r+");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
