import { type Action, fault, inside, type Scope } from "@coterie/effects";
import { FRAME, forkOne, popFrame, push, seenBy, show } from "@coterie/kernel";
import { NONE, NOWHERE } from "../../state.js";
import { rulebook, type Table } from "../../table.js";
import { discardVictim, fillVictimDeck, gainVictim, placeVictim } from "../victims.js";
import type { VerbOf } from "./lexicon.js";
import { phaseArgs } from "./phase-args.js";
import { placeRef } from "./refs.js";
import { dismiss } from "./victims.js";

/**
 * The user alone looks at the top Victims of the deck (BO-8.3) and may choose one of them. What is
 * seen stays known to the user; what is chosen is made in private.
 */
type Way = NonNullable<VerbOf<"look">["may"]>;
const WAYS: readonly Way[] = ["take", "discard", "bury", "raise", "place"];
const NONE_OF_THEM = -1;

export function lookVerb(step: VerbOf<"look">, scope: Scope): Action<Table> {
  if (step.may === "place" && step.at === undefined) {
    fault(scope, "`place` puts a Victim into a Quarter: expected `at`");
  }
  const at = step.at === undefined ? () => NOWHERE : placeRef(step.at, inside(scope, "at"));
  const way = step.may === undefined ? NONE : WAYS.indexOf(step.may);
  return {
    would: (g) => g.state.victimDeck.cards.length > 0 || g.state.discards.length > 0,
    run(g, env) {
      if (!fillVictimDeck(g)) return;
      const n = lookAtTop(g, env.self, step.n);
      if (way === NONE) return;
      push(g, chosen, scope.pieceNumber, n, way, at(g, env));
      forkOne(g, env.self, start, join);
    },
  };
}

/** Gives back how many there were to look at. */
function lookAtTop(g: Table, seat: number, most: number): number {
  const { victimDeck } = g.state;
  const n = Math.min(most, victimDeck.cards.length);
  const from = victimDeck.cards.length - n;
  for (let i = from; i < victimDeck.cards.length; i++) show(victimDeck, i, seenBy(seat));
  g.revealed = true;
  const cards = victimDeck.cards.slice(from).reverse();
  g.tell?.({ fact: "looked", rule: "BO-8.3", seat, n, cards });
  return n;
}

/** Waits beneath the phase: the piece, how many were looked at, what may be done with one, where. */
const chosen = rulebook.step("look.then", () => {});

const pickQuestion = rulebook.question({
  name: "look.pick",
  rule: "BO-8.3",
  confirms: true,
  seat: (_g, seat) => seat,
  list(g, options) {
    options.add(NONE_OF_THEM);
    const { cards } = g.state.victimDeck;
    const [, n] = phaseArgs(g.state);
    for (let i = cards.length - 1; i >= cards.length - n; i--) options.add(cards[i]);
  },
  answer(g, option, seat) {
    if (option !== NONE_OF_THEM) g.state.drafts[seat].push(option);
  },
  key(g, option) {
    if (option === NONE_OF_THEM) return "none";
    return `${WAYS[phaseArgs(g.state)[2]]}:${g.content.cards[option].id}`;
  },
  about: (g) => g.content.pieces[phaseArgs(g.state)[0]].id,
});

const start = rulebook.step("look.start", (g, seat) => push(g, pickQuestion, seat));

const join = rulebook.step("look.join", (g, seat) => {
  const [victim] = g.state.drafts[seat];
  const [, n, way, at] = g.agenda.slice(-FRAME + 1);
  popFrame(g.agenda);
  g.revealed = true;
  if (victim === undefined) return;
  if (WAYS[way] === "bury" || WAYS[way] === "raise") forgetTop(g, seat, n);
  const seen = takeFromDeck(g, victim);
  switch (WAYS[way]) {
    case "take":
      gainVictim(g, seat, victim, "BO-8.1");
      return;
    case "discard":
      discardVictim(g, victim);
      g.tell?.({ fact: "victim-discarded", rule: "BO-5.9", seat, card: victim });
      return;
    case "place":
      replaceVictim(g, at, victim);
      return;
    case "bury":
    case "raise":
      putBack(g, victim, seen, WAYS[way] === "raise");
      g.tell?.({ fact: "deck-arranged", rule: "BO-8.3", seat });
  }
});

/** A secret move: others who had looked at these places no longer know what lies there. */
function forgetTop(g: Table, seat: number, n: number): void {
  const { seen } = g.state.victimDeck;
  for (let i = seen.length - n; i < seen.length; i++) seen[i] &= seenBy(seat);
}

/** Takes a Victim out of the deck; gives back who knew it there. */
function takeFromDeck(g: Table, victim: number): number {
  const { cards, seen } = g.state.victimDeck;
  const at = cards.indexOf(victim);
  cards.splice(at, 1);
  return seen.splice(at, 1)[0];
}

function replaceVictim(g: Table, quarter: number, victim: number): void {
  const old = g.state.victims[quarter];
  if (old !== NONE) dismiss(g, old, quarter);
  placeVictim(g, quarter, victim, "BO-5.9");
}

function putBack(g: Table, victim: number, seen: number, onTop: boolean): void {
  const { cards, seen: known } = g.state.victimDeck;
  if (onTop) {
    cards.push(victim);
    known.push(seen);
  } else {
    cards.unshift(victim);
    known.unshift(seen);
  }
}
