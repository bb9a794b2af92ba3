/**
 * Packs for golden records. A record carries its whole pack, so that one with few and simple pieces
 * keeps the file small.
 *
 * @typedef {{ kind: string, id: string, act?: number }} Piece
 */

/**
 * The shortest pieces of the house set, at most so many of a kind (and act).
 * @template {{ pieces: readonly Piece[] }} Pack
 * @param {Pack} house @param {Readonly<Record<string, number>>} most
 */
export function smallPack(house, most) {
  const length = (/** @type {Piece} */ piece) => JSON.stringify(piece).length;
  /** @type {Record<string, number>} */
  const taken = {};
  const pieces = house.pieces
    .slice()
    .sort((a, b) => length(a) - length(b))
    .filter(({ kind, act }) => {
      const kindAndAct = `${kind} ${act}`;
      taken[kindAndAct] = (taken[kindAndAct] ?? 0) + 1;
      return taken[kindAndAct] <= (most[kind] ?? Number.POSITIVE_INFINITY);
    });
  return { ...house, pieces };
}

/**
 * A pack with the pieces of another one in the place of its own, or beside them.
 * @template {{ name: string, pieces: readonly Piece[] }} Pack
 * @param {Pack} base @param {{ name: string, pieces: readonly Piece[] }} over
 */
export function withPieces(base, { name, pieces }) {
  const kept = base.pieces.filter(({ id }) => pieces.every((piece) => piece.id !== id));
  return { ...base, name, pieces: [...kept, ...pieces] };
}
