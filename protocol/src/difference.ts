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
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/**
 * The path is one list that grows and shrinks on the way and is copied only where something
 * differs: this runs for every audience of every move, and most of a table does not change.
 */
function compare(before: Json, after: Json, path: Step[], changes: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) compareLists(before, after, path, changes);
  else if (isFields(before) && isFields(after)) compareFields(before, after, path, changes);
  else changes.push([path.slice(), after]);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function compareFields(before: Fields, after: Fields, path: Step[], changes: Change[]): void {
  const keys = Object.keys(after);
  if (!isSameList(Object.keys(before), keys)) {
    compareOtherFields(before, after, path, changes);
    return;
  }
  // Values in a row are read much faster than fields by name.
  const were = Object.values(before);
  const are = Object.values(after);
  for (let i = 0; i < keys.length; i++) {
    if (were[i] === are[i]) continue;
    path.push(keys[i]);
    compare(were[i], are[i], path, changes);
    path.pop();
  }
}

function compareOtherFields(before: Fields, after: Fields, path: Step[], changes: Change[]): void {
  // Every object seems to have a field "toString": only its own ones count.
  for (const key in after) {
    if (!Object.hasOwn(before, key)) changes.push([[...path, key], after[key]]);
    else compare(before[key], after[key], [...path, key], changes);
  }
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
}

function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  path: Step[],
  changes: Change[],
): void {
  if (before.length !== after.length) {
    changes.push(stretch(before, after, path.slice()));
    return;
  }
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    compare(before[i], after[i], path, changes);
    path.pop();
  }
}

function stretch(before: readonly Json[], after: readonly Json[], path: Path): Change {
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
  const items = after.slice(head, after.length - tail);
  return [path, head, before.length - tail - head, items];
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
