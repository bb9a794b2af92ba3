import {
  type BloodKit,
  bloodOrders,
  bloodOrdersWithExactly,
  type Fact,
  placesOf,
  playWords,
  sceneOf,
} from "@coterie/blood-orders";
import { bloodJudgement, greedy } from "@coterie/bots";
import type { Door } from "./door.js";

/** How many worlds a bot imagines for a decision. */
const ITERATIONS = 2;

export function ordersDoor(pieces?: unknown): Door<BloodKit> {
  const game = pieces === undefined ? bloodOrders() : bloodOrdersWithExactly(pieces);
  return {
    game,
    show: playWords(game),
    usual: { players: 2 },
    // Where others have secrets, nothing is taken back that was learned.
    undo: { behindMarks: "never", fate: "kept" },
    hasSecrets: true,
    bot: greedy(bloodJudgement(game), ITERATIONS),
    isWon: (outcome, seat) => outcome === `win-seat-${seat + 1}`,
    scene: (seen, audience) => ({ game: "blood-orders", scene: sceneOf(game, seen, audience) }),
    optionPlaces: (seen, question, key) => placesOf(game, seen, question, key),
    factPlaces,
  };
}

/** The Quarter and the player that a fact names. */
function factPlaces(fact: Fact): string[] {
  const { quarter, seat } = fact as Fact & { readonly [place in "quarter" | "seat"]?: number };
  const places = quarter === undefined || quarter < 0 ? [] : [`quarter:${quarter}`];
  return seat === undefined || seat < 0 ? places : [...places, `seat:${seat}`];
}
