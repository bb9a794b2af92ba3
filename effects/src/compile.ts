import {
  type Action,
  type CompiledSet,
  type Compute,
  NOTHING,
  type Op,
  type Pick,
  type Program,
  type Test,
} from "./program.js";
import { bind, inside, type Scope } from "./scope.js";

/** The steps that every game's language has, over its own sets, conditions and amounts. */
export type ControlStep<L extends Language> =
  | {
      do: "choose";
      from: L["Set"];
      as: string;
      may?: true | undefined;
      /** Done instead of what follows, when nothing can be chosen or it is declined. */
      else?: L["Step"][] | undefined;
    }
  | { do: "may"; then: L["Step"][] }
  | { do: "either"; of: { name: string; then: L["Step"][] }[] }
  | { do: "if"; when: L["Condition"]; then: L["Step"][]; else?: L["Step"][] | undefined }
  | { do: "each"; of: L["Set"]; as: string; then: L["Step"][] }
  | { do: "repeat"; times: L["Amount"]; then: L["Step"][] };

export interface Language {
  Step: { do: string };
  Set: unknown;
  Condition: unknown;
  Amount: unknown;
}

/** How a game's own words are compiled. Faults go into the scope; what comes back is then unused. */
export interface Lexicon<R, L extends Language> {
  verb(step: Exclude<L["Step"], ControlStep<L>>, scope: Scope): Action<R> | Pick<R>;
  set(set: L["Set"], scope: Scope): CompiledSet<R>;
  condition(condition: L["Condition"], scope: Scope): Test<R>;
  amount(amount: L["Amount"], scope: Scope): Compute<R>;
}

const CONTROL = ["choose", "may", "either", "if", "each", "repeat"];

function isControl<L extends Language>(step: L["Step"]): step is L["Step"] & ControlStep<L> {
  return CONTROL.includes(step.do);
}

/**
 * Compiles a list of steps to the end of the program and gives back its first node. `before` comes
 * first and has no number in the list: a cost, say, that is paid by a step of its own.
 */
export function compileEffect<R, L extends Language>(
  lexicon: Lexicon<R, L>,
  program: Program<R>,
  steps: readonly L["Step"][],
  scope: Scope,
  before: readonly L["Step"][] = [],
): number {
  let within = scope;
  const compiled = [...before, ...steps].map((step, i) => {
    const number = i - before.length;
    const at = inside(within, number < 0 ? "cost" : String(number));
    const { op, binds } = compileStep(lexicon, program, step, at);
    if (binds !== undefined) within = bind(within, binds.name, binds.kind);
    return { op, name: `${scope.piece}/${at.path}` };
  });
  let next = NOTHING;
  for (const { op, name } of compiled.reverse()) {
    next = program.push({ name, piece: scope.pieceNumber, next, op }) - 1;
  }
  return next;
}

interface Compiled<R> {
  readonly op: Op<R>;
  readonly binds?: { readonly name: string; readonly kind: string };
}

function compileStep<R, L extends Language>(
  lexicon: Lexicon<R, L>,
  program: Program<R>,
  step: L["Step"],
  scope: Scope,
): Compiled<R> {
  if (isControl<L>(step)) return compileControl(lexicon, program, step, scope);
  const verb = lexicon.verb(step as Exclude<L["Step"], ControlStep<L>>, scope);
  return "from" in verb ? compilePick(verb, scope) : { op: { op: "action", action: verb } };
}

/** A pick without a name still needs a register, which nothing can read. */
const UNNAMED = "unnamed pick";

function compilePick<R>(pick: Pick<R>, scope: Scope): Compiled<R> {
  const name = pick.as ?? UNNAMED;
  const { register } = bind(scope, name, pick.from.kind).names[name];
  const { from, take } = pick;
  return {
    op: { op: "choose", from, register, may: false, else: NOTHING, take },
    binds: { name, kind: from.kind },
  };
}

function compileControl<R, L extends Language>(
  lexicon: Lexicon<R, L>,
  program: Program<R>,
  step: ControlStep<L>,
  scope: Scope,
): Compiled<R> {
  const list = (steps: readonly L["Step"][], path: string, within = scope): number =>
    compileEffect(lexicon, program, steps, inside(within, path));
  const orNothing = (steps: readonly L["Step"][] | undefined): number =>
    steps === undefined ? NOTHING : list(steps, "else");
  switch (step.do) {
    case "choose": {
      const from = lexicon.set(step.from, inside(scope, "from"));
      const { register } = bind(scope, step.as, from.kind).names[step.as];
      const may = step.may === true;
      const op: Op<R> = { op: "choose", from, register, may, else: orNothing(step.else) };
      return { op, binds: { name: step.as, kind: from.kind } };
    }
    case "may":
      return { op: { op: "may", then: list(step.then, "then") } };
    case "either": {
      const of = step.of.map((one, i) => ({
        name: one.name,
        then: list(one.then, `of.${i}.then`),
      }));
      return { op: { op: "either", of } };
    }
    case "if": {
      const when = lexicon.condition(step.when, inside(scope, "when"));
      const otherwise = orNothing(step.else);
      return { op: { op: "if", when, then: list(step.then, "then"), else: otherwise } };
    }
    case "each": {
      const of = lexicon.set(step.of, inside(scope, "of"));
      const within = bind(scope, step.as, of.kind);
      const { register } = within.names[step.as];
      return { op: { op: "each", of, register, then: list(step.then, "then", within) } };
    }
    case "repeat": {
      const times = lexicon.amount(step.times, inside(scope, "times"));
      return { op: { op: "repeat", times, then: list(step.then, "then") } };
    }
  }
}
