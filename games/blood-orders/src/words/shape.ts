import type { Condition, Effect, Standing, Step, ValueName } from "../content/language.js";
import type { Piece, Ritual } from "../content/pieces.js";

/**
 * What a piece does without how much, of what and where: two pieces with the same shape differ
 * only in numbers, resources or targets, and count as one when variety is counted.
 */

const many = (parts: readonly string[]): string => parts.join(" ");
/** Where the order says nothing, it must not make a difference. */
const unordered = (parts: readonly string[]): string => many([...parts].sort());

function conditionShape(condition: Condition): string {
  switch (condition.is) {
    case "not":
      return `not(${conditionShape(condition.that)})`;
    case "all":
    case "any":
      return `${condition.is}(${unordered(condition.of.map(conditionShape))})`;
    case "at-least":
    case "at-most":
    case "victim":
    case "most":
    case "least":
    case "alone":
    case "start-player":
      return condition.is;
    default:
      return condition satisfies never;
  }
}

const conditional = (when: Condition | undefined, shape: string): string =>
  when ? `if(${conditionShape(when)}){${shape}}` : shape;

const otherwise = (effect: Effect | undefined): string =>
  effect && effect.length > 0 ? `else{${effectShape(effect)}}` : "";

/** A new step that holds steps is no plain one, and must get a shape of its own. */
type Plain = Exclude<Step, { then: unknown } | { of: unknown } | { do: "choose" | "look" }>;
type Holder = Exclude<Step, Plain>;

function holderShape(step: Holder): string {
  switch (step.do) {
    case "may":
    case "offer":
    case "show":
    case "each":
    case "repeat":
      return `${step.do}{${effectShape(step.then)}}`;
    case "either":
      return `either{${unordered(step.of.map((way) => `{${effectShape(way.then)}}`))}}`;
    case "if":
      return conditional(step.when, effectShape(step.then)) + otherwise(step.else);
    case "pay":
      return `pay{${effectShape(step.then)}}${otherwise(step.else)}`;
    case "choose":
      return `choose${otherwise(step.else)}`;
    case "look":
      return step.may === undefined ? "look" : `look(${step.may})`;
    default:
      return step satisfies never;
  }
}

const isPlain = (step: Step): step is Plain =>
  !("then" in step || "of" in step || step.do === "choose" || step.do === "look");

const stepShape = (step: Step): string => (isPlain(step) ? step.do : holderShape(step));

/** A choice that may be declined makes all that follows it optional. */
function effectShape(effect: Effect): string {
  const declined = effect.findIndex((step) => step.do === "choose" && step.may);
  if (declined < 0) return many(effect.map(stepShape));
  const before = effect.slice(0, declined).map(stepShape);
  const after = effectShape(effect.slice(declined + 1));
  const inner = many([stepShape(effect[declined]), after].filter(Boolean));
  return many([...before, `may{${inner}}`]);
}

/** Which Order's symbols, and what it is that costs less, is a target. */
const valueShapes: Readonly<Record<ValueName, string>> = {
  dawn: "symbols",
  dusk: "symbols",
  night: "symbols",
  "pile-cards": "pile-cards",
  "dusk-cost": "cost",
  "ritual-blood": "cost",
  "ritual-victims": "ritual-victims",
  "night-fear": "night-fear",
  scavenge: "scavenge",
  "free-feeding": "free-feeding",
  "hand-limit": "hand-limit",
};

function standingShape(standing: Standing): string {
  switch (standing.kind) {
    case "modifier":
      return conditional(standing.when, `modifier(${valueShapes[standing.value]})`);
    case "trigger":
      return conditional(standing.when, `after(${standing.after}){${effectShape(standing.then)}}`);
    case "score":
      return "score";
    default:
      return standing satisfies never;
  }
}

function dailyShape({ cost, effect }: NonNullable<Ritual["daily"]>): string {
  const paid = cost && Object.keys(cost).length > 0 ? "cost " : "";
  return `daily{${paid}${effectShape(effect)}}`;
}

function shapeParts(piece: Piece): string[] {
  switch (piece.kind) {
    case "location":
    case "victim":
      return [effectShape(piece.effect)];
    case "ritual":
      return [
        ...(piece.standing ? [`standing{${unordered(piece.standing.map(standingShape))}}`] : []),
        ...(piece.daily ? [dailyShape(piece.daily)] : []),
      ];
    case "bleeder":
    case "elder":
    case "fear-track":
      return [];
    default:
      return piece satisfies never;
  }
}

export const shapeOf = (piece: Piece): string => many([piece.kind, ...shapeParts(piece)]);
