import {
  advance,
  type Game,
  type Kit,
  newContext,
  type Question,
  readQuestion,
  swiftChance,
  type View,
} from "@coterie/kernel";
import type { Sight } from "./bot.js";

type Pick = (below: number) => number;

/**
 * What a seat that is being asked may know. Of the state only the view and the question are kept; the
 * view is one of a copy, so that the game may go on and no bot can lay its hands on it.
 */
export function sightOf<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  seat: number,
  pick: Pick,
): Sight<K> {
  const question = readQuestion(game, newContext(game, state), seat);
  return sightFrom(game, game.view(game.copy(state), seat), question, pick);
}

/** The same for a player who was sent the view and the question, and never had a state. */
export function sightFrom<K extends Kit>(
  game: Game<K>,
  view: View<K["State"]>,
  question: Question,
  pick: Pick,
): Sight<K> {
  return { game, view, question, pick, imagine: () => imagined(game, view, pick) };
}

/** So many different fates can be imagined. */
const FATES = 2 ** 31;

function imagined<K extends Kit>(game: Game<K>, view: View<K["State"]>, pick: Pick): K["State"] {
  const state = game.imagine(view, swiftChance(`imagined ${pick(FATES)}`));
  // In a simultaneous phase the seats that still think are put back to its start.
  advance(game, newContext(game, state));
  return state;
}
