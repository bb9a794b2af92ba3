import {
  advance,
  answerAtRandom,
  dice,
  newContext,
  sealedChance,
  sha256Hex,
} from "@coterie/kernel";
import type { BloodOrders, State } from "../../src/index.js";

/** Plays a game at random and shows every position in which somebody is asked, and the last. */
export function playThrough(
  game: BloodOrders,
  setup: unknown,
  seed: string,
  look: (state: State) => void,
): State {
  const chance = sealedChance(sha256Hex(`test:${seed}`));
  const state = game.begin(game.readSetup(setup), chance);
  const run = newContext(game, state);
  const pick = dice(seed);
  advance(game, run);
  look(state);
  while (state.outcome === 0) {
    answerAtRandom(game, run, pick);
    look(state);
  }
  return state;
}
