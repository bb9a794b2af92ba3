import { isSecret, type Seed } from "./chance.js";
import { Refusal } from "./errors.js";
import { areInSamePhase, isSimultaneous } from "./fork.js";
import { hashOf, type Json } from "./hash.js";
import { type Beginning, commitment, type Moment, outcomeOf, type Play } from "./play.js";
import { beginAgain, checkOf, giveAnswer, positionHash } from "./replay.js";
import type { Kit } from "./rulebook.js";

export const RECORD_FORMAT = "coterie-record/1";

/** A whole game: everything that is needed to replay it, and what proves that it was played so. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: Json;
  /** The pieces the game was played with, so that later changes to them never touch it. */
  readonly pack: { readonly hash: string; readonly pieces: Json };
  readonly commitment: string;
  readonly seed: Seed;
  /** The position at which this record begins, in named form, if not at the setup. */
  readonly from?: Json;
  /**
   * Other rules led to that position: fate goes on as it stands there. What came before is not in
   * the record. Without this it is a position of another game, and fate comes from the seed anew.
   */
  readonly goesOn?: true;
  readonly answers: readonly RecordedAnswer[];
  /** Other fates drawn since the last answer, in a record of a game that still runs. */
  readonly fates?: readonly string[];
  readonly outcome: string | null;
  /** SHA-256 of the final position in its canonical named form. */
  readonly hash: string;
}

export interface GivenAnswer {
  readonly seat: number;
  readonly key: string;
  /** Other fates drawn just before this answer (an undo that asked for them). */
  readonly fates?: readonly string[];
}

export interface RecordedAnswer extends GivenAnswer {
  /** The first digits of the hash of the position after this answer: shows where a replay differs. */
  readonly check: string;
}

/** The record of a play so far. It holds only what counts: undone and withdrawn answers are gone. */
export function toRecord<K extends Kit>(play: Play<K>): GameRecord {
  if (play.began === "midway") {
    throw new Refusal("bad-record", "the beginning of this game is not known, so it has no record");
  }
  return {
    format: RECORD_FORMAT,
    game: play.game.id,
    rulesVersion: play.game.rulesVersion,
    setup: play.setup as Json,
    pack: { hash: hashOf(play.game.pack), pieces: play.game.pack },
    commitment: commitment(play),
    seed: play.seed,
    ...placeOf(play.began),
    answers: withChecks(play, inSeatOrder(play)),
    ...(play.fates.length > 0 ? { fates: [...play.fates] } : {}),
    outcome: outcomeOf(play),
    hash: positionHash(play.game, play.state),
  };
}

function placeOf(began: Beginning): Pick<GameRecord, "from" | "goesOn"> {
  if (typeof began === "string") return {};
  return { from: began.position, ...(began.fate === "same" ? { goesOn: true } : {}) };
}

/** The answers of a simultaneous phase stand in seat order: who was quicker is nobody's business. */
function inSeatOrder<K extends Kit>(play: Play<K>): GivenAnswer[] {
  const moments = play.moments
    .map((moment, i) => ({ ...moment, i }))
    .sort((a, b) =>
      areInSamePhase(a.before, b.before) ? a.seat - b.seat || a.i - b.i : a.i - b.i,
    );
  return moments.map(({ seat, key }, at) => {
    const fates = fatesAt(moments, at);
    return fates.length > 0 ? { seat, key, fates } : { seat, key };
  });
}

/** Those of a phase, which the seat that ended it happened to meet, stand at its last answer. */
function fatesAt<K extends Kit>(moments: readonly Moment<K>[], at: number): readonly string[] {
  const { before, fates } = moments[at];
  if (!isSimultaneous(before)) return fates;
  const next = moments[at + 1];
  if (next !== undefined && areInSamePhase(before, next.before)) return [];
  return moments
    .filter((moment) => areInSamePhase(before, moment.before))
    .flatMap((moment) => moment.fates);
}

function withChecks<K extends Kit>(
  play: Play<K>,
  answers: readonly GivenAnswer[],
): RecordedAnswer[] {
  const { play: again } = beginAgain(play.game, {
    setup: play.setup as Json,
    seed: play.seed,
    ...placeOf(play.began),
  });
  return answers.map((given) => {
    giveAnswer(again, given);
    return { ...given, check: checkOf(again) };
  });
}

/** Reads a record from parsed JSON; every fault of its form is named at once. */
export function readRecord(raw: unknown): GameRecord {
  const faults = recordFaults(raw);
  if (faults.length > 0) throw new Refusal("bad-record", `not a record: ${faults.join("; ")}`);
  return raw as GameRecord;
}

function recordFaults(raw: unknown): string[] {
  if (typeof raw !== "object" || raw === null) return ["expected an object"];
  const record = raw as Record<string, unknown>;
  const pack = record.pack as { hash?: unknown; pieces?: unknown } | undefined;
  const seed = record.seed as { secret?: unknown; nonces?: unknown } | undefined;
  const answers = record.answers;
  const needs: [boolean, string][] = [
    [record.format === RECORD_FORMAT, `format: expected "${RECORD_FORMAT}"`],
    [isText(record.game), "game: expected a text"],
    [Number.isInteger(record.rulesVersion), "rulesVersion: expected a whole number"],
    [isObject(record.setup), "setup: expected an object"],
    [isText(pack?.hash) && typeof pack?.pieces === "object", "pack: expected hash and pieces"],
    [isText(record.commitment), "commitment: expected a text"],
    [
      isText(seed?.secret) && isSecret(String(seed?.secret)) && isTexts(seed?.nonces),
      "seed: expected a secret of at least 32 hexadecimal digits and a list of nonces",
    ],
    [record.from === undefined || isObject(record.from), "from: expected a position, or nothing"],
    [record.goesOn === undefined || record.goesOn === true, "goesOn: expected true, or nothing"],
    [Array.isArray(answers), "answers: expected a list"],
    [isFates(record.fates), "fates: expected a list of texts"],
    [record.outcome === null || isText(record.outcome), "outcome: expected a text or null"],
    [isText(record.hash), "hash: expected a text"],
  ];
  const faults = needs.filter(([good]) => !good).map(([, fault]) => fault);
  if (Array.isArray(answers)) faults.push(...answers.flatMap(answerFaults));
  return faults;
}

function answerFaults(given: unknown, index: number): string[] {
  const { seat, key, check, fates } = (given ?? {}) as Record<string, unknown>;
  const good = Number.isInteger(seat) && isText(key) && isText(check) && isFates(fates);
  const expected =
    "expected seat (a number), key and check (texts), fates (a list of texts) or none";
  return good ? [] : [`answers[${index}]: ${expected}`];
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isFates(value: unknown): boolean {
  return value === undefined || isTexts(value);
}
