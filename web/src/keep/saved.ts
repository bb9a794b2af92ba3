import type { GameRecord } from "@coterie/kernel";
import type { Saved } from "../engine/saved.js";
import { keep, kept, keptNames, keyOf } from "./box.js";

/** Games that were begun on this device and are not over, and the last that was. */

function read<T>(name: string, isGood: (value: T) => boolean): T | undefined {
  try {
    const value = JSON.parse(kept(name) ?? "null") as T | null;
    return value !== null && isGood(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever learns a game loses no other one by it. */
export type Slot = "game" | "lesson";

/** The unfinished game of a kind, or nothing if there is none or what is kept cannot be read. */
export function keptGame(game: string, slot: Slot = "game"): Saved | undefined {
  return read<Saved>(
    `${slot}.${game}`,
    (saved) => saved.game === game && Array.isArray(saved.answers) && Array.isArray(saved.people),
  );
}

/** Whether the browser speaks of this game when it says that something else wrote there. */
export function isGameKey(key: string | null, game: string, slot: Slot): boolean {
  return key === keyOf(`${slot}.${game}`);
}

export function keepGame(saved: Saved, slot: Slot = "game"): void {
  keep(`${slot}.${saved.game}`, JSON.stringify(saved));
}

export function forgetGame(game: string, slot: Slot = "game"): void {
  keep(`${slot}.${game}`, null);
}

/** The last game of a kind that came to its end here, or one that runs and is looked back on. */
export type Paper = "last" | "now";

export function keptRecord(game: string, paper: Paper = "last"): GameRecord | undefined {
  return read<GameRecord>(`record.${paper}.${game}`, (record) => record.game === game);
}

export function keepRecord(record: GameRecord, paper: Paper = "last"): void {
  keep(`record.${paper}.${record.game}`, JSON.stringify(record));
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
export function keepPieces(hash: string, pieces: unknown, games: readonly string[]): void {
  const unfinished = games.flatMap((game) => [keptGame(game), keptGame(game, "lesson")]);
  const needed = new Set([hash, ...unfinished.map((saved) => saved?.pack)]);
  for (const name of keptNames(PIECES)) {
    if (!needed.has(name.slice(PIECES.length))) keep(name, null);
  }
  keep(`${PIECES}${hash}`, JSON.stringify(pieces));
}
