import type { Wish } from "../engine/open-home.js";

/** The game that was asked for, until it begins. */
const wished = new Map<string, Wish>();

export function wish(game: string, wanted: Wish): void {
  wished.set(game, wanted);
}

export function takeWish(game: string): Wish | undefined {
  const wanted = wished.get(game);
  wished.delete(game);
  return wanted;
}
