import { inside, type Scope, type Test } from "@coterie/effects";
import type { Condition, Measure } from "../../content/language.js";
import { NONE, TOKEN_ROW } from "../../state.js";
import type { Table } from "../../table.js";
import { playerCount } from "../terms.js";
import { amountOf } from "./amounts.js";
import { placeRef, playerRef } from "./refs.js";
import { measureOf } from "./sets.js";

export function conditionOf(condition: Condition, scope: Scope): Test<Table> {
  switch (condition.is) {
    case "at-least":
    case "at-most": {
      const n = amountOf(condition.n, inside(scope, "n"));
      const of = amountOf(condition.of, inside(scope, "of"));
      if (condition.is === "at-least") return (g, env) => of(g, env) >= n(g, env);
      return (g, env) => of(g, env) <= n(g, env);
    }
    case "victim": {
      const at = placeRef(condition.at, inside(scope, "at"));
      return (g, env) => hasVictim(g, at(g, env), condition.class);
    }
    case "most":
    case "least": {
      const who = playerRef(condition.who ?? "self", inside(scope, "who"));
      const sign = condition.is === "most" ? 1 : -1;
      return (g, env) => isAhead(g, who(g, env), condition.what, sign);
    }
    case "alone": {
      const at = placeRef(condition.at, inside(scope, "at"));
      return (g, env) => isAlone(g, env.self, at(g, env));
    }
    case "start-player": {
      const who = playerRef(condition.who ?? "self", inside(scope, "who"));
      return (g, env) => g.state.startPlayer === who(g, env);
    }
    case "not": {
      const that = conditionOf(condition.that, inside(scope, "that"));
      return (g, env) => !that(g, env);
    }
    case "all":
    case "any": {
      const of = condition.of.map((one, i) => conditionOf(one, inside(scope, `of.${i}`)));
      if (condition.is === "all") return (g, env) => of.every((test) => test(g, env));
      return (g, env) => of.some((test) => test(g, env));
    }
  }
}

function hasVictim(g: Table, quarter: number, victimClass: string | undefined): boolean {
  const victim = g.state.victims[quarter];
  if (victim === NONE) return false;
  return victimClass === undefined || g.content.victims[victim].card.class === victimClass;
}

/** Nobody else has as much (or as little). */
function isAhead(g: Table, who: number, what: Measure, sign: number): boolean {
  const own = sign * measureOf(g.state, what, who);
  for (let seat = 0; seat < playerCount(g.state); seat++) {
    if (seat !== who && sign * measureOf(g.state, what, seat) >= own) return false;
  }
  return true;
}

function isAlone(g: Table, seat: number, quarter: number): boolean {
  const { tokens } = g.state;
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i + 1] === quarter && tokens[i] !== seat) return false;
  }
  return true;
}
