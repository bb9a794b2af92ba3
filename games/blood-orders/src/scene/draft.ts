import { currentPhase, isInPhase } from "@coterie/kernel";
import { addCard, handOf, pileOf, takeCard } from "../rules/cards.js";
import { FEEDING_START } from "../rules/feeding.js";
import { PLANNING_START } from "../rules/planning.js";
import { ORDER_COUNT, type State } from "../state.js";
import { rulebook } from "../table.js";
import type { CardMark } from "./types.js";

/** What the audience has said in a private decision of its own that is not whole yet. */

/** As `rules/planning.ts` and `rules/feeding.ts` write drafts. */
const STAYS = 0;
const FED = 1;

/** For each card of a list. */
export type Marks = readonly (CardMark | undefined)[];

export const isPlanning = (s: State): boolean => isInPhase(s, PLANNING_START);

/** While a seat plans, its cards lie where its draft says; what is not said yet is in the hand. */
export function asPlanned(s: State, seat: number): State {
  const hand = s.hands[seat];
  if (hand === undefined || !isPlanning(s)) return s;
  const planned: State = { ...s, hands: s.hands.slice(), piles: s.piles.slice() };
  planned.hands[seat] = [];
  for (let order = 0; order < ORDER_COUNT; order++) planned.piles[seat * ORDER_COUNT + order] = [];
  hand.forEach((card, i) => {
    const at = s.drafts[seat][i] ?? STAYS;
    addCard(at === STAYS ? planned.hands[seat] : pileOf(planned, seat, at - 1), card);
  });
  return planned;
}

/** For a hand as `asPlanned` leaves it. */
export function handMarks(s: State, seat: number): Marks {
  if (isPlanning(s)) return planMarks(s.drafts[seat]);
  // Of cards alike the first are the chosen ones.
  const chosen = chosenCards(s, seat);
  return handOf(s, seat).map((card) => (takeCard(chosen, card) ? "chosen" : undefined));
}

/** A hand is sorted and asked for in that order: first what is kept, then the one asked for. */
const planMarks = (draft: readonly number[]): Marks => [
  ...draft.filter((at) => at === STAYS).map((): CardMark => "kept"),
  "asked",
];

/** Cards that are to be shown or given up. */
function chosenCards(s: State, seat: number): number[] {
  const draft = s.drafts[seat];
  switch (rulebook.names[currentPhase(s)]) {
    case "altar.start":
      // First comes the place in the market.
      return draft.slice(1);
    case "hand.start":
      return draft.slice();
    case "feeding.start":
      return draft.slice(s.torpor[seat].length);
    default:
      return [];
  }
}

/** What is over the limit and not in the hand is one of the fed. */
export function torporMarks(s: State, seat: number): Marks {
  if (!isInPhase(s, FEEDING_START)) return [];
  const draft = s.drafts[seat];
  const over = chosenCards(s, seat);
  for (const card of handOf(s, seat)) takeCard(over, card);
  return s.torpor[seat].map((card, i): CardMark | undefined => {
    if (i >= draft.length) return i === draft.length ? "asked" : undefined;
    if (draft[i] !== FED) return "released";
    return takeCard(over, card) ? "chosen" : "fed";
  });
}
