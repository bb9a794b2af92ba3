import { type Kit, newContext } from "@coterie/kernel";
import type { Bot, Sight } from "./bot.js";
import type { Judgement } from "./judgement.js";
import { after, optionsOf, valueAtEndOfTurn } from "./look-ahead.js";

/** All options are tried in the first world; in the others only so many, the best of the first. */
const FINALISTS = 8;

/**
 * Looks one answer ahead: tries the options in the same imagined worlds, one for each iteration,
 * and takes the one that leads to the best positions on average.
 */
export function greedy<K extends Kit>(judgement: Judgement<K>, iterations: number): Bot<K> {
  return {
    name: `greedy:${iterations}`,
    decide(sight) {
      const { options, forced } = sight.question;
      if (forced) return [options[0].key];
      const plan = judgement.plan?.(sight);
      return plan ?? [options[bestOption(sight, judgement, iterations)].key];
    },
  };
}

/** An option of the question, by its place there, with the sum of the values it led to. */
interface Tried {
  readonly option: number;
  sum: number;
}

function bestOption<K extends Kit>(
  sight: Sight<K>,
  judgement: Judgement<K>,
  iterations: number,
): number {
  let tried: Tried[] = worthALook(sight, judgement).map((option) => ({ option, sum: 0 }));
  if (tried.length === 1) return 0;
  for (let i = 0; i < iterations; i++) {
    tryInOneWorld(sight, judgement, tried);
    if (i === 0) tried = tried.sort((a, b) => b.sum - a.sum).slice(0, FINALISTS);
  }
  const highest = Math.max(...tried.map(({ sum }) => sum));
  const equals = tried.filter(({ sum }) => sum === highest);
  return equals[sight.pick(equals.length)].option;
}

/** The places, in the question, of the options that the judgement does not ignore. */
export function worthALook<K extends Kit>(sight: Sight<K>, judgement: Judgement<K>): number[] {
  const { game, question } = sight;
  const all = question.options.map((_, option) => option);
  if (judgement.ignores === undefined) return all;
  const run = newContext(game, sight.imagine());
  const codes = optionsOf(game, run, question.seat);
  return all.filter((option) => judgement.ignores?.(run, codes[option]) !== true);
}

/** Adds to each option the value of what it leads to in one more world, the same for all. */
function tryInOneWorld<K extends Kit>(
  { game, question, imagine }: Sight<K>,
  judgement: Judgement<K>,
  tried: readonly Tried[],
): void {
  const world = imagine();
  const codes = optionsOf(game, newContext(game, world), question.seat);
  for (const one of tried) {
    const next = after(game, world, question.seat, codes[one.option]);
    one.sum += valueAtEndOfTurn(game, judgement, next, world, question.seat);
  }
}
