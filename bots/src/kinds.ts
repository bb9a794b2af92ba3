import type { Kit } from "@coterie/kernel";
import type { Bot } from "./bot.js";
import { greedy } from "./greedy.js";
import type { Judgement } from "./judgement.js";
import { levels } from "./levels.js";
import { random } from "./random.js";
import { type Budget, byIterations, byTime } from "./search/budget.js";
import { canBeSearched, search } from "./search/search.js";

/** There is no such bot, or not for this game. The message says what was expected. */
export class NoSuchBot extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NoSuchBot";
  }
}

const GREEDY_ITERATIONS = 2;
const SEARCH_ITERATIONS = 32;
const NAMES = "expected random, greedy, search, greedy:N or search:N with N iterations a decision";
const EXPECTED = `${NAMES}, or search:Nms with N milliseconds`;
/** What is expected where games are to repeat. */
export const EXPECTED_REPEATABLE = `${NAMES}, or a level: ${levels.map(({ id }) => id).join(", ")}`;

/**
 * The bot with a name that a person can type: `random`, `greedy`, `greedy:8`, `search:64`,
 * `search:500ms`. It plays the game that the judgement is about.
 */
export function botWith<K extends Kit>(
  judgement: Judgement<K> | undefined,
  name: string,
  expected = EXPECTED,
): Bot<K> {
  const [kind, ...budget] = name.split(":");
  if (kind === "random" && budget.length === 0) return random();
  if (kind === "random") throw new NoSuchBot(`"${name}": random has no budget; ${expected}`);
  if (kind === "greedy") {
    const iterations = readIterations(name, budget, GREEDY_ITERATIONS, expected);
    if (judgement !== undefined) return greedy(judgement, iterations);
    throw new NoSuchBot("greedy cannot judge this game; expected random");
  }
  if (kind === "search") {
    const each = readBudget(name, budget, expected);
    if (judgement !== undefined && canBeSearched(judgement)) return search(judgement, name, each);
    throw new NoSuchBot("search cannot foresee this game; expected random or greedy");
  }
  throw new NoSuchBot(`there is no bot "${name}"; ${expected}`);
}

const TIMED = /^search:([1-9]\d{0,4})ms$/;

/** Whether the bot of this name thinks by the clock: it may answer otherwise when it is asked again. */
export function isTimed(name: string): boolean {
  return TIMED.test(name);
}

/** A budget for each decision: a time begins to run with it. */
function readBudget(name: string, budget: readonly string[], expected: string): () => Budget {
  const ms = TIMED.exec(name);
  if (ms !== null) return () => byTime(Number(ms[1]), Date.now);
  const iterations = readIterations(name, budget, SEARCH_ITERATIONS, expected);
  return () => byIterations(iterations);
}

function readIterations(
  name: string,
  budget: readonly string[],
  usual: number,
  expected: string,
): number {
  if (budget.length === 0) return usual;
  if (budget.length === 1 && /^[1-9]\d{0,5}$/.test(budget[0])) return Number(budget[0]);
  throw new NoSuchBot(`"${name}" has no budget that can be used (N is 1 to 999999); ${expected}`);
}
