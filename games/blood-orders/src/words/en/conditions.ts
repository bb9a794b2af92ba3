import type { Amount, Condition } from "../../content/language.js";
import { valueWords } from "./amounts.js";
import { countedBy, type Limit } from "./counts.js";
import { articled, isMass, lessWord, listed, type Noun, nounFor } from "./english.js";
import { classNouns, measureNouns } from "./nouns.js";
import { placeNamed, type Scope, someoneNamed } from "./scope.js";
import { has } from "./someone.js";

/** What must be true, as a player reads it after "if", "while" or "where". */

type Of<Is extends Condition["is"]> = Extract<Condition, { is: Is }>;
type Compound = Extract<Condition, { of: Condition[] }>;
type Bound = "at least" | "at most" | "less than" | "more than";

/** "a Ritual", "another player with more Blood than you". */
const oneOf = ({ one }: Noun): string => (one.startsWith("other ") ? `an${one}` : articled(one));

function limit(bound: Bound, n: number): Limit {
  return {
    n,
    alone: `${bound} ${n}`,
    before(noun) {
      if (bound === "at most" && n === 0) return `no ${noun.many}`;
      if (bound === "at least" && n === 1 && !isMass(noun)) return oneOf(noun);
      const words = bound === "less than" && !isMass(noun) ? `${lessWord(noun)} than` : bound;
      return `${words} ${n} ${nounFor(n, noun)}`;
    },
  };
}

const isPlainCount = (of: Amount): boolean =>
  typeof of === "object" && of.per === undefined && of.times === undefined && of.most === undefined;

function compared(bound: Bound, n: Amount, of: Amount, scope: Scope): string {
  if (typeof n === "number" && typeof of === "object" && isPlainCount(of))
    return countedBy(of, scope).says(limit(bound, n));
  return `${valueWords(of, scope)} is ${bound} ${valueWords(n, scope)}`;
}

const victimNoun = ({ class: of }: Of<"victim">): string =>
  of === undefined ? "Victim" : classNouns[of].one;

function victim(c: Of<"victim">, scope: Scope, no: boolean): string {
  const noun = victimNoun(c);
  return `there is ${no ? `no ${noun}` : articled(noun)}${placeNamed(scope, c.at).at}`;
}

function ahead(c: Of<"most"> | Of<"least">, scope: Scope, no: boolean): string {
  const who = someoneNamed(scope, c.who ?? "self");
  const noun = measureNouns[c.what];
  const more = c.is === "most" ? "more" : lessWord(noun);
  const having = no ? `${who.plural ? "do" : "does"} not have` : has(who);
  return `${who.subject} ${having} ${more} ${noun.many} than any other player`;
}

function alone(c: Of<"alone">, scope: Scope, no: boolean): string {
  return `${no ? "an" : "no"} Order token of another player stands${placeNamed(scope, c.at).at}`;
}

function startPlayer(c: Of<"start-player">, scope: Scope, no: boolean): string {
  const who = someoneNamed(scope, c.who ?? "self");
  return `${who.subject} ${who.plural ? "are" : "is"}${no ? " not" : ""} the start player`;
}

/** "There is a cleric or a scholar here." */
function oneOfSeveral(c: Compound, scope: Scope): string | undefined {
  const victims = c.of.filter((one) => one.is === "victim");
  const [first] = victims;
  if (c.is !== "any" || victims.length < c.of.length) return undefined;
  if (victims.some((one) => one.at !== first.at)) return undefined;
  const nouns = victims.map((one) => articled(victimNoun(one)));
  return `there is ${listed(nouns, "or")}${placeNamed(scope, first.at).at}`;
}

const isCompound = (c: Condition): c is Compound => c.is === "all" || c.is === "any";

/** Within another one, brackets show how far it reaches. */
function compound(c: Compound, scope: Scope): string {
  const several = oneOfSeveral(c, scope);
  if (several !== undefined) return several;
  const parts = c.of.map((one) =>
    isCompound(one) ? `(${say(one, scope, false)})` : say(one, scope, false),
  );
  return parts.join(c.is === "all" ? " and " : " or ");
}

function say(c: Condition, scope: Scope, no: boolean): string {
  switch (c.is) {
    case "at-least":
      return compared(no ? "less than" : "at least", c.n, c.of, scope);
    case "at-most":
      return compared(no ? "more than" : "at most", c.n, c.of, scope);
    case "victim":
      return victim(c, scope, no);
    case "most":
    case "least":
      return ahead(c, scope, no);
    case "alone":
      return alone(c, scope, no);
    case "start-player":
      return startPlayer(c, scope, no);
    case "not":
      return say(c.that, scope, !no);
    case "all":
    case "any":
      return no ? `it is not so that (${compound(c, scope)})` : compound(c, scope);
    default:
      return c satisfies never;
  }
}

export const conditionWords = (condition: Condition, scope: Scope): string =>
  say(condition, scope, false);
