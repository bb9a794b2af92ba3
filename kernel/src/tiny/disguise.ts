import { type Disguise, exchangeUnseen } from "../battery/index.js";
import { anotherFate } from "../index.js";
import { backOf } from "./content.js";
import type { LanternState } from "./kit.js";
import { disguiseOffer, isOffering } from "./rules/offering.js";
import { anyWager, NO_WAGER } from "./rules/wager.js";

/** Another fate, other lanterns, offers and wagers wherever the audience cannot know them. */
export const disguise: Disguise<LanternState> = (state, audience, pick) => {
  state.chance = anotherFate(state.chance, String(pick(1000)));
  exchangeUnseen([...state.hands, state.deck], audience, backOf, pick);
  for (const seat of state.hands.keys()) if (seat !== audience) disguiseSeat(state, seat, pick);
  return state;
};

function disguiseSeat(state: LanternState, seat: number, pick: (below: number) => number): void {
  if (state.wagers[seat] !== NO_WAGER) state.wagers[seat] = anyWager(pick);
  const draft = state.drafts[seat];
  state.drafts[seat] = isOffering(state)
    ? disguiseOffer(draft, state.hands[seat].cards.length, pick)
    : draft.map(() => anyWager(pick));
}
