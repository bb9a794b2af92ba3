import type { Reporter } from "./core/parts.js";

/** What stores and worker threads tell the host beside their results. */
export interface HostReport extends Reporter {
  /** Something the host should know of that is no fault of the server. */
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
}

/** For commands and tests without a log: faults and warnings go to the standard error output. */
export const stderrReport: HostReport = {
  count: () => {},
  fault: (where, error, table) => {
    const at = table === undefined ? where : `${where}, table ${table}`;
    process.emitWarning(`${at}: ${error instanceof Error ? error.stack : String(error)}`);
  },
  warn: (message, details) =>
    process.emitWarning(details === undefined ? message : `${message} ${JSON.stringify(details)}`),
};

const reported = new WeakSet<object>();

/** Remembers that an error is in the log and counted, so that no other layer reports it again. */
export function markReported(error: unknown): void {
  if (typeof error === "object" && error !== null) reported.add(error);
}

export function wasReported(error: unknown): boolean {
  return typeof error === "object" && error !== null && reported.has(error);
}
