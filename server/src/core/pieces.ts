import { type AnyGame, hashOf } from "@coterie/kernel";

/** A game's pieces as they are kept with its tables. */
export interface KeptPieces {
  readonly hash: string;
  readonly body: string;
}

const known = new WeakMap<AnyGame, KeptPieces>();

/** Made once for each game: hashing all pieces takes longer than anything else in opening a table. */
export function piecesOf(game: AnyGame): KeptPieces {
  let pieces = known.get(game);
  if (pieces === undefined) {
    pieces = { hash: hashOf(game.pack), body: JSON.stringify(game.pack) };
    known.set(game, pieces);
  }
  return pieces;
}
