import {
  agendaOf,
  answerAndRun,
  type Game,
  type Kit,
  listOptions,
  newContext,
  nextSeat,
  Options,
  type Run,
} from "@coterie/kernel";
import type { Judgement } from "./judgement.js";

/** A position that does not come to rest by then is judged as it is. */
const MOST_ANSWERS = 60;

const buffer = new Options();

/** The numbers of the options of a seat's question, in the order of the question. */
export function optionsOf<K extends Kit>(game: Game<K>, run: Run<K>, seat: number): number[] {
  listOptions(game, run, agendaOf(run.state, seat), buffer);
  return buffer.toArray();
}

/** What an option leads to. The position that it is given in stays as it is. */
export function after<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  seat: number,
  option: number,
): Run<K> {
  const run = newContext(game, game.copy(state));
  answerAndRun(game, run, seat, option);
  return run;
}

/** What an answer costs: of two ways to the same, the shorter one is better. */
const DELAY = 1e-6;

/**
 * What a position is worth at the end of the turn that began with another one. Until then every
 * calm question gets the option whose calm position is the best.
 */
export function valueAtEndOfTurn<K extends Kit>(
  game: Game<K>,
  judgement: Judgement<K>,
  from: Run<K>,
  began: K["State"],
  seat: number,
): number {
  let run = calm(game, judgement, from);
  let answers = 0;
  while (answers < MOST_ANSWERS && isSameTurn(judgement, run, began)) {
    run = bestNext(game, judgement, run, true);
    answers++;
  }
  return judgement.value(run, seat) - DELAY * answers;
}

function isSameTurn<K extends Kit>(
  judgement: Judgement<K>,
  run: Run<K>,
  began: K["State"],
): boolean {
  return run.state.outcome === 0 && judgement.isSameTurn?.(run, began) === true;
}

/** Plays on until the position can be judged, always with what looks best at once. */
export function calm<K extends Kit>(game: Game<K>, judgement: Judgement<K>, from: Run<K>): Run<K> {
  let run = from;
  for (let answers = 0; answers < MOST_ANSWERS && !isCalm(judgement, run); answers++) {
    run = bestNext(game, judgement, run, false);
  }
  return run;
}

function isCalm<K extends Kit>(judgement: Judgement<K>, run: Run<K>): boolean {
  return run.state.outcome !== 0 || judgement.isCalm === undefined || judgement.isCalm(run);
}

/**
 * Plays the turn of whoever is asked to its end: so many of the beginnings that look best are played
 * on, and the best end is taken. Outside a turn it is the best answer alone.
 */
export function bestTurn<K extends Kit>(
  game: Game<K>,
  judgement: Judgement<K>,
  from: Run<K>,
  beginnings: number,
): Run<K> {
  const seat = nextSeat(game, from);
  const options = optionsOf(game, from, seat);
  if (options.length === 1) return after(game, from.state, seat, options[0]);
  if (!isSameTurn(judgement, from, from.state)) return bestNext(game, judgement, from, true);
  let best = from;
  let highest = Number.NEGATIVE_INFINITY;
  for (const next of bestBeginnings(game, judgement, from, options).slice(0, beginnings)) {
    let end = next;
    for (let n = 0; n < MOST_ANSWERS && isSameTurn(judgement, end, from.state); n++) {
      end = bestNext(game, judgement, end, true);
    }
    const value = judgement.value(end, seat);
    if (value <= highest) continue;
    highest = value;
    best = end;
  }
  return best;
}

/** Where the options lead to when all is calm again, the best first. */
function bestBeginnings<K extends Kit>(
  game: Game<K>,
  judgement: Judgement<K>,
  from: Run<K>,
  options: readonly number[],
): Run<K>[] {
  const seat = nextSeat(game, from);
  return options
    .filter((option) => judgement.ignores?.(from, option) !== true)
    .map((option) => {
      const next = calm(game, judgement, after(game, from.state, seat, option));
      return { next, value: judgement.value(next, seat) };
    })
    .sort((a, b) => b.value - a.value)
    .map(({ next }) => next);
}

/** Whoever is asked takes what is best for the own seat: at once, or as soon as all is calm. */
function bestNext<K extends Kit>(
  game: Game<K>,
  judgement: Judgement<K>,
  run: Run<K>,
  untilCalm: boolean,
): Run<K> {
  return bestAnswer(game, judgement, run, untilCalm).next;
}

export interface Answered<K extends Kit> {
  readonly option: number;
  /** Where it led to: at once, or when all was calm again. */
  readonly next: Run<K>;
}

export function bestAnswer<K extends Kit>(
  game: Game<K>,
  judgement: Judgement<K>,
  run: Run<K>,
  untilCalm: boolean,
): Answered<K> {
  const seat = nextSeat(game, run);
  const options = optionsOf(game, run, seat);
  let best = { option: options[0], next: run };
  if (options.length === 1) return { ...best, next: after(game, run.state, seat, options[0]) };
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (judgement.ignores?.(run, option) === true) continue;
    let next = after(game, run.state, seat, option);
    if (untilCalm) next = calm(game, judgement, next);
    const value = judgement.value(next, seat);
    if (value <= highest) continue;
    highest = value;
    best = { option, next };
  }
  return best;
}
