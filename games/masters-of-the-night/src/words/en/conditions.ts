import type { Amount, Condition } from "../../content/language.js";
import { type CountWords, countWords, valueWords } from "./amounts.js";
import { districtWords } from "./districts.js";
import { featureWords } from "./nouns.js";
import { numberWord } from "./numbers.js";
import { kindOf, placeNamed, type Scope, thingNamed, vampireNamed } from "./scope.js";

/** What must be true, as a player reads it after "if", "while" or "until". */

type Of<Is extends Condition["is"]> = Extract<Condition, { is: Is }>;
type Compound = Extract<Condition, { of: Condition[] }>;
type Bound = "at least" | "at most" | "fewer than" | "more than";

/** Values are "less than", things are "fewer than". */
const forValue = (bound: Bound): string => (bound === "fewer than" ? "less than" : bound);

function countSentence(words: CountWords, bound: Bound, n: number): string {
  if (words.kind === "value") return `${words.value} is ${forValue(bound)} ${n}`;
  const noun = words.kind === "owned" ? words.bare : words.noun;
  const many = bound === "at most" && n === 0 ? "no" : `${bound} ${numberWord(n)}`;
  const text = `${many} ${n === 1 ? noun.one : noun.many}`;
  if (words.kind === "things") return `there ${n === 1 ? "is" : "are"} ${text}`;
  // Blood is no thing that comes in ones: "less than 2 blood".
  if (noun.one === noun.many) return `${words.owner} ${forValue(bound)} ${n} ${noun.one}`;
  return `${words.owner} ${text}`;
}

function compared(bound: Bound, n: Amount, of: Amount, scope: Scope): string {
  if (typeof n === "number" && typeof of === "object")
    return countSentence(countWords(of, scope), bound, n);
  const right = valueWords(n, scope);
  if (typeof of === "string" && kindOf(scope, of) === "die")
    return `${thingNamed(scope, of)} shows ${forValue(bound)} ${right}`;
  return `${valueWords(of, scope)} is ${forValue(bound)} ${right}`;
}

const isOrNot = (you: boolean, no: boolean): string => (you ? "are" : "is") + (no ? " not" : "");

function more(c: Of<"more">, scope: Scope, no: boolean): string {
  const than = c.what === "agents" ? "agents than minions" : "minions than agents";
  return `there are ${no ? "not " : ""}more ${than} ${placeNamed(scope, c.at).in}`;
}

function has(c: Of<"has">, scope: Scope, no: boolean): string {
  const words = featureWords[c.feature];
  const what = no ? words.lacks : words.has;
  return `there ${words.many ? "are" : "is"} ${what} ${placeNamed(scope, c.at).in}`;
}

function oneOf(c: Of<"one-of">, scope: Scope, no: boolean): string {
  return `${placeNamed(scope, c.place).np} ${isOrNot(false, no)} ${districtWords(c.in, scope, "a")}`;
}

/** How deep the "and"s and "or"s lie in one another, so that each depth gets its own comma. */
function depth(c: Condition): number {
  if (c.is === "not") return depth(c.that);
  if (c.is !== "all" && c.is !== "any") return 0;
  return 1 + Math.max(0, ...c.of.map(depth));
}

const commas = ["", "", ",", ";"] as const;

function compound(c: Compound, scope: Scope, inner: boolean): string {
  const word = c.is === "all" ? "and" : "or";
  const parts = c.of.map((part) => say(part, scope, false, true));
  const text = parts.join(`${commas[depth(c)] ?? ` ${"–".repeat(depth(c) - 3)}`} ${word} `);
  if (!inner || parts.length < 2) return text;
  return `${c.is === "all" ? "both" : "either"} ${text}`;
}

function say(c: Condition, scope: Scope, no: boolean, inner: boolean): string {
  switch (c.is) {
    case "more":
      return more(c, scope, no);
    case "at-least":
      return compared(no ? "fewer than" : "at least", c.n, c.of, scope);
    case "at-most":
      return compared(no ? "more than" : "at most", c.n, c.of, scope);
    case "drained": {
      const who = vampireNamed(scope, c.who);
      return `${who.np} ${isOrNot(who.you, no)} drained`;
    }
    case "at": {
      const who = vampireNamed(scope, c.who);
      return `${who.np} ${isOrNot(who.you, no)} ${placeNamed(scope, c.place).in}`;
    }
    case "has":
      return has(c, scope, no);
    case "one-of":
      return oneOf(c, scope, no);
    case "day":
      return no ? "it is night" : "it is day";
    case "not":
      return say(c.that, scope, !no, inner);
    case "all":
    case "any":
      return no ? `it is not so that ${compound(c, scope, true)}` : compound(c, scope, inner);
    default:
      return c satisfies never;
  }
}

export const conditionWords = (condition: Condition, scope: Scope): string =>
  say(condition, scope, false, false);
