import {
  type Bot,
  byTime,
  canBeSearched,
  greedy,
  type Judgement,
  random,
  search,
} from "@coterie/bots";
import type { Kit } from "@coterie/kernel";

/** How many worlds a bot imagines that looks one step ahead. */
const WORLDS = 2;

/**
 * The bot of a level. `botCalled` would do the same, but it knows the judgements of all games and so
 * loads the rules of all of them.
 */
export function botOf<K extends Kit>(judgement: Judgement<K>, level: string): Bot<K> {
  const [, ms] = /^search:(\d+)ms$/.exec(level) ?? [];
  if (level === "random") return random();
  // Where nobody can say how a game goes on, strong bots look one step ahead.
  if (ms === undefined || !canBeSearched(judgement)) return greedy(judgement, WORLDS);
  return search(judgement, level, () => byTime(Number(ms), Date.now));
}
