import type { GameRecord } from "@coterie/kernel";
import type { Saved } from "../engine/saved.js";
import { GAME_IDS } from "../games.js";
import { keep, kept, keptNames, keyOf, setAside, textsSetAside } from "./box.js";
import { readText } from "./read-text.js";

/** Games that were begun on this device and are not over, and the last that was. */

/** The stored value of this name, if it can be read. One that cannot is set aside. */
function read<T>(name: string, isGood: (value: T) => boolean): T | undefined {
  const text = kept(name);
  if (text === null) return undefined;
  const value = readText(text, isGood);
  if (value === undefined) setAside(name);
  return value;
}

/** Whoever learns a game loses no other one by it. */
export type Slot = "game" | "lesson";

/** The unfinished game of a kind, if there is one that can be read. One that cannot is set aside. */
export function keptGame(game: string, slot: Slot = "game"): Saved | undefined {
  return read<Saved>(`${slot}.${game}`, (saved) => saved.game === game && isSaved(saved));
}

function isSaved({ pack, setup, seed, people, answers, position, from }: Saved): boolean {
  const isWhole = [setup, seed, position].every(
    (part) => typeof part === "object" && part !== null,
  );
  const hasTexts = typeof pack === "string" && typeof seed?.secret === "string";
  return (
    isWhole && hasTexts && Array.isArray(people) && Array.isArray(answers) && from !== undefined
  );
}

/** Unfinished games of a kind that cannot be read: the names under which they were set aside. */
export function unreadableGames(game: string, slot: Slot = "game"): string[] {
  return textsSetAside(`${slot}.${game}`);
}

/** Whether the browser speaks of this game when it says that something else wrote there. */
export function isGameKey(key: string | null, game: string, slot: Slot): boolean {
  return key === keyOf(`${slot}.${game}`);
}

export function keepGame(saved: Saved, slot: Slot = "game"): boolean {
  return keep(`${slot}.${saved.game}`, JSON.stringify(saved));
}

export function forgetGame(game: string, slot: Slot = "game"): void {
  keep(`${slot}.${game}`, null);
}

/** The last game of a kind that came to its end here, or one that runs and is looked back on. */
export type Paper = "last" | "now";

export function keptRecord(game: string, paper: Paper = "last"): GameRecord | undefined {
  return read<GameRecord>(`record.${paper}.${game}`, (record) => record.game === game);
}

/** Returns whether the browser has it. */
export function keepRecord(record: GameRecord, paper: Paper = "last"): boolean {
  return keep(`record.${paper}.${record.game}`, JSON.stringify(record));
}

const PIECES = "pieces.";

/** The pieces of an unfinished game, which an update of the page must not change. */
export function keptPieces(hash: string): unknown {
  return read<unknown>(`${PIECES}${hash}`, () => true) ?? null;
}

export function hasPieces(hash: string): boolean {
  return kept(`${PIECES}${hash}`) !== null;
}

/** Keeps pieces, and forgets those that no unfinished game has any more. */
export function keepPieces(hash: string, pieces: unknown): void {
  const unfinished = GAME_IDS.flatMap((game) => [keptGame(game), keptGame(game, "lesson")]);
  const needed = new Set([hash, ...unfinished.map((saved) => saved?.pack)]);
  // Which pieces a game needs that cannot be read is not known.
  const isForgettable = textsSetAside().length === 0;
  for (const name of isForgettable ? keptNames(PIECES) : []) {
    if (!needed.has(name.slice(PIECES.length))) keep(name, null);
  }
  keep(`${PIECES}${hash}`, JSON.stringify(pieces));
}
