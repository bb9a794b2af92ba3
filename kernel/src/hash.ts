import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** JSON with sorted keys and no spaces: equal data gives equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const record = value as Record<string, unknown>;
    const fields = Object.keys(record)
      .filter((key) => record[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`);
    return `{${fields.join(",")}}`;
  }
  // As in JSON, a hole or a function in an array is null; there is always a text.
  return JSON.stringify(value) ?? "null";
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The hash of record: SHA-256 over the canonical form. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value));
}

/**
 * A cheap hash of plain data for search and for comparing many positions: 53 bits, not for
 * records. It walks the values in the order in which the fields were made.
 */
export function quickHash(value: unknown): number {
  const halves = { high: 0x9e3779b9, low: 0x85ebca6b };
  stir(halves, value);
  return (halves.high >>> 11) * 0x100000000 + (halves.low >>> 0);
}

interface Halves {
  high: number;
  low: number;
}

function stir(halves: Halves, value: unknown): void {
  if (typeof value === "number") stirNumber(halves, value);
  else if (Array.isArray(value)) {
    stirNumber(halves, value.length);
    for (let i = 0; i < value.length; i++) stir(halves, value[i]);
  } else if (typeof value === "object" && value !== null) {
    for (const key in value) stir(halves, (value as Record<string, unknown>)[key]);
  } else if (typeof value === "string") {
    stirNumber(halves, value.length);
    for (let i = 0; i < value.length; i++) stirNumber(halves, value.charCodeAt(i));
  } else stirNumber(halves, value === true ? -1 : value === false ? -2 : -3);
}

function stirNumber(halves: Halves, n: number): void {
  halves.high = Math.imul(halves.high ^ n, 0xcc9e2d51);
  halves.high ^= halves.high >>> 15;
  halves.low = Math.imul(halves.low ^ halves.high, 0x1b873593) + n;
  halves.low ^= halves.low >>> 13;
}
