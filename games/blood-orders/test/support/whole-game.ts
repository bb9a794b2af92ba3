import {
  advance,
  answerAtRandom,
  dice,
  newContext,
  sealedChance,
  sha256Hex,
} from "@coterie/kernel";
import type { BloodOrders, Fact, State } from "../../src/index.js";

/** A whole game at random: every position in which somebody is asked, with what led to it. */
export function wholeGame(
  game: BloodOrders,
  setup: unknown,
  seed: string,
  look: (state: State, facts: readonly Fact[]) => void,
): void {
  const facts: Fact[] = [];
  const tell = (fact: Fact) => void facts.push(fact);
  const state = game.begin(game.readSetup(setup), sealedChance(sha256Hex(`test:${seed}`)), tell);
  const run = newContext(game, state, tell);
  const pick = dice(seed);
  advance(game, run);
  look(state, facts.splice(0));
  while (state.outcome === 0) {
    answerAtRandom(game, run, pick);
    look(state, facts.splice(0));
  }
}
