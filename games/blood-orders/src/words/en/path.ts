import type { AnySet, Effect, Standing, Step } from "../../content/language.js";
import type { Piece } from "../../content/pieces.js";
import { boundBy } from "./choices.js";
import { happeningWords } from "./happenings.js";
import { type Bound, type BoundKind, bind, inQuarter, onRitual, type Scope } from "./scope.js";
import { triggerScope } from "./standing.js";

/**
 * The step that a node of the program was made from, and what its words mean there. A node is
 * named after its piece and its path in it (`the-occultist/effect.1.of.0.then.0`).
 */
export interface StepAt {
  readonly step: Step;
  readonly scope: Scope;
  /** What has a name there, in the order of its registers. */
  readonly names: readonly Named[];
}

interface Named {
  readonly name: string;
  readonly kind: BoundKind;
  /** One of many that a list goes through, or whom and where a trigger is about. */
  readonly each: boolean;
}

interface Known {
  readonly scope: Scope;
  readonly names: readonly Named[];
}

interface Start extends Known {
  readonly effect: Effect;
  readonly rest: readonly string[];
}

/** The part of a node's name after its piece. */
export const pathIn = (node: string): string => node.slice(node.indexOf("/") + 1);

/** The path of the step that holds this one: `effect.0` for `effect.0.then.2`. */
export const holderOf = (path: string): string =>
  path.replace(/(\.of\.\d+)?\.(then|else)\.\d+$/, "");

export function stepAt(piece: Piece, path: string): StepAt | undefined {
  const start = startOf(piece, path.split("."));
  return start && walk(start.effect, start, start.rest);
}

function startOf(piece: Piece, path: readonly string[]): Start | undefined {
  switch (piece.kind) {
    case "location":
    case "victim":
      return { effect: piece.effect, scope: inQuarter, names: [], rest: path.slice(1) };
    case "ritual":
      if (path[0] === "standing") return triggered(piece.standing, path.slice(1));
      return piece.daily && { ...piece.daily, scope: onRitual, names: [], rest: path.slice(2) };
    case "bleeder":
    case "elder":
    case "fear-track":
      return undefined;
    default:
      return piece satisfies never;
  }
}

/** The path goes on with the number of the standing effect and `then`. */
function triggered(
  standing: readonly Standing[] | undefined,
  path: readonly string[],
): Start | undefined {
  const one = standing?.[Number(path[0])];
  if (one?.kind !== "trigger") return undefined;
  const words = happeningWords[one.after];
  const isSomewhere = words.kind === "deed" && words.inQuarter;
  const there: Named = { name: "there", kind: "quarter", each: true };
  const them: Named = { name: "them", kind: "player", each: true };
  const names = isSomewhere ? [them, there] : [them];
  return { effect: one.then, scope: triggerScope(one), names, rest: path.slice(2) };
}

/** The list of steps that a path goes on into, and what is left of the path. */
function listIn(step: Step, path: readonly string[]): [Effect | undefined, readonly string[]] {
  if (step.do === "either") return [step.of[Number(path[1])]?.then, path.slice(3)];
  if (path[0] === "else") return ["else" in step ? step.else : undefined, path.slice(1)];
  return ["then" in step ? step.then : undefined, path.slice(1)];
}

function walk(effect: Effect, from: Known, path: readonly string[]): StepAt | undefined {
  const index = Number(path[0]);
  const step = effect[index];
  if (step === undefined) return undefined;
  const known = effect.slice(0, index).reduce(afterStep, from);
  if (path.length === 1) return { step, ...known };
  const [list, rest] = listIn(step, path.slice(1));
  const inner =
    step.do === "each" ? withName(known, boundIn(known, step.as, step.of), true) : known;
  return list && walk(list, inner, rest);
}

const boundIn = ({ scope }: Known, name: string, set: AnySet): Bound => boundBy(name, set, scope);

/** What later steps of the same list may speak of. */
const afterStep = (known: Known, step: Step): Known =>
  step.do === "choose" ? withName(known, boundIn(known, step.as, step.from), false) : known;

/** A name that is bound again keeps its register. */
function withName({ scope, names }: Known, bound: Bound, each: boolean): Known {
  const named: Named = { name: bound.name, kind: bound.kind, each };
  const again = names.some(({ name }) => name === named.name);
  return {
    scope: bind(scope, bound),
    names: again ? names.map((one) => (one.name === named.name ? named : one)) : [...names, named],
  };
}
