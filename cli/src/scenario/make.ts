import {
  type GameRecord,
  type GameReport,
  REPORT_FORMAT,
  type Scenario,
  type ViewReport,
} from "@coterie/kernel";
import { UsageError } from "../faults.js";
import { checkNotNewer, entryOf } from "../records.js";
import { scenarioFrom } from "./from-record.js";
import { scenarioOfView, whoOf } from "./from-view.js";

/** A scenario from whatever shows a game: a record, or a report with a record or a view. */

export interface Made {
  readonly scenario: Scenario;
  /** Where it begins, in words. */
  readonly begins: string;
  /** What its maker should know. */
  readonly notices: readonly string[];
}

/** What was asked for by options. */
export interface Wanted {
  readonly at: number | undefined;
  readonly answers: number | undefined;
}

export function madeFrom(file: string, source: GameRecord | GameReport, wanted: Wanted): Made {
  if (source.format !== REPORT_FORMAT) return madeOfRecord(file, source, wanted);
  const { record } = source;
  if (record === undefined) return madeOfView(file, source, wanted);
  return madeOfRecord(file, record, wanted, source);
}

function madeOfRecord(file: string, record: GameRecord, wanted: Wanted, report?: GameReport): Made {
  const count = record.answers.length;
  const last = Math.max(count - 1, 0);
  const reported = report?.at ?? last;
  const at = wanted.at ?? Math.min(reported, last);
  if (at > last) {
    throw new UsageError(`--at is ${at}; the record has ${count} answers: expected 0 to ${last}`);
  }
  const part = { at, most: wanted.answers ?? count, note: report?.note ?? "" };
  const isMoved = wanted.at === undefined && at < reported;
  const entry = entryOf(record.game, file);
  checkNotNewer(entry, record, "record");
  const { scenario, notices } = entry.openExactly(record.pack.pieces, (door) =>
    scenarioFrom(door, record, part),
  );
  const moved = `No answer follows the ${reported} of the report, so the scenario shows the last one.`;
  return {
    scenario,
    begins: `after answer ${at} of ${count}`,
    notices: [...(isMoved ? [moved] : []), ...notices],
  };
}

function madeOfView(file: string, report: ViewReport, { at, answers }: Wanted): Made {
  if (at !== undefined || answers !== undefined) {
    throw new UsageError(`${file} shows one moment of a game; expected no --at and no --answers`);
  }
  const { game, seen, rulesVersion } = report;
  const entry = entryOf(game, file);
  checkNotNewer(entry, report, "report");
  const made = entry.openExactly(seen.pack.pieces, (door) => scenarioOfView(door, report));
  return {
    scenario: made.scenario,
    begins: `with what ${whoOf(seen)} saw after answer ${report.at}`,
    notices: [
      ...viewNotice(rulesVersion, made.rulesVersion),
      ...made.differs.map((how) => `The rules do not ask what was seen: ${how}`),
    ],
  };
}

function viewNotice(rulesVersion: number, present: number): string[] {
  if (rulesVersion === present) return [];
  const made = `Made with version ${rulesVersion} of the rules; the present version is ${present}.`;
  return [`${made} A view has no checks: compare the scenario with the report.`];
}
