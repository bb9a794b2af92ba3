// Which neighbours may change places without any difference: those mutants are not made.

import { textOf, walk } from "./tree.mjs";

/** @typedef {import("./tree.mjs").Node} Node */

/**
 * Two assignments without calls that do not speak of each other's target, or an assignment beside
 * a fact that does not tell of its target.
 *
 * @param {string} source
 * @param {Node} first
 * @param {Node} second
 */
export function commute(source, first, second) {
  const [a, b] = [first.expression, second.expression];
  const [target, other] = [targetOf(source, a), targetOf(source, b)];
  if (target !== undefined && other !== undefined) {
    return !reads(source, a, other) && !reads(source, b, target);
  }
  if (target !== undefined && isTell(b)) return !reads(source, b, target);
  return other !== undefined && isTell(a) && !reads(source, a, other);
}

/**
 * What an assignment changes, if all it does is to change that.
 *
 * @param {string} source
 * @param {Node} node
 * @returns {string | undefined}
 */
function targetOf(source, node) {
  const isChange = node.type === "AssignmentExpression" || node.type === "UpdateExpression";
  return isChange && !hasCall(node) ? textOf(source, node.left ?? node.argument) : undefined;
}

/** @param {Node} node */
function hasCall(node) {
  let found = false;
  walk(node, ({ type }) => {
    if (type === "CallExpression" || type === "NewExpression") found = true;
  });
  return found;
}

/** @param {Node} node */
function isTell(node) {
  const call = node.type === "ChainExpression" ? node.expression : node;
  return call.type === "CallExpression" && call.callee.property?.name === "tell";
}

/**
 * Whether a text speaks of a target: of all of it, or of the field that it changes a place of.
 *
 * @param {string} source
 * @param {Node} node
 * @param {string} target
 */
function reads(source, node, target) {
  const field = target.replace(/\[[^[\]]*\]$/, "");
  const text = textOf(source, node);
  const name = field.split(".").at(-1) ?? field;
  return new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, "\\$&")}(?![\\w$])`).test(text);
}
