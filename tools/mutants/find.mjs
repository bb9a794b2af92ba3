// Finds all mutants of a source file, in the order in which they stand there.

import { breaksOfCode, isSpeech } from "./code.mjs";
import { breaksOfPiece, isName } from "./pieces.mjs";
import { fieldOf, treeOf, walk } from "./tree.mjs";

/** @typedef {import("./tree.mjs").Node} Node */
/** @typedef {import("./code.mjs").Break} Break */
/** @typedef {import("./code.mjs").Change} Change */
/** @typedef {import("./words/tongue.mjs").Tongue} Tongue */

/**
 * @typedef {object} Mutant
 * @property {number} id from 1 on, in the order of files and places
 * @property {string} file
 * @property {number} line
 * @property {string} kind
 * @property {string} original
 * @property {string} mutated
 * @property {string} text the line of the source, without the space around it
 * @property {string | undefined} piece the piece of the game that it stands in
 * @property {Change[]} changes
 */

/**
 * @param {string} file
 * @param {string} source
 * @param {Tongue | undefined} tongue of a file that holds pieces of the game, not code
 * @param {number} [from] the number of the first mutant
 * @returns {Mutant[]}
 */
export function findMutants(file, source, tongue, from = 1) {
  const found = tongue === undefined ? inCode(source) : inPieces(tongue, source);
  const seen = new Set();
  const fresh = found.filter(({ changes }) => {
    const key = JSON.stringify(changes);
    return !seen.has(key) && seen.add(key);
  });
  fresh.sort((a, b) => a.changes[0].start - b.changes[0].start);
  return fresh.map((one, i) => ({ id: from + i, file, ...describe(source, one), ...one }));
}

/**
 * @param {string} source
 * @returns {(Break & { piece: string | undefined })[]}
 */
function inCode(source) {
  /** @type {(Break & { piece: string | undefined })[]} */
  const found = [];
  walk(treeOf(source), (node, spot) => {
    if (isSpeech(node, spot)) return false;
    for (const one of breaksOfCode(source, node, spot)) found.push({ ...one, piece: undefined });
    return true;
  });
  return found;
}

/**
 * @param {Tongue} tongue
 * @param {string} source
 */
function inPieces(tongue, source) {
  /** @type {(Break & { piece: string | undefined })[]} */
  const found = [];
  /** @type {Node[]} */
  const path = [];
  walk(treeOf(source), (node, spot) => {
    if (node.type === "ImportDeclaration" || isName(tongue, node, spot)) return false;
    while (path.length > 0 && path[path.length - 1].end <= node.start) path.pop();
    const piece = path.map((one) => fieldOf(one, "id")?.value).find((id) => id !== undefined);
    for (const one of breaksOfPiece(tongue, source, node, spot, path))
      found.push({ ...one, piece });
    path.push(node);
    return true;
  });
  return found;
}

/**
 * @param {string} source
 * @param {Break} one
 */
function describe(source, { changes }) {
  const [{ start, end, text }] = changes;
  const last = changes[changes.length - 1];
  const line = source.slice(0, start).split("\n").length;
  return {
    line,
    original: short(source.slice(start, Math.max(end, last.end))),
    mutated: short(text) || "(nothing)",
    text: source.split("\n")[line - 1].trim(),
  };
}

/** @param {string} text */
function short(text) {
  return text.replace(/\s+/g, " ").trim();
}
