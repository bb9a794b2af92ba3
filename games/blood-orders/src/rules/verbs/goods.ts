import { type Action, inside, type Scope } from "@coterie/effects";
import type { Table } from "../../table.js";
import { gain, goodsOf, lose } from "../goods.js";
import { fromSupply, someOf } from "./amounts.js";
import type { VerbOf } from "./lexicon.js";
import { playerRef } from "./refs.js";

/** Blood, Influence, VP and Fear: gained, lost, given. */
export function goodsVerb(step: VerbOf<"gain" | "lose" | "give">, scope: Scope): Action<Table> {
  return step.do === "give" ? giveVerb(step, scope) : changeVerb(step, scope);
}

function changeVerb(step: VerbOf<"gain" | "lose">, scope: Scope): Action<Table> {
  const { what } = step;
  // Fear has an upper end, and one can lose all that one has.
  const isEndless = step.do === "gain" && what !== "fear";
  const n = isEndless ? fromSupply(step.n, scope) : someOf(step.n, scope);
  const who = playerRef(step.who ?? "self", inside(scope, "who"));
  const rule = what === "fear" ? "BO-1.5" : "BO-1.4";
  if (step.do === "lose") {
    return {
      would: (g, env) => n(g, env) > 0 && goodsOf(g.state, what)[who(g, env)] > 0,
      run: (g, env) => void lose(g, who(g, env), what, n(g, env), rule),
    };
  }
  return {
    would: (g, env) =>
      n(g, env) > 0 && (what !== "fear" || g.state.fear[who(g, env)] < g.content.fearTrack.length),
    run: (g, env) => gain(g, who(g, env), what, n(g, env), rule),
  };
}

function giveVerb(step: VerbOf<"give">, scope: Scope): Action<Table> {
  const { what } = step;
  const n = someOf(step.n, scope);
  const from = playerRef(step.from, inside(scope, "from"));
  const to = playerRef(step.to, inside(scope, "to"));
  return {
    would: (g, env) => n(g, env) > 0 && goodsOf(g.state, what)[from(g, env)] > 0,
    run(g, env) {
      const have = goodsOf(g.state, what);
      const seat = from(g, env);
      const other = to(g, env);
      const given = Math.min(n(g, env), have[seat]);
      if (given === 0) return;
      have[seat] -= given;
      have[other] += given;
      g.tell?.({ fact: "given", rule: "BO-1.4", seat, other, what, n: given });
    },
  };
}
