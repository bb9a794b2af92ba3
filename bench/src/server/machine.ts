import { execFileSync } from "node:child_process";
import { statfsSync } from "node:fs";
import { SEATS } from "./lane.js";
import type { Plan } from "./plan.js";

/** Files that a process has open beside its sockets to tables. */
const OTHERS = 300;
/** Games end while the clock runs, so that there are up to so many times as many tables. */
const SPARE = 4;

/** Each side needs a file for each connection. Node raises the soft limit to the hard one itself. */
export function checkFileLimit(plan: Plan): void {
  const needed = Math.max(plan.tables * SPARE, plan.idleTables) * SEATS + OTHERS;
  const limit = fileLimit();
  if (limit === undefined || limit >= needed) return;
  throw new Error(
    `a process may open ${limit} files here, and ${needed} are needed: ` +
      `raise the hard limit (ulimit -Hn ${needed}, or LimitNOFILE), or use --quick`,
  );
}

/** Undefined where there is no shell that knows the limit. */
function fileLimit(): number | undefined {
  try {
    const limit = Number(execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" }));
    return Number.isNaN(limit) ? undefined : limit;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

const TMPFS = 0x01021994;

/** In memory nothing has to be synced, and a durable store would look cheaper than it is. */
export function storageNote(folder: string): string {
  return statfsSync(folder).type === TMPFS
    ? `the store is in memory (${folder} is a tmpfs): set TMPDIR to a folder on a disk`
    : "the store is on a disk";
}
