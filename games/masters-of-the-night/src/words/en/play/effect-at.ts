import type { Effect, Standing, Step } from "../../../content/language.js";
import type { Activated, Piece } from "../../../content/pieces.js";
import { bindSet } from "../inline.js";
import { atHome, bind, type Scope, scopeOf } from "../scope.js";
import { boundKinds } from "../sets.js";
import { bearer, leader, thatPlace, thisPlace, you } from "../someone.js";

/**
 * The step that a node of the program was made from, and what its words mean there. A node is
 * named after its piece and its path in it (`imre/blood.effect.0.then.1`).
 */
export interface StepAt {
  readonly step: Step;
  readonly scope: Scope;
}

interface Start {
  readonly effect: Effect;
  readonly scope: Scope;
  readonly rest: readonly string[];
}

export function stepAt(piece: Piece, path: string): StepAt | undefined {
  const start = startOf(piece, path.split("."));
  return start && walk(start.effect, start.scope, start.rest);
}

function startOf(piece: Piece, path: readonly string[]): Start | undefined {
  const [part, ...rest] = path;
  switch (piece.kind) {
    case "district":
      if (part === "day") return piece.day && { effect: piece.day, scope: onTile(), rest };
      if (part === "night") return activated(piece.night, scopeOf(you, thisPlace), rest);
      return triggered(piece.standing, onTile(), rest);
    case "vampire":
      if (part === "blood" || part === "dark") return activated(piece[part], atHome(you), rest);
      return triggered(piece.sigil.standing, scopeOf(you, thisPlace), rest);
    case "relic":
      if (part === "use") return activated(piece.use, atHome(you), rest);
      return triggered(piece.standing, piece.placed ? onTile() : atHome(you), rest);
    case "event":
      if (part === "effect") return { effect: piece.effect, scope: atHome(leader), rest };
      return stayed(piece.stays, rest);
    default:
      return undefined;
  }
}

const onTile = (): Scope => scopeOf(leader, thisPlace);

/** The die that is paid is the first step of what was compiled. */
function activated(
  one: Activated | undefined,
  scope: Scope,
  path: readonly string[],
): Start | undefined {
  if (one === undefined) return undefined;
  const { cost, effect } = one;
  const paid: Effect = cost.die ? [{ do: "spend-die", faces: cost.die, as: "face" }] : [];
  return { effect: [...paid, ...effect], scope, rest: path.slice(1) };
}

/** The path goes on with the number of the standing effect and `then`. */
function triggered(
  standing: readonly Standing[] | undefined,
  scope: Scope,
  path: readonly string[],
): Start | undefined {
  const one = standing?.[Number(path[0])];
  if (one?.kind !== "trigger") return undefined;
  const inner: Scope = { ...scope, there: thatPlace, trigger: true };
  return { effect: one.then, scope: inner, rest: path.slice(2) };
}

function stayed(
  stays: Extract<Piece, { kind: "event" }>["stays"],
  path: readonly string[],
): Start | undefined {
  const scope = scopeOf(bearer, thisPlace);
  if (path[0] === "standing") return triggered(stays?.standing, scope, path.slice(1));
  return stays?.then && { effect: stays.then, scope, rest: path.slice(1) };
}

function walk(effect: Effect, scope: Scope, path: readonly string[]): StepAt | undefined {
  const index = Number(path[0]);
  const step = effect[index];
  if (step === undefined) return undefined;
  const here = effect.slice(0, index).reduce(bindStep, scope);
  const [branch, ...rest] = path.slice(1);
  if (branch === undefined) return { step, scope: here };
  if (step.do === "either") {
    return walk(step.of[Number(rest[0])]?.then ?? [], here, rest.slice(2));
  }
  if (step.do === "if") return walk((branch === "else" ? step.else : step.then) ?? [], here, rest);
  if (step.do === "each") {
    const one = bind(here, { name: step.as, kind: boundKinds[step.of.set], each: true });
    return walk(step.then, one, rest);
  }
  return "then" in step ? walk(step.then, here, rest) : undefined;
}

/** What later steps of the same list may speak of. */
function bindStep(scope: Scope, step: Step): Scope {
  if (step.do === "choose") return bindSet(scope, step.as, step.from);
  if (step.do === "spend-die" && step.as !== undefined) {
    return bind(scope, { name: step.as, kind: "die" });
  }
  return scope;
}
