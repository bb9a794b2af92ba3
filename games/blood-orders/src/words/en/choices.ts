import type { AnySet, QuarterSet, Step } from "../../content/language.js";
import { articled, listed } from "./english.js";
import { cardNoun } from "./nouns.js";
import { playersIn } from "./players.js";
import { quartersIn } from "./quarters.js";
import { type Bound, bind, isOther, type Scope, settled } from "./scope.js";
import { selectionWords } from "./selection.js";
import { boundKinds, canBeEmpty, setWords } from "./sets.js";

/** Choices that follow on one another, which are told at once. */

type Choose = Extract<Step, { do: "choose" }>;

export interface Chain {
  /** "another Quarter", "two Quarters with a Victim". */
  readonly words: string;
  /** Whether the words have no "and", so that one can follow. */
  readonly simple: boolean;
  readonly names: readonly string[];
  readonly may: boolean;
  /** Nothing may be there to choose; then the rest is not done. */
  readonly canFail: boolean;
  /** What can be said of the chosen in the same sentence. */
  readonly after: Scope;
  readonly rest: Step[];
  /** Done instead of the rest. */
  readonly otherwise: Step[];
}

/** A choice that can go two ways is not told with another. */
const isOpen = ({ may, else: otherwise }: Choose): boolean =>
  may === true || otherwise !== undefined;

function leading([first, ...more]: readonly Step[]): Choose[] {
  if (first?.do !== "choose") return [];
  const end = more.findIndex((step) => step.do !== "choose" || isOpen(step));
  const next = first.else === undefined ? more.slice(0, end < 0 ? more.length : end) : [];
  return [first, ...next.filter((step) => step.do === "choose")];
}

export function boundBy(name: string, set: AnySet, scope: Scope): Bound {
  const bound: Bound = { name, kind: boundKinds[set.set] };
  if (set.set === "quarters")
    return { ...bound, other: set.not !== undefined && isOther(scope, set.not) };
  return set.set === "torpor" ? { ...bound, owner: set.of ?? "self" } : bound;
}

const bindFresh = (scope: Scope, { as, from }: Choose): Scope =>
  bind(scope, { ...boundBy(as, from, scope), fresh: true });

function withoutNot({ not: _not, ...rest }: QuarterSet): string {
  return JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** "Two Quarters", where the second is only not the first. */
function twoQuarters([first, second]: readonly Choose[], scope: Scope): string | undefined {
  const [a, b] = [first.from, second.from];
  if (a.set !== "quarters" || b.set !== "quarters") return undefined;
  if (a.not !== undefined || b.not !== first.as || withoutNot(a) !== withoutNot(b))
    return undefined;
  // Of two with the most, the second has the most of the others.
  if (a.most !== undefined || a.least !== undefined) return undefined;
  return `two Quarters${quartersIn(a, scope).tail}`;
}

/** "A card in another player's Torpor", where the player is chosen by the card. */
function cardOfAnother([first, second]: readonly Choose[]): string | undefined {
  const [a, b] = [first.from, second.from];
  if (a.set !== "players" || a.with !== "torpor" || b.set !== "torpor" || b.of !== first.as)
    return undefined;
  const { with: _with, ...players } = a;
  const selection = playersIn(players);
  const owner = selectionWords(selection, "a");
  const torpor = selection.tail === "" ? `${owner}'s Torpor` : `the Torpor of ${owner}`;
  return `${articled(cardNoun(b).one)} in ${torpor}`;
}

function pairWords(choices: readonly Choose[], scope: Scope): string | undefined {
  if (choices.length !== 2) return undefined;
  return twoQuarters(choices, scope) ?? cardOfAnother(choices);
}

function listWords(choices: readonly Choose[], scope: Scope): string {
  let known = scope;
  const words = choices.map((choose) => {
    const text = setWords(choose.from, known, "a");
    known = bindFresh(known, choose);
    return text;
  });
  return listed(words, "and");
}

/** A player that was chosen by a card has not been spoken of alone. */
function chosenBy(choices: readonly Choose[], isPair: boolean, scope: Scope): Scope {
  const [first, ...rest] = choices;
  const bound = bindFresh(scope, first);
  return rest.reduce(bindFresh, isPair && first.from.set === "players" ? settled(bound) : bound);
}

/** Of a list that begins with a choice. */
export function chainOf(steps: readonly Step[], scope: Scope): Chain {
  const choices = leading(steps);
  const start = settled(scope);
  const pair = pairWords(choices, start);
  return {
    words: pair ?? listWords(choices, start),
    simple: pair !== undefined || choices.length === 1,
    names: choices.map(({ as }) => as),
    may: choices[0].may === true,
    canFail: choices.some((one) => canBeEmpty(one.from) || one.else !== undefined),
    after: chosenBy(choices, pair !== undefined, start),
    rest: steps.slice(choices.length),
    otherwise: choices[0].else ?? [],
  };
}
