import { type Action, inside, type Scope } from "@coterie/effects";
import { ALL_AUDIENCES } from "@coterie/kernel";
import { NONE } from "../../state.js";
import type { Table } from "../../table.js";
import { takeCard } from "../cards.js";
import { discardVictim, drawVictim, fillVictimDeck, gainVictim, placeVictim } from "../victims.js";
import { someOf } from "./amounts.js";
import type { VerbOf } from "./lexicon.js";
import { cardRef, placeRef, playerRef } from "./refs.js";

/** Victims of the city, of the deck and of the discard. */
type VictimStep = VerbOf<
  "dismiss" | "bury" | "summon" | "swap-victims" | "seize" | "draw" | "cull" | "recover"
>;

export function victimVerb(step: VictimStep, scope: Scope): Action<Table> {
  switch (step.do) {
    case "dismiss":
    case "bury":
    case "seize":
      return leaveVerb(step, scope);
    case "summon":
      return summonVerb(step, scope);
    case "swap-victims":
      return swapVerb(step, scope);
    case "draw":
      return {
        would: canDraw,
        run(g, env) {
          const victim = drawVictim(g);
          if (victim !== NONE) gainVictim(g, env.self, victim, "BO-5.9");
        },
      };
    case "cull":
      return cullVerb(step, scope);
    case "recover": {
      const card = cardRef(step.card, inside(scope, "card"));
      return {
        would: (g, env) => g.state.discards.includes(card(g, env)),
        run(g, env) {
          const victim = card(g, env);
          if (takeCard(g.state.discards, victim)) gainVictim(g, env.self, victim, "BO-8.1");
        },
      };
    }
  }
}

/** BO-5.9: there is a card, or there will be one after shuffling. */
function canDraw(g: Table): boolean {
  return g.state.victimDeck.cards.length > 0 || g.state.discards.length > 0;
}

/** The Victim of a Quarter leaves it: to the discard, under the deck, or into a hand. */
function leaveVerb(step: VerbOf<"dismiss" | "bury" | "seize">, scope: Scope): Action<Table> {
  const at = placeRef(step.at, inside(scope, "at"));
  const named = step.do === "seize" ? step.who : undefined;
  const who = playerRef(named ?? "self", inside(scope, "who"));
  return {
    would: (g, env) => g.state.victims[at(g, env)] !== NONE && (step.do !== "bury" || canDraw(g)),
    run(g, env) {
      const space = at(g, env);
      const victim = g.state.victims[space];
      if (victim === NONE) return;
      if (step.do === "bury" && !fillVictimDeck(g)) return;
      g.state.victims[space] = NONE;
      if (step.do === "seize") gainVictim(g, who(g, env), victim, "BO-8.1");
      else if (step.do === "bury") bury(g, victim, space);
      else dismiss(g, victim, space);
    },
  };
}

export function dismiss(g: Table, victim: number, space: number): void {
  discardVictim(g, victim);
  g.tell?.({ fact: "victim-discarded", rule: "BO-5.9", space, card: victim });
}

/** Everybody has seen it go there. */
function bury(g: Table, victim: number, space: number): void {
  const { victimDeck } = g.state;
  victimDeck.cards.unshift(victim);
  victimDeck.seen.unshift(ALL_AUDIENCES);
  g.tell?.({ fact: "victim-buried", rule: "BO-5.9", space, card: victim });
}

function summonVerb(step: VerbOf<"summon">, scope: Scope): Action<Table> {
  const at = placeRef(step.at, inside(scope, "at"));
  return {
    would: (g, env) => g.state.victims[at(g, env)] === NONE && canDraw(g),
    run(g, env) {
      if (g.state.victims[at(g, env)] !== NONE) return;
      const victim = drawVictim(g);
      if (victim !== NONE) placeVictim(g, at(g, env), victim, "BO-5.9");
    },
  };
}

function swapVerb(step: VerbOf<"swap-victims">, scope: Scope): Action<Table> {
  const a = placeRef(step.a, inside(scope, "a"));
  const b = placeRef(step.b, inside(scope, "b"));
  return {
    would: (g, env) => g.state.victims[a(g, env)] !== g.state.victims[b(g, env)],
    run(g, env) {
      const { victims } = g.state;
      const from = a(g, env);
      const to = b(g, env);
      if (from === to) return;
      const first = victims[from];
      victims[from] = victims[to];
      victims[to] = first;
      g.tell?.({ fact: "victims-swapped", rule: "BO-1.2", from, to });
    },
  };
}

/** Top Victims of the deck are discarded, one after the other. */
function cullVerb(step: VerbOf<"cull">, scope: Scope): Action<Table> {
  const n = someOf(step.n, scope);
  return {
    // Where the deck is empty the discard is only shuffled and one of it discarded again.
    would: (g, env) => n(g, env) > 0 && canDraw(g),
    run(g, env) {
      for (let i = n(g, env); i > 0; i--) {
        const victim = drawVictim(g);
        if (victim === NONE) return;
        discardVictim(g, victim);
        g.tell?.({ fact: "victim-discarded", rule: "BO-5.9", card: victim });
      }
    },
  };
}
