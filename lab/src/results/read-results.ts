import { LabError } from "../faults.js";
import { RESULTS_FORMAT, type Results } from "./document.js";

/** Accepts what the lab has written to results.json; `file` names it in the error. */
export function readResults(raw: unknown, file: string): Results {
  const results = raw as Results | null;
  if (results?.format === RESULTS_FORMAT) return results;
  throw new LabError(`${file} has no results of the lab: expected the format "${RESULTS_FORMAT}"`);
}
