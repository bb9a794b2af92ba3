// Which neighbours may change places without any difference: those mutants are not made.

import { textOf, walk } from "./tree.mjs";

/** @typedef {import("./tree.mjs").Node} Node */

/**
 * @typedef {object} Deed what a statement changes and what it looks at
 * @property {string} changes
 * @property {string | undefined} reads a text in which all stands that is read; undefined: anything
 * @property {boolean} adds it only adds to a number, or takes away
 */

/**
 * What some calls change, and nothing else. They tell no facts, and what they change is read by
 * none of the others.
 *
 * @type {Record<string, string>}
 */
const CHANGED_BY = {
  push: "agenda",
  announceAfter: "agenda",
  takeDie: "dice",
  setAside: "aside",
  happen: "waiting",
  establish: "standing",
  abolish: "standing",
  tell: "facts",
};

/**
 * Whether neither of two neighbours can see if the other was done before it.
 *
 * @param {string} source
 * @param {Node} first
 * @param {Node} second
 */
export function commute(source, first, second) {
  const a = deedOf(source, first.expression);
  const b = deedOf(source, second.expression);
  if (a === undefined || b === undefined || reads(a, b.changes) || reads(b, a.changes))
    return false;
  return fieldOf(a.changes) !== fieldOf(b.changes) || (a.adds && b.adds);
}

/**
 * @param {string} source
 * @param {Node} node
 * @returns {Deed | undefined} undefined: it might do anything
 */
function deedOf(source, node) {
  const call = node.type === "ChainExpression" ? node.expression : node;
  if (call.type === "CallExpression") return callDeed(source, call);
  if (node.type === "UpdateExpression") {
    return { changes: textOf(source, node.argument), reads: "", adds: true };
  }
  if (node.type !== "AssignmentExpression" || hasCall(node)) return undefined;
  const { left, right, operator } = node;
  const adds = operator === "+=" || operator === "-=";
  return { changes: textOf(source, left), reads: textOf(source, right), adds };
}

/**
 * @param {string} source
 * @param {Node} call
 * @returns {Deed | undefined}
 */
function callDeed(source, { callee, arguments: given }) {
  const name = callee.name ?? callee.property?.name;
  if (!Object.hasOwn(CHANGED_BY, name)) return undefined;
  const seesAll = ["happen", "announceAfter"].includes(name) || given.some(hasCall);
  const texts = given.map((/** @type {Node} */ one) => textOf(source, one));
  return { changes: CHANGED_BY[name], reads: seesAll ? undefined : texts.join(), adds: false };
}

/** @param {Node} node */
function hasCall(node) {
  let found = false;
  walk(node, ({ type }) => {
    if (type === "CallExpression" || type === "NewExpression") found = true;
  });
  return found;
}

/** The field of the state that a target is, or is a place of: `s.blood[v]` is of `blood`. */
function fieldOf(/** @type {string} */ target) {
  const field = target.replace(/\[[^[\]]*\]$/, "");
  return field.split(".").at(-1) ?? field;
}

/**
 * @param {Deed} deed
 * @param {string} changed
 */
function reads(deed, changed) {
  const field = fieldOf(changed);
  if (deed.reads === undefined) return field !== "facts" && field !== "agenda";
  const words = deed.reads.replace(/"[^"]*"/g, '""');
  return new RegExp(`(?<![\\w$])${field.replace(/[^\w]/g, "\\$&")}(?![\\w$])`).test(words);
}
