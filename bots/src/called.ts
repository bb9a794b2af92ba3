import type { Game, Kit } from "@coterie/kernel";
import type { Bot } from "./bot.js";
import { greedy } from "./greedy.js";
import { judgedGames, judgementOf } from "./judgements.js";
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
const EXPECTED =
  "expected random, greedy, search, greedy:N or search:N with N iterations a decision, " +
  "or search:Nms with N milliseconds";

/** The bot with a name that a person can type: `random`, `greedy`, `greedy:8`, `search:64`, `search:500ms`. */
export function botCalled<K extends Kit>(game: Game<K>, name: string): Bot<K> {
  const [kind, ...budget] = name.split(":");
  if (kind === "random" && budget.length === 0) return random();
  if (kind === "greedy") return greedyFor(game, readIterations(name, budget, GREEDY_ITERATIONS));
  if (kind === "search") return searchFor(game, name, readBudget(name, budget));
  if (kind === "random") throw new NoSuchBot(`"${name}": random has no budget; ${EXPECTED}`);
  throw new NoSuchBot(`there is no bot "${name}"; ${EXPECTED}`);
}

function greedyFor<K extends Kit>(game: Game<K>, iterations: number): Bot<K> {
  const judgement = judgementOf(game);
  if (judgement !== undefined) return greedy(judgement, iterations);
  throw new NoSuchBot(
    `greedy cannot judge ${game.id}; expected random, or one of: ${judgedGames.join(", ")}`,
  );
}

function searchFor<K extends Kit>(game: Game<K>, name: string, budget: () => Budget): Bot<K> {
  const judgement = judgementOf(game);
  if (judgement !== undefined && canBeSearched(judgement)) return search(judgement, name, budget);
  throw new NoSuchBot(`search cannot foresee ${game.id}; expected random or greedy`);
}

/** A budget for each decision: a time begins to run with it. */
function readBudget(name: string, budget: readonly string[]): () => Budget {
  const ms = budget.length === 1 ? /^([1-9]\d{0,4})ms$/.exec(budget[0]) : null;
  if (ms !== null) return () => byTime(Number(ms[1]), Date.now);
  const iterations = readIterations(name, budget, SEARCH_ITERATIONS);
  return () => byIterations(iterations);
}

function readIterations(name: string, budget: readonly string[], usual: number): number {
  if (budget.length === 0) return usual;
  if (budget.length === 1 && /^[1-9]\d{0,5}$/.test(budget[0])) return Number(budget[0]);
  throw new NoSuchBot(`"${name}" has no budget that can be used; ${EXPECTED}, at least 1`);
}

/** One bot for each seat: of the one name that is given, or of one name for each. */
export function botsCalled<K extends Kit>(
  game: Game<K>,
  names: readonly string[],
  seats: number,
): Bot<K>[] {
  if (names.length !== 1 && names.length !== seats) {
    throw new NoSuchBot(
      `${names.length} bots are named, but the number of seats is ${seats}; ` +
        "expected one for all or one for each",
    );
  }
  const bots = names.map((name) => botCalled(game, name));
  return Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]);
}
