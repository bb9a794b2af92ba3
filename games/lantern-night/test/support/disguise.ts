import { anotherFate, seenBy } from "@coterie/kernel";
import { type Disguise, swapUnseenCards } from "@coterie/kernel/battery";
import type { NightKit } from "./redeclared.js";

/**
 * Another fate, other omens and other choices wherever the audience cannot know them. Written by hand and
 * not derived: it is a second opinion on who sees which part.
 */
export const disguise: Disguise<NightKit["State"]> = (state, audience, pick) => {
  state.chance = anotherFate(state.chance, String(pick(1000)));
  const held = { cards: state.omens, seen: [...state.omens.keys()].map(seenBy) };
  swapUnseenCards([held, state.omen], audience, () => 0, pick);
  for (const [seat, draft] of state.drafts.entries()) {
    if (seat !== audience) state.drafts[seat] = draft.map(() => pick(2));
  }
  return state;
};
