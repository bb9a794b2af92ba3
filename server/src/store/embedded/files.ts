import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import type { Reporter } from "../../core/parts.js";
import { CannotOpenStore } from "../faults.js";
import { closeToOthers, makeOwnFile } from "./permissions.js";
import { HEALTH, LIVE, type Steps, TABLES, upgrade } from "./schema.js";

export interface Files {
  /** Tables and all that must not be lost. */
  readonly main: Database.Database;
  /** What holds for seconds only. */
  readonly live: Database.Database;
}

/** Milliseconds that a connection waits for another one's transaction. */
const PATIENCE = 10_000;

/** KiB. Running tables grow at many places of the file at once. */
const CACHE = 4 * 1024;

/** Pages of 4 KiB in the log before whoever writes carries them home; carrier.ts does it sooner. */
const LOG_PAGES = 20_000;

/**
 * In WAL mode FULL means: synced before a commit is done. NORMAL syncs only now and then, so the
 * last commits may be lost in a power cut, but the file stays whole, which OFF would not promise.
 */
type Synchronous = "full" | "normal";

export const mainFile = (folder: string): string => join(folder, "coterie.db");

export function openFiles(folder: string, report: Reporter): Files {
  makeFolder(folder);
  closeToOthers(folder, report);
  const main = openFile(mainFile(folder), "full", TABLES, HEALTH);
  try {
    return { main, live: openFile(join(folder, "coterie-live.db"), "normal", LIVE) };
  } catch (error) {
    main.close();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    // Seeds and hands of running games are in it: they are for nobody else on this machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CannotOpenStore(
      `cannot use the data folder ${folder}: ${problemOf(error)}; expected a folder to write into`,
    );
  }
}

function openFile(
  path: string,
  synchronous: Synchronous,
  steps: Steps,
  beside?: string,
): Database.Database {
  if (existsSync(path)) checkFile(path);
  let db: Database.Database | undefined;
  try {
    makeOwnFile(path);
    db = new Database(path);
    db.exec(`pragma busy_timeout = ${PATIENCE}`);
    db.pragma("journal_mode = wal");
    db.exec(`pragma synchronous = ${synchronous}`);
    db.exec(`pragma cache_size = -${CACHE}`);
    db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
    const version = upgrade(db, steps, beside);
    if (version > steps.length) throw newerFile(path, version, steps.length);
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof CannotOpenStore ? error : cannotOpen(path, error);
  }
}

function checkFile(path: string): void {
  if (!statSync(path).isFile()) throw cannotOpen(path, new Error("it is no file"));
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw cannotOpen(path, error);
  }
}

function cannotOpen(path: string, error: unknown): CannotOpenStore {
  return new CannotOpenStore(
    `cannot open ${path}: ${problemOf(error)}; expected a store of this server, or no file`,
  );
}

function newerFile(path: string, found: number, known: number): CannotOpenStore {
  return new CannotOpenStore(
    `cannot open ${path}: a newer server wrote it (its form is ${found}); expected at most ${known}`,
  );
}

const problems: Readonly<Record<string, string>> = {
  EEXIST: "it is no folder",
  ENOTDIR: "a part of the path is no folder",
  EACCES: "it may not be read and written",
  EPERM: "it may not be read and written",
  EROFS: "nothing can be written there",
  ENOSPC: "the disk is full",
  SQLITE_FULL: "the disk is full",
  SQLITE_READONLY: "nothing can be written there",
  SQLITE_NOTADB: "it is no database",
  SQLITE_CORRUPT: "it is damaged",
  SQLITE_BUSY: "another process keeps it locked",
};

function problemOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return problems[code] ?? message;
}
