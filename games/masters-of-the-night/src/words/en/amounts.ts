import type { Amount, Some } from "../../content/language.js";
import { districtNoun, inWords } from "./districts.js";
import { tokenNouns } from "./nouns.js";
import { counted, facesWords, type Noun } from "./numbers.js";
import {
  isFirst,
  kindOf,
  placeNamed,
  rangeNamed,
  type Scope,
  thingNamed,
  vampireNamed,
} from "./scope.js";

/** Numbers that are written, chosen or counted, as a player reads them. */

export type Count = Exclude<Amount, number | string>;
type Counted = Count["count"];

/** An amount stands before its noun; what it is counted by comes at the end: "for each minion". */
export interface Quantity {
  readonly head: string;
  readonly tail: string;
  /** Whether it speaks of one thing. */
  readonly one: boolean;
}

/** Something that can be counted: in a sentence with "there are", or as a value with "is". */
export type CountWords =
  | { readonly kind: "things"; readonly noun: Noun }
  | {
      readonly kind: "owned";
      /** "you have", "the leader has". */
      readonly owner: string;
      /** "relic". */
      readonly bare: Noun;
      /** "relic you have". */
      readonly noun: Noun;
    }
  | { readonly kind: "value"; readonly value: string; readonly noun: Noun };

const located = (noun: Noun, count: Count, scope: Scope): Noun => {
  const at = count.at === undefined ? "" : ` ${placeNamed(scope, count.at).in}`;
  const inSet = count.in === undefined ? "" : ` ${inWords(count.in, scope)}`;
  const where = at + inSet === "" ? " in the city" : at + inSet;
  return { one: noun.one + where, many: noun.many + where };
};

const things = (noun: Noun): CountWords => ({ kind: "things", noun });

const inCity =
  (one: string, many: string) =>
  (count: Count, scope: Scope): CountWords =>
    things(located({ one, many }, count, scope));

const token = (name: keyof typeof tokenNouns) =>
  inCity(tokenNouns[name].one, tokenNouns[name].many);

const owned =
  (bare: Noun) =>
  (count: Count, scope: Scope): CountWords => {
    const who = vampireNamed(scope, count.who ?? "self");
    const owner = `${who.np} ${who.you ? "have" : "has"}`;
    const noun = { one: `${bare.one} ${owner}`, many: `${bare.many} ${owner}` };
    return { kind: "owned", owner, bare, noun };
  };

const countWordsOf: Readonly<Record<Counted, (count: Count, scope: Scope) => CountWords>> = {
  agent: token("agent"),
  hidden: token("hidden"),
  exposed: token("exposed"),
  minion: token("minion"),
  vampire: inCity("vampire", "vampires"),
  drained: inCity("drained vampire", "drained vampires"),
  sigil: inCity("sigil", "sigils"),
  blood: owned({ one: "blood", many: "blood" }),
  relic: owned({ one: "relic", many: "relics" }),
  kills: (count, scope) => {
    const who = vampireNamed(scope, count.who ?? "self");
    const value = who.own("kill count");
    return { kind: "value", value, noun: { one: `point of ${value}`, many: `points of ${value}` } };
  },
  veil: () => ({
    kind: "value",
    value: "the veil",
    noun: { one: "point of veil", many: "points of veil" },
  }),
  die: (count) => {
    const shown = count.faces ? ` showing ${facesWords(count.faces)}` : "";
    return things({ one: `reserve die${shown}`, many: `reserve dice${shown}` });
  },
  "reserve-agent": () => things({ one: "agent in the reserve", many: "agents in the reserve" }),
  "reserve-minion": () => things({ one: "minion in the reserve", many: "minions in the reserve" }),
  district: (count, scope) => things(districtNoun(count.in ?? { set: "districts" }, scope)),
  event: () => things({ one: "event in the deck", many: "events in the deck" }),
};

export const countWords = (count: Count, scope: Scope): CountWords =>
  countWordsOf[count.count](count, scope);

export const forEach = (count: Count, scope: Scope): string =>
  ` for each ${countWords(count, scope).noun.one}`;

const plainHead = (text: string): Quantity => ({ head: text, tail: "", one: false });

const asShown = (head: string, die: string, scope: Scope): Quantity => ({
  ...plainHead(head),
  tail: ` as ${thingNamed(scope, die)} shows`,
});

function namedTokens(name: string, noun: Noun, scope: Scope): Quantity {
  const range = rangeNamed(scope, name);
  if (range) return { ...range, head: `${range.head} ${range.one ? noun.one : noun.many}` };
  if (kindOf(scope, name) === "die") return asShown(`as many ${noun.many}`, name, scope);
  return plainHead(
    isFirst(scope, name) ? `that many ${noun.many}` : secondNumber(name, scope, noun.many),
  );
}

const secondNumber = (name: string, scope: Scope, noun: string): string =>
  `${thingNamed(scope, name)} of ${noun}`;

/** "one agent", "all agents", "up to two agents", "one agent … for each minion here". */
export function tokensWords(n: Some | undefined, noun: Noun, scope: Scope): Quantity {
  if (n === undefined) return { head: counted(1, noun), tail: "", one: true };
  if (n === "all") return plainHead(`all ${noun.many}`);
  if (typeof n === "number") return { head: counted(n, noun), tail: "", one: n === 1 };
  if (typeof n === "string") return namedTokens(n, noun, scope);
  return { head: counted(1, noun), tail: forEach(n, scope), one: false };
}

function namedUnits(name: string, unit: string, scope: Scope): Quantity {
  const range = rangeNamed(scope, name);
  if (range) return { ...range, head: `${range.head} ${unit}` };
  if (kindOf(scope, name) === "die") return asShown(`as much ${unit}`, name, scope);
  return plainHead(isFirst(scope, name) ? `that much ${unit}` : secondNumber(name, scope, unit));
}

/** "1 blood", "that much blood", "1 blood … for each minion here". */
export function unitsWords(n: Amount | undefined, unit: string, scope: Scope): Quantity {
  if (n === undefined) return { head: `1 ${unit}`, tail: "", one: true };
  if (typeof n === "number") return { head: `${n} ${unit}`, tail: "", one: n === 1 };
  if (typeof n === "string") return namedUnits(n, unit, scope);
  return { head: `1 ${unit}`, tail: forEach(n, scope), one: false };
}

/** An amount by itself: "3", "the number of agents here", "your blood". */
export function valueWords(n: Amount, scope: Scope): string {
  if (typeof n === "number") return String(n);
  if (typeof n === "string") {
    const thing = thingNamed(scope, n);
    return kindOf(scope, n) === "die" ? `the value of ${thing}` : thing;
  }
  const words = countWords(n, scope);
  if (words.kind === "value") return words.value;
  if (n.count === "blood") return `the ${words.noun.one}`;
  return `the number of ${words.noun.many}`;
}
