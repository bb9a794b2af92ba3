import {
  answerAndRun,
  type Kit,
  newContext,
  nextSeat,
  type Run,
  readQuestion,
} from "@coterie/kernel";
import type { Sight } from "./bot.js";
import type { Judgement } from "./judgement.js";
import { after, bestAnswer, optionsOf, valueAtEndOfTurn } from "./look-ahead.js";
import { fingerprint } from "./search/fingerprint.js";
import { surpriseIn } from "./surprise.js";

/** So many beginnings of a turn are carried on after each of its actions. */
const BEAM = 12;
/** A turn of more actions than this is judged as it is. */
const MOST_ACTIONS = 8;
/** An action that asks more than this is judged as it is. */
const MOST_ANSWERS = 40;

/** A whole turn of a seat, or as much of it as can be planned. */
export interface TurnPlan {
  readonly keys: readonly string[];
  /** What the turn is worth at its end, by the judgement. */
  readonly value: number;
}

/** A turn as far as it goes. */
interface Begun<K extends Kit> {
  readonly run: Run<K>;
  /** The options that were taken. */
  readonly taken: readonly number[];
  readonly value: number;
}

/** What all ways to play one turn have in common. */
interface Turn<K extends Kit> {
  readonly judgement: Judgement<K>;
  readonly sight: Sight<K>;
  readonly world: K["State"];
  /** Dice fell, something was revealed, or somebody else has to decide: nothing can be planned beyond. */
  isCut(run: Run<K>): boolean;
}

/**
 * The best ways to play the own turn, best first: each up to its end, or to where dice fall or
 * something is revealed. None if the question is asked in the middle of something else.
 */
export function turnPlans<K extends Kit>(
  judgement: Judgement<K>,
  sight: Sight<K>,
  most: number,
): TurnPlan[] {
  const turn = turnOf(judgement, sight);
  const { world } = turn;
  const start = newContext(sight.game, world);
  if (judgement.isCalm?.(start) === false || !isSameTurn(turn, start)) return [];
  const over: Begun<K>[] = [];
  const seen = new Set<number>();
  let open: Begun<K>[] = [{ run: start, taken: [], value: 0 }];
  for (let n = 0; n < MOST_ACTIONS && open.length > 0; n++) {
    const next = open.flatMap((begun) => carriedOn(turn, begun, seen));
    over.push(...next.filter(({ run }) => isOver(turn, run)));
    open = best(
      next.filter(({ run }) => !isOver(turn, run)),
      BEAM,
    );
  }
  return best([...over, ...open], most).map(({ taken, value }) => ({
    keys: keysOf(turn, taken),
    value,
  }));
}

function turnOf<K extends Kit>(judgement: Judgement<K>, sight: Sight<K>): Turn<K> {
  const { game, question } = sight;
  const world = sight.imagine();
  const hasSurprise = surpriseIn(world, question.seat);
  const isCut = (run: Run<K>): boolean =>
    run.state.outcome !== 0 ||
    run.revealed ||
    hasSurprise(run.state) ||
    nextSeat(game, run) !== question.seat;
  return { judgement, sight, world, isCut };
}

function isSameTurn<K extends Kit>({ judgement, world }: Turn<K>, run: Run<K>): boolean {
  return judgement.isSameTurn?.(run, world) === true;
}

function isOver<K extends Kit>(turn: Turn<K>, run: Run<K>): boolean {
  return turn.isCut(run) || !isSameTurn(turn, run);
}

/** One action more, each that is worth a look; of several ways to the same position the first. */
function carriedOn<K extends Kit>(turn: Turn<K>, begun: Begun<K>, seen: Set<number>): Begun<K>[] {
  const { judgement, sight } = turn;
  const { game, question } = sight;
  return optionsOf(game, begun.run, question.seat).flatMap((option) => {
    if (judgement.ignores?.(begun.run, option) === true) return [];
    const next = acted(turn, begun, option);
    const print = fingerprint(next.run.state);
    if (seen.has(print)) return [];
    seen.add(print);
    return [next];
  });
}

/** An action with all that it asks, answered with what looks best at once. */
function acted<K extends Kit>(turn: Turn<K>, begun: Begun<K>, option: number): Begun<K> {
  const { judgement, sight, world } = turn;
  const { game, question } = sight;
  const taken = [...begun.taken, option];
  let run = after(game, begun.run.state, question.seat, option);
  for (let n = 0; n < MOST_ANSWERS && !turn.isCut(run); n++) {
    if (judgement.isCalm?.(run) !== false) break;
    const answer = bestAnswer(game, judgement, run, false);
    taken.push(answer.option);
    run = answer.next;
  }
  const value = isOver(turn, run)
    ? valueAtEndOfTurn(game, judgement, run, world, question.seat)
    : judgement.value(run, question.seat);
  return { run, taken, value };
}

function best<K extends Kit>(turns: readonly Begun<K>[], most: number): Begun<K>[] {
  return turns
    .slice()
    .sort((a, b) => b.value - a.value)
    .slice(0, most);
}

function keysOf<K extends Kit>({ sight, world }: Turn<K>, taken: readonly number[]): string[] {
  const { game, question } = sight;
  const { seat } = question;
  const run = newContext(game, game.copy(world));
  return taken.map((option) => {
    const place = optionsOf(game, run, seat).indexOf(option);
    const { key } = readQuestion(game, run, seat).options[place];
    answerAndRun(game, run, seat, option);
    return key;
  });
}
