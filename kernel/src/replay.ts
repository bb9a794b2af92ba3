import { commitmentOf } from "./chance.js";
import { Refusal, RulesFault } from "./errors.js";
import type { AnyGame, Game } from "./game.js";
import { hashOf } from "./hash.js";
import {
  answer,
  drawFate,
  goOnPlay,
  openQuestions,
  outcomeOf,
  type Play,
  startPlay,
  startPlayAt,
} from "./play.js";
import type { GameRecord, GivenAnswer, RecordedAnswer } from "./record.js";
import type { Kit } from "./rulebook.js";

export interface Replayed<K extends Kit> {
  readonly play: Play<K>;
  /** The facts of the setup, then those of each answer. */
  readonly facts: readonly (readonly K["Fact"][])[];
}

/** Where a replay differs from its record. */
interface Difference {
  /** How many answers lead where the record says. */
  readonly fits: number;
  /** The answer after them; null if every answer fits and the end differs. */
  readonly given: Pick<GivenAnswer, "seat" | "key"> | null;
  readonly reason: string;
}

/** Where the present rules differ from a record of an older version. */
export interface RecordDivergence extends Difference {
  readonly recordVersion: number;
  readonly rulesVersion: number;
}

/** A replay up to the first answer that differs. Its play can go on from there. */
export interface FittingReplay<K extends Kit> extends Replayed<K> {
  /** Null if the replay is in full, or reached `upTo`. */
  readonly differs: RecordDivergence | null;
}

/**
 * Replays a record in full and checks everything that it claims. Throws a Refusal that names the
 * first difference. `upTo` stops before that answer (and then does not check the end). A record of
 * an older version of the rules is good if the present rules lead where it says.
 */
export function replay<K extends Kit>(
  game: Game<K>,
  record: GameRecord,
  upTo?: number,
): Replayed<K> {
  const { play, facts, differs } = replayFitting(game, record, upTo);
  if (differs === null) return { play, facts };
  throw new Refusal("bad-record", divergenceWords(differs));
}

/**
 * The same, but a record of an older version is replayed up to the first answer that differs. There
 * is one engine, that of the present rules. A record of the present version that differs is
 * damaged or was changed, and is refused.
 */
export function replayFitting<K extends Kit>(
  game: Game<K>,
  record: GameRecord,
  upTo = record.answers.length,
): FittingReplay<K> {
  checkHead(game, record);
  const { difference, ...replayed } = replayAnswers(game, record, upTo);
  const isWhole = upTo >= record.answers.length;
  const found = difference ?? (isWhole ? endDifference(replayed.play, record) : null);
  if (found === null) return { ...replayed, differs: null };
  if (!isOlder(game, record)) throw new Refusal("bad-record", differenceWords(found));
  // The answer that differs may have been applied, and fates drawn for it: replay those before it.
  const { play, facts } = replayAnswers(game, record, found.fits);
  const { rulesVersion: recordVersion } = record;
  return { play, facts, differs: { ...found, recordVersion, rulesVersion: game.rulesVersion } };
}

/** A divergence as a sentence. */
export function divergenceWords(differs: RecordDivergence): string {
  return differenceWords(differs) + versionWords(differs);
}

function differenceWords({ fits, given, reason }: Difference): string {
  if (given === null) return reason;
  return `answer ${fits + 1} (seat ${given.seat}, ${given.key}) does not fit: ${reason}`;
}

function versionWords({
  recordVersion,
  rulesVersion,
}: Pick<RecordDivergence, "recordVersion" | "rulesVersion">): string {
  const made = `the record was made with version ${recordVersion} of the rules`;
  return `; ${made}; the present version is ${rulesVersion}`;
}

function isOlder<K extends Kit>(game: Game<K>, record: GameRecord): boolean {
  return record.rulesVersion < game.rulesVersion;
}

/**
 * A refusal of the rules, which is a difference. In a record of an older version a fault of the rules
 * is one, too. Anything else is an error of the program, and is thrown.
 */
function reasonOf(error: unknown, isOld: boolean): string {
  if (error instanceof Refusal || (isOld && error instanceof RulesFault)) return error.message;
  throw error;
}

interface AnswersReplayed<K extends Kit> extends Replayed<K> {
  readonly difference: Difference | null;
}

function replayAnswers<K extends Kit>(
  game: Game<K>,
  record: GameRecord,
  upTo: number,
): AnswersReplayed<K> {
  const { play, facts: first } = startAgain(game, record);
  const facts = [first];
  for (const [fits, given] of record.answers.slice(0, upTo).entries()) {
    const result = replayAnswer(play, given, isOlder(game, record));
    if (typeof result === "string") {
      const { seat, key } = given;
      return { play, facts, difference: { fits, given: { seat, key }, reason: result } };
    }
    facts.push(result);
  }
  return { play, facts, difference: null };
}

/** The facts of an answer, or the reason why it does not lead where the record says. */
function replayAnswer<K extends Kit>(
  play: Play<K>,
  given: RecordedAnswer,
  isOld: boolean,
): K["Fact"][] | string {
  let facts: K["Fact"][];
  try {
    facts = giveAnswer(play, given);
  } catch (error) {
    const reason = reasonOf(error, isOld);
    const asked = openQuestions(play).map((question) => `seat ${question.seat}`);
    const now = asked.length === 0 ? "the game is over" : `asked is ${asked.join(" and ")}`;
    return `${reason}; ${now}`;
  }
  const check = checkOf(play);
  if (check === given.check) return facts;
  return `it leads to a position with hash ${check}…; the record says ${given.check}…`;
}

function startAgain<K extends Kit>(
  game: Game<K>,
  record: GameRecord,
): ReturnType<typeof startPlay<K>> {
  const isOld = isOlder(game, record);
  try {
    return beginAgain(game, record);
  } catch (error) {
    const what = record.from === undefined ? "setup" : "beginning";
    const words = `the ${what} does not fit: ${reasonOf(error, isOld)}`;
    const { rulesVersion: recordVersion } = record;
    const versions = isOld ? versionWords({ recordVersion, rulesVersion: game.rulesVersion }) : "";
    throw new Refusal("bad-record", words + versions);
  }
}

function checkHead<K extends Kit>(game: Game<K>, record: GameRecord): void {
  const differ = (what: string, found: unknown, expected: unknown): void => {
    if (found === expected) return;
    throw new Refusal("bad-record", `${what} is ${found} in the record; expected ${expected}`);
  };
  differ("the game", record.game, game.id);
  checkRulesVersion(game, record.rulesVersion, "record");
  differ("the hash of the pack", record.pack.hash, hashOf(record.pack.pieces));
  differ("the pack (by hash)", record.pack.hash, hashOf(game.pack));
  differ("the commitment to the seed", record.commitment, commitmentOf(record.seed.secret));
}

/** A newer version may mean something else by the same setup, pieces and keys. */
export function checkRulesVersion(
  { id, rulesVersion }: Pick<AnyGame, "id" | "rulesVersion">,
  version: number,
  what: "record" | "report",
): void {
  if (version <= rulesVersion) return;
  const made = `the ${what} was made with version ${version} of the rules of ${id}`;
  const present = `this program has version ${rulesVersion}`;
  const next = "open it with a newer version of the program";
  throw new Refusal("bad-record", `${made}; ${present}: ${next}`);
}

/** The fates that were drawn after the last answer, and the end that the record claims. */
function endDifference<K extends Kit>(play: Play<K>, record: GameRecord): Difference | null {
  const differ = (reason: string): Difference => ({
    fits: record.answers.length,
    given: null,
    reason,
  });
  for (const salt of record.fates ?? []) drawFate(play, salt);
  const outcome = outcomeOf(play);
  if (record.outcome !== outcome) {
    return differ(`the record says the outcome is ${record.outcome}; the replay gives ${outcome}`);
  }
  const hash = positionHash(play.game, play.state);
  if (record.hash === hash) return null;
  return differ(`the final hash is ${hash}; the record says ${record.hash}`);
}

/** The start of the play that a record describes. */
export function beginAgain<K extends Kit>(
  game: Game<K>,
  { setup, seed, from, goesOn }: Pick<GameRecord, "setup" | "seed" | "from" | "goesOn">,
): ReturnType<typeof startPlay<K>> {
  if (from === undefined) return startPlay(game, setup, seed);
  const begin = goesOn === true ? goOnPlay : startPlayAt;
  return { play: begin(game, setup, seed, from), facts: [] };
}

export function giveAnswer<K extends Kit>(play: Play<K>, given: GivenAnswer): K["Fact"][] {
  for (const salt of given.fates ?? []) drawFate(play, salt);
  return answer(play, { seat: given.seat, question: play.open[given.seat] ?? "", key: given.key });
}

const CHECK_DIGITS = 8;

export function checkOf<K extends Kit>(play: Play<K>): string {
  return positionHash(play.game, play.state).slice(0, CHECK_DIGITS);
}

export function positionHash<K extends Kit>(game: Game<K>, state: K["State"]): string {
  return hashOf(game.name(state));
}
