import { type Action, fault, inside, type Lister, type Pick, type Scope } from "@coterie/effects";
import { FACES } from "../../state.js";
import type { Table } from "../../table.js";
import {
  clampFace,
  diceIn,
  rerollDie,
  rerollReserve,
  returnDie,
  spendDie,
  turnDie,
} from "../dice.js";
import type { VerbOf } from "./lexicon.js";
import { numberRef } from "./refs.js";
import { diceOf } from "./sets.js";

/** The verbs about dice. */
type DiceStep = VerbOf<"spend-die" | "reroll" | "turn-die" | "return-die" | "change-die">;

export function diceVerb(step: DiceStep, scope: Scope): Action<Table> | Pick<Table> {
  switch (step.do) {
    case "spend-die":
      return spendVerb(step);
    case "reroll":
      return rerollVerb(step, scope);
    case "turn-die":
      return turnVerb(step, scope);
    case "return-die":
      return returnVerb(step);
    case "change-die":
      return changeVerb(step, scope);
  }
}

function spendVerb(step: VerbOf<"spend-die">): Pick<Table> {
  const pick = {
    from: diceOf(step.faces),
    take: (g: Table, _env: unknown, face: number): void => spendDie(g, face),
  };
  return step.as === undefined ? pick : { ...pick, as: step.as };
}

function rerollVerb(step: VerbOf<"reroll">, scope: Scope): Action<Table> {
  if (step.face === undefined) {
    return { would: (g) => diceIn(g.state.dice) > 0, run: rerollReserve };
  }
  const face = numberRef(step.face, inside(scope, "face"), "die");
  return {
    would: (g, env) => g.state.dice[face(g, env) - 1] > 0,
    run: (g, env) => rerollDie(g, face(g, env)),
  };
}

/** What a die shows after it was turned `by` some or `to` a value. */
function turned(step: { by?: number | undefined; to?: number | undefined }, face: number): number {
  return clampFace(step.to ?? face + (step.by ?? 0));
}

function turnVerb(step: VerbOf<"turn-die">, scope: Scope): Action<Table> {
  checkTurn(step, scope);
  const face = numberRef(step.face, inside(scope, "face"), "die");
  return {
    would(g, env) {
      const from = face(g, env);
      return g.state.dice[from - 1] > 0 && turned(step, from) !== from;
    },
    run: (g, env) => turnDie(g, face(g, env), turned(step, face(g, env))),
  };
}

function checkTurn(step: VerbOf<"turn-die" | "change-die">, scope: Scope): void {
  if ((step.by === undefined) === (step.to === undefined)) {
    fault(scope, "a die is turned either `by` or `to` something: expected exactly one of them");
  }
}

/** A die that was set aside comes back; the choosing seat says which (MN-1.7). */
function returnVerb(step: VerbOf<"return-die">): Pick<Table> {
  const list: Lister<Table> = (g, _env, members) => {
    for (let face = 1; face <= FACES; face++) {
      const isMeant = step.face === undefined || step.face === face;
      if (isMeant && g.state.aside[face - 1] > 0) members.add(face);
    }
  };
  return { from: { kind: "die", list }, take: (g, _env, face) => returnDie(g, face) };
}

/** MN-5.6: the die that was just picked; MN-6.7: never below 1 or above 6. */
function changeVerb(step: VerbOf<"change-die">, scope: Scope): Action<Table> {
  checkTurn(step, scope);
  const changes = (face: number): boolean => turned(step, face) !== face;
  return {
    would: (g) => changes(g.state.fightDie),
    run(g) {
      const face = g.state.fightDie;
      if (!changes(face)) return;
      g.state.fightDie = turned(step, face);
      g.tell?.({ fact: "die-changed", rule: "MN-5.6", face, now: g.state.fightDie });
    },
  };
}
