import { inside, type Scope, type Test } from "@coterie/effects";
import { Options } from "@coterie/kernel";
import type { Condition } from "../../content/language.js";
import type { Table } from "../../table.js";
import { hasMoreAgents, hasMoreMinions, isDrained } from "../terms.js";
import { amountOf } from "./amounts.js";
import { placeRef, vampireRef } from "./refs.js";
import { districtsOf, hasFeature } from "./sets.js";

const listed = new Options();

export function conditionOf(condition: Condition, scope: Scope): Test<Table> {
  switch (condition.is) {
    case "more": {
      const at = placeRef(condition.at, inside(scope, "at"));
      const leads = condition.what === "minions" ? hasMoreMinions : hasMoreAgents;
      return (g, env) => leads(g.state, at(g, env));
    }
    case "at-least":
    case "at-most": {
      const n = amountOf(condition.n, inside(scope, "n"));
      const of = amountOf(condition.of, inside(scope, "of"));
      if (condition.is === "at-least") return (g, env) => of(g, env) >= n(g, env);
      return (g, env) => of(g, env) <= n(g, env);
    }
    case "drained": {
      const who = vampireRef(condition.who, inside(scope, "who"));
      return (g, env) => isDrained(g.state, who(g, env));
    }
    case "at": {
      const who = vampireRef(condition.who, inside(scope, "who"));
      const place = placeRef(condition.place, inside(scope, "place"));
      return (g, env) => g.state.at[who(g, env)] === place(g, env);
    }
    case "has": {
      const at = placeRef(condition.at, inside(scope, "at"));
      return (g, env) => hasFeature(g, condition.feature, at(g, env));
    }
    case "one-of": {
      const place = placeRef(condition.place, inside(scope, "place"));
      const list = districtsOf(condition.in, inside(scope, "in"));
      return (g, env) => {
        listed.clear();
        list(g, env, listed);
        return listed.has(place(g, env));
      };
    }
    case "day":
      return (g) => g.state.night === 0;
    case "not": {
      const that = conditionOf(condition.that, inside(scope, "that"));
      return (g, env) => !that(g, env);
    }
    case "all": {
      const all = condition.of.map((one, i) => conditionOf(one, inside(scope, `of.${i}`)));
      return (g, env) => all.every((test) => test(g, env));
    }
    case "any": {
      const any = condition.of.map((one, i) => conditionOf(one, inside(scope, `of.${i}`)));
      return (g, env) => any.some((test) => test(g, env));
    }
  }
}
