import type { Condition, Effect, Standing, Step, ValueName } from "../content/language.js";
import type { Activated, Piece } from "../content/pieces.js";

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
    case "more":
    case "at-least":
    case "at-most":
    case "drained":
    case "at":
    case "has":
    case "one-of":
    case "day":
      return condition.is;
    default:
      return condition satisfies never;
  }
}

const conditional = (when: Condition | undefined, shape: string): string =>
  when ? `if(${conditionShape(when)}){${shape}}` : shape;

function ifShape(step: Extract<Step, { do: "if" }>): string {
  const then = conditional(step.when, effectShape(step.then));
  return step.else && step.else.length > 0 ? `${then}else{${effectShape(step.else)}}` : then;
}

/** A new step that holds steps is no plain one, and must get a shape of its own. */
type Plain = Exclude<Step, { then: unknown } | { of: unknown } | { do: "choose" }>;

function stepShape(step: Step): string {
  switch (step.do) {
    case "may":
      return `may{${effectShape(step.then)}}`;
    case "either":
      return `either{${unordered(step.of.map((way) => `{${effectShape(way.then)}}`))}}`;
    case "if":
      return ifShape(step);
    case "each":
    case "repeat":
      return `${step.do}{${effectShape(step.then)}}`;
    case "choose":
      return "choose";
    case "custom":
      return `custom(${step.step})`;
    default:
      return (step satisfies Plain).do;
  }
}

/** A choice that may be declined makes all that follows it optional. */
function effectShape(effect: Effect): string {
  const declined = effect.findIndex((step) => step.do === "choose" && step.may);
  if (declined < 0) return many(effect.map(stepShape));
  const before = effect.slice(0, declined).map(stepShape);
  const after = effect.slice(declined + 1);
  return many([...before, `may{${many(["choose", effectShape(after)].filter(Boolean))}}`]);
}

/** The costs in AP are one thing, whatever the action. */
const valueShape = (value: ValueName): string => (value.endsWith("-ap") ? "cost" : value);

function oneStanding(standing: Standing): string {
  switch (standing.kind) {
    case "modifier":
      return conditional(standing.when, `modifier(${valueShape(standing.value)})`);
    case "ban":
      return conditional(standing.when, "ban");
    case "trigger": {
      const then = `after(${standing.after}){${effectShape(standing.then)}}`;
      return conditional(standing.when, then);
    }
    case "redirect":
    case "reach":
      return standing.kind;
    default:
      return standing satisfies never;
  }
}

const standingShape = (standing: readonly Standing[]): string =>
  unordered(standing.map(oneStanding));

function activatedShape(activated: Activated): string {
  const cost = Object.keys(activated.cost).length > 0 ? ["cost"] : [];
  return conditional(activated.when, many([...cost, effectShape(activated.effect)]));
}

type Stays = NonNullable<Extract<Piece, { kind: "event" }>["stays"]>;

const staysShape = ({ standing, until, then }: Stays): string[] => [
  ...(standing ? [`standing{${standingShape(standing)}}`] : []),
  ...(until ? [`until(${conditionShape(until)})`] : []),
  ...(then ? [`then{${effectShape(then)}}`] : []),
];

function parts(piece: Piece): string[] {
  switch (piece.kind) {
    case "district":
      return [
        ...(piece.day ? [`day{${effectShape(piece.day)}}`] : []),
        ...(piece.night ? [`night{${activatedShape(piece.night)}}`] : []),
        ...(piece.standing ? [`standing{${standingShape(piece.standing)}}`] : []),
      ];
    case "vampire":
      return [
        `blood{${activatedShape(piece.blood)}}`,
        `dark{${activatedShape(piece.dark)}}`,
        `sigil{${standingShape(piece.sigil.standing)}}`,
      ];
    case "tracker":
      return [];
    case "event":
      return [effectShape(piece.effect), ...(piece.stays ? staysShape(piece.stays) : [])];
    case "relic":
      return [
        ...(piece.use ? [`use{${activatedShape(piece.use)}}`] : []),
        ...(piece.standing ? [`standing{${standingShape(piece.standing)}}`] : []),
      ];
    default:
      return piece satisfies never;
  }
}

export const shapeOf = (piece: Piece): string => many([piece.kind, ...parts(piece)]);
