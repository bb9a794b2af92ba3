import { type Action, inside, type Scope } from "@coterie/effects";
import type { Table } from "../../table.js";
import { takeFromMarket } from "../market.js";
import type { VerbOf } from "./lexicon.js";
import { ritualRef } from "./refs.js";

/** Rituals that were chosen: one's own that was used, or one of the market. */
export function ritualVerb(step: VerbOf<"ready" | "break">, scope: Scope): Action<Table> {
  const ritual = ritualRef(step.ritual, inside(scope, "ritual"));
  if (step.do === "ready") {
    return {
      would: (g, env) => g.state.used.includes(ritual(g, env)),
      run(g, env) {
        const readied = ritual(g, env);
        g.state.used = g.state.used.filter((used) => used !== readied);
        g.tell?.({ fact: "readied", rule: "BO-4.2", seat: env.self, ritual: readied });
      },
    };
  }
  return {
    would: (g, env) => g.state.market.includes(ritual(g, env)),
    run(g, env) {
      const broken = ritual(g, env);
      const place = g.state.market.indexOf(broken);
      if (place < 0) return;
      g.state.brokenRituals.push(broken);
      g.tell?.({ fact: "ritual-broken", rule: "BO-4.4", ritual: broken, seat: env.self });
      takeFromMarket(g, place, "BO-4.4");
    },
  };
}
