import {
  type BloodKit,
  bloodOrders,
  bloodOrdersWithExactly,
  type Fact,
  placesOf,
  playWords,
  sceneOf,
} from "@coterie/blood-orders";
import type { Door } from "./door.js";

export function ordersDoor(pieces?: unknown): Door<BloodKit> {
  const game = pieces === undefined ? bloodOrders() : bloodOrdersWithExactly(pieces);
  return {
    game,
    isUsual: pieces === undefined,
    show: playWords(game),
    usual: { players: 2 },
    // Where others have secrets, nothing is taken back that was learned.
    undo: { behindMarks: "never", fate: "kept" },
    hasSecrets: true,
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
