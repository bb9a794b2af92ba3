import { type Disguise, swapUnseenCards } from "../battery/index.js";
import { anotherFate, isInPhase } from "../index.js";
import { type LanternState, lanterns } from "./lanterns.js";

type Pick = (below: number) => number;

/**
 * Another fate, other lanterns, offers and wagers wherever the audience cannot know them. Written by hand
 * and not derived: it is a second opinion on who sees which part.
 */
export const disguise: Disguise<LanternState> = (state, audience, pick) => {
  const backOf = (card: number): number => lanterns.content[card].back;
  state.chance = anotherFate(state.chance, String(pick(1000)));
  swapUnseenCards([...state.hands, state.deck], audience, backOf, pick);
  for (const seat of state.hands.keys()) if (seat !== audience) disguiseSeat(state, seat, pick);
  return state;
};

function disguiseSeat(state: LanternState, seat: number, pick: Pick): void {
  if (state.wagers[seat] !== 0) state.wagers[seat] = anyWager(pick);
  const draft = state.drafts[seat];
  const isOffering = isInPhase(state, lanterns.rulebook.stepCalled("offering.start"));
  state.drafts[seat] = isOffering
    ? anyOffer(state.hands[seat].cards.length, pick).slice(0, draft.length)
    : draft.map(() => anyWager(pick));
}

function anyOffer(hand: number, pick: Pick): number[] {
  return hand === 0 ? [-1, 0] : [pick(hand), pick(2)];
}

function anyWager(pick: Pick): number {
  return 1 + pick(2);
}
