import { type ChanceState, DICE, draw, fork, push } from "@coterie/kernel";
import { NOWHERE, type State } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { addCard, takeCard } from "./cards.js";
import { pay } from "./goods.js";
import { happen, modified } from "./standing.js";
import { inTurnOrder } from "./terms.js";
import { discardCard } from "./victims.js";

/**
 * BO-6.3: all at once, secret until all have committed. A draft says for each card of the Torpor
 * whether it is fed, then which cards are discarded because the hand is over its limit.
 */
const FED = 1;
const RELEASED = 0;
const HAND_LIMIT = 10;

const feedQuestion = rulebook.question({
  name: "feeding.card",
  rule: "BO-6.3",
  seat: (_g, seat) => seat,
  list(g, options, seat) {
    if (bloodFor(g, seat, fedCount(g.state, seat) + 1) <= g.state.blood[seat]) options.add(FED);
    options.add(RELEASED);
  },
  answer(g, option, seat) {
    g.state.drafts[seat].push(option);
    askNext(g, seat);
  },
  key: (_g, option) => (option === FED ? "feed" : "release"),
  about: (g, seat) => g.content.cards[g.state.torpor[seat][g.state.drafts[seat].length]].id,
  blocked: (g, seat) =>
    bloodFor(g, seat, fedCount(g.state, seat) + 1) <= g.state.blood[seat]
      ? []
      : [{ action: "feed", reason: "too-little-blood", rule: "BO-6.3" }],
});

/** More than the limit: exactly the excess is discarded, from the hand or from the fed. */
const excessQuestion = rulebook.question({
  name: "feeding.excess",
  rule: "BO-6.3",
  seat: (_g, seat) => seat,
  list(g, options, seat) {
    const kept = keptCards(g.state, seat);
    kept.forEach((card, i) => {
      if (card !== kept[i - 1]) options.add(card);
    });
  },
  answer(g, card, seat) {
    g.state.drafts[seat].push(card);
    askNext(g, seat);
  },
  key: (g, card) => `discard:${g.content.cards[card].id}`,
});

const commitQuestion = rulebook.question({
  name: "feeding.commit",
  rule: "BO-6.3",
  confirms: true,
  seat: (_g, seat) => seat,
  list: (_g, options) => options.add(0),
  answer: () => {},
  key: () => "commit",
});

function askNext(g: Table, seat: number): void {
  const { drafts, torpor } = g.state;
  if (drafts[seat].length < torpor[seat].length) push(g, feedQuestion, seat);
  else if (keptCards(g.state, seat).length > handLimit(g, seat)) push(g, excessQuestion, seat);
  else push(g, commitQuestion, seat);
}

export const FEEDING_START = rulebook.step("feeding.start", askNext);

function fedCount(s: State, seat: number): number {
  return fedCards(s, seat).length;
}

/** The cards of the Torpor that the draft says are fed. */
function fedCards(s: State, seat: number): number[] {
  return s.torpor[seat].filter((_, i) => s.drafts[seat][i] === FED);
}

/** The hand and the fed cards, without those that the draft has given up. */
function keptCards(s: State, seat: number): number[] {
  const kept = s.hands[seat].slice();
  for (const card of fedCards(s, seat)) addCard(kept, card);
  for (const card of s.drafts[seat].slice(s.torpor[seat].length)) takeCard(kept, card);
  return kept;
}

function bloodFor(g: Table, seat: number, cards: number): number {
  const free = Math.max(0, modified(g, "free-feeding", 0, seat, NOWHERE));
  return Math.max(0, cards - free);
}

function handLimit(g: Table, seat: number): number {
  return Math.max(0, modified(g, "hand-limit", HAND_LIMIT, seat, NOWHERE));
}

const join = rulebook.step("feeding.join", (g) => {
  const seats = inTurnOrder(g.state);
  // What it costs may hang on what others have, so all prices are known before anybody pays.
  const prices = seats.map((seat) => bloodFor(g, seat, fedCount(g.state, seat)));
  for (const [i, seat] of seats.entries()) feed(g, seat, prices[i]);
  for (const seat of seats) happen(g, "fed", seat, NOWHERE);
});

export const FEEDING = rulebook.step("feeding", (g) => fork(g, FEEDING_START, join));

function feed(g: Table, seat: number, blood: number): void {
  const { state } = g;
  const fed = fedCards(state, seat);
  const released = state.torpor[seat].filter((_, i) => state.drafts[seat][i] !== FED);
  const excess = state.drafts[seat].slice(state.torpor[seat].length).sort((a, b) => a - b);
  state.hands[seat] = keptCards(state, seat);
  state.torpor[seat] = [];
  if (fed.length > 0) g.tell?.({ fact: "fed", rule: "BO-6.3", seat, cards: fed, n: blood });
  pay(g, seat, "blood", blood, "BO-6.3");
  if (released.length > 0) {
    g.tell?.({ fact: "released", rule: "BO-6.3", seat, cards: released });
  }
  if (excess.length > 0) g.tell?.({ fact: "over-limit", rule: "BO-6.3", seat, cards: excess });
  for (const card of [...released, ...excess]) discardCard(g, card);
}

/** A decision that a seat might have made, for imagining: feeds what it can, gives up the rest. */
export function imagineFeeding(g: Table, seat: number, chance: ChanceState): void {
  const { drafts, torpor, blood } = g.state;
  const draft: number[] = [];
  drafts[seat] = draft;
  for (let i = 0; i < torpor[seat].length; i++) {
    const canFeed = bloodFor(g, seat, fedCount(g.state, seat) + 1) <= blood[seat];
    draft.push(canFeed && draw(chance, DICE, 4) > 0 ? FED : RELEASED);
  }
  for (;;) {
    const kept = keptCards(g.state, seat);
    if (kept.length <= handLimit(g, seat)) return;
    draft.push(kept[draw(chance, DICE, kept.length)]);
  }
}
