import { dice } from "../chance.js";
import type { Kit } from "../rulebook.js";
import { POSITION_CHECKS } from "./checks/all.js";
import { plainFault } from "./checks/plain.js";
import { type Place, positionOf } from "./position.js";
import { inWords } from "./report.js";

export interface Finding {
  readonly check: string;
  readonly message: string;
}

/**
 * Runs the costly checks on one position, and counts them. `plain` comes first and alone: the
 * others read the state from its JSON text, which is only then all of it.
 */
export function checkPosition<K extends Kit>(
  place: Place<K>,
  seed: string,
  counts: Map<string, number>,
): Finding[] {
  const foreign = findings("plain", counts, () => plainFault(place.state));
  if (foreign.length > 0) return foreign;
  const at = positionOf(place);
  const due = POSITION_CHECKS.filter((check) => check.isDue?.(at) ?? true);
  return due.flatMap(({ name, fault }) =>
    findings(name, counts, () => fault({ ...at, picks: dice(`${name}:${seed}`) })),
  );
}

/** What a check finds; one that throws has found that. */
export function findings(
  check: string,
  counts: Map<string, number>,
  fault: () => string | undefined,
): Finding[] {
  counts.set(check, (counts.get(check) ?? 0) + 1);
  let message: string | undefined;
  try {
    message = fault();
  } catch (error) {
    message = inWords(error);
  }
  return message === undefined ? [] : [{ check, message }];
}
