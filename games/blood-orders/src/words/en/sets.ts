import type { AnySet } from "../../content/language.js";
import { valueWords } from "./amounts.js";
import { articled, noun } from "./english.js";
import { cardNoun } from "./nouns.js";
import { playersIn } from "./players.js";
import { quartersIn } from "./quarters.js";
import { type BoundKind, type Scope, someoneNamed } from "./scope.js";
import { selectionWords } from "./selection.js";

/** What is chosen from, or gone through, as a player reads it. */

export const boundKinds: Readonly<Record<AnySet["set"], BoundKind>> = {
  quarters: "quarter",
  players: "player",
  torpor: "card",
  discards: "victim",
  market: "ritual",
  used: "ritual",
  numbers: "number",
};

type First = "a" | "each";

const withFirst = (first: First, words: string): string =>
  first === "a" ? articled(words) : `each ${words}`;

export function setWords(set: AnySet, scope: Scope, first: First): string {
  switch (set.set) {
    case "quarters":
      return selectionWords(quartersIn(set, scope), first);
    case "players":
      return selectionWords(playersIn(set), first);
    case "torpor": {
      const owner = someoneNamed(scope, set.of ?? "self");
      return withFirst(first, `${cardNoun(set).one} in ${owner.own("Torpor")}`);
    }
    case "discards":
      return withFirst(first, `${cardNoun(set, noun("Victim")).one} in the discard`);
    case "market":
      return withFirst(first, "Ritual in the market");
    case "used": {
      const owner = someoneNamed(scope, set.of ?? "self");
      return `${first === "a" ? "one" : "each"} of ${owner.own("used Rituals")}`;
    }
    case "numbers":
      return withFirst(first, `number from ${set.from} to ${valueWords(set.to, scope)}`);
    default:
      return set satisfies never;
  }
}

/** Whether there may be nothing to choose, so that what follows is not done. */
export function canBeEmpty(set: AnySet): boolean {
  switch (set.set) {
    case "quarters": {
      const { set: _set, not: _not, most: _most, least: _least, ...filters } = set;
      return Object.values(filters).some((filter) => filter !== undefined);
    }
    case "players":
      return [set.with, set.more, set.less].some((filter) => filter !== undefined);
    case "numbers":
      return typeof set.to === "number" ? set.to < set.from : set.from > 0;
    case "torpor":
    case "discards":
    case "market":
    case "used":
      return true;
    default:
      return set satisfies never;
  }
}
