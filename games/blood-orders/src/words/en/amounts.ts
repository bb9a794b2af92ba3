import type { Amount, Count } from "../../content/language.js";
import { countedBy } from "./counts.js";
import { counted, isMass, lessWord, mass, type Noun, nounFor, timesWord } from "./english.js";
import { goodNouns } from "./nouns.js";
import { isOnlyNumber, rangeOf, type Scope, thingNamed } from "./scope.js";

/** Numbers that are written, chosen or counted, as a player reads them. */

/** An amount of something; what it is counted by comes last: "1 Blood … for each Ritual you have". */
export interface Quantity {
  readonly head: string;
  readonly tail: string;
}

const isPlain = ({ per, times, most }: Count): boolean =>
  per === undefined && times === undefined && most === undefined;

/** " (at most 3 Blood)". */
const atMost = ({ most }: Count, what: Noun): string =>
  most === undefined ? "" : ` (at most ${counted(most, what).trimEnd()})`;

/** " for each Ritual you have", " for every 2 Influence you have". */
export function forEach(count: Count, scope: Scope): string {
  const { noun } = countedBy(count, scope);
  return count.per === undefined ? ` for each ${noun.one}` : ` for every ${count.per} ${noun.many}`;
}

/** " equal to twice the die here (at most 4)". */
function equalTo(count: Count, what: Noun, scope: Scope): string {
  const times = count.times === undefined ? "" : `${timesWord(count.times)} `;
  const equal = isMass(what) ? "equal" : "equal in number";
  return ` ${equal} to ${times}${countedBy(count, scope).value}${atMost(count, what)}`;
}

function countQuantity(count: Count, what: Noun, scope: Scope): Quantity {
  if (count.per !== undefined || countedBy(count, scope).things)
    return {
      head: counted(count.times ?? 1, what),
      tail: forEach(count, scope) + atMost(count, what),
    };
  return { head: what.many, tail: equalTo(count, what, scope) };
}

function namedQuantity(name: string, what: Noun, scope: Scope): Quantity {
  const range = rangeOf(scope, name);
  if (range !== undefined) return { head: `${range} ${what.many}`, tail: "" };
  if (isOnlyNumber(scope, name))
    return { head: `that ${isMass(what) ? "much" : "many"} ${what.many}`, tail: "" };
  return { head: what.many, tail: ` equal to ${thingNamed(scope, name)}` };
}

/** "2 Blood", "that much Blood", "1 Blood … for each Ritual you have". */
export function quantityOf(n: Amount | undefined, what: Noun, scope: Scope): Quantity {
  if (n === undefined) return { head: counted(1, what), tail: "" };
  if (typeof n === "number") return { head: counted(n, what), tail: "" };
  return typeof n === "string" ? namedQuantity(n, what, scope) : countQuantity(n, what, scope);
}

/** "1 more Night symbol … for each Ritual you have", "2 less Blood". */
export function changeOf(add: number | Count, what: Noun, scope: Scope): Quantity {
  if (typeof add === "number") {
    const n = Math.abs(add);
    return { head: `${n} ${add < 0 ? lessWord(what) : "more"} ${nounFor(n, what)}`, tail: "" };
  }
  const { head, tail } = countQuantity(add, what, scope);
  return { head: head.replace(/^(\d+ |)/, "$1more "), tail };
}

/** "2 VP for each noble in your hand (at most 6 VP)". */
export function scoreWords(count: Count, scope: Scope): string {
  const vp = goodNouns.vp;
  return counted(count.times ?? 1, vp) + forEach(count, scope) + atMost(count, vp);
}

/** A number that is of nothing. */
const bare = mass("");

/** An amount by itself: "3", "your Blood", "1 for every 2 Rituals you have". */
export function valueWords(n: Amount, scope: Scope): string {
  if (typeof n === "number") return String(n);
  if (typeof n === "string") return rangeOf(scope, n) ?? thingNamed(scope, n);
  if (isPlain(n)) return countedBy(n, scope).value;
  if (n.per !== undefined) return `${n.times ?? 1}${forEach(n, scope)}${atMost(n, bare)}`;
  const times = n.times === undefined ? "" : `${timesWord(n.times)} `;
  return `${times}${countedBy(n, scope).value}${atMost(n, bare)}`;
}
