import { answerAndRun, type Kit, newContext, optionWithKey } from "@coterie/kernel";
import type { Bot, Sight } from "../bot.js";
import type { Candidate, Foresight, Judgement } from "../judgement.js";
import type { Budget } from "./budget.js";
import { certainWin } from "./certain-win.js";
import {
  difference,
  isDecided,
  type Runner,
  ranked,
  runnerFor,
  staying,
  thoughtOf,
} from "./race.js";
import type { Thought } from "./thought.js";

/** A judgement that can also say how a game goes on. */
export type Searchable<K extends Kit> = Judgement<K> & { readonly foresight: Foresight<K> };

export function canBeSearched<K extends Kit>(judgement: Judgement<K>): judgement is Searchable<K> {
  return judgement.foresight !== undefined;
}

/**
 * Thinks about a question for as long as it is asked to: each answer is given in the same imagined
 * worlds, the game is played on from there, and whoever falls behind is not tried any more. Every
 * step is a thought that could be acted upon, so it may be stopped after any.
 */
export function* ponder<K extends Kit>(
  judgement: Searchable<K>,
  sight: Sight<K>,
  budget: Budget,
  candidates = judgement.foresight.candidates,
): Generator<Thought, void> {
  const { foresight } = judgement;
  const winning = foresight.mayWin?.(sight) === true ? certainWin(judgement, sight) : undefined;
  if (winning !== undefined) {
    yield certain(sight.question.options[winning].key);
    return;
  }
  const runners = candidates(sight).map(runnerFor);
  let racing = runners;
  let playouts = 0;
  do {
    const world = foresight.believe?.(sight) ?? sight.imagine();
    for (const runner of racing) tryIn(judgement, sight, world, runner);
    playouts += racing.length;
    yield thoughtOf(runners, playouts);
    racing = ranked(racing).slice(0, staying(runners.length, budget(playouts)));
  } while (!isDecided(racing, budget(playouts)));
}

/** Nothing needs to be tried where a win is certain. */
function certain(key: string): Thought {
  const exact = { mean: 0, error: 0 };
  const answer = { keys: [key], chance: 1, error: 0, worlds: 1, behind: exact, brings: {} };
  return { answers: [answer], playouts: 0 };
}

/** Acts upon the last thought that its budget allows. */
export function search<K extends Kit>(
  judgement: Searchable<K>,
  name: string,
  budget: () => Budget,
): Bot<K> {
  const { foresight } = judgement;
  const plans = (sight: Sight<K>): readonly Candidate[] => {
    const turns = foresight.turns?.(sight) ?? [];
    return turns.length > 0 ? turns : foresight.candidates(sight);
  };
  return {
    name,
    decide(sight) {
      const { options, forced } = sight.question;
      if (forced) return [options[0].key];
      let best: readonly string[] = [];
      for (const { answers } of ponder(judgement, sight, budget(), plans)) {
        best = answers[0].keys;
        // Only whoever wants to know how good the one answer is has to go on.
        if (answers.length === 1) break;
      }
      return best;
    },
  };
}

/** Gives the answer in a world and plays on. */
function tryIn<K extends Kit>(
  judgement: Searchable<K>,
  { game, question }: Sight<K>,
  world: K["State"],
  { keys, chances, brought }: Runner,
): void {
  const { seat } = question;
  const run = newContext(game, game.copy(world));
  for (const key of keys) {
    const option = optionWithKey(game, run, seat, key);
    // In this world the plan cannot be carried out to its end: it is judged by what came of it.
    if (option === undefined) break;
    answerAndRun(game, run, seat, option);
  }
  const end = judgement.foresight.playOut(run, world, seat);
  chances.push(judgement.chance(end, seat));
  if (judgement.parts === undefined) return;
  brought.push(
    difference(judgement.parts(end, seat), judgement.parts(newContext(game, world), seat)),
  );
}
