import { Refusal } from "./errors.js";
import type { Json } from "./hash.js";
import type { OpenQuestion } from "./play.js";
import { type GameRecord, readRecord } from "./record.js";
import { SPECTATOR } from "./state.js";

export const REPORT_FORMAT = "coterie-report/1";

/** What every report of a problem says, whatever it shows. */
interface ReportHead {
  readonly format: typeof REPORT_FORMAT;
  readonly game: string;
  /** The rules of the program that made the report; those of its record may be older. */
  readonly rulesVersion: number;
  /** What the reporter expected, in any words, or none. */
  readonly note: string;
  /** How many answers had been given where the trouble is. */
  readonly at: number;
  /** The address of the table and the place. */
  readonly link?: string;
}

/** Of a game that may be told whole: it is over, or has no secrets. */
export interface RecordReport extends ReportHead {
  readonly record: GameRecord;
  readonly seen?: undefined;
}

/** Of a running game with secrets: nothing but what the reporter saw. */
export interface ViewReport extends ReportHead {
  readonly record?: undefined;
  readonly seen: SeenReport;
}

/** Somebody says that something is wrong here. Exactly one of record and seen shows it. */
export type GameReport = RecordReport | ViewReport;

export interface SeenReport {
  readonly setup: Json;
  /** As in a record: the pieces may have changed since. */
  readonly pack: { readonly hash: string; readonly pieces: Json };
  /** Who saw it: a seat, or SPECTATOR. */
  readonly seat: number;
  /** The game's View for this seat. */
  readonly view: Json;
  /** The names of the steps by their numbers in the view; earlier reports do not have them. */
  readonly steps?: readonly string[];
  /** What the seat was asked, or null while it was not. */
  readonly question: OpenQuestion | null;
  /** What the seat was told last, as it was told. */
  readonly facts: readonly Json[];
}

/** Reads a report from parsed JSON; every fault of its form is named at once. */
export function readReport(raw: unknown): GameReport {
  const faults = reportFaults(raw);
  if (faults.length > 0) throw new Refusal("bad-record", `not a report: ${faults.join("; ")}`);
  return raw as GameReport;
}

type Fields = Readonly<Record<string, unknown>>;
/** What must be true, and the fault if it is not. */
type Need = readonly [isMet: boolean, fault: string];

function reportFaults(raw: unknown): string[] {
  if (!isFields(raw)) return ["expected an object"];
  const { format, game, rulesVersion, note, at, link, record, seen } = raw;
  const faults = unmet([
    [format === REPORT_FORMAT, `format: expected "${REPORT_FORMAT}"`],
    [isText(game), "game: expected a text"],
    [Number.isInteger(rulesVersion), "rulesVersion: expected a whole number"],
    [isText(note), "note: expected a text, which may be empty"],
    [isWhole(at, 0), "at: expected a whole number, at least 0"],
    [link === undefined || isText(link), "link: expected a text or none"],
    [
      (record === undefined) !== (seen === undefined),
      "record, seen: expected one of them, and not both",
    ],
  ]);
  if (record !== undefined) faults.push(...recordFaults(raw));
  if (seen !== undefined) faults.push(...seenFaults(seen));
  return faults;
}

/**
 * The record must be of the game that the report names. Its rules may be older than those with which
 * it was looked at.
 */
function recordFaults({ game, rulesVersion, record: raw }: Fields): string[] {
  try {
    const record = readRecord(raw);
    return unmet([
      [record.game === game, "record.game: expected the game of the report"],
      [
        record.rulesVersion <= Number(rulesVersion),
        "record.rulesVersion: expected that of the report or an older one",
      ],
    ]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [`record: ${error.message}`];
  }
}

function seenFaults(seen: unknown): string[] {
  if (!isFields(seen)) return ["seen: expected an object"];
  const { setup, pack, seat, view, steps, question, facts } = seen;
  const isPack = isFields(pack) && isText(pack.hash) && isData(pack.pieces);
  const isView = isFields(view) && view.audience === seat && isFields(view.seen);
  const faults = unmet([
    [isFields(setup), "seen.setup: expected an object"],
    [isPack, "seen.pack: expected hash and pieces"],
    [isWhole(seat, SPECTATOR), `seen.seat: expected a seat, or ${SPECTATOR} for a spectator`],
    [isView, "seen.view: expected the seat as audience, and seen (an object)"],
    [
      steps === undefined || (Array.isArray(steps) && steps.every(isText)),
      "seen.steps: expected a list of texts or none",
    ],
    [Array.isArray(facts), "seen.facts: expected a list"],
  ]);
  return question === null ? faults : [...faults, ...questionFaults(question, seat)];
}

function questionFaults(question: unknown, asked: unknown): string[] {
  if (!isFields(question)) return ["seen.question: expected an object or null"];
  const { id, seat, kind, rule, options, forced, blocked } = question;
  return unmet([
    [[id, kind, rule].every(isText), "seen.question: expected id, kind and rule (texts)"],
    [seat === asked, "seen.question.seat: expected the seat of the report"],
    [isListOf(options, ["key"]), "seen.question.options: expected a list, each with a key"],
    [typeof forced === "boolean", "seen.question.forced: expected true or false"],
    [
      isListOf(blocked, ["action", "reason", "rule"]),
      "seen.question.blocked: expected a list, each with action, reason and rule",
    ],
  ]);
}

function unmet(needs: readonly Need[]): string[] {
  return needs.filter(([isMet]) => !isMet).map(([, fault]) => fault);
}

function isData(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isFields(value: unknown): value is Fields {
  return isData(value) && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isInteger(value) && Number(value) >= least;
}

/** A list of objects that have these texts. */
function isListOf(value: unknown, texts: readonly string[]): boolean {
  const isGood = (one: unknown): boolean =>
    isFields(one) && texts.every((field) => isText(one[field]));
  return Array.isArray(value) && value.every(isGood);
}
