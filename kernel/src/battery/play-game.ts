import { topStepId } from "../agenda.js";
import { dice, keyOf, sealedChance, seedFrom } from "../chance.js";
import { isSimultaneous } from "../fork.js";
import type { Game } from "../game.js";
import { Options } from "../options.js";
import type { Kit, Run } from "../rulebook.js";
import { advance, agendaOf, answerAndRun, askedSeat, listOptions, newContext } from "../run.js";
import { checkPosition, findings } from "./check-position.js";
import { listedTwice } from "./checks/options.js";
import { outcomeFault } from "./checks/outcome.js";
import { recordFault } from "./checks/record.js";
import type { Disguise } from "./plan.js";
import { inWords } from "./report.js";
import type { Sampler } from "./sampler.js";
import { fail, type Tally } from "./tally.js";

/** One game of the battery: who plays what, and who takes notes. */
export interface Table<K extends Kit> {
  readonly game: Game<K>;
  readonly rawSetup: unknown;
  readonly seed: string;
  readonly sampler: Sampler;
  readonly tally: Tally;
  readonly disguise: Disguise<K["State"]> | undefined;
}

/** A game that runs: what has been answered, and where the next answers come from. */
interface Playing<K extends Kit> extends Table<K> {
  readonly setup: K["Setup"];
  readonly seats: number;
  readonly run: Run<K>;
  /** Seat and option, one pair after the other. */
  readonly log: number[];
  readonly pick: (below: number) => number;
  /** Kept apart from `pick`, so that looking closer does not change what is played. */
  readonly look: (below: number) => number;
}

/** Something that a check of this name found; it ends the game in which it was found. */
class Found extends Error {
  constructor(
    readonly check: string,
    message: string,
  ) {
    super(message);
  }
}

const options = new Options();

export function playGame<K extends Kit>(table: Table<K>): void {
  const log: number[] = [];
  try {
    const playing = begin(table, log);
    while (playing.run.state.outcome === 0) answerNext(playing);
    finish(playing);
  } catch (error) {
    if (error instanceof Found) note(table, log, error.check, error.message);
    else note(table, log, "play", inWords(error));
  }
  const { tally } = table;
  const answers = log.length / 2;
  tally.games++;
  tally.answers += answers;
  tally.longest = Math.max(tally.longest, answers);
}

function begin<K extends Kit>(table: Table<K>, log: number[]): Playing<K> {
  const { game, rawSetup, seed } = table;
  const setup = game.readSetup(rawSetup);
  const run = newContext(game, game.begin(setup, sealedChance(keyOf(seedFrom(seed)))));
  advance(game, run);
  const [pick, look] = [dice(`answers:${seed}`), dice(`sample:${seed}`)];
  return { ...table, setup, seats: game.seats(setup), run, log, pick, look };
}

/** The cheap checks, then the costly ones if this position is in the sample, then an answer. */
function answerNext<K extends Kit>(playing: Playing<K>): void {
  const { game, run, log, tally, pick } = playing;
  if (log.length >= game.maxAnswers * 2) {
    throw new Found("length", `not over after ${game.maxAnswers} answers`);
  }
  const seat = chooseSeat(playing);
  const agenda = agendaOf(run.state, seat);
  const kind = topStepId(agenda);
  listChecked(playing, agenda);
  const option = options.at(pick(options.count));
  checkFaults(playing);
  tally.questions[kind]++;
  if (playing.sampler.wantsPosition(kind, playing.look)) lookClosely(playing);
  log.push(seat, option);
  answerAndRun(game, run, seat, option);
}

/** In a simultaneous phase any of those who still think, so that all orders come about. */
function chooseSeat<K extends Kit>(playing: Playing<K>): number {
  const { game, run, seats, pick } = playing;
  if (isSimultaneous(run.state)) return chooseThinker(run.state.forks, pick);
  const seat = askedSeat(game, run);
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
    throw new Found("seat", `seat ${seat} is asked; there are ${seats} seats`);
  }
  return seat;
}

function chooseThinker(forks: readonly number[][], pick: (below: number) => number): number {
  let thinking = 0;
  for (const fork of forks) if (fork.length > 0) thinking++;
  let skip = pick(thinking);
  return forks.findIndex((fork) => fork.length > 0 && skip-- === 0);
}

function listChecked<K extends Kit>(playing: Playing<K>, agenda: readonly number[]): void {
  const { game, run } = playing;
  try {
    listOptions(game, run, agenda, options);
  } catch (error) {
    throw new Found("options", inWords(error));
  }
  const twice = listedTwice(options);
  if (twice === undefined) return;
  const name = game.rulebook.names[topStepId(agenda)];
  throw new Found("options", `the question ${name} lists the option ${twice} twice`);
}

function checkFaults<K extends Kit>({ game, run }: Playing<K>): void {
  const faults = game.faults(run.state);
  if (faults.length > 0) throw new Found("faults", faults.join("; "));
}

function lookClosely<K extends Kit>(playing: Playing<K>): void {
  const { game, setup, run, log, tally, disguise } = playing;
  const seed = `${playing.seed}:${log.length}`;
  const found = checkPosition({ game, setup, state: run.state, disguise }, seed, tally.checked);
  for (const { check, message } of found) note(playing, log, check, message);
}

function finish<K extends Kit>(playing: Playing<K>): void {
  const { game, run, tally } = playing;
  const { outcome } = run.state;
  const nameless = outcomeFault(game, outcome);
  if (nameless !== undefined) throw new Found("outcome", nameless);
  tally.outcomes[outcome - 1]++;
  checkFaults(playing);
  if (!playing.sampler.wantsEnd(playing.look)) return;
  lookClosely(playing);
  checkRecord(playing);
}

function checkRecord<K extends Kit>(playing: Playing<K>): void {
  const { game, rawSetup, seed, log, run, tally } = playing;
  const found = findings("record", tally.checked, () =>
    recordFault(game, rawSetup, seed, log, run.state),
  );
  for (const { check, message } of found) note(playing, log, check, message);
}

function note<K extends Kit>(
  table: Table<K>,
  log: readonly number[],
  check: string,
  fault: string,
): void {
  const { seed, rawSetup: setup, tally } = table;
  fail(tally, { check, seed, setup, answer: log.length / 2 }, fault);
}
