import {
  type GameRecord,
  type GameReport,
  RECORD_FORMAT,
  REPORT_FORMAT,
  Refusal,
  readRecord,
  readReport,
} from "@coterie/kernel";
import { Failure } from "../faults.js";
import { readJson } from "../files.js";
import type { Io } from "../io.js";

/** The record or the report in a file: its format says which. */
export function sourceIn(io: Io, file: string): GameRecord | GameReport {
  const raw = readJson(io, file, "the record or report");
  const format =
    typeof raw === "object" && raw !== null && "format" in raw ? raw.format : undefined;
  try {
    if (format === RECORD_FORMAT) return readRecord(raw);
    if (format === REPORT_FORMAT) return readReport(raw);
  } catch (error) {
    throw error instanceof Refusal ? new Failure(`${file} is ${error.message}`) : error;
  }
  const found =
    format === undefined ? "it has no format" : `its format is ${JSON.stringify(format)}`;
  const expected = `expected "${RECORD_FORMAT}" or "${REPORT_FORMAT}"`;
  throw new Failure(`${file} is neither a record nor a report: ${found}; ${expected}`);
}
