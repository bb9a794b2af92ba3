import { dropTop, FRAME, push, type StepId, topStep } from "./agenda.js";
import { RulesFault } from "./errors.js";
import type { Game } from "./game.js";
import { FORK, type Kit, type Run } from "./rulebook.js";
import { endlessLoop, runStep, STEP_BUDGET } from "./run.js";
import type { CoreState } from "./state.js";

/**
 * A simultaneous phase. Every seat gets a private agenda that begins with the step `start(seat)`
 * and may touch nothing but `state.drafts[seat]`: no chance, nothing shared. When the last seat
 * has no question left, `join` runs once and reads all drafts in seat order; so the order in
 * which the seats answered cannot matter. Others learn only who is ready.
 */
export function fork<K extends Kit>(run: Run<K>, start: StepId, join: StepId): void {
  if (run.agenda !== run.state.agenda) {
    throw new RulesFault("a private agenda began a simultaneous phase of its own");
  }
  push(run, FORK, join, start);
  for (let seat = 0; seat < run.state.forks.length; seat++) restart(run.state, seat, start);
}

export function isForked(state: CoreState): boolean {
  return topStep(state.agenda) === FORK;
}

/** Takes back all that a seat has said in the running phase: it is asked again from the start. */
export function withdraw<K extends Kit>(game: Game<K>, run: Run<K>, seat: number): void {
  const { agenda } = run.state;
  restart(run.state, seat, agenda[agenda.length - FRAME + 2]);
  runForks(game, run);
}

/** Whether two positions of one game lie in the same simultaneous phase. */
export function isSamePhase(a: CoreState, b: CoreState): boolean {
  return isForked(a) && isForked(b) && a.joined === b.joined;
}

export function isReady(state: CoreState, seat: number): boolean {
  return isForked(state) && state.forks[seat].length === 0;
}

function restart(state: CoreState, seat: number, start: StepId): void {
  state.drafts[seat] = [];
  state.forks[seat] = [];
  push({ agenda: state.forks[seat] }, start, seat);
}

/** Runs every private agenda to its next question. True while somebody still has one. */
export function runForks<K extends Kit>(game: Game<K>, run: Run<K>): boolean {
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
function runPrivate<K extends Kit>(game: Game<K>, run: Run<K>): void {
  const { agenda } = run;
  const { names, questions } = game.rulebook;
  for (let budget = STEP_BUDGET; agenda.length > 0; budget--) {
    const step = topStep(agenda);
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

export function finishFork<K extends Kit>(game: Game<K>, run: Run<K>): void {
  const { state } = run;
  const join = state.agenda[state.agenda.length - FRAME + 1];
  dropTop(state.agenda);
  push(run, join);
  runStep(game, run);
  state.drafts = state.drafts.map(() => []);
  state.joined++;
}

function sum(a: number, b: number): number {
  return a + b;
}
