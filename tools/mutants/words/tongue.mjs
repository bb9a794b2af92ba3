// What a game's effect language is broken with: for each word another that is allowed in its place,
// and numbers within bounds, so that a break is not refused when the piece is read.

/** @typedef {import("../tree.mjs").Node} Node */

/**
 * @typedef {object} Tongue
 * @property {Set<string>} names keys of what a piece is called and where it comes from, which is
 *   not what it does
 * @property {Record<string, Record<string, string>>} otherKeys keys that can stand for each other;
 *   which, depends on what the set is of
 * @property {(key: string, word: string) => boolean} isOptional whether a word can be left out
 * @property {(n: number, key: string, path: readonly Node[]) => number[]} otherNumbers `path` are
 *   the nodes around it, the nearest last
 * @property {(key: string, word: string, object: Node | undefined) => string | undefined} otherWord
 *   as it is written in code
 */

/** @param {...[string, string]} pairs */
export function both(...pairs) {
  return Object.fromEntries(
    pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
}

/** @param {...string} words each is changed into the next one, the last into the first */
export function round(...words) {
  return Object.fromEntries(words.map((word, i) => [word, words[(i + 1) % words.length]]));
}

/**
 * @param {number} n
 * @param {number} least
 * @param {number} most
 */
export function around(n, least, most) {
  return [n + 1, n - 1].filter((other) => other >= least && other <= most);
}
