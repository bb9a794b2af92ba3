import { type ChanceState, DICE, draw, fork, push } from "@coterie/kernel";
import type { State } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { addCard, addCards, pileOf } from "./cards.js";

/** Chapter 3: all at once and in secret, every card goes under a token or stays in the hand. */

/** In a draft: a card that stays in the hand; otherwise one more than its Order. */
const IN_HAND = 0;
const PLACES = ["hand", "dawn", "dusk", "night"] as const;

/** BO-3.1: one card after the other; the draft holds a place for each card of the hand. */
const assignQuestion = rulebook.question({
  name: "planning.card",
  rule: "BO-3.1",
  seat: (_g, seat) => seat,
  list(_g, options) {
    for (let place = 0; place < PLACES.length; place++) options.add(place);
  },
  answer(g, place, seat, card) {
    g.state.drafts[seat].push(place);
    askNext(g, seat, card + 1);
  },
  key: (_g, place) => PLACES[place],
  about: (g, seat, card) => g.content.cards[g.state.hands[seat][card]].id,
});

/** BO-3.2: everybody commits, also with an empty hand. */
const commitQuestion = rulebook.question({
  name: "planning.commit",
  rule: "BO-3.2",
  confirms: true,
  seat: (_g, seat) => seat,
  list: (_g, options) => options.add(0),
  answer: () => {},
  key: () => "commit",
});

function askNext(g: Table, seat: number, card: number): void {
  if (card < g.state.hands[seat].length) push(g, assignQuestion, seat, card);
  else push(g, commitQuestion, seat);
}

export const PLANNING_START = rulebook.step("planning.start", (g, seat) => askNext(g, seat, 0));

/** BO-3.2: the last has committed; the piles are locked for the Day. */
const join = rulebook.step("planning.join", (g) => {
  const { state } = g;
  for (let seat = 0; seat < state.hands.length; seat++) {
    splitHand(state, seat, state.drafts[seat]);
  }
  state.planned = 1;
  g.tell?.({ fact: "planned", rule: "BO-3.2" });
});

/** Puts the cards of a hand where a draft says. */
function splitHand(s: State, seat: number, draft: readonly number[]): void {
  const hand = s.hands[seat];
  s.hands[seat] = [];
  for (let i = 0; i < hand.length; i++) {
    const place = draft[i];
    addCard(place === IN_HAND ? s.hands[seat] : pileOf(s, seat, place - 1), hand[i]);
  }
}

export const PLANNING = rulebook.step("planning", (g) => {
  const { hands, sure } = g.state;
  for (let seat = 0; seat < hands.length; seat++) addCards(hands[seat], sure[seat].splice(0));
  fork(g, PLANNING_START, join);
});

/** A plan that a seat might have made, for imagining. */
export function imaginePlan(s: State, seat: number, chance: ChanceState): number[] {
  return s.hands[seat].map(() => draw(chance, DICE, PLACES.length));
}

/** What others cannot tell apart: the split of a hand into piles, dealt anew. */
export function imagineSplit(s: State, seat: number, chance: ChanceState): void {
  splitHand(s, seat, imaginePlan(s, seat, chance));
}
