import type { Reporter } from "./core/parts.js";

/** For commands and tests without a log: faults and warnings go to the standard error output. */
export const stderrReport: Reporter = {
  count: () => {},
  fault: (where, error, table) => {
    const at = table === undefined ? where : `${where}, table ${table}`;
    process.emitWarning(`${at}: ${error instanceof Error ? error.stack : String(error)}`);
  },
  warn: (message, details) =>
    process.emitWarning(details === undefined ? message : `${message} ${JSON.stringify(details)}`),
};
