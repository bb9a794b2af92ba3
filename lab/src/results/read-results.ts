import { LabError } from "../faults.js";
import { RESULTS_FORMAT, type Results } from "./document.js";

const LISTS: (keyof Results)[] = ["cells", "failures", "checks", "sections"];

/** Accepts what the lab has written to results.json; `file` names it in the error. */
export function readResults(raw: unknown, file: string): Results {
  const results = raw as Partial<Results> | null;
  if (results?.format !== RESULTS_FORMAT) {
    throw new LabError(
      `${file} has no results of the lab: expected the format "${RESULTS_FORMAT}"`,
    );
  }
  const missing = LISTS.filter((name) => !Array.isArray(results[name]));
  if (typeof results.game?.title !== "string") missing.push("game");
  if (missing.length === 0) return results as Results;
  throw new LabError(`${file} is not whole: expected ${missing.join(", ")}; write it again`);
}
