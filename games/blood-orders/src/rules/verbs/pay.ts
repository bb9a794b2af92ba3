import { type Action, type Env, NOTHING, type Scope } from "@coterie/effects";
import { push } from "@coterie/kernel";
import type { Cost } from "../../content/language.js";
import { rulebook, type Table } from "../../table.js";
import { canPay, payCost } from "../daily.js";
import { effects } from "./effects.js";
import type { Nested, VerbOf, Workshop } from "./lexicon.js";

/** A price that its user may pay: what is done if so, and if not. */
export interface PayVerb {
  /** The piece and the place in it: what a saved agenda says. */
  readonly name: string;
  readonly piece: number;
  readonly cost: Cost;
  readonly then: number;
  readonly otherwise: number;
}

export function payVerb(
  step: VerbOf<"pay">,
  scope: Scope,
  workshop: Workshop,
  nested: Nested,
): Action<Table> {
  const verb: PayVerb = {
    name: `${scope.piece}/${scope.path}`,
    piece: scope.pieceNumber,
    cost: step.cost,
    then: nested(step.then, "then", scope),
    otherwise: nested(step.else, "else", scope),
  };
  const number = workshop.payVerbs.push(verb) - 1;
  return {
    would: (g, env) =>
      canPay(g, env.self, step.cost) ||
      (verb.otherwise !== NOTHING && effects.would(g, verb.otherwise, env)),
    run(g, env) {
      if (canPay(g, env.self, step.cost)) ask(g, number, env);
      else startBranch(g, verb.otherwise, env);
    },
  };
}

function ask(g: Table, number: number, env: Env): void {
  const [a, b, c, d] = env.bound;
  push(g, payQuestion, number, env.self, env.place, a, b, c, d);
}

function startBranch(g: Table, node: number, env: Env): void {
  if (node !== NOTHING) effects.startIn(g, node, env);
}

const PAY = 1;
const DECLINE = 0;

/** BO-1.6: what is paid is paid, even where the effect then changes nothing. */
const payQuestion = rulebook.question({
  name: "effect.pay",
  rule: "BO-1.6",
  seat: (_g, _verb, self) => self,
  list(_g, options) {
    options.add(PAY);
    options.add(DECLINE);
  },
  answer(g, option, number, self, place, a, b, c, d) {
    const verb = g.content.payVerbs[number];
    const env: Env = { self, place, bound: [a, b, c, d] };
    if (option === DECLINE) {
      startBranch(g, verb.otherwise, env);
      return;
    }
    payCost(g, self, verb.cost, "BO-1.6");
    startBranch(g, verb.then, env);
  },
  key: (_g, option) => (option === PAY ? "pay" : "decline"),
  about: (g, number) => g.content.pieces[g.content.payVerbs[number].piece].id,
});
