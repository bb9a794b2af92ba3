import { type Action, inside, type Scope } from "@coterie/effects";
import { orders } from "../../content/language.js";
import { ORDER_COUNT } from "../../state.js";
import type { Table } from "../../table.js";
import { addCard, takeCard } from "../cards.js";
import { canRecruit, recruit } from "../catacombs.js";
import { discardCard } from "../victims.js";
import { someOf } from "./amounts.js";
import type { VerbOf } from "./lexicon.js";
import { playerRef, sleeperOf, sleeperRef } from "./refs.js";

/** Bleeders, Elders, the Torpor, and what a pile shows for the rest of the Day. */
export function cardVerb(
  step: VerbOf<"recruit" | "wake" | "lay-to-rest" | "boost">,
  scope: Scope,
): Action<Table> {
  switch (step.do) {
    case "recruit":
      return recruitVerb(step, scope);
    case "wake":
    case "lay-to-rest":
      return torporVerb(step, scope);
    case "boost":
      return boostVerb(step, scope);
  }
}

function recruitVerb(step: VerbOf<"recruit">, scope: Scope): Action<Table> {
  const n = someOf(step.n, scope);
  const who = playerRef(step.who ?? "self", inside(scope, "who"));
  const cardOf = (g: Table): number => g.content[step.card];
  return {
    would: (g, env) => n(g, env) > 0 && canRecruit(g, cardOf(g)),
    run(g, env) {
      const seat = who(g, env);
      for (let i = n(g, env); i > 0 && canRecruit(g, cardOf(g)); i--) {
        recruit(g, seat, cardOf(g));
        g.tell?.({ fact: "recruited", rule: "BO-1.3", seat, card: cardOf(g) });
      }
    },
  };
}

/** A card that was chosen from a Torpor, one's own or another's. */
function torporVerb(step: VerbOf<"wake" | "lay-to-rest">, scope: Scope): Action<Table> {
  const chosen = sleeperRef(step.card, inside(scope, "card"));
  return {
    would(g, env) {
      const { seat, card } = sleeperOf(chosen(g, env));
      return g.state.torpor[seat].includes(card);
    },
    run(g, env) {
      const { seat, card } = sleeperOf(chosen(g, env));
      if (!takeCard(g.state.torpor[seat], card)) return;
      if (step.do === "wake") {
        addCard(g.state.sure[seat], card);
        g.tell?.({ fact: "woken", rule: "BO-6.3", seat, card });
      } else {
        discardCard(g, card);
        g.tell?.({ fact: "laid-to-rest", rule: "BO-6.3", seat, card });
      }
    },
  };
}

function boostVerb(step: VerbOf<"boost">, scope: Scope): Action<Table> {
  const n = someOf(step.n, scope);
  const who = playerRef(step.who ?? "self", inside(scope, "who"));
  const order = orders.indexOf(step.order);
  return {
    would: (g, env) => n(g, env) > 0,
    run(g, env) {
      const seat = who(g, env);
      const more = n(g, env);
      if (more === 0) return;
      g.state.boosts[seat * ORDER_COUNT + order] += more;
      g.tell?.({ fact: "boosted", rule: "BO-5.3", seat, order, n: more });
    },
  };
}
