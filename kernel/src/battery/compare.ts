import { canonical } from "../hash.js";

/** Where two pieces of plain data differ first, or undefined when they are equal. */
export function difference(found: unknown, expected: unknown): string | undefined {
  // Mostly equal, and mostly with their fields in the same order: then the quick way will do.
  if (JSON.stringify(found) === JSON.stringify(expected)) return undefined;
  if (canonical(found) === canonical(expected)) return undefined;
  return firstDifference(found, expected, "") ?? "they differ in something that is not plain data";
}

function firstDifference(found: unknown, expected: unknown, path: string): string | undefined {
  if (!isNode(found) || !isNode(expected) || Array.isArray(found) !== Array.isArray(expected)) {
    const same = canonical(found) === canonical(expected);
    return same ? undefined : `${path || "all"} is ${brief(found)}; expected ${brief(expected)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const inner = firstDifference(found[key], expected[key], path === "" ? key : `${path}.${key}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const BRIEF = 80;

function brief(value: unknown): string {
  if (value === undefined) return "absent";
  const text = canonical(value);
  return text.length <= BRIEF ? text : `${text.slice(0, BRIEF)}…`;
}

/** Where data stops being plain JSON, or undefined when all of it is. */
export function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") {
    return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  }
  if (typeof value !== "object") return `${path} is ${typeof value}`;
  return Array.isArray(value) ? holeIn(value, path) : foreignIn(value, path);
}

function holeIn(list: readonly unknown[], path: string): string | undefined {
  for (let i = 0; i < list.length; i++) {
    const inner = notPlain(list[i], `${path}.${i}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function foreignIn(record: object, path: string): string | undefined {
  const maker: unknown = Object.getPrototypeOf(record);
  if (maker !== Object.prototype && maker !== null) {
    return `${path} is not a plain object but a ${record.constructor?.name}`;
  }
  for (const [key, value] of Object.entries(record)) {
    const inner = notPlain(value, `${path}.${key}`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
