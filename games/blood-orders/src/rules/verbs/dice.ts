import { type Action, inside, type Scope } from "@coterie/effects";
import type { Table } from "../../table.js";
import { setDie } from "../dice.js";
import { asDie } from "../terms.js";
import { amountOf } from "./amounts.js";
import type { VerbOf } from "./lexicon.js";
import { placeRef } from "./refs.js";

/** Fear dice: shifted, set, exchanged (BO-1.6). */
export function diceVerb(
  step: VerbOf<"shift" | "set-die" | "swap-dice">,
  scope: Scope,
): Action<Table> {
  switch (step.do) {
    case "shift": {
      const at = placeRef(step.at, inside(scope, "at"));
      return {
        would: (g, env) => asDie(g.state.dice[at(g, env)] + step.by) !== g.state.dice[at(g, env)],
        run: (g, env) => setDie(g, at(g, env), g.state.dice[at(g, env)] + step.by, env.self),
      };
    }
    case "set-die": {
      const at = placeRef(step.at, inside(scope, "at"));
      const to = amountOf(step.to, inside(scope, "to"));
      return {
        would: (g, env) => asDie(to(g, env)) !== g.state.dice[at(g, env)],
        run: (g, env) => setDie(g, at(g, env), to(g, env), env.self),
      };
    }
    case "swap-dice": {
      const a = placeRef(step.a, inside(scope, "a"));
      const b = placeRef(step.b, inside(scope, "b"));
      return {
        would: (g, env) => g.state.dice[a(g, env)] !== g.state.dice[b(g, env)],
        run(g, env) {
          const { dice } = g.state;
          const first = dice[a(g, env)];
          setDie(g, a(g, env), dice[b(g, env)], env.self);
          setDie(g, b(g, env), first, env.self);
        },
      };
    }
  }
}
