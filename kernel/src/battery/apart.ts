import { redactFacts } from "../facts.js";
import { isSimultaneous } from "../fork.js";
import type { Game } from "../game.js";
import { optionWithKey, readQuestion } from "../question.js";
import type { Kit } from "../rulebook.js";
import { askedSeats, newContext } from "../run.js";
import type { Audience } from "../state.js";
import { difference } from "./compare.js";
import { give } from "./moves.js";
import type { Looked } from "./position.js";

/** So many answers are followed at most; a mark mostly comes sooner. */
const MOST = 8;
/** So many different answers of a seat are tried, since most secrets hang on few of them. */
const TRIES = 6;

/**
 * How an audience can tell two games apart, one at this position and one that was made to look
 * like it, when both get the same answers. What comes to light ends the comparison, but it must do
 * so in both or in neither.
 */
export function toldApart<K extends Kit>(
  at: Looked<K>,
  audience: Audience,
  newTwin: () => K["State"],
): string | undefined {
  const tries = at.asked.includes(audience) ? TRIES : 1;
  for (const key of someKeys(at, audience, tries)) {
    const fault = partingAfter(at, audience, newTwin(), key);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Different keys, at random, for whoever answers next in the eyes of an audience. */
function someKeys<K extends Kit>(at: Looked<K>, audience: Audience, most: number): string[] {
  const state = at.fresh();
  const seat = whoAnswers(at.game, state, audience);
  if (seat === undefined) return [];
  const left = keysOf(at.game, state, seat);
  const count = Math.min(most, left.length);
  return Array.from({ length: count }, () => left.splice(at.picks(left.length), 1)[0]);
}

function partingAfter<K extends Kit>(
  at: Looked<K>,
  audience: Audience,
  twin: K["State"],
  first: string,
): string | undefined {
  const { game } = at;
  const real = at.fresh();
  for (let i = 0; i < MOST; i++) {
    const { joined } = real;
    const seat = whoAnswers(game, real, audience);
    if (seat === undefined) return undefined;
    const key = i === 0 ? first : anyKey(at, real, seat);
    const option = optionWithKey(game, newContext(game, real), seat, key);
    const sameOption = optionWithKey(game, newContext(game, twin), seat, key);
    if (option === undefined || sameOption === undefined) {
      return seat === audience ? `${key} is offered in one only` : undefined;
    }
    const here = give(game, real, seat, option);
    const there = give(game, twin, seat, sameOption);
    if (here.marked !== there.marked) return `after ${key}, one crossed a mark, the other did not`;
    // What came to light is told; where both are told the same, both must also look the same.
    const news = difference(
      scrubbed(game, there.facts, audience),
      scrubbed(game, here.facts, audience),
    );
    if (here.chanced || there.chanced) return undefined;
    if (here.marked && news !== undefined) {
      // An audience must find in its view what it receives: imagined states know nothing of facts. But an
      // answer with several facts, the end of a phase or of the game may show a thing and take it away again.
      if (here.facts.length > 1 || there.facts.length > 1) return undefined;
      if (real.joined !== joined || real.outcome !== 0 || twin.outcome !== 0) return undefined;
      const seen = observationOf(game, real, audience);
      if (difference(observationOf(game, twin, audience), seen) !== undefined) return undefined;
      return `after ${key}, it is told what its view does not show: ${news}`;
    }
    const seen = observationOf(game, real, audience, here.facts);
    const differs = difference(observationOf(game, twin, audience, there.facts), seen);
    if (here.marked) return differs && `after ${key}, which told both the same, ${differs}`;
    if (differs !== undefined) return `after ${key}, ${differs}`;
  }
  return undefined;
}

/** In a simultaneous phase an audience knows nothing of others, so only its own answers compare. */
function whoAnswers<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  audience: Audience,
): number | undefined {
  const asked = askedSeats(game, newContext(game, state));
  if (asked.includes(audience)) return audience;
  return isSimultaneous(state) ? undefined : asked[0];
}

function anyKey<K extends Kit>(at: Looked<K>, state: K["State"], seat: number): string {
  const keys = keysOf(at.game, state, seat);
  return keys[at.picks(keys.length)];
}

function keysOf<K extends Kit>(game: Game<K>, state: K["State"], seat: number): string[] {
  return readQuestion(game, newContext(game, state), seat).options.map((option) => option.key);
}

/** All that reaches an audience: its view, who is asked, its own question, what it is told. */
export function observationOf<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  audience: Audience,
  facts: readonly K["Fact"][] = [],
): unknown {
  const run = newContext(game, state);
  const asked = askedSeats(game, run);
  return {
    view: game.view(state, audience),
    asked,
    question: asked.includes(audience) ? readQuestion(game, run, audience) : null,
    facts: scrubbed(game, facts, audience),
  };
}

function scrubbed<K extends Kit>(
  game: Game<K>,
  facts: readonly K["Fact"][],
  audience: Audience,
): unknown[] {
  return redactFacts(game.facts, facts, audience);
}
