import {
  applyOption,
  canonical,
  type Game,
  type Kit,
  newRun,
  optionCalled,
  scrub,
} from "@coterie/kernel";
import type { Sight } from "./bot.js";
import { surpriseIn } from "./surprise.js";

/** So many worlds that could be the real one: what is the same in all of them is called certain. */
const WORLDS = 8;

export interface Foreseen<K extends Kit> {
  /** What follows for certain, as the seat may know it. */
  readonly facts: readonly K["Fact"][];
  /** Nothing else follows: neither chance nor a secret has a say. */
  readonly whole: boolean;
}

/**
 * What follows from an answer for certain, as its seat could know it: what it brings in all imagined
 * worlds alike, up to where chance or a secret has a say. Few worlds may agree by accident. The key
 * must be one of the question's.
 */
export function foresee<K extends Kit>(sight: Sight<K>, key: string): Foreseen<K> {
  const { game, question } = sight;
  const worlds = Array.from({ length: WORLDS }, () =>
    foreseenIn(game, sight.imagine(), question.seat, key),
  );
  const [first, ...others] = worlds;
  const texts = others.map(({ facts }) => facts.map(canonical));
  let certain = 0;
  while (
    certain < first.facts.length &&
    texts.every((facts) => facts[certain] === canonical(first.facts[certain]))
  ) {
    certain++;
  }
  const whole = worlds.every((world) => world.whole && world.facts.length === certain);
  return { facts: first.facts.slice(0, certain), whole };
}

function foreseenIn<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  seat: number,
  key: string,
): Foreseen<K> {
  const facts: K["Fact"][] = [];
  const hasSurprise = surpriseIn(game.copy(state), seat);
  let whole = true;
  const run = newRun(game, state, (fact) => {
    whole &&= !run.revealed && !hasSurprise(state);
    if (whole) facts.push(scrub(game.facts, fact, seat) as K["Fact"]);
  });
  const option = optionCalled(game, run, seat, key);
  // A world in which it cannot be answered is none that the seat could be in.
  if (option === undefined) return { facts: [], whole: false };
  applyOption(game, run, seat, option);
  return { facts, whole: whole && !run.revealed && !hasSurprise(state) };
}
