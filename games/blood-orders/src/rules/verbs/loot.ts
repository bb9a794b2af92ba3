import { type Action, type Compute, inside, type Scope } from "@coterie/effects";
import type { State } from "../../state.js";
import type { Table } from "../../table.js";
import { gain } from "../goods.js";
import { fromSupply, someOf } from "./amounts.js";
import type { VerbOf } from "./lexicon.js";
import { placeRef, playerRef } from "./refs.js";

/** Tokens of the Night spaces (BO-1.2): put there, taken from there, moved between them. */
export function lootVerb(step: VerbOf<"put" | "take" | "move">, scope: Scope): Action<Table> {
  const n = step.do === "put" ? fromSupply(step.n, scope) : someOf(step.n, scope);
  switch (step.do) {
    case "put": {
      const at = placeRef(step.at, inside(scope, "at"));
      return {
        would: (g, env) => n(g, env) > 0,
        run: (g, env) => change(g, step.what, at(g, env), n(g, env)),
      };
    }
    case "take": {
      const at = placeRef(step.at, inside(scope, "at"));
      const who = playerRef(step.who ?? "self", inside(scope, "who"));
      return {
        would: (g, env) => most(g, step.what, at(g, env), n(g, env)) > 0,
        run(g, env) {
          const taken = most(g, step.what, at(g, env), n(g, env));
          change(g, step.what, at(g, env), -taken);
          gain(g, who(g, env), step.what, taken, "BO-1.2");
        },
      };
    }
    case "move":
      return moveVerb(step, scope, n);
  }
}

function moveVerb(step: VerbOf<"move">, scope: Scope, n: Compute<Table>): Action<Table> {
  const from = placeRef(step.from, inside(scope, "from"));
  const to = placeRef(step.to, inside(scope, "to"));
  return {
    would: (g, env) =>
      from(g, env) !== to(g, env) && most(g, step.what, from(g, env), n(g, env)) > 0,
    run(g, env) {
      const moved = most(g, step.what, from(g, env), n(g, env));
      change(g, step.what, from(g, env), -moved);
      change(g, step.what, to(g, env), moved);
    },
  };
}

type Loot = VerbOf<"put">["what"];

function lootOf(s: State, what: Loot): number[] {
  return what === "blood" ? s.nightBlood : s.nightInfluence;
}

function most(g: Table, what: Loot, quarter: number, n: number): number {
  return Math.min(n, lootOf(g.state, what)[quarter]);
}

function change(g: Table, what: Loot, quarter: number, by: number): void {
  if (by === 0) return;
  const loot = lootOf(g.state, what);
  loot[quarter] += by;
  const now = loot[quarter];
  g.tell?.({ fact: "night-space", rule: "BO-1.2", space: quarter, what, n: by, now });
}
