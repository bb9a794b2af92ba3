import { FRAME, popFrame, type StepId, topStepId } from "./agenda.js";
import { RulesFault } from "./errors.js";
import {
  chanceUsed,
  checkNoChance,
  completePhase,
  isSimultaneous,
  runPrivateStacks,
} from "./fork.js";
import type { Game } from "./game.js";
import type { Options } from "./options.js";
import { FORK, type Kit, type QuestionKind, type Run } from "./rulebook.js";
import type { CoreState } from "./state.js";

/** How far rules and cards may go. Whatever goes further is a fault of theirs. */
export const BUDGETS = {
  /** More steps than this between two questions are an endless loop. */
  steps: 10_000,
  /** More options than this nobody can read. */
  options: 1_000,
  /** More facts of one answer than this nobody can be told. */
  facts: 2_000,
};

export function newContext<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  tell?: (fact: K["Fact"]) => void,
): Run<K> {
  const run: Run<K> = {
    state,
    content: game.content,
    agenda: state.agenda,
    revealed: false,
  };
  // Every emitted fact is one that a reader could get.
  if (tell !== undefined) run.tell = tell as (fact: K["Emitted"]) => void;
  return run;
}

/** Collects what an answer brings; a card that never stops telling is a fault of the rules. */
export function collector<F>(facts: F[]): (fact: F) => void {
  return (fact) => {
    if (facts.length >= BUDGETS.facts) {
      throw new RulesFault(`more than ${BUDGETS.facts} facts without a question`);
    }
    facts.push(fact);
  };
}

/** Runs the agenda to the next question, or to the end of the game. */
export function advance<K extends Kit>(game: Game<K>, run: Run<K>): void {
  const { state } = run;
  const { rulebook } = game;
  for (let budget = BUDGETS.steps; budget > 0; budget--) {
    if (state.outcome !== 0) return;
    if (game.settle?.(run) === true) continue;
    const step = topStepId(state.agenda);
    if (step === FORK) {
      if (runPrivateStacks(game, run)) return;
      completePhase(game, run);
    } else {
      if (step < 0) throw new RulesFault("the agenda ran empty before the game was over");
      if (rulebook.questions[step] !== undefined) return;
      runStep(game, run);
    }
  }
  throw endlessLoop(rulebook.names[topStepId(state.agenda)]);
}

export function endlessLoop(at: string | undefined): RulesFault {
  return new RulesFault(
    `endless loop: more than ${BUDGETS.steps} steps without a question, now at ${at}`,
  );
}

/**
 * Takes the top frame off the run's agenda and executes it. Here and below the seven arguments are
 * read one by one: this is the path on which search lives, and a spread would allocate.
 */
export function runStep<K extends Kit>(game: Game<K>, run: Run<K>): void {
  const { agenda } = run;
  const at = agenda.length - FRAME;
  const step = game.rulebook.steps[agenda[at]];
  if (step === undefined) throw new RulesFault(`no step has the number ${agenda[at]}`);
  const a = agenda[at + 1];
  const b = agenda[at + 2];
  const c = agenda[at + 3];
  const d = agenda[at + 4];
  const e = agenda[at + 5];
  const f = agenda[at + 6];
  const g = agenda[at + 7];
  popFrame(agenda);
  step(run, a, b, c, d, e, f, g);
}

/** Which agenda holds the question of a seat: its own in a simultaneous phase, else the shared. */
export function agendaOf(state: CoreState, seat: number): number[] {
  return isSimultaneous(state) ? state.forks[seat] : state.agenda;
}

/** The seat that is asked by the shared agenda. Only outside a simultaneous phase. */
export function askedSeat<K extends Kit>(game: Game<K>, run: Run<K>): number {
  const { agenda } = run.state;
  const kind = questionOn(game, agenda);
  const at = agenda.length - FRAME;
  return kind.seat(
    run,
    agenda[at + 1],
    agenda[at + 2],
    agenda[at + 3],
    agenda[at + 4],
    agenda[at + 5],
    agenda[at + 6],
    agenda[at + 7],
  );
}

/** All seats that are being asked now, in seat order; nobody when the game is over. */
export function askedSeats<K extends Kit>(game: Game<K>, run: Run<K>): number[] {
  const { state } = run;
  if (state.outcome !== 0) return [];
  if (!isSimultaneous(state)) return [askedSeat(game, run)];
  return state.forks.flatMap((fork, seat) => (fork.length > 0 ? [seat] : []));
}

/** Lists the legal answers to the question on top of an agenda. */
export function listOptions<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  agenda: readonly number[],
  options: Options,
): void {
  const kind = questionOn(game, agenda);
  const at = agenda.length - FRAME;
  options.clear();
  kind.list(
    run,
    options,
    agenda[at + 1],
    agenda[at + 2],
    agenda[at + 3],
    agenda[at + 4],
    agenda[at + 5],
    agenda[at + 6],
    agenda[at + 7],
  );
  if (options.count === 0) throw new RulesFault(`the question ${kind.name} has no option`);
  if (options.count > BUDGETS.options) {
    const most = `at most ${BUDGETS.options} are allowed`;
    throw new RulesFault(`the question ${kind.name} has ${options.count} options; ${most}`);
  }
}

/** Gives an answer that is known to be listed, and runs to the next question. */
export function answerAndRun<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  seat: number,
  option: number,
): void {
  applyAnswer(game, run, seat, option);
  advance(game, run);
}

/** Does what an answer says and nothing that follows from it. */
export function applyAnswer<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  seat: number,
  option: number,
): void {
  const agenda = agendaOf(run.state, seat);
  const kind = questionOn(game, agenda);
  const at = agenda.length - FRAME;
  const a = agenda[at + 1];
  const b = agenda[at + 2];
  const c = agenda[at + 3];
  const d = agenda[at + 4];
  const e = agenda[at + 5];
  const f = agenda[at + 6];
  const g = agenda[at + 7];
  popFrame(agenda);
  run.agenda = agenda;
  const isPrivate = agenda !== run.state.agenda;
  const used = isPrivate ? chanceUsed(run.state) : 0;
  kind.answer(run, option, a, b, c, d, e, f, g);
  if (isPrivate) checkNoChance(run.state, used);
  run.agenda = run.state.agenda;
}

export function questionOn<K extends Kit>(
  game: Game<K>,
  agenda: readonly number[],
): QuestionKind<Run<K>> {
  const step: StepId = topStepId(agenda);
  const kind = game.rulebook.questions[step];
  if (kind === undefined) {
    throw new RulesFault(`no question waits here, but ${game.rulebook.names[step] ?? "nothing"}`);
  }
  return kind;
}

/** The seven arguments of the frame on top of an agenda. */
export function topArgs(
  agenda: readonly number[],
): readonly [number, number, number, number, number, number, number] {
  const at = agenda.length - FRAME;
  return [
    agenda[at + 1],
    agenda[at + 2],
    agenda[at + 3],
    agenda[at + 4],
    agenda[at + 5],
    agenda[at + 6],
    agenda[at + 7],
  ];
}
