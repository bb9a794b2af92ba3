// Syntax trees of TypeScript with positions in the source as it is written.

import { parseAst } from "rolldown/parseAst";

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {{ parent: Node | undefined, key: string }} Spot where a node stands in its parent */

/** Nodes of TypeScript that hold an expression; all others that begin with TS are types. */
const HOLDERS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

/**
 * @param {string} source
 * @returns {Node}
 */
export function treeOf(source) {
  return /** @type {any} */ (parseAst(source, { lang: "ts", sourceType: "module" }));
}

/**
 * Visits code, not types. A visit that gives back false leaves out what is inside.
 *
 * @param {Node} node
 * @param {(node: Node, spot: Spot) => unknown} visit
 * @param {Spot} [spot]
 */
export function walk(node, visit, spot = { parent: undefined, key: "" }) {
  if (node.type.startsWith("TS") && !HOLDERS.has(node.type)) {
    if (node.type !== "TSParameterProperty") return;
  }
  if (visit(node, spot) === false) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "typeAnnotation" || key === "parent") continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, { parent: node, key });
    }
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/**
 * @param {string} source
 * @param {Node} node
 */
export function textOf(source, node) {
  return source.slice(node.start, node.end);
}

/**
 * The name of a key that is written plainly.
 *
 * @param {Node} property
 * @returns {string | undefined}
 */
export function keyOf(property) {
  if (property.type !== "Property" || property.computed) return undefined;
  return property.key.name ?? property.key.value;
}

/**
 * @param {Node | undefined} object
 * @param {string} key
 * @returns {Node | undefined} the value of a property of an object literal
 */
export function fieldOf(object, key) {
  if (object?.type !== "ObjectExpression") return undefined;
  return object.properties.find((/** @type {Node} */ one) => keyOf(one) === key)?.value;
}

/** Loops get a counter, so that a mutant that never ends is noticed at once. */
const LOOPS = new Set([
  "ForStatement",
  "ForOfStatement",
  "ForInStatement",
  "WhileStatement",
  "DoWhileStatement",
]);

/** @param {Node} node */
export function isLoop(node) {
  return LOOPS.has(node.type);
}
