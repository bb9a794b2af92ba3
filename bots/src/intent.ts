import {
  answerAndRun,
  type Game,
  type Kit,
  newContext,
  nextSeat,
  optionWithKey,
  type Question,
  type Run,
  readQuestion,
} from "@coterie/kernel";
import type { Sight } from "./bot.js";
import type { Judgement } from "./judgement.js";
import { bestAnswer, optionsOf } from "./look-ahead.js";
import { surpriseIn } from "./surprise.js";

/** A step of what a bot means to do: an answer, and what its seat would see when it gives it. */
export interface Intended<K extends Kit> {
  readonly seen: K["State"];
  readonly question: Question;
  readonly key: string;
}

const MOST_STEPS = 8;

/**
 * What a seat that answers with these keys means to do with the rest of its turn, as far as neither
 * chance nor a secret has a say in it. It is told from an imagined world, so it gives nothing away.
 */
export function intentOf<K extends Kit>(
  judgement: Judgement<K>,
  sight: Sight<K>,
  keys: readonly string[],
): Intended<K>[] {
  const { game, question } = sight;
  const { seat } = question;
  const world = sight.imagine();
  const hasSurprise = surpriseIn(world, seat);
  const run = newContext(game, game.copy(world));
  const steps: Intended<K>[] = [];
  const wanted = keys.slice();
  while (steps.length < MOST_STEPS && isOwnTurn(judgement, game, run, world, seat)) {
    const asked = readQuestion(game, run, seat);
    const key = wanted.shift() ?? bestKey(judgement, game, run, asked);
    const option = optionWithKey(game, run, seat, key);
    if (option === undefined) break;
    if (!asked.forced)
      steps.push({ seen: game.view(game.copy(run.state), seat).seen, question: asked, key });
    answerAndRun(game, run, seat, option);
    if (run.revealed || hasSurprise(run.state)) break;
  }
  return steps;
}

/** The first question, and all that follow until the turn is over or somebody else is asked. */
function isOwnTurn<K extends Kit>(
  judgement: Judgement<K>,
  game: Game<K>,
  run: Run<K>,
  began: K["State"],
  seat: number,
): boolean {
  if (run.state.outcome !== 0 || nextSeat(game, run) !== seat) return false;
  const isCalm = judgement.isCalm?.(run) ?? true;
  return !isCalm || judgement.isSameTurn?.(run, began) === true;
}

function bestKey<K extends Kit>(
  judgement: Judgement<K>,
  game: Game<K>,
  run: Run<K>,
  { seat, options }: Question,
): string {
  const { option } = bestAnswer(game, judgement, run, true);
  return options[optionsOf(game, run, seat).indexOf(option)].key;
}
