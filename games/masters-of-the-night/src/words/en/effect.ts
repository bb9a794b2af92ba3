import type { Effect, Step } from "../../content/language.js";
import { forEach } from "./amounts.js";
import { type Clause, heightOf, joined, optional, order, sentences } from "./clause.js";
import { conditionWords } from "./conditions.js";
import { type FlatStep, flatClause } from "./flat.js";
import { bindSet, inlineChoices, inlineEach, mentions } from "./inline.js";
import { numberWord, timesWord } from "./numbers.js";
import { bind, kindOf, rangeNamed, type Scope, thingNamed, vampireNamed } from "./scope.js";
import { boundKinds, canBeEmpty, setWords } from "./sets.js";

/** A list of steps as sentences. */

type Of<Name extends Step["do"]> = Extract<Step, { do: Name }>;

const block = (bare: string, inner: readonly Clause[]): Clause => ({
  bare,
  height: heightOf(inner) + 1,
});

const may = (inner: readonly Clause[]): Clause => block(`you may ${optional(inner)}`, inner);

/** What follows a choice that was declined, or that nothing could be chosen for, is not done. */
const ifYouDo = (inner: readonly Clause[]): Clause => block(`if you do, ${joined(inner)}`, inner);

function ifClause(step: Of<"if">, scope: Scope): Clause {
  const then = clausesOf(step.then, scope);
  const otherwise = step.else ? clausesOf(step.else, scope) : [];
  const words = `if ${conditionWords(step.when, scope)}, ${joined(then)}`;
  const whole = block(words, [...then, ...otherwise]);
  return otherwise.length > 0 ? { ...whole, otherwise: joined(otherwise) } : whole;
}

const ors = ["; or ", "; or else ", "; or as a last way "] as const;

function eitherClause(step: Of<"either">, scope: Scope): Clause {
  const ways = step.of.map((way) => clausesOf(way.then, scope));
  const whole = block("", ways.flat());
  const or = ors[whole.height - 1] ?? `; or, of these ${numberWord(whole.height)}, `;
  const words = ways.map((way) => joined(way)).join(or);
  return { ...whole, bare: `choose one: ${words}` };
}

function eachClause(step: Of<"each">, scope: Scope): Clause {
  const inline = inlineEach(step, scope);
  if (inline) return flatClause(inline.step, inline.scope);
  const inner = bind(scope, { name: step.as, kind: boundKinds[step.of.set], each: true });
  const about = step.of.set === "vampires" ? vampireNamed(inner, step.as).key : undefined;
  const then = clausesOf(step.then, inner);
  return block(`for ${setWords(step.of, scope, "each")}, ${joined(then, about)}`, then);
}

function timesWords(times: Of<"repeat">["times"], scope: Scope): string {
  if (typeof times === "number") return timesWord(times);
  if (typeof times === "object") return `once${forEach(times, scope)}`;
  const range = rangeNamed(scope, times);
  if (range) return `${range.head} ${range.one ? "time" : "times"}${range.tail}`;
  if (kindOf(scope, times) === "die") return `as many times as ${thingNamed(scope, times)} shows`;
  return `${thingNamed(scope, times)} of times`;
}

function repeatClause(step: Of<"repeat">, scope: Scope): Clause {
  const then = clausesOf(step.then, scope);
  return block(`do this ${timesWords(step.times, scope)}: ${joined(then)}`, then);
}

function chooseClause(step: Of<"choose">, scope: Scope): Clause {
  // "One vampire gains 1 blood", but "choose a vampire".
  const clause = order(
    `choose ${setWords(step.from, scope, "a").replace(/^one vampire$/, "a vampire")}`,
  );
  if (step.from.set !== "vampires") return clause;
  return { ...clause, about: vampireNamed(bindSet(scope, step.as, step.from), step.as).key };
}

function clauseOf(step: Exclude<Step, { do: "choose" }>, scope: Scope): Clause {
  switch (step.do) {
    case "may":
      return may(clausesOf(step.then, scope));
    case "either":
      return eitherClause(step, scope);
    case "if":
      return ifClause(step, scope);
    case "each":
      return eachClause(step, scope);
    case "repeat":
      return repeatClause(step, scope);
    default:
      return flatClause(step satisfies FlatStep, scope);
  }
}

/** The first clause of a list, and what is left. */
interface Unit {
  readonly clause: Clause;
  readonly length: number;
  readonly after: Scope;
  readonly may: boolean;
  /** The names that it binds. */
  readonly names: readonly string[];
  readonly canFail: boolean;
}

const single = (clause: Clause, after: Scope): Unit => ({
  clause,
  length: 1,
  after,
  may: false,
  names: [],
  canFail: false,
});

function choiceUnit(step: Of<"choose">, scope: Scope): Unit {
  const after = bindSet(scope, step.as, step.from);
  const canFail = canBeEmpty(step.from);
  const unit = single(chooseClause(step, scope), after);
  return { ...unit, may: step.may === true, names: [step.as], canFail };
}

/** Without such a die the rest is not done; some die there always is. */
function dieUnit(step: Of<"spend-die">, clause: Clause, scope: Scope): Unit {
  const canFail = step.faces !== undefined;
  if (step.as === undefined) return { ...single(clause, scope), canFail };
  const after = bind(scope, { name: step.as, kind: "die" });
  return { ...single(clause, after), canFail, names: [step.as] };
}

function unitOf(step: Step, steps: readonly Step[], scope: Scope): Unit {
  if (step.do === "choose") {
    const inline = inlineChoices(steps, scope);
    if (!inline || inline.step.do === "choose") return choiceUnit(step, scope);
    return { ...inline, clause: clauseOf(inline.step, inline.scope) };
  }
  const clause = clauseOf(step, scope);
  return step.do === "spend-die" ? dieUnit(step, clause, scope) : single(clause, scope);
}

/**
 * `hinge`: the names of a choice before that may have found nothing. A step that speaks of them
 * shows by itself that it needs them; any other step says "if you do".
 */
function clausesOf(steps: Effect, scope: Scope, hinge?: readonly string[]): Clause[] {
  const [step] = steps;
  if (!step) return [];
  const unit = unitOf(step, steps, scope);
  const own = steps.slice(0, unit.length);
  if (hinge && !hinge.some((name) => mentions(own, name) > 0))
    return [ifYouDo(clausesOf(steps, scope))];
  const rest = steps.slice(unit.length);
  if (!unit.may) {
    const next = unit.canFail || hinge ? [...(hinge ?? []), ...unit.names] : undefined;
    return [unit.clause, ...clausesOf(rest, unit.after, next)];
  }
  const offered = may([unit.clause]);
  if (rest.length === 0) return [offered];
  return [offered, { ...ifYouDo(clausesOf(rest, unit.after)), tied: true }];
}

export const effectLines = (effect: Effect, scope: Scope): string[] =>
  sentences(clausesOf(effect, scope));

export const effectSentences = (effect: Effect, scope: Scope): string =>
  effectLines(effect, scope).join(" ");

/** In the middle of a sentence. `about`: whom the words before it speak of. */
export const effectWords = (effect: Effect, scope: Scope, about?: string): string =>
  joined(clausesOf(effect, scope), about);
