import type { GameRecord, RecordDivergence } from "@coterie/kernel";

/** What a record of an older version of the rules is under the present one; none for the same. */
export function versionNotice(
  { answers, rulesVersion }: GameRecord,
  present: number,
  differs: RecordDivergence | null,
): string[] {
  if (rulesVersion === present) return [];
  const made = `Made with version ${rulesVersion} of the rules; replays`;
  if (differs === null) return [`${made} in full under version ${present}.`];
  const { fits, given, reason } = differs;
  const place =
    given === null ? "The end" : `Answer ${fits + 1} (seat ${given.seat}, ${given.key})`;
  const part = `up to answer ${fits} of ${answers.length} under version ${present}`;
  return [`${made} ${part}. ${place} differs: ${reason}.`];
}
