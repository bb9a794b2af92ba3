import type { Json } from "@coterie/kernel";

/**
 * What changed between two documents of plain data, so that a reader who has the first can make
 * the second without knowing what either means. A change is a path and what stands there now; a
 * path alone says that the field is gone; a path with three more says which stretch of a list was
 * replaced: from where, how many, by what.
 */
export type Change =
  | readonly [path: Path, value: Json]
  | readonly [path: Path]
  | readonly [path: Path, at: number, gone: number, items: readonly Json[]];

type Step = string | number;
export type Path = readonly Step[];
export type Difference = readonly Change[];

type Fields = { readonly [key: string]: Json };

export function differenceOf(before: Json, after: Json): Difference {
  return JSON.parse(`[${differenceText(before, after)}]`) as Difference;
}

/**
 * The same as text, without the brackets of the list: that is what goes over the wire, for every
 * audience of every move. `path` is where the two stand in a larger document, as the text of its
 * steps: `"view","oil"`.
 */
export function differenceText(before: Json, after: Json, path = ""): string {
  if (before === after) return "";
  if (isList(before) && isList(after)) return compareLists(before, after, path);
  if (isFields(before) && isFields(after)) return compareFields(before, after, path);
  return set(path, after);
}

function set(path: string, value: Json): string {
  return `[[${path}],${JSON.stringify(value)}]`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function stepped(path: string, step: string | number): string {
  return path === "" ? `${step}` : `${path},${step}`;
}

/** Texts of changes, one after the other; either may be empty. */
export function joined(text: string, more: string): string {
  if (text === "" || more === "") return text + more;
  return `${text},${more}`;
}

function compareFields(before: Fields, after: Fields, path: string): string {
  let text = "";
  let fields = 0;
  for (const key in after) {
    fields++;
    if (before[key] === after[key]) continue;
    const place = stepped(path, JSON.stringify(key));
    // Every object seems to have a field "toString": only its own ones count.
    if (Object.hasOwn(before, key)) {
      text = joined(text, differenceText(before[key], after[key], place));
    } else {
      fields--;
      text = joined(text, set(place, after[key]));
    }
  }
  for (const _ in before) fields--;
  return fields === 0 ? text : joined(text, goneFields(before, after, path));
}

function goneFields(before: Fields, after: Fields, path: string): string {
  let text = "";
  for (const key in before) {
    if (!Object.hasOwn(after, key))
      text = joined(text, `[[${stepped(path, JSON.stringify(key))}]]`);
  }
  return text;
}

function compareLists(before: readonly Json[], after: readonly Json[], path: string): string {
  if (before.length !== after.length) return stretch(before, after, path);
  let text = "";
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    text = joined(text, differenceText(before[i], after[i], stepped(path, i)));
  }
  return text;
}

function stretch(before: readonly Json[], after: readonly Json[], path: string): string {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])
  ) {
    tail++;
  }
  const items = JSON.stringify(after.slice(head, after.length - tail));
  return `[[${path}],${head},${before.length - tail - head},${items}]`;
}

export function isSame(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isList(a)) return isList(b) && isSameList(a, b);
  return isFields(a) && isFields(b) && isSameFields(a, b);
}

function isSameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
  return true;
}

function isSameFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  if (isSameList(keys, Object.keys(b))) return isSameList(Object.values(a), Object.values(b));
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** The document after the changes. What did not change is shared with the one before. */
export function changed(document: Json, difference: Difference): Json {
  let result = document;
  for (const change of difference) result = withChange(result, change, 0);
  return result;
}

function withChange(value: Json, change: Change, depth: number): Json {
  const path = change[0];
  if (depth === path.length) return replaced(value, change);
  const key = path[depth];
  if (Array.isArray(value)) return withItem(value, key, change, depth);
  // A field of this name would be the prototype, which no document has.
  if (!isFields(value) || typeof key !== "string" || key === "__proto__") {
    throw new BadDifference(path);
  }
  const copy: Record<string, Json> = { ...value };
  const isThere = Object.hasOwn(copy, key);
  if (depth < path.length - 1 || change.length !== 1) {
    copy[key] = withChange(isThere ? copy[key] : null, change, depth + 1);
  } else if (isThere) {
    delete copy[key];
  } else {
    throw new BadDifference(path);
  }
  return copy;
}

function withItem(
  list: readonly Json[],
  at: string | number,
  change: Change,
  depth: number,
): readonly Json[] {
  if (typeof at !== "number" || !Number.isInteger(at) || at < 0 || at >= list.length) {
    throw new BadDifference(change[0]);
  }
  const copy = list.slice();
  copy[at] = withChange(copy[at], change, depth + 1);
  return copy;
}

function replaced(value: Json, change: Change): Json {
  if (change.length === 2) return change[1];
  if (change.length !== 4 || !Array.isArray(value)) throw new BadDifference(change[0]);
  const [path, at, gone, items] = change;
  const isStretch = Number.isInteger(at) && Number.isInteger(gone) && Array.isArray(items);
  if (!isStretch || at < 0 || gone < 0 || at + gone > value.length) throw new BadDifference(path);
  return [...value.slice(0, at), ...items, ...value.slice(at + gone)];
}

/** The difference does not fit the document that it was applied to. */
export class BadDifference extends Error {
  constructor(path: Path) {
    super(`the difference does not fit the document at ${path.join(".") || "its top"}`);
    this.name = "BadDifference";
  }
}
