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
  /** What has a name there, in the order of its registers. */
  readonly names: readonly Named[];
}

interface Named {
  readonly name: string;
  readonly kind: string;
  /** One of many that a list goes through, or whom and where a trigger is about. */
  readonly each: boolean;
}

/** What is known at a place of an effect: for its words, and for the numbers behind them. */
interface Here {
  readonly scope: Scope;
  readonly names: readonly Named[];
}

interface Start extends Here {
  readonly effect: Effect;
  readonly rest: readonly string[];
}

export function stepAt(piece: Piece, path: string): StepAt | undefined {
  const start = startOf(piece, path.split("."));
  return start && walk(start.effect, start, start.rest);
}

function startOf(piece: Piece, path: readonly string[]): Start | undefined {
  const [part, ...rest] = path;
  switch (piece.kind) {
    case "district":
      if (part === "day") return plain(piece.day, onTile(), rest);
      if (part === "night") return activated(piece.night, scopeOf(you, thisPlace), rest);
      return triggered(piece.standing, onTile(), rest);
    case "vampire":
      if (part === "blood" || part === "dark") return activated(piece[part], atHome(you), rest);
      return triggered(piece.sigil.standing, scopeOf(you, thisPlace), rest.slice(1));
    case "relic":
      if (part === "use") return activated(piece.use, atHome(you), rest);
      return triggered(piece.standing, piece.placed ? onTile() : atHome(you), rest);
    case "event":
      if (part === "effect") return plain(piece.effect, atHome(leader), rest);
      return stayed(piece.stays, rest);
    default:
      return undefined;
  }
}

const onTile = (): Scope => scopeOf(leader, thisPlace);

function plain(
  effect: Effect | undefined,
  scope: Scope,
  rest: readonly string[],
): Start | undefined {
  return effect && { effect, scope, names: [], rest };
}

/** The die that is paid comes first and is no step of the list: its place is called `cost`. */
function activated(
  one: Activated | undefined,
  scope: Scope,
  path: readonly string[],
): Start | undefined {
  const die = one?.cost.die;
  const [, ...rest] = path;
  if (one === undefined || die === undefined) return plain(one?.effect, scope, rest);
  const paid: Step = { do: "spend-die", faces: die, as: "face" };
  if (rest[0] === "cost") return plain([paid], scope, ["0"]);
  return { effect: one.effect, ...bindStep({ scope, names: [] }, paid), rest };
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
  const names = [
    { name: "them", kind: "vampire", each: true },
    { name: "there", kind: "district", each: true },
  ];
  return { effect: one.then, scope: inner, names, rest: path.slice(2) };
}

function stayed(
  stays: Extract<Piece, { kind: "event" }>["stays"],
  path: readonly string[],
): Start | undefined {
  const scope = scopeOf(bearer, thisPlace);
  if (path[0] === "standing") return triggered(stays?.standing, scope, path.slice(1));
  return plain(stays?.then, scope, path.slice(1));
}

function walk(effect: Effect, from: Here, path: readonly string[]): StepAt | undefined {
  const index = Number(path[0]);
  const step = effect[index];
  if (step === undefined) return undefined;
  const here = effect.slice(0, index).reduce(bindStep, from);
  const [branch, ...rest] = path.slice(1);
  if (branch === undefined) return { step, ...here };
  if (step.do === "either") {
    return walk(step.of[Number(rest[0])]?.then ?? [], here, rest.slice(2));
  }
  if (step.do === "if") return walk((branch === "else" ? step.else : step.then) ?? [], here, rest);
  if (step.do === "each") return walk(step.then, bindEach(here, step), rest);
  return "then" in step ? walk(step.then, here, rest) : undefined;
}

function bindEach({ scope, names }: Here, step: Extract<Step, { do: "each" }>): Here {
  const kind = boundKinds[step.of.set];
  return {
    scope: bind(scope, { name: step.as, kind, each: true }),
    names: withName(names, { name: step.as, kind, each: true }),
  };
}

/** A name that is bound again keeps its register. */
function withName(names: readonly Named[], named: Named): readonly Named[] {
  const known = names.findIndex(({ name }) => name === named.name);
  return known < 0 ? [...names, named] : names.map((one, i) => (i === known ? named : one));
}

/** A die that is picked takes a register even where nothing speaks of it again. */
const UNNAMED = "";

/** What later steps of the same list may speak of. */
function bindStep({ scope, names }: Here, step: Step): Here {
  if (step.do === "choose") {
    const named = { name: step.as, kind: boundKinds[step.from.set], each: false };
    return { scope: bindSet(scope, step.as, step.from), names: withName(names, named) };
  }
  if (step.do !== "spend-die" && step.do !== "return-die") return { scope, names };
  const name = step.do === "spend-die" ? step.as : undefined;
  const named = { name: name ?? UNNAMED, kind: "die", each: false };
  return {
    scope: name === undefined ? scope : bind(scope, { name, kind: "die" }),
    names: withName(names, named),
  };
}
