import { anotherFate, commitmentOf, keyOf, type Seed, sealedChance } from "./chance.js";
import { Refusal } from "./errors.js";
import { areInSamePhase, chanceUsed, isSimultaneous, withdraw, withdrawAll } from "./fork.js";
import type { Game } from "./game.js";
import type { Json } from "./hash.js";
import { optionCodes, optionWithKey, type Question, readQuestion } from "./question.js";
import type { Kit, Run } from "./rulebook.js";
import { advance, answerAndRun, askedSeats, collector, newContext } from "./run.js";
import { shareUnchanged } from "./share.js";
import type { CoreState } from "./state.js";

/** What was said to a game, in order. Nothing is ever deleted from the list. */
export type Entry =
  | { readonly seat: number; readonly key: string }
  | { readonly seat: number; readonly withdraw: true }
  | { readonly seat: number; readonly undo: true; readonly fate: "kept" | "anew" };

/** What a table allows behind a mark, where undoing would take back something learned. */
export interface UndoPolicy {
  readonly behindMarks: "free" | "consent" | "never";
  readonly fate: "kept" | "anew";
}

/** Why an undo is not free. */
export type Mark = "chance" | "reveal" | "other-seat" | "end";

/** An answer that counts, and what it was given in. */
export interface Moment<K extends Kit> {
  readonly before: K["State"];
  readonly seat: number;
  readonly key: string;
  readonly mark: Mark | undefined;
  /** Other fates that were drawn just before this answer; a record needs them to replay. */
  readonly fates: readonly string[];
}

/** A game being played: its state, and what led to it. */
export interface Play<K extends Kit> {
  readonly game: Game<K>;
  readonly setup: K["Setup"];
  readonly seed: Seed;
  readonly policy: UndoPolicy;
  /** Replaced by every answer and never changed: it shares its parts with those before it. */
  state: K["State"];
  readonly entries: Entry[];
  /** The answers that count, oldest first. */
  readonly moments: Moment<K>[];
  /** Fates drawn since the last answer that counts. */
  fates: string[];
  /** The id of each seat's open question, or "". */
  readonly open: string[];
  readonly began: Beginning;
  /** How many questions each seat has been asked, so that no id is used twice. */
  readonly asked: number[];
  /** What was listed for the state that was asked about last: a question is read and answered by it. */
  listed: Listed<K>;
}

/** The options of each seat that is asked in a state, by the rules' own numbers. */
interface Listed<K extends Kit> {
  readonly state: K["State"];
  readonly codes: readonly (readonly number[] | undefined)[];
}

/**
 * Where a play began: at its setup, at a position of another game with a fate of its own, or at one
 * of its own game, whose fate goes on; a record can tell all of them. Or anywhere in the midst.
 */
export type Beginning =
  | "setup"
  | { readonly position: Json; readonly fate: "new" | "same" }
  | "midway";

export interface Answer {
  readonly seat: number;
  /** The id of the question that is answered, so that a late or doubled answer changes nothing. */
  readonly question: string;
  readonly key: string;
}

export const FREE_UNDO: UndoPolicy = { behindMarks: "free", fate: "kept" };

export function startPlay<K extends Kit>(
  game: Game<K>,
  rawSetup: unknown,
  seed: Seed,
  policy: UndoPolicy = FREE_UNDO,
): { play: Play<K>; facts: K["Fact"][] } {
  const setup = game.readSetup(rawSetup);
  const facts: K["Fact"][] = [];
  const tell = collector(facts);
  const state = game.begin(setup, sealedChance(keyOf(seed)), tell);
  const run = newContext(game, state, tell);
  advance(game, run);
  listAll(game, run);
  return { play: newPlay(game, setup, seed, policy, state, "setup"), facts };
}

/** A play that begins at a position of another game, where fate comes from a seed of its own. */
export function startPlayAt<K extends Kit>(
  game: Game<K>,
  rawSetup: unknown,
  seed: Seed,
  position: Json,
  policy: UndoPolicy = FREE_UNDO,
): Play<K> {
  const setup = game.readSetup(rawSetup);
  const state = game.unname(position);
  state.chance = sealedChance(keyOf(seed));
  // What nobody has seen is dealt anew.
  const dealt = game.redeal?.(state) ?? state;
  return newPlay(game, setup, seed, policy, dealt, { position, fate: "new" });
}

/** A play that goes on at a position of its own game, because other rules led there. */
export function goOnPlay<K extends Kit>(
  game: Game<K>,
  rawSetup: unknown,
  seed: Seed,
  position: Json,
  policy: UndoPolicy = FREE_UNDO,
): Play<K> {
  const setup = game.readSetup(rawSetup);
  return newPlay(game, setup, seed, policy, game.unname(position), { position, fate: "same" });
}

/** A play that goes on in the midst of a game, as a scenario does. */
export function resumePlay<K extends Kit>(
  game: Game<K>,
  setup: K["Setup"],
  seed: Seed,
  policy: UndoPolicy,
  state: K["State"],
): Play<K> {
  return newPlay(game, setup, seed, policy, state, "midway");
}

function newPlay<K extends Kit>(
  game: Game<K>,
  setup: K["Setup"],
  seed: Seed,
  policy: UndoPolicy,
  state: K["State"],
  began: Beginning,
): Play<K> {
  const seats = game.seats(setup);
  const play: Play<K> = {
    game,
    setup,
    seed,
    policy,
    state,
    entries: [],
    moments: [],
    fates: [],
    began,
    open: new Array<string>(seats).fill(""),
    asked: new Array<number>(seats).fill(0),
    listed: { state, codes: [] },
  };
  renewQuestions(play, () => true);
  return play;
}

export function commitment<K extends Kit>(play: Play<K>): string {
  return commitmentOf(play.seed.secret);
}

export interface OpenQuestion extends Question {
  readonly id: string;
}

/** The questions that wait now; a seat's own only, if one is given. */
export function openQuestions<K extends Kit>(play: Play<K>, seat?: number): OpenQuestion[] {
  if (seat !== undefined && play.open[seat] === "") return [];
  const run = newContext(play.game, play.state);
  return askedSeats(play.game, run)
    .filter((asked) => seat === undefined || asked === seat)
    .map((asked) => ({
      id: play.open[asked],
      ...readQuestion(play.game, run, asked, codesKnown(play, asked)),
    }));
}

export function outcomeOf<K extends Kit>(play: Play<K>): string | null {
  return play.state.outcome === 0 ? null : play.game.outcomes[play.state.outcome - 1];
}

/** Gives an answer. Either it counts and its facts come back, or a Refusal says why nothing changed. */
export function answer<K extends Kit>(play: Play<K>, given: Answer): K["Fact"][] {
  if (typeof given !== "object" || given === null) {
    throw new Refusal("malformed-answer", "an answer is an object with seat, question and key");
  }
  checkQuestion(play, given.seat, given.question);
  return answerChecked(play, given.seat, given.key);
}

/**
 * Several answers of one seat, given together: all of them count or none. Nothing may lie behind
 * a mark, so that a batch cannot be used to peek at fate.
 */
export function answerBatch<K extends Kit>(
  play: Play<K>,
  seat: number,
  question: string,
  keys: readonly string[],
): K["Fact"][] {
  checkQuestion(play, seat, question);
  if (!Array.isArray(keys) || keys.length === 0) {
    throw new Refusal("malformed-answer", "a batch is a list of keys, at least one");
  }
  const trial: Play<K> = {
    ...play,
    entries: [],
    moments: [],
    fates: [...play.fates],
    open: [...play.open],
    asked: [...play.asked],
  };
  keys.forEach((key, i) => {
    const last = trial.moments.at(-1);
    if (last?.mark !== undefined) {
      throw new Refusal(
        "crosses-mark",
        `answer ${i + 1} of the batch (${key}) lies behind a mark (${last.mark}); ` +
          "give it after you have seen what the answers before it brought",
      );
    }
    answerChecked(trial, seat, key);
  });
  return keys.flatMap((key) => answerChecked(play, seat, key));
}

function answerChecked<K extends Kit>(play: Play<K>, seat: number, key: unknown): K["Fact"][] {
  if (typeof key !== "string") {
    throw new Refusal("malformed-answer", `an answer is a text; got ${JSON.stringify(key)}`);
  }
  const { game } = play;
  const option = optionWithKey(
    game,
    newContext(game, play.state),
    seat,
    key,
    codesKnown(play, seat),
  );
  if (option === undefined) throw notOffered(play, seat, key);
  const facts: K["Fact"][] = [];
  const before = play.state;
  const run = newContext(game, game.copy(before), collector(facts));
  answerAndRun(game, run, seat, option);
  const listed = listAll(game, run);
  shareUnchanged(before, run.state);
  play.state = run.state;
  play.listed = listed;
  play.entries.push({ seat, key });
  const sameForks = areInSamePhase(before, run.state);
  // Nothing is drawn before the join, and until then the answer may be withdrawn: fates wait.
  const fates = sameForks ? [] : play.fates.splice(0);
  play.moments.push({ before, seat, key, mark: markOf(play, before, run, seat), fates });
  renewQuestions(play, (asked) => !sameForks || asked === seat);
  return facts;
}

/** An answer that leads to a question which cannot be asked does not count: nobody could go on. */
function listAll<K extends Kit>(game: Game<K>, run: Run<K>): Listed<K> {
  const codes: number[][] = [];
  for (const seat of askedSeats(game, run)) codes[seat] = optionCodes(game, run, seat);
  return { state: run.state, codes };
}

/** After an undo, or at a position, nothing has been listed yet. */
function codesKnown<K extends Kit>(play: Play<K>, seat: number): readonly number[] | undefined {
  return play.listed.state === play.state ? play.listed.codes[seat] : undefined;
}

function notOffered<K extends Kit>(play: Play<K>, seat: number, key: string): Refusal {
  const question = readQuestion(play.game, newContext(play.game, play.state), seat);
  const offered = question.options.map((option) => option.key).join(", ");
  const head = key.split(":")[0];
  const why =
    question.blocked.find((blocked) => blocked.action === key) ??
    question.blocked.find((blocked) => blocked.action === head);
  const because = why === undefined ? "" : ` (${why.reason}, ${why.rule})`;
  return new Refusal(
    "not-offered",
    `${JSON.stringify(key)} is not offered in ${question.kind}${because}; offered: ${offered}`,
  );
}

function checkSeat<K extends Kit>(play: Play<K>, seat: number): void {
  if (isSeat(play, seat)) return;
  const last = play.open.length - 1;
  throw new Refusal("unknown-seat", `there is no seat ${seat}; seats are 0 to ${last}`);
}

function isSeat<K extends Kit>(play: Play<K>, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < play.open.length;
}

function checkQuestion<K extends Kit>(play: Play<K>, seat: number, question: unknown): void {
  checkSeat(play, seat);
  if (typeof question !== "string") {
    throw new Refusal("malformed-answer", "an answer names the id of its question, a text");
  }
  if (play.open[seat] === question && question !== "") return;
  const [asked, number] = question.split(".").map(Number);
  // The same whether it is open or not: how far another seat is in a secret phase is its secret.
  if (number >= 1 && asked !== seat && isSeat(play, asked)) {
    const whose = `question ${question} belongs to seat ${asked}, not to seat ${seat}`;
    throw new Refusal("wrong-seat", whose);
  }
  if (asked === seat && number >= 1 && number <= play.asked[seat]) {
    throw new Refusal("question-answered", `question ${question} is no longer open`);
  }
  throw new Refusal("unknown-question", `there is no question ${JSON.stringify(question)}`);
}

function markOf<K extends Kit>(
  play: Play<K>,
  before: K["State"],
  run: Run<K>,
  seat: number,
): Mark | undefined {
  if (run.revealed || before.joined !== run.state.joined) return "reveal";
  if (chanceUsed(before) !== chanceUsed(run.state)) return "chance";
  if (areInSamePhase(before, run.state) && run.state.forks[seat].length > 0) return undefined;
  const asked = askedSeats(play.game, run);
  if (asked.length === 0) return "end";
  return asked.length === 1 && asked[0] === seat ? undefined : "other-seat";
}

/**
 * The last answer that everybody knows to have been given. What is said in a running simultaneous
 * phase does not count: it is withdrawn by its own seat, and whether undo is free, or possible,
 * must not tell others how far somebody is. An undo goes back behind the phase and forgets it.
 */
function lastOpenly<K extends Kit>({ state, moments }: Play<K>): Moment<K> | undefined {
  if (!isSimultaneous(state)) return moments.at(-1);
  for (let i = moments.length - 1; i >= 0; i--) {
    if (!areInSamePhase(moments[i].before, state)) return moments[i];
  }
  return undefined;
}

/** What an undo by this seat would meet: nothing in the way, or the reason why it is not free. */
export function undoMark<K extends Kit>(play: Play<K>, seat: number): Mark | undefined {
  const last = lastOpenly(play);
  if (last === undefined) return undefined;
  return last.seat === seat ? last.mark : "other-seat";
}

/** Takes back the last answer that counts. `consent` names the seats that have agreed. */
export function undo<K extends Kit>(
  play: Play<K>,
  seat: number,
  consent: readonly number[] = [],
): void {
  checkSeat(play, seat);
  const last = lastOpenly(play);
  if (last === undefined) throw new Refusal("nothing-to-undo", "no answer has been given yet");
  const mark = undoMark(play, seat);
  if (mark !== undefined) checkPolicy(play, seat, mark, consent);
  const pending = play.fates.length > 0;
  play.moments.length = play.moments.indexOf(last) + 1;
  goBack(play, last);
  // Fates that were drawn since stay in force, or players could go back to the one they liked.
  const fate = mark === undefined && !pending ? "kept" : play.policy.fate;
  if (fate === "anew") drawFate(play, String(play.entries.length));
  play.entries.push({ seat, undo: true, fate });
  renewQuestions(play, () => true);
}

/** To before the last answer, or, behind a simultaneous phase, to before all answers of the phase. */
function goBack<K extends Kit>(play: Play<K>, last: Moment<K>): void {
  if (!isSimultaneous(last.before)) {
    play.moments.pop();
    play.state = last.before;
    play.fates = [...last.fates];
    return;
  }
  const { joined } = last.before;
  const first = play.moments.findIndex(
    ({ before }) => isSimultaneous(before) && before.joined === joined,
  );
  // What the phase met stands at the answer that ended it, and is in force in the state before.
  play.fates = play.moments.slice(first).flatMap(({ fates }) => fates);
  play.moments.length = first;
  play.state = play.game.copy(last.before);
  withdrawAll(play.game, newContext(play.game, play.state));
}

function checkPolicy<K extends Kit>(
  play: Play<K>,
  seat: number,
  mark: Mark,
  consent: readonly number[],
): void {
  const { behindMarks } = play.policy;
  if (behindMarks === "free") return;
  const missing = play.open.map((_, other) => other).filter((other) => !consent.includes(other));
  const others = missing.filter((other) => other !== seat);
  if (behindMarks === "consent" && others.length === 0) return;
  const needs = behindMarks === "never" ? "this table never does" : `seats ${others} must agree`;
  throw new Refusal("undo-refused", `undoing goes behind a mark (${mark}): ${needs}`);
}

/**
 * Draws another fate for everything that is still to come: dice and shuffles, and, where the game
 * can say which cards nobody has seen, those too.
 */
export function drawFate<K extends Kit>(play: Play<K>, salt: string): void {
  play.state = play.game.copy(play.state);
  play.state.chance = anotherFate(play.state.chance, salt);
  if (play.game.redeal !== undefined) play.state = play.game.redeal(play.state);
  play.fates.push(salt);
}

/** In a simultaneous phase: takes back all answers of this seat, until the last seat is ready. */
export function withdrawAnswers<K extends Kit>(play: Play<K>, seat: number): void {
  checkSeat(play, seat);
  if (!isSimultaneous(play.state)) {
    throw new Refusal("nothing-to-withdraw", "no simultaneous phase is running");
  }
  const state = play.game.copy(play.state);
  withdraw(play.game, newContext(play.game, state), seat);
  if (isAtStart(play.state, state, seat)) {
    throw new Refusal("nothing-to-withdraw", `seat ${seat} has not answered in this phase yet`);
  }
  play.state = state;
  play.entries.push({ seat, withdraw: true });
  for (let i = play.moments.length - 1; i >= 0; i--) {
    if (!areInSamePhase(play.moments[i].before, state)) break;
    if (play.moments[i].seat === seat) play.moments.splice(i, 1);
  }
  renewQuestions(play, (asked) => asked === seat);
}

function isAtStart(state: CoreState, restarted: CoreState, seat: number): boolean {
  return (
    `${state.forks[seat]}` === `${restarted.forks[seat]}` &&
    `${state.drafts[seat]}` === `${restarted.drafts[seat]}`
  );
}

function renewQuestions<K extends Kit>(play: Play<K>, isNew: (seat: number) => boolean): void {
  const asked = askedSeats(play.game, newContext(play.game, play.state));
  for (let seat = 0; seat < play.open.length; seat++) {
    if (!asked.includes(seat)) play.open[seat] = "";
    else if (isNew(seat) || play.open[seat] === "") {
      play.asked[seat]++;
      play.open[seat] = `${seat}.${play.asked[seat]}`;
    }
  }
}
