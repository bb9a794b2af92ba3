// The ways to break code: conditions, numbers, arithmetic, order, and what is done at all.

import { commute } from "./commute.mjs";
import { textOf } from "./tree.mjs";

/** @typedef {import("./tree.mjs").Node} Node */
/** @typedef {import("./tree.mjs").Spot} Spot */

/**
 * @typedef {object} Change a part of the source that a mutant says differently
 * @property {number} start
 * @property {number} end
 * @property {"value" | "statement" | "element" | "property"} form
 * @property {string} text
 */
/** @typedef {{ kind: string, changes: Change[] }} Break */

/** @type {Record<string, string>} */
const OTHER_OPERATOR = {
  "&&": "||",
  "||": "&&",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "+=": "-=",
  "-=": "+=",
  "++": "--",
  "--": "++",
};

/** @type {Record<string, string>} */
const OTHER_METHOD = { min: "max", max: "min" };

const WITH_TEST = ["IfStatement", "ConditionalExpression", "WhileStatement", "DoWhileStatement"];

/**
 * What is only said, and never done: errors, and the bodies of facts.
 *
 * @param {Node} node
 * @param {Spot} spot
 */
export function isSpeech(node, { parent, key }) {
  if (node.type === "ThrowStatement" || node.type === "ImportDeclaration") return true;
  if (key !== "arguments" || parent === undefined) return false;
  const { callee } = parent;
  if (callee.type === "Identifier") return ["fault", "reason"].includes(callee.name);
  return callee.type === "MemberExpression" && callee.property.name === "tell";
}

/**
 * All breaks of one node of code.
 *
 * @param {string} source
 * @param {Node} node
 * @param {Spot} spot
 * @returns {Break[]}
 */
export function breaksOfCode(source, node, spot) {
  const value = (/** @type {string} */ kind, /** @type {string[]} */ ...texts) =>
    texts.map((text) => one(kind, { start: node.start, end: node.end, form: "value", text }));
  const isLoopStep = spot.parent?.type === "ForStatement" && spot.key === "update";
  const found = [];
  if (isTest(spot)) found.push(...value("condition", negated(source, node)));
  switch (node.type) {
    case "LogicalExpression":
    case "BinaryExpression":
      if (mayTurn(node)) found.push(...value(kindOf(node.operator), turned(source, node)));
      break;
    case "AssignmentExpression":
      if (node.operator !== "=" && node.operator in OTHER_OPERATOR)
        found.push(...value("arithmetic", turned(source, node)));
      break;
    case "UpdateExpression":
      // A loop that steps the wrong way never ends: nothing to learn from that.
      if (!isLoopStep) found.push(...value("arithmetic", updated(source, node)));
      break;
    case "UnaryExpression":
      found.push(...value(...unary(source, node)));
      break;
    case "CallExpression":
      if (isMath(node)) found.push(...value("arithmetic", otherMath(source, node)));
      break;
    case "Literal":
      if (!isKey(spot)) found.push(...value(...literal(node, spot)));
      break;
  }
  return [...found, ...breaksOfStatements(source, node)];
}

/**
 * @param {string} kind
 * @param {...Change} changes
 * @returns {Break}
 */
function one(kind, ...changes) {
  return { kind, changes };
}

/** @param {Spot} spot */
function isTest({ parent, key }) {
  if (parent === undefined || key !== "test") return false;
  return WITH_TEST.includes(parent.type) || parent.type === "ForStatement";
}

/** @param {Spot} spot */
export function isKey({ parent, key }) {
  return key === "key" && parent?.computed !== true;
}

/**
 * @param {string} source
 * @param {Node} node
 */
function negated(source, node) {
  if (node.type === "UnaryExpression" && node.operator === "!")
    return source.slice(node.start + 1, node.end);
  const isEquality = node.type === "BinaryExpression" && /^[!=]==$/.test(node.operator);
  return isEquality ? turned(source, node) : `!(${textOf(source, node)})`;
}

/** @param {Node} node */
function mayTurn(node) {
  if (!(node.operator in OTHER_OPERATOR)) return false;
  return node.operator !== "+" || ![node.left, node.right].some(isText);
}

/** @param {Node} node */
function isText(node) {
  return (
    node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string")
  );
}

/** @param {string} operator */
function kindOf(operator) {
  return operator === "+" || operator === "-" ? "arithmetic" : "condition";
}

/**
 * The same with the other operator; brackets around a side stay where they are.
 *
 * @param {string} source
 * @param {Node} node
 */
function turned(source, node) {
  const { left, right, operator } = node;
  const between = source.slice(left.end, right.start);
  return (
    source.slice(node.start, left.end) +
    between.replace(operator, OTHER_OPERATOR[operator]) +
    source.slice(right.start, node.end)
  );
}

/**
 * @param {string} source
 * @param {Node} node
 */
function updated(source, node) {
  const argument = textOf(source, node.argument);
  const operator = OTHER_OPERATOR[node.operator];
  return node.prefix ? operator + argument : argument + operator;
}

/**
 * @param {string} source
 * @param {Node} node
 * @returns {[string, ...string[]]}
 */
function unary(source, node) {
  if (node.operator === "!") return ["condition", source.slice(node.start + 1, node.end)];
  if (node.operator === "-" && typeof node.argument.value === "number") {
    const n = -node.argument.value;
    return ["number", String(n - 1), String(n + 1)];
  }
  return ["none"];
}

/** @param {Node} node */
function isMath({ callee }) {
  return (
    callee.type === "MemberExpression" &&
    callee.object.name === "Math" &&
    callee.property.name in OTHER_METHOD
  );
}

/**
 * @param {string} source
 * @param {Node} node
 */
function otherMath(source, node) {
  const { property } = node.callee;
  return `Math.${OTHER_METHOD[property.name]}${source.slice(property.end, node.end)}`;
}

/**
 * @param {Node} node
 * @param {Spot} spot
 * @returns {[string, ...string[]]}
 */
function literal({ value }, { parent }) {
  if (typeof value === "boolean") return ["condition", String(!value)];
  const isNegative = parent?.type === "UnaryExpression" && parent.operator === "-";
  if (typeof value !== "number" || isNegative) return ["none"];
  return value > 0
    ? ["number", String(value + 1), String(value - 1)]
    : ["number", String(value + 1)];
}

/**
 * Statements of a list are left out or change places; the single one of an `if` is left out.
 *
 * @param {string} source
 * @param {Node} node
 * @returns {Break[]}
 */
function breaksOfStatements(source, node) {
  /** @type {Node[]} */
  const list = statementsOf(node);
  return list.flatMap((statement, i) => {
    if (!isDeed(statement)) return [];
    const next = list[i + 1];
    const deletion = one("deletion", { ...range(statement), form: "statement", text: "" });
    if (next === undefined || !isDeed(next) || commute(source, statement, next)) return [deletion];
    const swapped = `${textOf(source, next)} ${textOf(source, statement)}`;
    const swap = one(
      "order",
      { ...range(statement), form: "statement", text: swapped },
      { ...range(next), form: "statement", text: "" },
    );
    return [deletion, swap];
  });
}

/** @param {Node} node */
function range({ start, end }) {
  return { start, end };
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function statementsOf(node) {
  if (node.type === "Program" || node.type === "BlockStatement") return node.body;
  if (node.type === "SwitchCase") return node.consequent;
  const single = [node.consequent, node.alternate, node.body];
  return node.type.endsWith("Statement") ? single.filter(isDeed).flatMap(alone) : [];
}

/**
 * Keeps the two branches of an `if` from being taken for neighbours.
 *
 * @param {Node} node
 * @returns {Node[]}
 */
function alone(node) {
  return [node, { type: "EmptyStatement", start: node.end, end: node.end }];
}

/** @param {Node | null | undefined} node */
function isDeed(node) {
  return node?.type === "ExpressionStatement" && typeof node.directive !== "string";
}
