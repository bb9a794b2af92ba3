import {
  type Action,
  compileEffect,
  inside,
  type Lexicon,
  NOTHING,
  type Program,
  type Scope,
} from "@coterie/effects";
import type { BloodLanguage, Effect, Verb } from "../../content/language.js";
import type { Table } from "../../table.js";
import { amountOf } from "./amounts.js";
import { cardVerb } from "./cards.js";
import { conditionOf } from "./conditions.js";
import { diceVerb } from "./dice.js";
import { goodsVerb } from "./goods.js";
import { type HandVerb, handVerb } from "./hand.js";
import { lookVerb } from "./look.js";
import { lootVerb } from "./loot.js";
import { type PayVerb, payVerb } from "./pay.js";
import { ritualVerb } from "./rituals.js";
import { setOf } from "./sets.js";
import { victimVerb } from "./victims.js";

export type VerbOf<D extends Verb["do"]> = Extract<Verb, { do: D }>;

/** Where the parts of a pack are compiled to. */
export interface Workshop {
  readonly program: Program<Table>;
  /** Prices and decisions about a hand, by number: an agenda frame names one. */
  readonly payVerbs: PayVerb[];
  readonly handVerbs: HandVerb[];
}

/** Compiles an effect that stands inside a verb. */
export type Nested = (effect: Effect | undefined, path: string, scope: Scope) => number;

export function lexiconFor(workshop: Workshop): Lexicon<Table, BloodLanguage> {
  const lexicon: Lexicon<Table, BloodLanguage> = {
    set: setOf,
    amount: amountOf,
    condition: conditionOf,
    verb: (step, scope) => verbOf(step, scope, workshop, nested),
  };
  const nested: Nested = (effect, path, scope) =>
    effect === undefined
      ? NOTHING
      : compileEffect(lexicon, workshop.program, effect, inside(scope, path));
  return lexicon;
}

function verbOf(step: Verb, scope: Scope, workshop: Workshop, nested: Nested): Action<Table> {
  switch (step.do) {
    case "gain":
    case "lose":
    case "give":
      return goodsVerb(step, scope);
    case "pay":
      return payVerb(step, scope, workshop, nested);
    case "shift":
    case "set-die":
    case "swap-dice":
      return diceVerb(step, scope);
    case "put":
    case "take":
    case "move":
      return lootVerb(step, scope);
    case "dismiss":
    case "bury":
    case "summon":
    case "swap-victims":
    case "seize":
    case "draw":
    case "cull":
    case "recover":
      return victimVerb(step, scope);
    case "look":
      return lookVerb(step, scope);
    case "recruit":
    case "wake":
    case "lay-to-rest":
    case "boost":
      return cardVerb(step, scope);
    case "offer":
    case "show":
      return handVerb(step, scope, workshop, nested);
    case "ready":
    case "break":
      return ritualVerb(step, scope);
  }
}
