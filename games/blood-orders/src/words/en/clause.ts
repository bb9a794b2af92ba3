import { inTurn, listed } from "./english.js";
import { isYou, type Someone, you } from "./someone.js";

/** Steps as parts of a sentence, and how such parts are put together. */

/** Somebody does something: "gain 1 Blood", "that player gains 1 Blood". */
export interface Deed {
  readonly who: Someone;
  readonly verb: string;
  readonly third: string;
  /** Deeds that differ in nothing else are told at once: "gain 1 Blood and 2 Influence". */
  readonly what: readonly string[];
  readonly tail: string;
}

/** A step that holds others, in one part or several: "if …, …", "otherwise, …". */
export interface Block {
  readonly parts: readonly Part[];
  /** How deep lists lie inside it. */
  readonly height: number;
  /** Whether it can follow "you may" and "to": "choose a Quarter and raise its die by 1". */
  readonly order: boolean;
  /** Whether nothing can come after it in its list, so that it needs no brackets. */
  readonly last: boolean;
}

export interface Part {
  readonly lead: string;
  readonly inner: string;
}

export type Clause = Deed | Block;

export const isDeed = (clause: Clause): clause is Deed => "verb" in clause;

export const deed = (
  who: Someone,
  [verb, third]: readonly [string, string],
  what: string,
  tail = "",
): Deed => ({ who, verb, third, what: [what], tail });

/** What the reader does: "draw a Victim". */
export const order = (verb: string, what: string, tail = ""): Deed =>
  deed(you, [verb, verb], what, tail);

const heightOf = (clauses: readonly Clause[]): number =>
  Math.max(0, ...clauses.map((clause) => (isDeed(clause) ? 0 : clause.height)));

export function block(
  parts: readonly Part[],
  inner: readonly Clause[],
  traits: Partial<Pick<Block, "order" | "last">> = {},
): Block {
  return { parts, height: 1 + heightOf(inner), order: false, last: false, ...traits };
}

/** One after the other, and told at once where only the object differs. */
export function merged(clauses: readonly Clause[]): Clause[] {
  const done: Clause[] = [];
  for (const next of clauses) {
    const last = done[done.length - 1];
    if (last !== undefined && isDeed(last) && isDeed(next) && isAlike(last, next))
      done[done.length - 1] = { ...last, what: [...last.what, ...next.what] };
    else done.push(next);
  }
  return done;
}

const isAlike = (a: Deed, b: Deed): boolean =>
  a.who.key === b.who.key && a.verb === b.verb && a.tail === b.tail && !a.what.includes(b.what[0]);

const predicate = ({ who, verb, third, what, tail }: Deed): string =>
  `${who.plural ? verb : third} ${listed(what, "and")}${tail}`;

/** `last`: who did the thing before, in the same sentence. */
function deedWords(one: Deed, last: Someone | undefined): string {
  const same = (last ?? you).key === one.who.key;
  return same ? predicate(one) : `${one.who.subject} ${predicate(one)}`;
}

const deedsWords = (deeds: readonly Deed[], last: Someone | undefined): string =>
  inTurn(deeds.map((one, i) => deedWords(one, i === 0 ? last : deeds[i - 1].who)));

/** Only a list of blocks has semicolons. */
export const wrapped = (text: string): string => (text.includes(";") ? `(${text})` : text);

export const part = (lead: string, clauses: readonly Clause[]): Part => ({
  lead,
  inner: clauses.length === 0 ? "nothing happens" : joined(clauses),
});

export const said = (lead: string): Part => ({ lead, inner: "" });

export const instead = (lead: string, otherwise: readonly Clause[]): Part[] =>
  otherwise.length === 0 ? [] : [part(lead, otherwise)];

/** Several parts in one sentence: a list inside one of them gets brackets. */
function blockWords({ parts }: Block): string {
  if (parts.length === 1) return parts[0].lead + parts[0].inner;
  return parts.map(({ lead, inner }) => lead + wrapped(inner)).join("; ");
}

/** "then, if …". */
const then = (text: string): string => (/^(if|for) /.test(text) ? `then, ${text}` : `then ${text}`);

interface Item {
  readonly text: string;
  readonly after: Someone | undefined;
}

/** Deeds that follow on one another make one item of a list, each block makes one. */
function itemsOf(clauses: readonly Clause[]): Item[] {
  const items: Item[] = [];
  let deeds: Deed[] = [];
  const close = (): void => {
    if (deeds.length === 0) return;
    const text = deedsWords(deeds, items[items.length - 1]?.after);
    items.push({ text, after: deeds[deeds.length - 1].who });
    deeds = [];
  };
  for (const clause of clauses) {
    if (isDeed(clause)) deeds.push(clause);
    else {
      close();
      const text = blockWords(clause);
      const isClear = clause.last || clause.height === 1;
      items.push({ text: isClear ? text : `(${text})`, after: undefined });
    }
  }
  close();
  return items;
}

/**
 * All in one sentence. Deeds are joined by commas, blocks by semicolons, and a block with a list of
 * its own gets brackets among others, so that it is always clear how far each of them reaches.
 */
export function joined(clauses: readonly Clause[]): string {
  const [only] = clauses;
  if (clauses.length === 1 && !isDeed(only)) return blockWords(only);
  return itemsOf(clauses)
    .map(({ text }, i) => (i === 0 ? text : `; ${then(text)}`))
    .join("");
}

/** Whether the words can follow "you may" and "to". */
export function isOrder(clauses: readonly Clause[]): boolean {
  const [only] = clauses;
  if (clauses.length === 1 && !isDeed(only)) return only.order;
  return clauses.length > 0 && clauses.every((one) => isDeed(one) && isYou(one.who));
}

/** Each in sentences of its own, without capitals and full stops. */
export const sentencesOf = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap((clause) =>
    isDeed(clause)
      ? [deedWords(clause, undefined)]
      : clause.parts.map(({ lead, inner }) => lead + inner),
  );
