// The ways to break a piece of the game, written in the effect language: its numbers, its words,
// its conditions, and the order of its steps.

import { isKey } from "./code.mjs";
import { fieldOf, keyOf, textOf } from "./tree.mjs";

/** @typedef {import("./tree.mjs").Node} Node */
/** @typedef {import("./tree.mjs").Spot} Spot */
/** @typedef {import("./code.mjs").Break} Break */
/** @typedef {import("./words/tongue.mjs").Tongue} Tongue */

const CONDITIONS = new Set(["when", "until"]);

/**
 * @param {Tongue} tongue
 * @param {Node} node
 * @param {Spot} spot
 */
export function isName({ names }, node, { parent, key }) {
  return (
    key === "value" && parent !== undefined && names.has(keyOf(parent) ?? "") && !isObject(node)
  );
}

/** @param {Node | null | undefined} node */
function isObject(node) {
  return node?.type === "ObjectExpression";
}

/**
 * All breaks of one node of a piece. `path` are the nodes around it, the nearest last.
 *
 * @param {Tongue} tongue
 * @param {string} source
 * @param {Node} node
 * @param {Spot} spot
 * @param {readonly Node[]} path
 * @returns {Break[]}
 */
export function breaksOfPiece(tongue, source, node, spot, path) {
  if (node.type === "ArrayExpression") return breaksOfSteps(source, node);
  if (node.type === "Property") return breaksOfKey(tongue, source, node, path);
  if (isObject(node)) return breaksOfCondition(source, node, spot);
  if (node.type === "UnaryExpression") {
    const n = -node.argument.value;
    return value(node, "number", String(n + 1), String(n - 1));
  }
  if (node.type !== "Literal" || isKey(spot)) return [];
  if (spot.parent?.type === "UnaryExpression") return [];
  return breaksOfLiteral(tongue, node, path);
}

/**
 * @param {Node} node
 * @param {string} kind
 * @param {...string} texts
 * @returns {Break[]}
 */
function value({ start, end }, kind, ...texts) {
  return texts.map((text) => ({ kind, changes: [{ start, end, form: "value", text }] }));
}

/**
 * @param {Tongue} tongue
 * @param {Node} node
 * @param {readonly Node[]} path
 * @returns {Break[]}
 */
function breaksOfLiteral(tongue, node, path) {
  const nearest = path.slice().reverse();
  const property = nearest.find((one) => one.type === "Property");
  const object = nearest.find(isObject);
  const key = property === undefined ? "" : (keyOf(property) ?? "");
  // What may be said or left out is left out.
  if (node.value === true || tongue.isOptional(key, node.value)) {
    return value(node, "condition", "undefined");
  }
  if (typeof node.value === "number") {
    return value(node, "number", ...tongue.otherNumbers(node.value, key, path).map(String));
  }
  const other = tongue.otherWord(key, String(node.value), object);
  return other === undefined ? [] : value(node, "word", other);
}

/**
 * @param {Tongue} tongue
 * @param {string} source
 * @param {Node} property
 * @param {readonly Node[]} path
 * @returns {Break[]}
 */
function breaksOfKey({ otherKeys }, source, property, path) {
  const set = fieldOf(path.at(-1), "set")?.value;
  const other = otherKeys[set]?.[keyOf(property) ?? ""];
  if (other === undefined || fieldOf(path.at(-1), other) !== undefined) return [];
  const text = `${other}: ${textOf(source, property.value)}`;
  const { start, end } = property;
  return [{ kind: "word", changes: [{ start, end, form: "property", text }] }];
}

/**
 * @param {string} source
 * @param {Node} node
 * @param {Spot} spot
 * @returns {Break[]}
 */
function breaksOfCondition(source, node, { parent, key }) {
  const isCondition =
    key === "value" && parent !== undefined && CONDITIONS.has(keyOf(parent) ?? "");
  if (!isCondition) return [];
  const that = fieldOf(node, "is")?.value === "not" ? fieldOf(node, "that") : undefined;
  const text = that ? textOf(source, that) : `{ is: "not", that: ${textOf(source, node)} }`;
  return value(node, "condition", text);
}

/**
 * Steps are left out or change places, as long as nothing speaks of a name that is not bound.
 *
 * @param {string} source
 * @param {Node} node
 * @returns {Break[]}
 */
function breaksOfSteps(source, node) {
  /** @type {Node[]} */
  const list = node.elements;
  const texts = list.map((one) => textOf(source, one));
  return list.flatMap((step, i) => {
    if (fieldOf(step, "do") === undefined) return [];
    const { start, end } = step;
    const name = fieldOf(step, "as")?.value;
    const speaks = (/** @type {string} */ text) => text.includes(`"${name}"`);
    /** @type {Break[]} */
    const found = [];
    if (list.length > 1 && !texts.slice(i + 1).some(speaks)) {
      found.push({ kind: "deletion", changes: [{ start, end, form: "element", text: "" }] });
    }
    const next = list[i + 1];
    if (next === undefined || speaks(texts[i + 1]) || texts[i] === texts[i + 1]) return found;
    const text = `${texts[i + 1]}, ${texts[i]}`;
    const gone = /** @type {const} */ ({
      start: next.start,
      end: next.end,
      form: "element",
      text: "",
    });
    found.push({ kind: "order", changes: [{ start, end, form: "element", text }, gone] });
    return found;
  });
}
