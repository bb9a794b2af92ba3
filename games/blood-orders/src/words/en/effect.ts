import type { Effect, Step } from "../../content/language.js";
import { condition, either } from "./branches.js";
import { type Chain, chainOf } from "./choices.js";
import { type Clause, joined, merged, sentencesOf } from "./clause.js";
import { conditionWords } from "./conditions.js";
import { type DeedStep, deedOf, isDeedStep } from "./deeds.js";
import { handBlock } from "./hand.js";
import { each, repeat } from "./loops.js";
import { mentions } from "./mentions.js";
import { chosen, may, mayChoose, mayThen, pay, type Ways } from "./offers.js";
import { type InlineRange, inlineRange } from "./ranges.js";
import { type Scope, settled } from "./scope.js";

/** A list of steps as sentences, or in the middle of one. */

function clauseOf(step: Exclude<Step, { do: "choose" }>, scope: Scope): Clause {
  switch (step.do) {
    case "may":
      return offered(step.then, scope);
    case "either":
      return either(step.of.map(({ then }) => clausesOf(then, scope)));
    case "if":
      return condition(conditionWords(step.when, scope), ...branchesOf(step, scope));
    case "each":
      return each(step, scope, clausesOf);
    case "repeat":
      return repeat(step.times, clausesOf(step.then, scope), scope);
    case "pay":
      return pay(step.cost, ...branchesOf(step, scope));
    case "offer":
    case "show":
      return handBlock(step, clausesOf(step.then, scope));
    default:
      return deedOf(step satisfies DeedStep, scope);
  }
}

const branchesOf = (
  { then, else: otherwise = [] }: Extract<Step, { do: "if" | "pay" }>,
  scope: Scope,
): [Clause[], Clause[]] => [clausesOf(then, scope), clausesOf(otherwise, scope)];

/** To be allowed to choose is the same as to choose and be allowed to decline. */
function offered(then: Effect, scope: Scope): Clause {
  const [first] = then;
  if (first?.do !== "choose" || inlineRange(then, scope)) return may(clausesOf(then, scope));
  const chain = chainOf(then, scope);
  // What is done instead of a choice is done only if one was made to choose.
  if (chain.otherwise.length > 0) return may(clausesOf(then, scope));
  return mayChoose(chain, waysOf(chain, scope));
}

const waysOf = (chain: Chain, scope: Scope): Ways => ({
  rest: clausesOf(chain.rest, chain.after),
  otherwise: clausesOf(chain.otherwise, settled(scope)),
});

/** The first clause of a list, and what is left to tell. */
interface Unit {
  readonly clause: Clause;
  readonly rest: Effect;
  readonly after: Scope;
}

function rangeUnit({ step, inner, after, rest, may: declined }: InlineRange): Unit {
  const clause = clauseOf(step, inner);
  if (!declined) return { clause, rest, after };
  return { clause: mayThen([clause], clausesOf(rest, after)), rest: [], after };
}

function choiceUnit(chain: Chain, scope: Scope): Unit {
  const ways = waysOf(chain, scope);
  const clause = chain.may ? mayChoose(chain, ways) : chosen(chain, ways);
  return { clause, rest: [], after: chain.after };
}

function unitOf(steps: Effect, scope: Scope): Unit {
  const [step, ...rest] = steps;
  const range = inlineRange(steps, scope);
  if (range !== undefined) return rangeUnit(range);
  if (step.do === "choose") return choiceUnit(chainOf(steps, scope), scope);
  return { clause: clauseOf(step, scope), rest, after: scope };
}

export function clausesOf(steps: Effect, scope: Scope): Clause[] {
  const clauses: Clause[] = [];
  for (let rest = steps, known = scope; rest.length > 0; ) {
    const unit = unitOf(rest, known);
    clauses.push(unit.clause);
    rest = unit.rest;
    known = unit.after;
  }
  return merged(clauses);
}

/** How many of the steps after a choice are told in its sentence: those that speak of it. */
function toldWith({ rest, names }: Chain): number {
  const end = rest.findIndex((step) => !isDeedStep(step));
  const deeds = end < 0 ? rest : rest.slice(0, end);
  const speaks = deeds.map((step) => names.some((name) => mentions(step, name) > 0));
  return speaks.lastIndexOf(true) + 1;
}

/** What stands after the colon is done only if the choice can be made. */
function choiceSentences(chain: Chain, scope: Scope): string[] {
  const told = chain.canFail ? chain.rest.length : toldWith(chain);
  const clauses = clausesOf(chain.rest.slice(0, told), chain.after);
  const choice = `choose ${chain.words}${clauses.length > 0 ? `: ${joined(clauses)}` : ""}`;
  const cannot = clausesOf(chain.otherwise, settled(scope));
  return [
    choice,
    ...(cannot.length === 0 ? [] : [`if you cannot, ${joined(cannot)}`]),
    ...effectSentences(chain.rest.slice(told), settled(chain.after)),
  ];
}

/** A choice that begins a sentence; one that may be declined is told like any other offer. */
function choiceAt(steps: Effect, scope: Scope): Chain | undefined {
  if (steps[0].do !== "choose" || inlineRange(steps, scope)) return undefined;
  const chain = chainOf(steps, scope);
  return chain.may ? undefined : chain;
}

/** Sentences without their capitals and full stops. */
export function effectSentences(steps: Effect, scope: Scope): string[] {
  const clauses: Clause[] = [];
  for (let rest = steps, known = scope; rest.length > 0; ) {
    const chain = choiceAt(rest, known);
    if (chain !== undefined)
      return [...sentencesOf(merged(clauses)), ...choiceSentences(chain, known)];
    const unit = unitOf(rest, known);
    clauses.push(unit.clause);
    rest = unit.rest;
    known = unit.after;
  }
  return sentencesOf(merged(clauses));
}

/** In the middle of a sentence. */
export const effectWords = (steps: Effect, scope: Scope): string => joined(clausesOf(steps, scope));
