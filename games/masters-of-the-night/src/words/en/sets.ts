import type { AnySet } from "../../content/language.js";
import { forEach, valueWords } from "./amounts.js";
import { districtWords } from "./districts.js";
import { facesWords, numberWord } from "./numbers.js";
import { type BoundKind, type Range, type Scope, vampireNamed } from "./scope.js";
import { vampireWords } from "./vampires.js";

/** What is chosen from, or gone through, as a player reads it. */

type Numbers = Extract<AnySet, { set: "numbers" }>;
type Dice = Extract<AnySet, { set: "dice" }>;
type Relics = Extract<AnySet, { set: "relics" }>;

export const boundKinds: Readonly<Record<AnySet["set"], BoundKind>> = {
  districts: "district",
  vampires: "vampire",
  numbers: "number",
  dice: "die",
  relics: "relic",
};

const diceWords = (set: Dice, determiner: string): string =>
  `${determiner} reserve die${set.faces ? ` showing ${facesWords(set.faces)}` : ""}`;

const relicWords = (set: Relics, scope: Scope, determiner: "a" | "each"): string => {
  const who = vampireNamed(scope, set.of);
  const first = determiner === "a" ? "one" : "each";
  return `${first} of ${who.own("relics")}`;
};

const numberWords = (set: Numbers, scope: Scope, determiner: "a" | "each"): string =>
  `${determiner} number from ${set.from} to ${valueWords(set.to, scope)}`;

export function setWords(set: AnySet, scope: Scope, determiner: "a" | "each"): string {
  switch (set.set) {
    case "districts":
      return districtWords(set, scope, determiner);
    case "vampires":
      return vampireWords(set, scope, determiner);
    case "numbers":
      return numberWords(set, scope, determiner);
    case "dice":
      return diceWords(set, determiner);
    case "relics":
      return relicWords(set, scope, determiner);
    default:
      return set satisfies never;
  }
}

/** A choice of a number inside the step that uses it: "up to three", "one to three". */
export function rangeWords(set: Numbers, scope: Scope, digits: boolean): Range | undefined {
  const word = (n: number) => (digits ? String(n) : numberWord(n));
  if (typeof set.to === "number") {
    const head = set.from === 0 ? `up to ${word(set.to)}` : `${word(set.from)} to ${word(set.to)}`;
    return { head, tail: "", one: set.to === 1 };
  }
  // "up to one for each" is short; with any other lower end the choice is told by itself.
  if (set.from !== 0 || typeof set.to === "string") return undefined;
  return { head: `up to ${word(1)}`, tail: forEach(set.to, scope), one: true };
}

/** Whether there may be nothing to choose, so that what follows is not done. */
export function canBeEmpty(set: AnySet): boolean {
  switch (set.set) {
    case "districts":
      return set.with !== undefined || set.without !== undefined;
    case "vampires":
      return set.at !== undefined || set.near !== undefined || set.who !== undefined;
    case "numbers":
      return set.from > 0 && typeof set.to !== "number";
    case "dice":
      return set.faces !== undefined;
    case "relics":
      return true;
    default:
      return set satisfies never;
  }
}
