import { fork, isInPhase, push } from "../../index.js";
import { nameOf } from "../content.js";
import { takeFrom } from "../hand.js";
import type { LanternRun, LanternState } from "../kit.js";
import { moveOil } from "../oil.js";
import { book } from "./book.js";
import { TURN } from "./turn.js";

/** What a seat without lanterns offers, and what its draft says then. */
const NOTHING = -1;
const QUIETLY = 0;
const BOLDLY = 1;
/** A bold offer counts for this much more, and costs an oil if the seat has one. */
const BOLDNESS = 2;

/** 3.1 Everybody secretly chooses a lantern, then how to offer it. The draft is [slot, bold]. */
const CHOOSE_CARD = book.question({
  name: "offering.card",
  rule: "3.1",
  seat: (_run, seat) => seat,
  list(run, options, seat) {
    const { cards } = run.state.hands[seat];
    for (let slot = 0; slot < cards.length; slot++) options.add(slot);
    if (cards.length === 0) options.add(NOTHING);
  },
  answer(run, slot, seat) {
    run.state.drafts[seat].push(slot);
    push(run, CHOOSE_MANNER, seat);
  },
  key(run, slot, seat) {
    return slot === NOTHING ? "nothing" : `offer:${nameOf(run.state.hands[seat].cards[slot])}`;
  },
});

const CHOOSE_MANNER = book.question({
  name: "offering.manner",
  rule: "3.1",
  seat: (_run, seat) => seat,
  list(run, options, seat) {
    options.add(QUIETLY);
    if (run.state.drafts[seat][0] !== NOTHING) options.add(BOLDLY);
  },
  answer(run, manner, seat) {
    run.state.drafts[seat].push(manner);
  },
  key: (_run, manner) => (manner === BOLDLY ? "boldly" : "quietly"),
});

const START = book.step("offering.start", (run, seat) => push(run, CHOOSE_CARD, seat));

/** 3.2 All offers are turned up at once, in seat order. 3.3 The single brightest gets an oil. */
const JOIN = book.step("offering.join", (run) => {
  run.revealed = true;
  const lights = run.state.drafts.map((draft, seat) => turnUp(run, seat, draft));
  const most = Math.max(...lights);
  const winner = lights.indexOf(most);
  if (most <= 0 || lights.lastIndexOf(most) !== winner) return;
  run.tell?.({ fact: "brightest", rule: "3.3", seat: winner, light: most });
  if (run.state.supply > 0) moveOil(run.state, winner, 1);
  push(run, TURN, winner);
});

export const OFFERING = book.step("offering", (run) => fork(run, START, JOIN));

function turnUp(run: LanternRun, seat: number, draft: readonly number[]): number {
  const [slot, bold] = draft;
  if (slot === NOTHING) return 0;
  const { state } = run;
  const card = takeFrom(state.hands[seat], slot);
  state.discard.push(card);
  run.tell?.({ fact: "offered", rule: "3.2", seat, card, bold });
  if (bold === BOLDLY && state.oil[seat] > 0) moveOil(state, seat, -1);
  return run.content[card].light + bold * BOLDNESS;
}

/** A draft that the seat might have made, for imagining. */
export function imagineDraft(hand: number, pick: (below: number) => number): number[] {
  return hand === 0 ? [NOTHING, QUIETLY] : [pick(hand), pick(2)];
}

/** An offer that is as far as this one, and says something else. */
export function disguiseOffer(
  draft: readonly number[],
  hand: number,
  pick: (below: number) => number,
): number[] {
  return imagineDraft(hand, pick).slice(0, draft.length);
}

export function isOffering(state: LanternState): boolean {
  return isInPhase(state, START);
}

export function offerFaults(state: LanternState): string[] {
  if (!isOffering(state)) return [];
  return state.drafts.flatMap((draft, seat) =>
    isOffer(draft, state.hands[seat].cards.length) ? [] : [`an offer is ${draft.join(",")}`],
  );
}

function isOffer(draft: readonly number[], hand: number): boolean {
  const [slot = 0, bold = 0] = draft;
  const good = slot >= NOTHING && slot < Math.max(hand, 1) && (bold === 0 || bold === 1);
  return good && draft.length <= 2;
}
