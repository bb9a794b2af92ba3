import {
  advance,
  answerAtRandom,
  dice,
  newContext,
  sealedChance,
  sha256Hex,
} from "@coterie/kernel";
import type { Fact, Masters, State } from "../../src/index.js";

/** All combinations that matter to the form of a position: sizes, readings and seats. */
export const SETUPS = [
  { vampires: 2 },
  { vampires: 3, reading: "summary", players: 3 },
  { vampires: ["laszlo", "ishtvan", "nevena", "imre"], difficulty: "easy", players: 2 },
  { vampires: ["mila", "agnieszka", "nevena", "laszlo", "imre"], difficulty: "hard" },
  { vampires: ["laszlo", "mila"], reading: "summary", control: [1, 0] },
] as const;

/** Plays a game at random and shows every position in which somebody is asked, and the last. */
export function playThrough(
  game: Masters,
  setup: unknown,
  seed: string,
  look: (state: State, facts: readonly Fact[]) => void,
): State {
  const facts: Fact[] = [];
  const chance = sealedChance(sha256Hex(`test:${seed}`));
  const state = game.begin(game.readSetup(setup), chance);
  const run = newContext(game, state, (fact: Fact) => void facts.push(fact));
  const pick = dice(seed);
  advance(game, run);
  look(state, facts.splice(0));
  while (state.outcome === 0) {
    answerAtRandom(game, run, pick);
    look(state, facts.splice(0));
  }
  return state;
}
