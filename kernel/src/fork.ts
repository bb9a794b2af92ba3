import { FRAME, popFrame, push, type Step, type StepId, topStepId } from "./agenda.js";
import { Refusal, RulesFault } from "./errors.js";
import type { Game } from "./game.js";
import { FORK, FORK_STEP, type Kit, type Run } from "./rulebook.js";
import { BUDGETS, endlessLoop, runStep } from "./run.js";
import type { CoreState } from "./state.js";

/**
 * A simultaneous phase. Every seat gets a private agenda that begins with the step `start(seat)`
 * and may touch nothing but `state.drafts[seat]`: no chance, nothing shared. When the last seat
 * has no question left, `join` runs once and reads all drafts in seat order; so the order in
 * which the seats answered cannot matter. Others learn only who is ready.
 */
export function fork<K extends Kit>(run: Run<K>, start: Step, join: Step): void {
  beginPhase(run, start, join, ALL);
}

/**
 * A decision of one seat, made in private: others learn of it only when it is whole. They take no
 * part and count as ready; `join` gets the seat as its first argument.
 */
export function forkOne<K extends Kit>(run: Run<K>, seat: number, start: Step, join: Step): void {
  if (run.state.forks[seat] === undefined) {
    throw new RulesFault(`a private decision of seat ${seat}, which nobody has`);
  }
  beginPhase(run, start, join, seat + 1);
}

/** Who takes part, as the frame of a phase says it: everybody, or one more than the only seat. */
const ALL = 0;

function beginPhase<K extends Kit>(run: Run<K>, start: Step, join: Step, who: number): void {
  const { state } = run;
  if (run.agenda !== state.agenda) {
    throw new RulesFault("a private agenda began a simultaneous phase of its own");
  }
  push(run, FORK_STEP, join.id, start.id, who);
  for (let seat = 0; seat < state.forks.length; seat++) {
    if (participates(state, seat)) restart(state, seat);
  }
}

export function isSimultaneous(state: CoreState): boolean {
  return topStepId(state.agenda) === FORK;
}

/** Whether a simultaneous phase runs in which this seat decides something. */
export function participates(state: CoreState, seat: number): boolean {
  if (!isSimultaneous(state)) return false;
  const { who } = phaseOf(state);
  return who === ALL || who === seat + 1;
}

/** The step with which the running phase began, by which a game knows what its drafts mean; or -1. */
export function currentPhase(state: CoreState): StepId {
  return isSimultaneous(state) ? phaseOf(state).start : -1;
}

/** Whether the phase that began with this step is running. */
export function isInPhase(state: CoreState, start: Step): boolean {
  return currentPhase(state) === start.id;
}

/** What the frame of the running phase says. */
function phaseOf({ agenda }: CoreState): { join: StepId; start: StepId; who: number } {
  const at = agenda.length - FRAME;
  return { join: agenda[at + 1], start: agenda[at + 2], who: agenda[at + 3] };
}

/** Takes back all that a seat has said in the running phase: it is asked again from the start. */
export function withdraw<K extends Kit>(game: Game<K>, run: Run<K>, seat: number): void {
  if (!participates(run.state, seat)) {
    throw new Refusal("nothing-to-withdraw", `seat ${seat} takes no part in a simultaneous phase`);
  }
  restart(run.state, seat);
  runPrivateStacks(game, run);
}

/** Takes back all that anybody has said in the running phase. */
export function withdrawAll<K extends Kit>(game: Game<K>, run: Run<K>): void {
  for (let seat = 0; seat < run.state.forks.length; seat++) {
    if (participates(run.state, seat)) withdraw(game, run, seat);
  }
}

/** Whether two positions of one game lie in the same simultaneous phase. */
export function areInSamePhase(a: CoreState, b: CoreState): boolean {
  return isSimultaneous(a) && isSimultaneous(b) && a.joined === b.joined;
}

/**
 * Whether the seat's decision in the running phase is whole. Every audience may learn this, and that it is
 * taken back, but nothing of the answers before.
 */
export function isReady(state: CoreState, seat: number): boolean {
  return isSimultaneous(state) && state.forks[seat].length === 0;
}

function restart(state: CoreState, seat: number): void {
  state.drafts[seat] = [];
  state.forks[seat] = initialPrivateStack(state, seat);
}

/** The private agenda with which a seat begins the running phase. */
export function initialPrivateStack(state: CoreState, seat: number): number[] {
  return frame(phaseOf(state).start, seat);
}

/** Runs every private agenda to its next question. True while somebody still has one. */
export function runPrivateStacks<K extends Kit>(game: Game<K>, run: Run<K>): boolean {
  const { state } = run;
  const drawn = chanceUsed(state);
  let waiting = false;
  for (const agenda of state.forks) {
    run.agenda = agenda;
    runPrivate(game, run);
    if (agenda.length > 0) waiting = true;
  }
  run.agenda = state.agenda;
  checkNoChance(state, drawn);
  return waiting;
}

/** Runs the private agenda that the run is set to, up to its next question or its end. */
export function runPrivate<K extends Kit>(game: Game<K>, run: Run<K>): void {
  const { agenda } = run;
  const { names, questions } = game.rulebook;
  for (let budget = BUDGETS.steps; agenda.length > 0; budget--) {
    const step = topStepId(agenda);
    if (questions[step] !== undefined) return;
    if (budget === 0) throw endlessLoop(names[step]);
    runStep(game, run);
  }
}

/** A number that changes whenever something is drawn, from a stream or from prescribed dice. */
export function chanceUsed(state: CoreState): number {
  return state.chance.drawn.reduce(sum, -state.chance.loaded.length);
}

export function checkNoChance(state: CoreState, used: number): void {
  if (chanceUsed(state) === used) return;
  throw new RulesFault("a private agenda of a simultaneous phase drew from chance");
}

export function completePhase<K extends Kit>(game: Game<K>, run: Run<K>): void {
  const { state } = run;
  const { join, who } = phaseOf(state);
  popFrame(state.agenda);
  state.agenda.push(...frame(join, who === ALL ? 0 : who - 1));
  runStep(game, run);
  state.drafts = state.drafts.map(() => []);
  state.joined++;
}

/** The frame of a step that is known by its number, with one argument. */
function frame(step: StepId, argument: number): number[] {
  return [step, argument, ...new Array<number>(FRAME - 2).fill(0)];
}

function sum(a: number, b: number): number {
  return a + b;
}
