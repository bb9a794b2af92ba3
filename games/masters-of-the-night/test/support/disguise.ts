import { anotherFate } from "@coterie/kernel";
import { type Disguise, swapUnseenCards } from "@coterie/kernel/battery";
import type { Content, State } from "../../src/index.js";

/** Another fate, and both decks in another order as far as the audience has not seen it. */
export function disguiseWith(content: Content): Disguise<State> {
  return (state, audience, pick) => {
    state.chance = anotherFate(state.chance, String(pick(1000)));
    swapUnseenCards([state.events], audience, (event) => content.events[event].card.act, pick);
    swapUnseenCards([state.relics], audience, () => 0, pick);
    return state;
  };
}
