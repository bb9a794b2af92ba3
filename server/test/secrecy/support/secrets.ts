import { type AnyGame, isSimultaneous, keyOf, openQuestions, sha256Hex } from "@coterie/kernel";
import type { ServerMessage } from "@coterie/protocol";
import { expect } from "vitest";
import type { Opened, Stored } from "../../../src/core/entry.js";
import { truthsOf } from "./truth.js";

/** Long hexadecimal numbers: passes, hashes, seeds, ids are all of this kind. */
const LONG_HEX = /[0-9a-f]{16,}/gi;

export function hexIn(text: string): string[] {
  return text.match(LONG_HEX)?.map((hex) => hex.toLowerCase()) ?? [];
}

/** Everything in the entries of a table that nobody may ever read on a wire before the end. */
export function secretsIn(entries: readonly Stored[]): string[] {
  const { secret, seats } = entries[0].entry as Opened;
  const nonces = new Array<string>(seats).fill("");
  const found: string[] = [secret, sha256Hex(secret)];
  for (const { entry } of entries) {
    if (entry.e === "came" || entry.e === "moved") found.push(entry.pass);
    if (entry.e === "device-code" || entry.e === "seat-code") found.push(entry.code);
    if (entry.e === "stood") nonces[entry.seat] = "";
    if (entry.e !== "sat") continue;
    nonces[entry.seat] = entry.nonce;
    found.push(entry.nonce);
  }
  return [...found, keyOf({ secret, nonces })];
}

/** The keys of fate, of which an undo may have drawn others. */
export function fatesIn(game: AnyGame, id: string, entries: readonly Stored[]): Set<string> {
  const keys = new Set<string>();
  for (const { table } of truthsOf(game, id, entries)) {
    if (table.play !== null) keys.add(table.play.state.chance.key);
  }
  return keys;
}

export function expectNone(
  texts: readonly string[],
  forbidden: ReadonlySet<string>,
  where: string,
): void {
  for (const text of texts) {
    for (const hex of hexIn(text)) {
      if (forbidden.has(hex)) expect.fail(`${where}: ${hex} is told in ${text.slice(0, 500)}`);
    }
  }
}

/** By seat: the keys that it was ever offered in private. */
export function privateKeysIn(
  game: AnyGame,
  id: string,
  entries: readonly Stored[],
): readonly ReadonlySet<string>[] {
  const { seats } = entries[0].entry as Opened;
  const keys = Array.from({ length: seats }, () => new Set<string>());
  for (const { table } of truthsOf(game, id, entries)) {
    if (table.play === null || !isSimultaneous(table.play.state)) continue;
    for (const { seat, options } of openQuestions(table.play)) {
      for (const { key } of options) keys[seat].add(key);
    }
  }
  return keys;
}

/** A message without the question that it brings, which is for its audience alone. */
export function besideQuestion(message: ServerMessage): unknown {
  if (message.t === "whole")
    return { ...message, document: { ...message.document, question: null } };
  if (message.t !== "update") return message;
  return { ...message, d: message.d.filter(([path]) => path[0] !== "question") };
}

/** Every text in a piece of data, with the fields that lead to it, names of fields included. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield key;
    yield* textsIn(inner);
  }
}

interface Asked {
  readonly id: string;
  readonly seat: number;
}

/** Every question in a piece of data, wherever it is. */
export function* questionsIn(value: unknown): Generator<Asked> {
  if (typeof value !== "object" || value === null) return;
  if ("options" in value || "blocked" in value) yield value as unknown as Asked;
  for (const inner of Object.values(value)) yield* questionsIn(inner);
}
