import type { Moment } from "../play.js";
import type { Replayed } from "../replay.js";
import type { Kit } from "../rulebook.js";
import {
  type AudiencePins,
  type FactWords,
  type Pins,
  pinRecord,
  type RecordPins,
  sampledSteps,
  VIEW_DIGITS,
} from "./pins.js";

/** How a replayed record differs from its pins: one sentence for each difference. */
export function pinDifferences<K extends Kit>(
  pins: Pins,
  name: string,
  replayed: Replayed<K>,
  words: FactWords<K>,
): string[] {
  const pinned = pins.records[name];
  if (pinned === undefined) return [`${name} has no pins`];
  const found = pinRecord(replayed, words, pins.parts);
  const { moments } = replayed.play;
  const where = firstDifference(pinned, found, moments);
  const facts = pinned.facts === found.facts ? [] : [`the facts, ${where}`];
  const others = Object.entries(found.audiences).flatMap(([audience, now]) => {
    const before = pinned.audiences[audience];
    if (before === undefined) return [`${audience}, which has no pins`];
    return [
      ...(before.facts === now.facts ? [] : [`the facts that ${audience} is told, ${where}`]),
      ...(before.log === now.log ? [] : [`the log lines of ${audience}, ${where}`]),
      ...viewDifferences(before, now, pins.parts, moments.length).map(
        (what) => `the view of ${audience}: ${what}`,
      ),
    ];
  });
  return [...facts, ...others].map((difference) => `${name} differs in ${difference}`);
}

function firstDifference<K extends Kit>(
  pinned: RecordPins,
  found: RecordPins,
  moments: readonly Moment<K>[],
): string {
  const step = [...found.steps].findIndex((digit, i) => digit !== pinned.steps[i]);
  if (step === 0) return "first at the setup";
  if (step < 0) return "at an answer that the short digests do not show";
  const { seat, key } = moments[step - 1];
  return `first at answer ${step} of ${moments.length} (seat ${seat}, ${key})`;
}

function viewDifferences(
  before: AudiencePins,
  now: AudiencePins,
  parts: readonly string[],
  answers: number,
): string[] {
  const changed = parts.filter((_, i) => before.parts[i] !== now.parts[i]);
  const steps = sampledSteps(answers).filter((_, i) => viewAt(before, i) !== viewAt(now, i));
  if (changed.length === 0 && steps.length === 0) return [];
  const what =
    changed.length === 0 ? "parts that the short digests do not show" : changed.join(", ");
  return [`${what}, after ${steps.join(", ")} of ${answers} answers`];
}

function viewAt({ views }: AudiencePins, sample: number): string {
  return views.slice(sample * VIEW_DIGITS, (sample + 1) * VIEW_DIGITS);
}
