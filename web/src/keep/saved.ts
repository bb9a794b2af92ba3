import type { Saved } from "../engine/solo.js";
import { keep, kept } from "./box.js";

/** Games that were begun in this browser and are not over. */

const nameOf = (game: string): string => `solo.${game}`;

/** The unfinished game of a kind, or nothing if there is none or what is kept cannot be read. */
export function keptGame(game: string): Saved | undefined {
  const text = kept(nameOf(game));
  if (text === null) return undefined;
  try {
    const saved = JSON.parse(text) as Saved;
    return saved.game === game && Array.isArray(saved.answers) ? saved : undefined;
  } catch {
    return undefined;
  }
}

export function keepGame(saved: Saved): void {
  keep(nameOf(saved.game), JSON.stringify(saved));
}

export function forgetGame(game: string): void {
  keep(nameOf(game), null);
}
