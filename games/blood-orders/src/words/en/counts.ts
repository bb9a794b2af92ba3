import type { Count, Good } from "../../content/language.js";
import { isMass, mass, type Noun, noun, withTail } from "./english.js";
import { cardNoun, goodNouns, measureNouns } from "./nouns.js";
import { playersIn } from "./players.js";
import { quartersIn } from "./quarters.js";
import { placeNamed, type Scope, someoneNamed } from "./scope.js";
import { selectionNoun } from "./selection.js";
import { has, type Place, type Someone } from "./someone.js";

/** What can be counted, as a player reads it. */
export interface Counted {
  /** After "for each": "Ritual you have". */
  readonly noun: Noun;
  /** By itself: "the number of Rituals you have", "your Blood", "the die here". */
  readonly value: string;
  /** Things are counted one by one; of a value, something is "equal to" it. */
  readonly things: boolean;
  /** A sentence: "you have at least 2 Rituals", "the die here shows at least 3". */
  says(limit: Limit): string;
}

/** "at least 2", to be put before a noun or to stand alone. */
export interface Limit {
  readonly n: number;
  before(noun: Noun): string;
  readonly alone: string;
}

const things = (what: Noun): Counted => ({
  noun: what,
  value: `the number of ${what.many}`,
  things: true,
  says: ({ n, before }) => `there ${n === 1 ? "is" : "are"} ${before(what)}`,
});

function owned(what: Noun, who: Someone): Counted {
  const having = `${who.subject} ${has(who)}`;
  const counted = withTail(what, ` ${having}`);
  return {
    noun: counted,
    value: isMass(what) ? who.own(what.one) : `the number of ${counted.many}`,
    things: !isMass(what),
    says: ({ before }) => `${having} ${before(what)}`,
  };
}

function tokensIn(what: "blood" | "influence", place: Place): Counted {
  const counted = withTail(goodNouns[what], ` in ${place.own("Night space")}`);
  return {
    noun: counted,
    value: `the ${counted.one}`,
    things: false,
    says: ({ before }) => `there is ${before(counted)}`,
  };
}

function dieOf(place: Place): Counted {
  const die = place.own("die");
  return {
    noun: noun(`point on ${die}`, `points on ${die}`),
    value: die,
    things: false,
    says: ({ alone }) => `${die} shows ${alone}`,
  };
}

/** What a Victim shows: "the Fear of the Victim here". */
function shown(what: string, unit: string, place: Place): Counted {
  const victim = place.own("Victim");
  const value = `the ${what} of ${victim}`;
  return {
    noun: mass(`${unit} of ${victim}`),
    value,
    things: false,
    says: ({ alone }) => `${value} is ${alone}`,
  };
}

const time = (what: string): Counted => ({
  noun: noun(`${what} so far`, `${what}s so far`),
  value: `the number of the ${what}`,
  things: false,
  says: ({ alone }) => `the number of the ${what} is ${alone}`,
});

function quarterCount({ in: set }: Count, scope: Scope): Counted {
  const quarters = set?.set === "quarters" ? set : { set: "quarters" as const };
  return things(selectionNoun(quartersIn(quarters, scope)));
}

function playerCount({ in: set }: Count): Counted {
  return things(selectionNoun(playersIn(set?.set === "players" ? set : { set: "players" })));
}

type Counter = (count: Count, scope: Scope) => Counted;

const whoOf = (count: Count, scope: Scope): Someone => someoneNamed(scope, count.who ?? "self");
const placeOf = (count: Count, scope: Scope): Place => placeNamed(scope, count.at ?? "here");

const good =
  (what: Good): Counter =>
  (count, scope) =>
    owned(goodNouns[what], whoOf(count, scope));

const cardsIn =
  (where: string): Counter =>
  (count, scope) =>
    things(withTail(cardNoun(count), ` in ${whoOf(count, scope).own(where)}`));

const counters: Readonly<Record<Count["count"], Counter>> = {
  blood: good("blood"),
  influence: good("influence"),
  vp: good("vp"),
  fear: good("fear"),
  rituals: (count, scope) => owned(measureNouns.rituals, whoOf(count, scope)),
  cards: (count, scope) => owned(measureNouns.cards, whoOf(count, scope)),
  torpor: cardsIn("Torpor"),
  hand: cardsIn("hand"),
  "night-blood": (count, scope) => tokensIn("blood", placeOf(count, scope)),
  "night-influence": (count, scope) => tokensIn("influence", placeOf(count, scope)),
  die: (count, scope) => dieOf(placeOf(count, scope)),
  "victim-cost": (count, scope) =>
    shown("Influence cost", "Influence in the cost", placeOf(count, scope)),
  "victim-fear": (count, scope) => shown("Fear", "Fear", placeOf(count, scope)),
  "victim-vp": (count, scope) => shown("VP", "VP", placeOf(count, scope)),
  tokens: (count, scope) => things(withTail(noun("Order token"), placeOf(count, scope).at)),
  quarters: quarterCount,
  players: playerCount,
  discards: (count) => things(withTail(cardNoun(count, noun("Victim")), " in the discard")),
  act: () => time("Act"),
  day: () => time("Day"),
};

export const countedBy = (count: Count, scope: Scope): Counted =>
  counters[count.count](count, scope);
