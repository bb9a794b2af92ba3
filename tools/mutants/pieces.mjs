// The ways to break a piece of the game, written in the effect language: its numbers, its words,
// its conditions, and the order of its steps.

import { isKey } from "./code.mjs";
import { fieldOf, keyOf, textOf } from "./tree.mjs";
import { WORDS } from "./words.mjs";

/** @typedef {import("./tree.mjs").Node} Node */
/** @typedef {import("./tree.mjs").Spot} Spot */
/** @typedef {import("./code.mjs").Break} Break */

/** What a piece is called and where it comes from is not what it does. */
const NAMES = new Set(["kind", "id", "name", "origin", "shown", "vampires"]);
const CONDITIONS = new Set(["when", "until"]);

/** Keys that can stand for each other; which, depends on what the set is of. */
/** @type {Record<string, Record<string, string>>} */
const OTHER_KEY = {
  districts: { most: "fewest", fewest: "most", with: "without", without: "with" },
  vampires: { most: "least", least: "most" },
};

/** Numbers that must lie within bounds: others would be refused, not tested. */
/** @type {Record<string, [number, number]>} */
const BOUNDS = {
  act: [1, 3],
  ap: [1, 2],
  blood: [1, 4],
  veil: [1, 3],
  minions: [1, 3],
  die: [1, 6],
  faces: [1, 6],
  to: [1, 6],
  agents: [1, 12],
};
/** @type {[number, number]} */
const ANY = [0, 12];
const POSITIONS = 9;

/**
 * @param {Node} node
 * @param {Spot} spot
 */
export function isName(node, { parent, key }) {
  return (
    key === "value" && parent !== undefined && NAMES.has(keyOf(parent) ?? "") && !isObject(node)
  );
}

/** @param {Node | null | undefined} node */
function isObject(node) {
  return node?.type === "ObjectExpression";
}

/**
 * All breaks of one node of a piece. `path` are the nodes around it, the nearest last.
 *
 * @param {string} source
 * @param {Node} node
 * @param {Spot} spot
 * @param {readonly Node[]} path
 * @returns {Break[]}
 */
export function breaksOfPiece(source, node, spot, path) {
  if (node.type === "ArrayExpression") return breaksOfSteps(source, node);
  if (node.type === "Property") return breaksOfKey(source, node, path);
  if (isObject(node)) return breaksOfCondition(source, node, spot);
  if (node.type === "UnaryExpression")
    return value(node, "number", ...around(-node.argument.value));
  if (node.type !== "Literal" || isKey(spot)) return [];
  if (spot.parent?.type === "UnaryExpression") return [];
  return breaksOfLiteral(node, path);
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

/** @param {number} n */
function around(n) {
  return [String(n + 1), String(n - 1)];
}

/**
 * @param {Node} node
 * @param {readonly Node[]} path
 * @returns {Break[]}
 */
function breaksOfLiteral(node, path) {
  const nearest = path.slice().reverse();
  const property = nearest.find((one) => one.type === "Property");
  const object = nearest.find(isObject);
  const key = property === undefined ? "" : (keyOf(property) ?? "");
  // What may be said or left out is left out.
  if (node.value === true || node.value === "round") return value(node, "condition", "undefined");
  if (typeof node.value === "number") {
    return value(node, "number", ...otherNumbers(node.value, key, path).map(String));
  }
  const other = otherWord(key, String(node.value), object);
  return other === undefined ? [] : value(node, "word", other);
}

/**
 * @param {number} n
 * @param {string} key
 * @param {readonly Node[]} path
 */
function otherNumbers(n, key, path) {
  const keys = path.map((one) => keyOf(one));
  if (keys.includes("grid")) return [(n + 1) % POSITIONS, (n + POSITIONS - 1) % POSITIONS];
  const isBounded = keys.includes("cost") || ["faces", "to", "act", "agents"].includes(key);
  const [least, most] = (isBounded ? BOUNDS[key] : undefined) ?? ANY;
  return [n + 1, n - 1].filter((other) => other >= least && other <= most);
}

/**
 * @param {string} key
 * @param {string} word
 * @param {Node | undefined} object
 * @returns {string | undefined} as it is written in code
 */
function otherWord(key, word, object) {
  if (key === "n" && word === "all") return "1";
  const verb = fieldOf(object, "do")?.value;
  if (verb === "gain" && fieldOf(object, "what")?.value === "kills") return undefined;
  const isStanding = ["modifier", "ban", "trigger"].includes(fieldOf(object, "kind")?.value);
  const table = isStanding && ["at", "who"].includes(key) ? `standing.${key}` : key;
  if (verb === "place" && key === "what" && word === "exposed") return '"agent"';
  if (key === "who" && !isStanding && fieldOf(object, "set") === undefined) return undefined;
  const other = WORDS[table]?.[word];
  return other === undefined ? undefined : JSON.stringify(other);
}

/**
 * @param {string} source
 * @param {Node} property
 * @param {readonly Node[]} path
 * @returns {Break[]}
 */
function breaksOfKey(source, property, path) {
  const set = fieldOf(path.at(-1), "set")?.value;
  const other = OTHER_KEY[set]?.[keyOf(property) ?? ""];
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
