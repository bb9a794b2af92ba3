import {
  answerAndRun,
  askedSeats,
  canonical,
  type Game,
  type Kit,
  newContext,
  optionWithKey,
  redactFacts,
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
 * What follows from an answer or a whole plan for certain, as its seat could know it: what it brings in all
 * imagined worlds alike, up to where chance or a secret has a say. Few worlds may agree by accident. The
 * first key must be one of the question's.
 */
export function foresee<K extends Kit>(sight: Sight<K>, keys: readonly string[]): Foreseen<K> {
  const { game, question } = sight;
  const worlds = Array.from({ length: WORLDS }, () =>
    foreseenIn(game, sight.imagine(), question.seat, keys),
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
  keys: readonly string[],
): Foreseen<K> {
  const facts: K["Fact"][] = [];
  const hasSurprise = surpriseIn(game.copy(state), seat);
  let whole = true;
  const run = newContext(game, state, (fact) => {
    whole &&= !run.revealed && !hasSurprise(state);
    if (whole) facts.push(...redactFacts(game.facts, [fact], seat));
  });
  for (const key of keys) {
    // What becomes of the rest of a plan is not known where somebody else has a say first.
    const isAsked = askedSeats(game, run).includes(seat);
    const option = isAsked ? optionWithKey(game, run, seat, key) : undefined;
    if (option === undefined) return { facts, whole: false };
    answerAndRun(game, run, seat, option);
    whole &&= !run.revealed && !hasSurprise(state);
  }
  return { facts, whole };
}
